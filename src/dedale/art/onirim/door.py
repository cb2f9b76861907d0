"""The door to Onirim on the start page: an eye in the keystone, a dream behind it."""

from __future__ import annotations

from dedale.art.onirim.doors_in_doors import dream
from dedale.art.start.doors import Door
from dedale.art.start.stone import EYE, arch


def door() -> Door:
    """It needs nothing of the game's sprite."""
    return Door(symbols=arch("onirim", 2, EYE) + dream())
