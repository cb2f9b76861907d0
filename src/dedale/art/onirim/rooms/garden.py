"""The garden: the green room."""

from __future__ import annotations

import math
from random import Random

from dedale.art.compact import shorter
from dedale.art.onirim.nature import frond, leaf, wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import box, disc, dot, line, path, star


def garden() -> str:
    """A way through an overgrown arch, with fireflies."""
    dice = Random(21)

    def blobs(y0: float, count: int, low: float, high: float) -> str:
        return "".join(
            dot(dice.uniform(0, 200), y0 + dice.uniform(-10, 10), dice.uniform(low, high)) for _ in range(count)
        )

    hedge_l = "".join(dot(x, 224 + (x - 8) * 0.06 + dice.uniform(-3, 3), dice.uniform(7, 11)) for x in range(4, 60, 7))
    hedge_r = "".join(
        dot(x, 227 - (x - 140) * 0.06 + dice.uniform(-3, 3), dice.uniform(7, 11)) for x in range(144, 200, 7)
    )
    vine = ""
    for i in range(34):
        a = math.radians(180 + i * 180 / 33)
        r = 60 + dice.uniform(-4, 4)
        vine += leaf(LX + r * math.cos(a), LY + r * math.sin(a), dice.uniform(9, 15), dice.uniform(0, 360), 0.34)
    for x0 in (40, 160):
        for y in range(116, 226, 7):
            vine += leaf(x0 + dice.uniform(-5, 5), y, dice.uniform(8, 13), dice.uniform(0, 360), 0.34)
    near = ""
    stems = ""
    for x, y, length, a, p, bend in (
        (6, 284, 70, -62, 7, 34),
        (36, 286, 48, -84, 6, 26),
        (196, 286, 74, -118, 7, -34),
        (164, 288, 46, -96, 6, -26),
        (200, 20, 62, 150, 6, -46),
        (150, -2, 40, 110, 5, -30),
        (92, -6, 26, 70, 4, 30),
    ):
        s, lv = frond(x, y, length, a, p, bend)
        stems += s
        near += lv
    flies = [
        (24, 176, 2),
        (64, 204, 1.7),
        (142, 196, 2),
        (176, 168, 1.7),
        (120, 236, 1.8),
        (78, 168, 1.4),
        (182, 112, 1.6),
        (20, 130, 1.5),
        (126, 176, 1.4),
        (58, 244, 1.8),
        (150, 244, 1.5),
    ]
    return window(
        "scene-g",
        box(0, 0, 200, 280, "url(#g-sky)"),
        path(
            "".join(star(dice.uniform(50, 190), dice.uniform(14, 66), dice.uniform(0.9, 1.8)) for _ in range(16)),
            "gar-6",
            opacity=0.8,
        ),
        disc(LX, LY, 120, "url(#g-glow)"),
        path(blobs(176, 14, 14, 24) + "M0 176V230H200V176Z", "gar-4", opacity=0.55),
        path(
            (
                "M74 214C72 190 76 172 80 158C84 172 88 190 86 214Z"
                "M116 214C114 196 117 182 120 170C123 182 126 196 124 214Z"
            ),
            "gar-3",
            opacity=0.85,
        ),
        path(blobs(204, 16, 9, 17) + "M0 204V250H200V204Z", "gar-3"),
        path("M94 208H106L168 280H32Z", "url(#g-path)"),
        line("M90 214H110M84 222H117M77 232H125M68 245H135M56 261H148", "gar-2", 1.2, opacity=0.55),
        line("M97 208L92 222M104 214L110 232M88 232L74 258M112 245L122 268", "gar-2", 1, opacity=0.45),
        wanderer(99, 226, 0.74, "gar-1", "gar-6"),
        # the arch that holds the light
        path("M30 236V108A70 70 0 0 1 170 108V236H150V108A50 50 0 0 0 50 108V236Z", "gar-2"),
        path("M30 236V108A70 70 0 0 1 170 108V236H166V108A66 66 0 0 0 34 108V236Z", "gar-1", opacity=0.6),
        line("M50 236V108A50 50 0 0 1 150 108V236", "gar-5", 1.5, opacity=0.95),
        line(
            (
                "M41 128L50 128M32 146H50M32 166H50M32 186H50M32 206H50"
                "M150 128H168M150 146H168M150 166H168M150 186H168M150 206H168"
            ),
            "gar-4",
            0.8,
            opacity=0.5,
        ),
        path("M24 232H56V242H24ZM144 232H176V242H144Z", "gar-2"),
        line("M24 232H56M144 232H176", "gar-5", 1.2),
        path(shorter(vine, 0), "gar-1", opacity=0.9),
        path(shorter(vine, 0), "gar-4", opacity=0.55, transform="translate(1.2 -1.4)"),
        path(hedge_l + hedge_r + "M0 226V262H40L56 226ZM200 226H146L162 262H200Z", "gar-2"),
        path(
            "".join(
                dot(dice.choice([dice.uniform(10, 52), dice.uniform(150, 192)]), dice.uniform(222, 246), 2.1)
                for _ in range(14)
            ),
            "gar-6",
            opacity=0.9,
        ),
        line(stems, "gar-1", 1.6),
        path(shorter(near, 0), "gar-1"),
        "".join(disc(x, y, r * 5, "url(#lamp)") for x, y, r in flies),
        path("".join(dot(x, y, r) for x, y, r in flies), "gold-5"),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 232, 200, 48, "url(#foot)"),
    )
