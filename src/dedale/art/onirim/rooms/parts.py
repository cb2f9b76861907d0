"""What the rooms share: a card is 200 by 280, and every room's light stands at (100, 108)."""

from __future__ import annotations

from random import Random

from dedale.art.svg import group, line, n, polar, pt, symbol

LX, LY = 100, 108
"""Where the light stands."""


def window(name: str, *parts: str) -> str:
    return symbol(name, "0 0 200 280", group(*parts, clip_path="url(#win)"))


def trails(colour: str, r0: float, r1: float, step: float, seed: int) -> str:
    """Star trails: broken arcs round the light."""
    dice, d, r = Random(seed), "", r0
    while r < r1:
        a = dice.uniform(0, 6.28)
        for _ in range(3):
            w = dice.uniform(0.5, 1.5)
            d += f"M{pt(polar(LX, LY, r, a))}A{n(r)} {n(r)} 0 0 1 {pt(polar(LX, LY, r, a + w))}"
            a += w + dice.uniform(0.3, 0.8)
        r += step
    return line(d, colour, 0.7, opacity=0.4)
