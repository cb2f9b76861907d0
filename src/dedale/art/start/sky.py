"""Stars."""

from __future__ import annotations

from random import Random

from dedale.art.svg import path, soft, star


def stars(width: float, height: float, count: int, seed: int) -> str:
    """Small ones, and now and then a large one with four rays."""
    dice = Random(seed)
    small = large = ""
    for i in range(count):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        small += f"M{x:.0f} {y:.0f}h.1"
        if i % 14 == 0:
            large += star(x, y, dice.uniform(3.5, 7), 0.31)
    return soft(small, "star", 1.8, opacity=0.6) + path(large, "star", opacity=0.9)
