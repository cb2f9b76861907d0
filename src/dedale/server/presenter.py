"""The presenter of a game: what the server has to know of it to fill a screen. A game may bring none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Protocol

from dedale.core.doom import seems_doomed
from dedale.core.game import Game, Seat, State
from dedale.core.parts import Room
from dedale.core.table import Told
from dedale.server.messages import Choice, Deed, LineSort
from dedale.words import Words
from dedale.words.games import game_words
from dedale.words.zones import Zone, zones

Sentence = tuple[LineSort, str]
"""The sort of a line of the log, and its words."""


class Presenter(Protocol):
    """How one game is told to a page. The views that it is given are those of its own game."""

    def question(self, words: Words, view: Any, names: Sequence[str]) -> str:
        """What is to be decided."""

    def result(self, words: Words, view: Any, names: Sequence[str], returns: Sequence[float]) -> str:
        """How the game ended; empty while it goes on."""

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """What there is to say of a chance before the first choice."""

    def tell(self, words: Words, event: Told, before: Any, after: Any, names: Sequence[str]) -> list[Sentence]:
        """What an action or a chance was, and what it brought, to the viewer of the views."""

    def choices(self, words: Words, game: Game, state: State, view: Any) -> list[Choice]:
        """The legal choices of the viewer, who is to decide."""

    def zones(self, words: Words, view: Any, seats: int) -> list[Zone] | None:
        """The table as zones, for a page that has no drawing of this game; None where it has one."""

    def talks(self, options: Any) -> bool:
        """Whether the players may say what they like."""


def deed(game: Game, action: int) -> Deed:
    """An action as a page is told of it."""
    verb, about = game.deed(action)
    return Deed(game.text(action), verb, dict(about))


def choice(game: Game, action: int, words: str, warning: str | None = None) -> Choice:
    """A choice as a page is told of it."""
    verb, about = game.deed(action)
    return Choice(game.text(action), verb, dict(about), action, words, warning)


class PlainPresenter:
    """How a game is told that brings no presenter: by its words, and by what its views hold."""

    def __init__(self, game: str) -> None:
        self._told = game_words(game)

    def question(self, words: Words, view: Any, names: Sequence[str]) -> str:
        return self._told.decision_words(words, view, names)

    def result(self, words: Words, view: Any, names: Sequence[str], returns: Sequence[float]) -> str:
        return self._told.result_words(words, view, names, returns)

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """The table shows what was dealt."""
        return []

    def tell(self, words: Words, event: Told, before: Any, after: Any, names: Sequence[str]) -> list[Sentence]:
        if not event.chosen:
            return []
        sort: LineSort = "choice" if event.what == "action" else "chance"
        return [(sort, self._told.event_words(words, event, after.seat, names))]

    def choices(self, words: Words, game: Game, state: State, view: Any) -> list[Choice]:
        told = self._told.action_words
        return [
            choice(
                game,
                action,
                told(words, game.text(action), view),
                words("page-doom") if seems_doomed(state, action) else None,
            )
            for action in view.legal
        ]

    def zones(self, words: Words, view: Any, seats: int) -> list[Zone] | None:
        return zones(words, view, seats)

    def talks(self, options: Any) -> bool:
        return True


ROOM: Final[Room[Presenter]] = Room("server", Presenter)


@cache
def presenter_of(game: str) -> Presenter:
    """The presenter of a game."""
    return ROOM.part(game) or PlainPresenter(game)
