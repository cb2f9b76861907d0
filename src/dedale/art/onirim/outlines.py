"""Outlines that several drawings use, about the origin in a box of 100, and the Doors in one of 100 by 140."""

from __future__ import annotations

import math

from dedale.art.svg import polar, poly

SUN_RAYS = "".join(
    poly(polar(0, 0, r, math.radians(i * 30 - 90) + turn) for turn, r in ((-0.17, 25), (0, 46 - i % 2 * 8), (0.17, 25)))
    for i in range(12)
)
MOON = "M14-43A44 44 0 1 0 43 16A35 35 0 0 1 14-43Z"
KEY = (
    "M-18-40A22 22 0 1 0-7.5 1.5L-2 7L23 32L18 37L25 44L32 37L38 43L45 36L38.5 29.5L30.5 21.5L3.5-5.5"
    "A22 22 0 0 0-18-40ZM-18-30A12 12 0 1 1-18-6A12 12 0 1 1-18-30Z"
)

DOORS = {
    "r": "M14 140V62A36 36 0 0 1 86 62V140Z",
    "b": "M50 34A52 52 0 0 1 86 123V140H14V123A52 52 0 0 1 50 34Z",
    "g": "M14 140V78C14 54 40 50 50 18C60 50 86 54 86 78V140Z",
    "n": "M14 140V44H8L50 20L92 44H86V140Z",
}
"""The four Doors, told apart without colour: round arch, hatch, ogee gate, pediment; they stand on y = 140."""
