"""Games of Onirim under way: for every sort of answer that the engine knows, one in which it may be given now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

from dedale.core.luck import SECRET_BYTES
from dedale.core.table import Table
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS
from dedale.onirim.game import GAME

EVERYTHING: dict[str, Any] = {"book": "yes", "towers": "yes", "dreams": 6}
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "alone": ({"players": 1}, 4),
    "book": ({"players": 1, "book": "yes"}, 8),
    "towers": ({"players": 1, "towers": "yes"}, 6),
    "dreams": ({"players": 1, "dreams": 6}, 24),
    "two": ({"players": 2, "talk": "open"}, 8),
    "everything": ({"players": 1, **EVERYTHING}, 12),
    "two with everything": ({"players": 2, "talk": "silent", **EVERYTHING}, 60),
}
"""Tables, and how many games are tried at each: an answer belongs to the first of them at which it is met."""

NAMES = ("Léa", "Tom")
EAGER = ("fetch door", "door for key", "door for shared key", "nightmare reveal", "search key")
"""Answers that lead further into a game than others."""

NAMED = {*CODES, *map(str, range(10)), "of", "1st", "2nd", "seat"}


class Answer(NamedTuple):
    """A kind of decision, and an answer to it without the card or the number that it names."""

    kind: str
    sort: str


@dataclass(frozen=True)
class Position:
    """A game under way in which a seat is to decide."""

    table: str
    seat: int
    kind: str
    choices: tuple[str, ...]
    """What may be chosen, as texts."""
    record: str
    """With its secret, to be played on."""

    def of(self, sort: str) -> str:
        """A choice of this sort: the last one, as the first are often those that a page would offer by itself."""
        return [text for text in self.choices if sort_of(text) == sort][-1]


def sort_of(text: str) -> str:
    """An answer without what it names: "nightmare key rk" is a "nightmare key"."""
    return " ".join(word for word in text.split() if word not in NAMED)


def answers() -> list[Answer]:
    """Every sort of answer to every kind of decision, in the engine's order."""
    return list(dict.fromkeys(Answer(kind, sort_of(text)) for kind, texts in ANSWERS.items() for text in texts))


@cache
def positions() -> dict[Answer, Position]:
    """A position for each sort of answer, as far as one is met."""
    due = set(answers())
    found: dict[Answer, Position] = {}
    for name, (options, games) in TABLES.items():
        for seed in range(games):
            for table in _played(options, seed):
                view = table.view(table.turn)
                texts = tuple(map(GAME.text, view.legal))
                new = due & {Answer(view.kind, sort_of(text)) for text in texts}
                if new:
                    position = Position(name, table.turn, view.kind, texts, table.record.text(secret=True))
                    found |= dict.fromkeys(new, position)
                    due -= new
            if not due:
                return found
    return found


def _played(options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A table at each of the decisions of one more or less random game."""
    chance = Random(seed)
    table = Table.new(GAME, options, secret=seed.to_bytes(SECRET_BYTES), seats=NAMES[: options["players"]])
    table.stops = [True] * options["players"]
    while not table.over:
        yield table
        view: Any = table.view(table.turn)
        series = view.series[view.actor].colour or "r"
        legal = [(one, GAME.text(one)) for one in view.legal]
        for wish in (EAGER, f"play {series}", "play", ""):
            pool = [one for one, text in legal if text.startswith(wish)]
            if pool and (not wish or chance.random() < 0.8):
                table.play(table.turn, chance.choice(pool))
                break
