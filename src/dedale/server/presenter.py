"""The presenter of a game: what the server has to know of it to fill a screen. A game may bring none."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from dedale.core.doom import seems_doomed
from dedale.core.game import Game, State
from dedale.core.message import Message
from dedale.core.parts import Room
from dedale.server.messages import Choice, Deed
from dedale.words.games import game_words
from dedale.words.zones import Zone, zones

DOOM: Final = Message("page-doom")
"""The warning that a choice loses the game."""


class Presenter(Protocol):
    """How one game is shown by a page. The views that it is given are those of its own game."""

    def choices(self, game: Game, state: State, view: Any) -> list[Choice]:
        """The legal choices of the viewer, who is to decide."""

    def zones(self, view: Any, seats: int) -> list[Zone] | None:
        """The table as zones, for a page that has no drawing of this game; None where it has one."""

    def talks(self, options: Any) -> bool:
        """Whether the players may say what they like."""


def deed(game: Game, action: int) -> Deed:
    """An action as a page is told of it."""
    verb, about = game.deed(action)
    return Deed(game.text(action), verb, dict(about))


def choice(game: Game, action: int, words: Message, warning: Message | None = None) -> Choice:
    """A choice as a page is told of it."""
    verb, about = game.deed(action)
    return Choice(game.text(action), verb, dict(about), action, words, warning)


class PlainPresenter:
    """How a game is shown that brings no presenter: by its words, and by what its views hold."""

    def __init__(self, game: str) -> None:
        self._told = game_words(game)

    def choices(self, game: Game, state: State, view: Any) -> list[Choice]:
        return [
            choice(
                game,
                action,
                self._told.action_words(game.text(action), view),
                DOOM if seems_doomed(state, action) else None,
            )
            for action in view.legal
        ]

    def zones(self, view: Any, seats: int) -> list[Zone] | None:
        return zones(view, seats)

    def talks(self, options: Any) -> bool:
        return True


ROOM: Final[Room[Presenter]] = Room("server", Presenter)


@cache
def presenter_of(game: str) -> Presenter:
    """The presenter of a game."""
    return ROOM.part(game) or PlainPresenter(game)
