"""Through the second door: hills, a tower, a hedge, and the real tiles on the ground. 452 by 500.

The page lays `field` between `garden` and `figures`, 980 wide and tilted by `perspective(560px) rotateX(54deg)` about
its lower edge, which lies 480 down; `project` says where a cell then appears.
"""

from __future__ import annotations

import math
from random import Random

from dedale.art.start.sky import stars
from dedale.art.svg import Point, box, disc, fade, group, moved, n, oval, path, put, symbol

WIDTH, HEIGHT = 452, 500
HORIZON = HEIGHT * 0.46
SIZE, BOTTOM = 140, 480
"""How large a cell of the field is before it is tilted, and where its lower edge lies."""

DISTANCE, TILT = 560, math.radians(54)

WAY = {
    (6, 3): ("I", 0),
    (5, 3): ("L", 1),
    (5, 4): ("L", 3),
    (4, 4): ("I", 0),
    (3, 4): ("L", 2),
    (3, 3): ("I", 1),
    (3, 2): ("L", 0),
    (2, 2): ("I", 0),
    (1, 2): ("L", 1),
    (1, 3): ("I", 1),
    (1, 4): ("L", 3),
    (0, 4): ("I", 0),
}
"""A lit way from the threshold to a far treasure: shape and quarter turns of its tiles by row and column."""

FIGURES = (
    ("tr-princess", (0, 4), 1.05),
    ("tr-dragon", (2, 1), 1),
    ("tr-crown", (2, 4), 0.8),
    ("tr-genie", (1, 5), 0.95),
    ("tr-emerald", (3, 2), 0.62),
    ("tr-owl", (4, 1), 0.95),
    ("tr-chest", (4, 5), 0.9),
    ("tr-scarab", (5, 2), 0.7),
)
"""What stands upright on the field, far ones first: the drawing, its cell, its size."""


def garden_paints() -> str:
    return fade("garden-sky", (0, "sky-a"), (0.5, "sky-b"))


def garden() -> str:
    """`garden`, `field` and `figures`."""
    view = f"0 0 {WIDTH} {HEIGHT}"
    sky = box(0, 0, WIDTH, HEIGHT, "url(#garden-sky)") + stars(WIDTH, HEIGHT * 0.42, 46, 21)
    return (
        symbol("garden", view, sky, _hills(), _tower(), _hedge())
        + symbol("field", "0 0 700 700", _field())
        + symbol("figures", view, _figures())
    )


def project(cell: tuple[int, int]) -> tuple[Point, float]:
    """Where the middle of a cell appears, and how large things are there."""
    across, ahead = (cell[1] - 3) * SIZE, (6.5 - cell[0]) * SIZE
    size = DISTANCE / (DISTANCE + ahead * math.sin(TILT))
    return (WIDTH / 2 + across * size, BOTTOM - ahead * math.cos(TILT) * size), size


def _hills() -> str:
    y = HORIZON
    return path(f"M0 {y - 8:g}Q{WIDTH / 4:g} {y - 50:g} {WIDTH / 2:g} {y - 14:g}T{WIDTH} {y - 34:g}V500H0Z", "hill-1")


def _tower() -> str:
    return moved(
        WIDTH * 0.71,
        HORIZON - 96,
        path("M-15 100-12 20H12L15 100ZM-17 20V6h7v6h6V6h8v6h6V6h7V20Z", "hill-2"),
        path("M-3.5 44V36a3.5 3.5 0 0 1 7 0v8Z", "lantern"),
    )


def _hedge() -> str:
    dice, d, x = Random(4), f"M0 500V{HORIZON - 6:g}", 0.0
    while x < WIDTH:
        width = dice.uniform(12, 26)
        d += f"a{n(width * 0.56)} {n(width * 0.5)} 0 0 1 {n(width)} {n(dice.uniform(-2, 2))}"
        x += width
    return path(d + "V500Z", "hill-2")


def _field() -> str:
    dice, out = Random(12), ""
    for row in range(7):
        for column in range(7):
            shape, turn = WAY.get((row, column), (dice.choice("ILLT"), dice.randrange(4)))
            name = "t-Tt-a" if shape == "T" else f"t-{shape}-a"
            tile = put(name, 0, 0, 100, 100, transform=f"rotate({turn * 90} 50 50)")
            at = f"translate({column * 100} {row * 100})"
            out += group(tile, transform=at, class_="lit") if (row, column) in WAY else group(tile, transform=at)
    return out


def _figures() -> str:
    out = ""
    for name, cell, size in FIGURES:
        (x, y), near = project(cell)
        side = SIZE * size * near * 0.78
        out += oval(x, y + side * 0.08, side * 0.4, side * 0.1, "fl-shade", opacity=0.5)
        out += put(name, round(x - side / 2, 1), round(y - side * 0.82, 1), round(side, 1), round(side, 1))
    (x, y), near = project((5, 3))
    tall = SIZE * near * 1.38
    wide = tall * 52 / 84
    light = disc(round(x), round(y - tall * 0.2), round(tall * 0.95), "url(#lantern-glow)", opacity=0.8)
    return out + light + put("pawn-red", round(x - wide / 2), round(y - tall * 0.86), round(wide), round(tall))
