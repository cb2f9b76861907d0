"""The shapes of corridors on a tile of 100 by 100, and geometry along their walls.

Open sides before turning: I north and south, L north and east, T north, east and west.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from dedale.art.svg import Point, arc, n, pt

NEAR, FAR = 30, 70
"""A corridor runs from NEAR to FAR."""

PLAZA = 30
"""The radius of the little square round a treasure."""

Line = list[Point]
Wall = tuple[Line, Line]
"""The edge of a wall along the corridor, walked with the corridor on the left hand, and the corners that close it."""

HALF_MOUTH = math.degrees(math.asin((FAR - 50) / PLAZA))


def walls(shape: str, plaza: bool) -> list[Wall]:
    """The walls of a tile, with a little square in the middle or without."""
    if shape == "I":
        return [([(NEAR, 0), (NEAR, 100)], [(0, 100), (0, 0)]), ([(FAR, 100), (FAR, 0)], [(100, 0), (100, 100)])]
    if shape == "L":
        return [(_bend(plaza), [(100, 100), (0, 100), (0, 0)]), _north_east(plaza)]
    return [(_base(plaza), [(100, 100), (0, 100)]), _north_east(plaza), _north_west(plaza)]


def floor_plan(shape: str) -> str:
    """The outline of the corridor, a little under the walls."""
    a, b = NEAR - 2, FAR + 2
    return {
        "I": f"M{a} .6H{b}V99.4H{a}Z",
        "L": f"M{a} .6H{b}V{a}H99.4V{b}H{a}Z",
        "T": f"M{a} .6H{b}V{a}H99.4V{b}H.6V{a}H{a}Z",
    }[shape]


def resample(line: Line, step: float, dice: Random | None = None) -> Line:
    """Points along a line, a step apart (about a step, with dice)."""

    def stride() -> float:
        return step * dice.uniform(0.8, 1.2) if dice else step

    points, rest = [line[0]], stride()
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        walked = 0.0
        while length - walked > rest:
            walked += rest
            points.append((x0 + (x1 - x0) * walked / length, y0 + (y1 - y0) * walked / length))
            rest = stride()
        rest -= length - walked
    if math.dist(points[-1], line[-1]) < step * 0.45:
        points.pop()
    return [*points, line[-1]]


def offset(line: Line, distance: float) -> Line:
    """The line, moved into the wall."""
    moved = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        moved.append((x - (y1 - y0) / length * distance, y + (x1 - x0) / length * distance))
    return moved


def inside(point: Point, polygon: Line) -> bool:
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def rounded(points: Line, radius: float) -> str:
    """A line through the points with round corners: the thread along a way."""
    d = f"M{pt(points[0])}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        (x0, y0), (x1, y1) = (_cut(corner, other, radius) for other in (before, after))
        d += f"L{n(x0)} {n(y0)}Q{pt(corner)} {n(x1)} {n(y1)}"
    return d + f"L{pt(points[-1])}"


def _cut(corner: Point, other: Point, radius: float) -> Point:
    x, y = (c + max(-radius, min(radius, o - c)) for c, o in zip(corner, other, strict=True))
    return x, y


def _bend(plaza: bool) -> Line:
    if plaza:
        return [(NEAR, 0), *arc(50, 50, PLAZA, -90 - HALF_MOUTH, -360 + HALF_MOUTH, 14), (100, FAR)]
    return [(NEAR, 0), (NEAR, 52), *arc(NEAR + 18, FAR - 18, 18, 180, 90)[1:-1], (48, FAR), (100, FAR)]


def _base(plaza: bool) -> Line:
    return [(0, FAR), *(arc(50, 50, PLAZA, 180 - HALF_MOUTH, HALF_MOUTH, 8) if plaza else []), (100, FAR)]


def _north_east(plaza: bool) -> Wall:
    corner = arc(50, 50, PLAZA, -HALF_MOUTH, -90 + HALF_MOUTH) if plaza else [(FAR, NEAR)]
    return [(100, NEAR), *corner, (FAR, 0)], [(100, 0)]


def _north_west(plaza: bool) -> Wall:
    corner = arc(50, 50, PLAZA, -90 - HALF_MOUTH, -180 + HALF_MOUTH) if plaza else [(NEAR, NEAR)]
    return [(NEAR, 0), *corner, (0, NEAR)], [(0, 0)]
