"""The observatory: the red room."""

from __future__ import annotations

import math
from random import Random

from dedale.art.onirim.nature import wanderer
from dedale.art.onirim.rooms.parts import LX, LY, trails, window
from dedale.art.svg import Point, box, disc, group, line, n, path, poly, star


def observatory() -> str:
    """A dome on a hill at dusk, its telescope aimed at the light."""
    dice = Random(4)
    sky = "".join(star(dice.uniform(52, 188), dice.uniform(14, 90), dice.uniform(1.2, 2.6)) for _ in range(15))
    sky += "".join(star(dice.uniform(12, 188), dice.uniform(90, 168), dice.uniform(0.9, 1.7)) for _ in range(16))
    figure: list[Point] = [(150, 30), (166, 44), (160, 64), (178, 78), (170, 102)]
    other: list[Point] = [(20, 100), (34, 118), (22, 136), (40, 150)]
    lines = poly(figure, close=False) + "M166 44L182 38" + poly(other, close=False)
    knots = "".join(star(x, y, 4.2, 0.3) for x, y in [*figure, *other, (182, 38)])
    ribs = "".join(
        f"M{n(132 + 46 * math.cos(math.radians(a)))} 226Q{n(132 + 30 * math.cos(math.radians(a)))} 190 132 181"
        for a in (205, 235, 305, 335)
    )
    pines = "".join(
        (
            f"M{x} {y}l{-w} {h}h{w * 0.5}l{-w * 0.9} {h * 0.8}h{w * 0.6}l{-w} {h}H{n(x + w * 1.8)}l{-w} {-h}h{w * 0.5}"
            f"l{-w * 0.8} {-h * 0.8}h{w * 0.4}Z"
        )
        for x, y, w, h in ((16, 204, 6, 17), (31, 214, 5, 15), (181, 214, 5, 15), (192, 204, 6, 17))
    )
    return window(
        "scene-r",
        box(0, 0, 200, 280, "url(#r-sky)"),
        trails("obs-5", 56, 190, 8, 7),
        disc(LX, LY, 108, "url(#r-glow)"),
        path(sky, "obs-6", opacity=0.85),
        line(lines, "obs-6", 0.9, opacity=0.75),
        path(knots, "gold-5"),
        path(
            (
                "M-4 176C30 166 52 178 84 174C62 182 30 184-4 184Z"
                "M206 160C180 154 160 164 132 162C156 169 180 170 206 170Z"
            ),
            "obs-6",
            opacity=0.35,
        ),
        path("M-4 190C24 184 60 190 96 186C70 195 30 197-4 196Z", "obs-6", opacity=0.28),
        group(
            path(
                "M0 212L26 186L40 198L66 172L92 204L112 192L136 212L168 180L200 206V300H0Z",
                "obs-3",
                opacity=0.8,
            ),
            line("M26 186L40 198L66 172L92 204M168 180L200 206", "obs-5", 0.8, opacity=0.7),
            path("M0 232L30 208L58 224L86 206L120 230L160 210L200 226V300H0Z", "obs-2"),
            # the dome, its slit and its telescope, aimed at the light
            group(
                box(-7, -44, 14, 46, "url(#r-tube)"),
                box(-9.5, -50, 19, 9, "url(#r-tube)"),
                line("M-9.5-41H9.5M-7-24H7M-7-20H7", "obs-6", 1, opacity=0.7),
                transform="translate(120 214) rotate(-58)",
            ),
            path("M86 228A46 47 0 0 1 178 228Z", "url(#r-dome)"),
            path("M120 182C110 196 108 212 108 228H128C125 212 126 198 131 181Z", "obs-1"),
            line(ribs, "obs-6", 0.8, opacity=0.4),
            line("M86 228A46 47 0 0 1 120 182M131 181A46 47 0 0 1 168 200", "obs-6", 1.6, opacity=0.95),
            path("M82 226H182V234H82Z", "obs-3"),
            line("M82 226H182", "obs-6", 1.2),
            path("M88 234H176V272H88Z", "obs-2"),
            path("M88 234H132V272H88Z", "obs-3", opacity=0.35),
            path("".join(f"M{x} 256V246a4.5 4.5 0 0 1 9 0V256Z" for x in (96, 112, 128)), "gold-4"),
            path("".join(f"M{x} 256V246a4.5 4.5 0 0 1 9 0V256Z" for x in (144, 160)), "obs-4", opacity=0.7),
            path("M0 250C30 236 60 250 88 260C140 258 170 258 200 260V300H0Z", "obs-1"),
            path(pines, "obs-1"),
            wanderer(54, 249, 0.95, "obs-1", "obs-6"),
            transform="translate(0 -16)",
        ),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 226, 200, 54, "url(#foot)"),
    )
