"""The kinds of rules that the judge is tried with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

import dedale
from dedale.bots import Judgement, Seat
from dedale.core.options import OptionValues
from dedale.core.parts import Room
from dedale.lab.errors import BadPlan

Measure = Literal["choices", "chances"]
"""Whether choices are judged and judged again, or the chances that are told are held against how games ended."""


class Yardstick(Protocol):
    """What a package brings to `dedale.yardsticks` for a game: what its judge is tried with, and measured by."""

    PLAYERS: tuple[str, ...]
    """Who plays the games whose choices are judged: some play badly, some well."""
    TEAMS: tuple[tuple[str, ...], ...]
    """Who plays the games by which chances are measured: all seats alike, or unequal ones who change seats."""
    LOOKS: tuple[int, int, int]
    """The iterations of a first look and of a second, and the games of the larger judgement."""

    def variants(self) -> list[OptionValues]:
        """The kinds of rules to try it with."""

    def played_out(self, seat: Seat, actions: list[int], games: int, seed: int, care: int) -> list[Judgement]:
        """How these actions fare in so many games each, played with so much care."""


ROOM: Final[Room[Yardstick]] = Room("yardsticks", Yardstick)


class JudgeRow(msgspec.Struct, frozen=True):
    """A kind of rules, and who plays: the games take these bots in turn."""

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    first: int
    """The iterations of a first look."""
    second: int
    """Those of a second one."""
    larger: int
    """The games after each action of the larger judgement that the others are held against."""


class JudgePlan(msgspec.Struct, frozen=True):
    """A whole run: so many games of every row."""

    measure: Measure
    rows: tuple[JudgeRow, ...]
    games: int
    seed: int
    care: int
    """With how much care the games of the larger judgement are played: 0, or so many simulations a decision."""
    command: str


def rows(measure: Measure, only: Sequence[str] = ()) -> tuple[JudgeRow, ...]:
    """The rows of a measure: every kind of rules that a game's judge is to be tried with."""
    known = sorted(ROOM.games(), key=lambda name: (not dedale.game(name).facts.together, name))
    for name in only:
        if name not in known:
            raise BadPlan(
                "lab-judge-game",
                f"There is no judge of {name!r}; choose one of: {', '.join(sorted(known))}.",
                found=name,
                known=", ".join(sorted(known)),
            )
    return tuple(row for name in known if not only or name in only for row in _rows(name, measure))


def yardstick_of(game: str) -> Yardstick:
    """What the judge of a game is measured by. Raises BadPlan where nobody brings it."""
    found = ROOM.part(game)
    if found is None:
        raise BadPlan(
            "lab-judge-yardstick",
            f"Nothing here can measure the judge of {game!r}: its package brings no yardstick.",
            game=game,
        )
    return found


def _rows(game: str, measure: Measure) -> list[JudgeRow]:
    rules, yardstick = dedale.game(game), yardstick_of(game)
    players = [yardstick.PLAYERS] if measure == "choices" else list(yardstick.TEAMS)
    every = [rules.options_json(rules.options(options)) for options in yardstick.variants()]
    return [JudgeRow(game, options, bots, *yardstick.LOOKS) for options in every for bots in players]
