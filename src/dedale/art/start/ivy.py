"""Ivy: leaves scattered over a hedge, and vines that climb along a line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from dedale.art.compact import shorter
from dedale.art.svg import Point, line, path, pt, symbol

LEFT = [(4, 1000), (14, 900), (20, 780), (8, 690), (24, 600), (10, 510), (22, 420), (8, 340), (16, 270), (26, 200)]
LEFT += [(58, 130), (96, 84), (150, 46)]
RIGHT = [(512, 1000), (506, 900), (500, 800), (514, 720), (502, 640), (512, 570), (500, 500), (508, 440)]


def vines() -> str:
    """`vines`: what climbs on an arch, in the same box."""
    return symbol(
        "vines",
        "0 -10 520 1010",
        vine(LEFT, 3),
        vine([(22, 640), (34, 600), (30, 560)], 5, 9),
        vine([(16, 270), (46, 240), (52, 200)], 8, 9),
        vine(RIGHT, 4),
    )


def vine(points: Sequence[Point], seed: int, size: float = 11) -> str:
    """A climbing stem with leaves on both sides, growing along the points."""
    dice = Random(seed)
    stem, tones = "M" + pt(points[0]), ["", ""]
    for (x0, y0), (x1, y1) in pairwise(points):
        mx, my = (x0 + x1) / 2 + dice.uniform(-12, 12), (y0 + y1) / 2
        stem += f"Q{pt((mx, my))} {pt((x1, y1))}"
        count = max(2, int(math.dist((x0, y0), (x1, y1)) / 7))
        for i in range(count):
            t = i / count
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
            angle = math.atan2(y1 - y0, x1 - x0) + (1 if i % 2 else -1) * dice.uniform(0.6, 1.5)
            long = size * dice.uniform(0.65, 1.2)
            tones[dice.random() < 0.4] += _leaf(x, y, math.cos(angle) * long, math.sin(angle) * long)
    rim = {"stroke": "var(--ivy-0)", "stroke_width": 0.8}
    return (
        line(stem, "ivy-0", 2.4)
        + path(shorter(tones[0], 0), "ivy-1", **rim)
        + path(shorter(tones[1], 0), "ivy-2", **rim)
    )


def foliage() -> str:
    """`foliage`: leaves scattered over a strip of 120 by 60; laid side by side, they cover a hedge."""
    dice, tones = Random(5), ["", ""]
    for _ in range(70):
        long, angle = dice.uniform(4, 8), dice.uniform(0, math.tau)
        x, y = dice.uniform(6, 114), 30 + max(-26.0, min(26.0, dice.gauss(0, 11)))
        tones[dice.random() < 0.45] += _leaf(x, y, math.cos(angle) * long, math.sin(angle) * long)
    return symbol("foliage", "0 0 120 60", path(shorter(tones[0], 0), "ivy-1"), path(shorter(tones[1], 0), "ivy-2"))


def _leaf(x: float, y: float, dx: float, dy: float) -> str:
    """A leaf from a point along a direction, a little fuller on one side."""
    out = f"q{pt((dx * 0.15 - dy * 0.5, dy * 0.15 + dx * 0.5))} {pt((dx * 1.5, dy * 1.5))}"
    home = f"q{pt((-dx * 0.5 + dy * 0.75, -dy * 0.5 - dx * 0.75))} {pt((-dx * 1.5, -dy * 1.5))}"
    return f"M{pt((x, y))}{out}{home}Z"
