"""The door to Labyrinth on the start page: a flame in the keystone, ivy on the stone, a garden behind it."""

from __future__ import annotations

from dedale.art.labyrinth.garden import garden, garden_paints
from dedale.art.labyrinth.seats import SHAPES
from dedale.art.start.doors import Door
from dedale.art.start.ivy import vines
from dedale.art.start.stone import FLAME, arch


def door() -> Door:
    """The pawns and badges of the sprite are what people choose their seats by."""
    return Door(
        symbols=arch("labyrinth", 7, FLAME) + vines() + garden(),
        paints=garden_paints(),
        lent=tuple(f"{what}-{seat}" for seat in SHAPES for what in ("pawn", "seat")),
    )
