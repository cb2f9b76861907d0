"""The end of a dream: eight Doors in a ring about the dreamer, at dawn or in the dark. 640 by 400, to be sliced."""

from __future__ import annotations

import math
from random import Random

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.nature import wanderer
from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import (
    box,
    disc,
    dot,
    fade,
    glow,
    line,
    moved,
    oval,
    paint,
    path,
    polar,
    poly,
    put,
    soft,
    star,
    symbol,
)

GLARE = "M-46-20C-30-4-18-2-8-2C-10 14-34 18-46-20ZM46-20C30-4 18-2 8-2C10 14 34 18 46-20Z"
X, Y = 320, 262
"""Where the dreamer stands."""


def ending_paints() -> str:
    return (
        fade("end-dawn", (0, "joy-2"), (0.35, "joy-3"), (0.6, "joy-4"), (0.72, "joy-5"), (1, "joy-3"))
        + fade("end-night", (0, "nim-1"), (0.6, "nim-2"), (1, "nim-1"))
        + glow("end-sun", (0, "joy-6"), (0.25, "joy-6", 0.8), (1, "joy-6", 0))
        + glow("end-dread", (0, "nim-4", 0.8), (1, "nim-4", 0))
    )


def endings() -> str:
    """`end-won` and `end-lost`."""
    marks = "".join(_mark(room, shut=True) + _mark(room, shut=False) for room in ROOMS)
    return marks + symbol("end-won", "0 0 640 400", *_won()) + symbol("end-lost", "0 0 640 400", *_lost())


def _won() -> list[str]:
    rays = "".join(_ray(i * math.pi / 15 + math.pi) for i in range(31) if i % 2)
    birds = "M150 92q8-8 14 0q6-8 14 0M186 70q6-6 10 0q4-6 10 0M452 84q8-8 14 0q6-8 14 0M498 108q6-6 10 0q4-6 10 0"
    return [
        box(0, 0, 640, 400, "url(#end-dawn)"),
        path(rays, "joy-6", opacity=0.22),
        disc(X, 226, 190, "url(#end-sun)"),
        disc(X, 226, 52, "joy-6"),
        path(_clouds(232, 8, 14, 26), "joy-4", opacity=0.75),
        path("M0 254C120 232 220 244 320 240C430 236 540 234 640 252V400H0Z", "joy-3"),
        line("M0 254C120 232 220 244 320 240C430 236 540 234 640 252", "joy-6", 1.6, opacity=0.8),
        oval(X, 318, 250, 64, "joy-2", opacity=0.6),
        *_ring_of_doors("-open", "joy-6"),
        oval(X, Y + 38, 44, 10, "joy-6", opacity=0.35),
        moved(X, Y + 40, wanderer(0, 0, 2.1, "joy-1", "joy-6")),
        soft(birds, "joy-1", 2.2),
        path(
            "".join(
                star(x, y, r) for x, y, r in ((70, 52, 5), (250, 38, 4), (410, 30, 4), (580, 60, 6), (120, 132, 3))
            ),
            "joy-6",
        ),
    ]


def _lost() -> list[str]:
    dice = Random(13)
    rain = "".join(
        f"M{dice.uniform(0, 640):.0f} {dice.uniform(0, 380):.0f}l-4 {dice.uniform(12, 26):.0f}" for _ in range(90)
    )
    small = "".join(_eyes(dice.uniform(40, 600), dice.uniform(150, 230), dice.uniform(0.35, 0.6)) for _ in range(7))
    return [
        box(0, 0, 640, 400, "url(#end-night)"),
        disc(X, 96, 210, "url(#end-dread)"),
        path("M40 240C90 110 150 40 214 6C226 56 254 78 320 80C386 78 414 56 426 6C490 40 550 110 600 240Z", "nim-1"),
        line(
            "M40 240C90 110 150 40 214 6C226 56 254 78 320 80C386 78 414 56 426 6C490 40 550 110 600 240",
            "nim-5",
            2,
            opacity=0.7,
        ),
        moved(X, 140, path(GLARE, "nim-eye"), scale=1.5),
        path(small, "nim-eye", opacity=0.55),
        path("M0 256C120 238 220 248 320 244C430 240 540 238 640 254V400H0Z", "nim-2"),
        oval(X, 318, 250, 64, "nim-1", opacity=0.7),
        *_ring_of_doors("", "nim-5"),
        moved(X + 6, Y + 28, _sleeper(), scale=0.9),
        line(rain, "nim-5", 1, opacity=0.28),
    ]


