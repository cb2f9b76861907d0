"""Dédale: two labyrinth games in one exact and fast engine.

>>> import dedale
>>> "onirim" in dedale.games()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from dedale._uncompiled import compiled  # first: it decides how every module after it is loaded
from dedale.core.errors import (
    BadBuffer,
    BadNumber,
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    DedaleError,
    FileTrouble,
    IllegalAction,
    IllegalOutcome,
    NotYourTurn,
    StillRunning,
    UndoRefused,
    UnknownGame,
    UnknownSeat,
)
from dedale.core.game import CHANCE, OVER, Action, Game, Result, State, View, games
from dedale.core.game import game as _game

if TYPE_CHECKING:
    from dedale.labyrinth.game import LabyrinthGame
    from dedale.onirim.game import OnirimGame

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "BadBuffer",
    "BadNumber",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadText",
    "DedaleError",
    "FileTrouble",
    "Game",
    "IllegalAction",
    "IllegalOutcome",
    "NotYourTurn",
    "Result",
    "State",
    "StillRunning",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "View",
    "__version__",
    "compiled",
    "game",
    "games",
]


@overload
def game(name: Literal["labyrinth"]) -> LabyrinthGame: ...
@overload
def game(name: Literal["onirim"]) -> OnirimGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The game of that name: ours with their own options and views, or one of a package that is installed beside."""
    return _game(name)
