"""Dédale: two labyrinth games in one exact and fast engine.

>>> import dedale
>>> "onirim" in dedale.games()
True
"""

from dedale._uncompiled import compiled  # first: it decides how every module after it is loaded
from dedale.core.errors import (
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
from dedale.core.game import CHANCE, OVER, Result, game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadNumber",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadText",
    "DedaleError",
    "FileTrouble",
    "IllegalAction",
    "IllegalOutcome",
    "NotYourTurn",
    "Result",
    "StillRunning",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "__version__",
    "compiled",
    "game",
    "games",
]
