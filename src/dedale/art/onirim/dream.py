"""The Happy Dream: `card-xh`."""

from __future__ import annotations

import math
from random import Random

from dedale.art.compact import shorter
from dedale.art.onirim.frame import bookmark, frame
from dedale.art.svg import box, disc, dot, group, line, path, polar, poly, star


def happy_dream() -> str:
    """A boat that sails on clouds towards the morning."""
    rays = "".join(_ray(i * math.pi / 12 + 0.13) for i in range(24))
    birds = "M40 128q6-6 10 0q4-6 10 0M150 74q5-5 8 0q3-5 8 0M166 92q4-4 6.5 0q2.5-4 6.5 0"
    return frame(
        "card-xh",
        group(
            box(9, 9, 182, 262, "url(#joy-sky)"),
            path(rays, "joy-6", opacity=0.2),
            disc(100, 122, 96, "url(#joy-glow)"),
            path(
                "".join(
                    star(x, y, r)
                    for x, y, r in (
                        (70, 30, 4),
                        (120, 24, 3),
                        (164, 36, 5),
                        (176, 120, 3),
                        (26, 150, 3),
                        (136, 48, 2.5),
                    )
                ),
                "joy-6",
            ),
            path(_cloud(214, 3, 12, 20), "joy-4"),
            path(_cloud(228, 9, 11, 19), "joy-5", opacity=0.75),
            # the boat
            group(
                path("M98 66C70 84 54 124 52 176H98Z", "url(#joy-sail)"),
                path("M104 80C126 96 140 130 144 176H104Z", "joy-6"),
                path("M104 80C116 98 122 136 122 176H104Z", "joy-5", opacity=0.6),
                line("M92 84C80 104 72 140 70 176M98 66V176", "joy-3", 1, opacity=0.5),
                line("M101 54V190", "joy-1", 3.2, stroke_linecap="round"),
                path("M101 54C112 50 116 60 128 56C122 64 112 66 101 64Z", "gold-4"),
                path(
                    "M34 184C60 190 140 190 166 182C162 206 146 222 122 224H78C54 224 38 206 34 184Z",
                    "url(#joy-hull)",
                ),
                line("M34 184C60 190 140 190 166 182M42 202C70 208 130 208 158 200", "gold-4", 2),
                path(star(100, 206, 8, 0.4), "gold-5"),
                path("".join(dot(x, 205, 2.4) for x in (64, 78, 122, 136)), "gold-4"),
                disc(150, 172, 15, "url(#lamp)"),
                path("M147 166H153L154 176H146Z", "gold-5"),
                transform="rotate(-3 100 190)",
            ),
            line(birds, "joy-1", 1.8, stroke_linecap="round"),
            path(_cloud(250, 14, 13, 22), "joy-6", opacity=0.95),
            path(_cloud(268, 17, 10, 16), "joy-5"),
            clip_path="url(#win)",
        ),
        bookmark("em-dream", "", "", 54),
    )


def _ray(angle: float) -> str:
    return poly([(100, 118), polar(100, 118, 260, angle - 0.055), polar(100, 118, 260, angle + 0.055)])


def _cloud(y: float, seed: int, low: float, high: float) -> str:
    dice = Random(seed)
    puffs = [(x + dice.uniform(-4, 4), y + dice.uniform(-5, 5), dice.uniform(low, high)) for x in range(-4, 210, 15)]
    return shorter("".join(dot(*puff) for puff in puffs), 0) + f"M0 {y:g}V290H200V{y:g}Z"
