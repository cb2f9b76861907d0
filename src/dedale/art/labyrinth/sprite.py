"""Everything that the Labyrinth table shows."""

from __future__ import annotations

from functools import cache

from dedale.art.labyrinth.board import lights, surroundings
from dedale.art.labyrinth.seats import seats
from dedale.art.labyrinth.tiles import BOSS, tiles
from dedale.art.labyrinth.treasures import treasures
from dedale.art.sprite import Sprite


@cache
def sprite() -> Sprite:
    """`labyrinth.svg`."""
    return Sprite(name="labyrinth", defs=lights() + BOSS, symbols=tiles() + treasures() + seats() + surroundings())
