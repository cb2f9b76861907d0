"""The aquarium: the blue room."""

from __future__ import annotations

import math
from random import Random

from dedale.art.onirim.nature import fish, leaf, wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import Point, box, disc, dot, group, line, n, path, poly, ring


def aquarium() -> str:
    """Under water: shafts of light, a whale far off, kelp and fish near."""
    dice = Random(11)
    shafts = "".join(
        poly([(LX + a * 0.5 - 3, 4), (LX + a * 0.5 + 5, 4), (LX + a * 2.2 + w, 270), (LX + a * 2.2 - w, 270)])
        for a, w in ((-52, 15), (-26, 11), (-4, 17), (22, 10), (46, 16))
    )
    ripples = "".join(
        f"M{n(x)} {y}q{w} {-h} {2 * w} 0t{2 * w} 0"
        for y, w, h in ((15, 9, 4), (23, 12, 4.5), (32, 14, 4))
        for x in range(-10, 200, 4 * w)
    )
    school = "".join(fish(dice.uniform(120, 186), dice.uniform(118, 150), dice.uniform(0.32, 0.5)) for _ in range(10))
    far = "".join(fish(dice.uniform(14, 66), dice.uniform(96, 132), dice.uniform(0.3, 0.44), -1) for _ in range(8))
    kelp = "".join(_kelp(*at) for at in ((16, 130, 7), (29, 86, 6), (176, 74, 6), (187, 104, 7), (42, 52, 5)))
    coral = (
        "M110 258C112 246 106 240 102 234M112 250C118 246 118 240 116 232M174 256C174 246 180 242 182 234"
        "M175 250C170 246 168 240 170 234"
    )
    bubbles = [
        (166, 208, 3.5),
        (172, 194, 2.4),
        (168, 184, 1.8),
        (148, 128, 3.4),
        (154, 112, 2.2),
        (146, 100, 1.6),
        (40, 78, 2.6),
        (172, 60, 2.2),
    ]
    return window(
        "scene-b",
        box(0, 0, 200, 280, "url(#b-sky)"),
        path(shafts, "url(#b-shaft)"),
        disc(LX, LY, 112, "url(#b-glow)"),
        line(ripples, "aqu-6", 1.3, opacity=0.6),
        path(far, "aqu-3", opacity=0.75),
        # a whale, far off
        path(
            (
                "M20 186C24 168 60 156 100 160C128 163 146 172 158 172C164 166 166 158 177 153C177 162 174 168 171 173"
                "C179 173 186 177 190 186C179 187 170 183 162 181C146 191 126 202 98 204C60 208 22 203 20 186Z"
            ),
            "url(#b-whale)",
        ),
        path("M72 201C76 214 90 222 106 221C99 214 97 208 98 202Z", "aqu-3"),
        line(
            "M21 184C26 168 60 156 100 160C128 163 146 172 158 172C164 166 166 158 177 153",
            "aqu-6",
            1.1,
            opacity=0.75,
        ),
        line(
            (
                "M21 188C36 192 50 190 60 184M24 193C40 198 56 196 70 190M32 198C48 203 64 201 80 195"
                "M46 202C60 205 76 203 90 199"
            ),
            "aqu-2",
            0.9,
            opacity=0.7,
        ),
        disc(58, 178, 1.8, "aqu-1"),
        path("M0 236C30 222 60 226 96 234C140 240 170 230 200 226V280H0Z", "aqu-2"),
        path(school, "aqu-6", opacity=0.55),
        # two near fish, lit
        *[
            group(
                path(fish(0, 0, 1), "url(#b-fish)"),
                path("M-3-4C0-9 5-8 6-4ZM-1 4C1 8 4 7 5 4Z", "aqu-5"),
                line("M-5-3.5C-3-1-3 1-5 3.5M-1-3q2 3 0 6M2.5-2.5q1.5 2.5 0 5", "aqu-2", 0.6),
                disc(-7.2, -0.8, 0.9, "aqu-1"),
                transform=f"translate({x} {y}) scale({q})",
            )
            for x, y, q in ((150, 222, 1.7), (124, 234, 0.95))
        ],
        path("M0 252C20 236 44 240 62 242C80 240 88 250 112 252C140 248 170 254 200 246V280H0Z", "aqu-1"),
        disc(70, 226, 34, "url(#lamp)", opacity=0.55),
        path(kelp, "aqu-1"),
        line(coral, "aqu-1", 4.5, stroke_linecap="round"),
        line(coral, "aqu-4", 0.8, stroke_linecap="round", opacity=0.8, transform="translate(-1.2 -.6)"),
        wanderer(62, 243, 1, "aqu-1", "aqu-6"),
        "".join(ring(x, y, r, "aqu-6", 1, opacity=0.9) for x, y, r in bubbles),
        path("".join(dot(x - r * 0.35, y - r * 0.35, r * 0.28) for x, y, r in bubbles), "aqu-6"),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 226, 200, 54, "url(#foot)"),
    )


def _kelp(x: float, height: float, width: float) -> str:
    """A stem that sways, with leaves to both sides."""
    left: list[Point] = []
    right: list[Point] = []
    y = 272.0
    while y > 272 - height:
        sway = 6 * math.sin(y / 15 + x)
        half = (width * (1 - (272 - y) / height) + 1) * 0.6
        left.append((x + sway - half, y))
        right.append((x + sway + half, y))
        y -= 5
    leaves = "".join(
        leaf(left[i][0] + 2, left[i][1], 15, 205 if i % 4 == 1 else -25, 0.22) for i in range(1, len(left) - 2, 2)
    )
    return poly(left + right[::-1]) + leaves