def _ring_of_doors(state: str, shine: str) -> list[str]:
    """Far ones first and smaller; each room has two."""
    places = []
    for i, room in enumerate("rbgnrbgn"):
        angle = math.tau * (i + 0.5) / 8
        x, y = X + 246 * math.cos(angle), 312 + 58 * math.sin(angle)
        places.append((y, x, room))
    doors = []
    for y, x, room in sorted(places):
        size = 0.5 + (y - 254) / 116 * 0.34
        wide, high = 118 * size, 152 * size
        shadow = oval(round(x), round(y), round(wide * 0.5), round(7 * size), shine, opacity=0.25)
        doors.append(
            shadow + put(f"end-door-{room}{state}", round(x - wide / 2), round(y - high + 8 * size), wide, high)
        )
    return doors


def _mark(room: str, shut: bool) -> str:
    """A Door for the ring: closed, or open and shining."""
    ramp, outline = ROOMS[room], DOORS[room]
    leaf = path(outline, f"{ramp}-1") + line("M50 30V140", f"{ramp}-2", 3)
    if not shut:
        leaf = path(outline, f"{ramp}-6") + path(
            "M14 140L30 132V60L14 66ZM86 140L70 132V60L86 66Z", f"{ramp}-4", opacity=0.7
        )
    glyph = put(f"glyph-{room}", 32, 72, 36, 36, color=paint(f"{ramp}-{4 if shut else 3}"))
    frame = line(outline, f"{ramp}-1", 13, stroke_linejoin="round") + line(outline, f"{ramp}-{2 if shut else 4}", 8)
    name = f"end-door-{room}" + ("" if shut else "-open")
    return symbol(name, "-9 0 118 152", frame, leaf, line(outline, f"{ramp}-{3 if shut else 6}", 2), glyph)


def _sleeper() -> str:
    """Fallen asleep again, hooded, the lantern out."""
    cloak = "M-38 4C-40-8-34-18-24-20C-14-22-8-16-4-14C12-16 30-10 40 4Z"
    lamp = "M-60 4V-9L-56-13H-49L-45-9V4ZM-52.5-13V-18"
    return (
        path(cloak, "nim-3")
        + line(cloak, "nim-5", 1.4)
        + path("M-33 0C-34-8-30-13-25-14C-19-14-16-9-17-2Z", "nim-1")
        + line("M-4-14C-2-8 0-2 0 4M16-13C20-8 22-2 22 4", "nim-4", 1.2)
        + path(lamp, "nim-1")
        + line(lamp, "nim-5", 1.4)
    )


def _eyes(x: float, y: float, size: float) -> str:
    d = [(-15, -6), (-9, -8), (-4, -5), (-2, 0), (-8, 3), (-13, 1)]
    return "".join(poly([(x + side * size * a, y + size * b) for a, b in d]) for side in (1, -1))


def _ray(angle: float) -> str:
    return poly([(X, 226), polar(X, 226, 520, angle - 0.05), polar(X, 226, 520, angle + 0.05)])


def _clouds(y: float, seed: int, low: float, high: float) -> str:
    dice = Random(seed)
    puffs = ((x + dice.uniform(-8, 8), y + dice.uniform(-6, 6), dice.uniform(low, high)) for x in range(-10, 660, 34))
    return "".join(dot(*puff) for puff in puffs)
