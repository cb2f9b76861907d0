"""What the server has to know of each game to fill a screen: its words, and what choices show beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from dedale.core.game import Game, Seat, State
from dedale.core.table import Told
from dedale.server.messages import Choice
from dedale.words import Words

Sentence = tuple[str, str]
"""The sort of a line of the log, and its words."""


class Face(Protocol):
    """How one game is told to a page. The views that it is given are those of its own game."""

    def question(self, words: Words, view: Any, names: Sequence[str]) -> str:
        """What is to be decided."""

    def result(self, words: Words, view: Any, names: Sequence[str]) -> str:
        """How the game ended; empty while it goes on."""

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """What there is to say of a chance before the first choice."""

    def tell(self, words: Words, event: Told, before: Any, after: Any, names: Sequence[str]) -> list[Sentence]:
        """What an action or a chance was, and what it brought, to the viewer of the views."""

    def choices(self, words: Words, game: Game, state: State, view: Any) -> list[Choice]:
        """The legal choices of the viewer, who is to decide."""

    def talks(self, options: Any) -> bool:
        """Whether the players may say what they like."""


def face_of(game: Game) -> Face:
    """The face of a game: `FACE` of the module that has the game's name here."""
    found: Face = import_module(f"dedale.server.games.{game.name}").FACE
    return found
