"""Labyrinth, told to a page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import structs

from dedale.core.game import Game, Seat
from dedale.core.table import Told
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.preview import walk
from dedale.labyrinth.tiles import ARROWS, CELLS, SIZE, arrow_name, cell_name
from dedale.labyrinth.view import View
from dedale.server.messages import Choice
from dedale.server.presenter import Sentence
from dedale.words import Words
from dedale.words import words as words_of
from dedale.words.labyrinth import action_words, change_words, decision_words, event_words, result_words
from dedale.words.players import who_words
from dedale.words.zones import Zone


class LabyrinthPresenter:
    """How Labyrinth is told."""

    def question(self, words: Words, view: View, names: Sequence[str]) -> str:
        return decision_words(words, view, names)

    def result(self, words: Words, view: View, names: Sequence[str], returns: Sequence[float]) -> str:
        return result_words(words, view, names)

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """Who begins; the table shows the rest."""
        return [("chance", event_words(words, event, viewer, names))] if event.kind == "first" else []

    def tell(self, words: Words, event: Told, before: View, after: View, names: Sequence[str]) -> list[Sentence]:
        """What the owner looks for next is left out: the card lies face down on the page until it is held."""
        silent = structs.replace(after, targets=before.targets)
        changes: list[Sentence] = [("change", told) for told in change_words(words, before, silent, names)]
        if event.what == "action":
            return [("choice", _chosen(words, event, before, after, names)), *changes]
        return changes

    def choices(self, words: Words, game: Game, state: Any, view: View) -> list[Choice]:
        if view.kind == "push":
            return [_push(words, game.text(action), action, state) for action in view.legal]
        start = view.pawns[view.actor]
        return [_move(words, game.text(action), action, view, start) for action in view.legal]

    def zones(self, words: Words, view: View, seats: int) -> list[Zone] | None:
        """The page draws the table itself."""
        return None

    def talks(self, options: Any) -> bool:
        return True


def _chosen(words: Words, event: Told, before: View, after: View, names: Sequence[str]) -> str:
    who = who_words(words, event.seat, after.seat, names)
    place = (event.text or "").split()[1]
    if before.kind == "push":
        return words("page-labyrinth-told-push", line=words(f"page-labyrinth-line-{place[0]}", line=place[1]), **who)
    if before.pawns == after.pawns:
        return words("event-stay", cell=place, **who)
    return event_words(words, event, after.seat, names)


def _push(words: Words, text: str, action: int, state: Labyrinth) -> Choice:
    seen = state.preview(action)
    return Choice(
        action=action,
        text=text,
        words=_push_words(words.language, text),
        warning=None,
        line=[seen.tiles[cell] for cell in LINES[text.split()[1]]],
        extra=seen.extra,
        pawns=seen.pawns,
        reachable=seen.reachable,
    )


@cache
def _push_words(language: str, text: str) -> str:
    return action_words(words_of(language), text)


def _move(words: Words, text: str, action: int, view: View, start: int) -> Choice:
    path = walk(view.tiles, start, CELL_OF[text.split()[1]])
    return Choice(action, text, action_words(words, text, view), None, path=path)


def _line(arrow: int) -> list[int]:
    """The cells of the line that an arrow pushes, left to right or top to bottom."""
    side, line = ARROWS[arrow]
    return [line + SIZE * i for i in range(SIZE)] if side in "ns" else [line * SIZE + i for i in range(SIZE)]


LINES = {arrow_name(arrow): _line(arrow) for arrow in range(len(ARROWS))}
CELL_OF = {cell_name(cell): cell for cell in range(CELLS)}

PRESENTER = LabyrinthPresenter()
