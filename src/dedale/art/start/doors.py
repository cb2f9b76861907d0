"""The doors of the start page: what the folder of a game's drawings has in its `door.py`."""

from __future__ import annotations

from typing import NamedTuple

from dedale.art.folders import in_folders


class Door(NamedTuple):
    """How a door to a game looks: `arch-…` and `arch-small-…` with the game's name, and the scene behind it."""

    symbols: str
    paints: str = ""
    """The gradients that they use."""
    lent: tuple[str, ...] = ()
    """What else of the game's own sprite is shown before somebody has gone through."""


def doors() -> dict[str, Door]:
    """Every door by its game."""
    return {game: module.door() for game, module in in_folders("door").items()}
