"""The library again: a round tower of books, looked up into; below, a desk, a globe and a winding stair."""

from __future__ import annotations

import math
from random import Random

from dedale.art.compact import shorter
from dedale.art.onirim.nature import wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import box, disc, group, line, moved, path, polar, poly, ring, soft, star

GALLERIES = ((62, 78), (86, 106), (116, 142))
"""The inner and the outer radius of each ring of shelves."""


def rotunda() -> str:
    dice = Random(41)
    books = {"lib-2": "", "lib-3": "", "lib-4": "", "lib-5": ""}
    for inner, outer in GALLERIES:
        a = 0.0
        while a < math.tau:
            width = dice.uniform(5.5, 10) / inner
            far = outer - dice.uniform(1, (outer - inner) * 0.35)
            if a + width < math.tau:
                spine = [polar(LX, LY, inner + 1, a), polar(LX, LY, far, a), polar(LX, LY, far, a + width - 0.012)]
                spine.append(polar(LX, LY, inner + 1, a + width - 0.012))
                books[dice.choice(("lib-2", "lib-3", "lib-3", "lib-4", "lib-4", "lib-5"))] += poly(spine)
            a += width
    return window(
        "scene-n2",
        box(0, 0, 200, 280, "url(#n-sky)"),
        "".join(disc(LX, LY, outer, "lib-1") for _, outer in reversed(GALLERIES)),
        *(path(shorter(d, 0), slot) for slot, d in books.items()),
        "".join(ring(LX, LY, inner, "lib-2", 4) + ring(LX, LY, inner - 1.5, "lib-5", 1) for inner, _ in GALLERIES),
        "".join(ring(LX, LY, inner - 5, "lib-5", 0.8, stroke_dasharray="1.5 4", opacity=0.8) for inner, _ in GALLERIES),
        disc(LX, LY, 56, "url(#n-pane)"),
        disc(LX, LY, 116, "url(#n-glow)"),
        group(
            path("M0 206C50 196 150 196 200 206V300H0Z", "lib-2"),
            line("M0 206C50 196 150 196 200 206", "lib-5", 1.2, opacity=0.8),
            line(
                "M0 222C60 212 140 212 200 222M0 242C60 232 140 232 200 242M100 199V290M60 201L30 290M140 201L170 290",
                "lib-1",
                1,
            ),
            path(
                "M60 214C76 208 124 208 140 214C146 230 148 250 148 270H52C52 250 54 230 60 214Z", "lib-4", opacity=0.7
            ),
            path(star(100, 236, 15, 0.5, 8), "lib-6", opacity=0.5),
            _stair(),
            _globe(),
            _desk(),
            wanderer(104, 250, 0.95, "lib-1", "lib-6"),
            transform="translate(0 -9)",
        ),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 236, 200, 44, "url(#foot)"),
    )


def _stair() -> str:
    """It winds up along the left wall."""
    steps = "".join(f"M{8 + i * 5:g} {250 - i * 11}h{22 - i}v5h{-(22 - i)}Z" for i in range(9))
    rail = "M30 240C44 214 52 186 62 156"
    return (
        path(steps, "lib-1")
        + line(steps, "lib-5", 0.8, opacity=0.75)
        + soft(rail, "lib-1", 3)
        + soft(rail, "lib-5", 0.9)
    )


def _globe() -> str:
    return (
        soft("M168 232V250M156 252H180", "lib-1", 4)
        + disc(168, 212, 18, "lib-3")
        + path(
            (
                "M158 202C164 198 170 202 168 208C164 212 158 210 156 206Z"
                "M172 214C178 212 184 216 182 222C176 228 170 224 170 218Z"
            ),
            "lib-5",
        )
        + path("M168 194A18 18 0 0 1 168 230A26 26 0 0 0 168 194Z", "lib-1", opacity=0.35)
        + ring(168, 212, 18, "lib-6", 1.2)
        + soft("M152 196A24 24 0 0 0 184 230", "gold-3", 2.2)
    )


def _desk() -> str:
    candle = (
        path("M-4 0V-18H4V0Z", "lib-6")
        + path("M0-18C-5-23-3-28 0-34C3-28 5-23 0-18Z", "gold-4")
        + path("M0-19C-2-22-1-25 0-28C1-25 2-22 0-19Z", "gold-5")
    )
    return (
        disc(48, 226, 46, "url(#lamp)")
        + path("M20 246H78V252H20ZM24 252H30V276H24ZM68 252H74V276H68Z", "lib-1")
        + line("M20 246H78", "lib-5", 1.2)
        + path("M54 246C50 241 44 241 40 243L38 246ZM54 246C58 241 64 241 70 243L72 246Z", "lib-6")
        + moved(30, 246, candle)
    )
