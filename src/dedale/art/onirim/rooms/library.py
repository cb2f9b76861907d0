"""The library: the brown room."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from dedale.art.onirim.nature import wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import Point, box, disc, line, moved, n, path, poly, ring, star

VX, VY = 100, 158
"""The vanishing point of the shelves."""

DEEP = 46 / 92
"""How far the side walls go back towards it."""


def library() -> str:
    """Shelves to both sides, a round window, a ladder, a candle; pages fly."""
    dice = Random(31)
    books, bands, boards, edge = _shelves(dice)
    back = _far_shelves(dice)
    pages = [
        (66, 56, -24, 1),
        (150, 62, 28, 0.9),
        (140, 172, -16, 1.05),
        (56, 168, 20, 0.9),
        (128, 40, 8, 0.65),
        (160, 128, -38, 0.75),
        (42, 112, 32, 0.65),
    ]
    sheet = "M-9-11C-4-13 4-9 9-11L8 11C3 13-4 9-8 12Z"
    ink = "M-5-6C-2-7 3-5 5-6M-5-2C-2-3 3-1 5-2M-5 2C-2 1 3 3 5 2M-4 6C-2 5 2 7 4 6"
    return window(
        "scene-n",
        box(0, 0, 200, 280, "url(#n-sky)"),
        path("M54 130A46 46 0 0 1 146 130V212H54Z", "lib-3"),
        disc(LX, LY, 57, "lib-5"),
        disc(LX, LY, 57, "url(#n-pane)"),
        line("M100 51V165M43 108H157M60 68L140 148M140 68L60 148", "lib-2", 1.6, opacity=0.8),
        ring(LX, LY, 57, "lib-2", 5),
        ring(LX, LY, 60, "lib-5", 1, opacity=0.9),
        disc(LX, LY, 112, "url(#n-glow)"),
        # far shelves and the way between them
        path("M50 168H150V214H50Z", "lib-2"),
        *[path(d, k) for k, d in back.items()],
        line("M50 187H150M50 207H150M50 168H150", "lib-5", 1, opacity=0.8),
        path("M86 214V184A13 13 0 0 1 112 184V214Z", "lib-1"),
        path("M90 214V186A9 9 0 0 1 108 186V214Z", "lib-5", opacity=0.8),
        # walls
        path(
            poly([_at(-1, 0, 0), _at(-1, DEEP, 0), _at(-1, DEEP, 262), _at(-1, 0, 262)])
            + poly([_at(1, 0, 0), _at(1, DEEP, 0), _at(1, DEEP, 262), _at(1, 0, 262)]),
            "lib-1",
        ),
        *[path(d, k) for k, d in books.items() if d],
        path(bands, "lib-5", opacity=0.7),
        path(boards, "lib-2"),
        line(edge, "lib-5", 0.9, opacity=0.75),
        line("M54 79V212M146 79V212", "lib-5", 1.2, opacity=0.7),
        # floor, rug, ladder
        path("M54 211H146L214 280H-14Z", "lib-2"),
        line("M70 211L28 280M85 211L66 280M115 211L134 280M130 211L172 280", "lib-1", 1, opacity=0.6),
        path("M88 214H112L140 280H60Z", "lib-4", opacity=0.85),
        line("M90 214L66 280M110 214L134 280", "lib-6", 1.1, opacity=0.6),
        path("".join(star(100, y, r, 0.45) for y, r in ((224, 3), (238, 4.4), (256, 6))), "lib-6", opacity=0.6),
        line("M152 258L136 122M164 262L145 118", "lib-1", 3.4),
        line("M152 258L136 122M164 262L145 118", "lib-5", 0.9, opacity=0.7),
        line(
            (
                "M150 244L162 246M148 226L159 228M146 208L156 209M144 190L153 190M141 172L151 171M139 154L148 152"
                "M137.5 136L146 133"
            ),
            "lib-1",
            2.6,
        ),
        line(
            "M150 244L162 246M148 226L159 228M146 208L156 209M144 190L153 190M141 172L151 171M139 154L148 152",
            "lib-5",
            0.7,
            opacity=0.7,
        ),
        wanderer(103, 238, 0.82, "lib-1", "lib-6"),
        # a stack of books, a candle
        disc(36, 196, 62, "url(#lamp)"),
        path("M6 262H66V272H6Z", "lib-1"),
        path("M10 250H62V262H10Z", "lib-3"),
        path("M14 240H58V250H14Z", "lib-2"),
        path("M10 230H54V240H10Z", "lib-4"),
        line("M10 250H62M14 240H58M10 230H54", "lib-6", 1, opacity=0.75),
        line("M18 250V262M52 250V262M22 240V250M20 230V240M46 230V240", "lib-6", 1.4, opacity=0.5),
        path("M30 230V206H40V230Z", "lib-6"),
        path("M30 206C32 210 31 216 33 218V206Z", "lib-5"),
        path("M24 230H46V226C40 227 30 227 24 226Z", "gold-3"),
        path("M35 206C29 200 31 194 35 186C39 194 41 200 35 206Z", "gold-4"),
        path("M35 205C32 201 33 197 35 193C37 197 38 201 35 205Z", "gold-5"),
        *[
            moved(
                x,
                y,
                path(sheet, "lib-6"),
                path("M9-11L8 11C5 12 3 11 1 10.5L3-10Z", "lib-5", opacity=0.6),
                line(ink, "lib-3", 0.8, opacity=0.8),
                turn=turn,
                scale=size,
            )
            for x, y, turn, size in pages
        ],
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 236, 200, 44, "url(#foot)"),
    )


def _at(side: int, t: float, y: float) -> Point:
    """A point on a side wall, t of the way to the vanishing point."""
    return VX + side * 92 * (1 - t), VY + (y - VY) * (1 - t)


def _slab(side: int, t: float, u: float, top: float, bottom: float) -> str:
    """A piece of a side wall."""
    return poly([_at(side, t, bottom), _at(side, t, top), _at(side, u, top), _at(side, u, bottom)])


def _shelves(dice: Random) -> tuple[dict[str, str], str, str, str]:
    """The books by colour, the gilt bands on their spines, the boards they stand on, the boards' edges."""
    books = dict.fromkeys(("lib-1", "lib-2", "lib-3", "lib-4", "lib-5"), "")
    bands = boards = edge = ""
    rows = [4, 46, 88, 130, 172, 214, 258]
    for side in (-1, 1):
        for top, bottom in pairwise(rows):
            boards += _slab(side, 0, DEEP, bottom - 3, bottom + 2)
            edge += poly([_at(side, 0, bottom - 3), _at(side, DEEP, bottom - 3)], close=False)
            t = 0.0
            while t < DEEP - 0.02:
                u = min(t + dice.uniform(0.045, 0.085) * (1 - t * 0.6), DEEP)
                up = bottom - 3 - (bottom - top - 6) * dice.uniform(0.62, 0.92)
                colour = dice.choice(["lib-2", "lib-3", "lib-3", "lib-4", "lib-4", "lib-2", "lib-5"])
                books[colour] += _slab(side, t, u - 0.006, up, bottom - 3)
                if dice.random() < 0.6:
                    for share in (0.22, 0.3) if dice.random() < 0.5 else (0.75,):
                        y = up + (bottom - 3 - up) * share
                        bands += _slab(side, t, u - 0.006, y, y + 2)
                t = u
    return books, bands, boards, edge


def _far_shelves(dice: Random) -> dict[str, str]:
    """The books of the far wall by colour, to both sides of the way."""
    books = dict.fromkeys(("lib-3", "lib-4", "lib-5"), "")
    for y in (186, 206):
        x = 55.0
        while x < 144:
            width = dice.uniform(3, 5.4)
            if not 86 < x < 112:
                books[dice.choice(list(books))] += f"M{n(x)} {y}V{n(y - dice.uniform(10, 15))}H{n(x + width)}V{y}Z"
            x += width + 0.5
    return books
