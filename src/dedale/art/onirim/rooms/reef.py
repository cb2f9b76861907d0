"""The aquarium again: a drowned temple, jellyfish, a ray that passes."""

from __future__ import annotations

from random import Random

from dedale.art.onirim.nature import fish, wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import box, disc, dot, group, line, moved, path, poly, ring, soft

BUBBLES = ((148, 206, 2.6), (152, 194, 1.8), (60, 84, 2.2), (176, 118, 3), (182, 104, 1.8), (28, 128, 2.4))


def reef() -> str:
    dice = Random(29)
    shafts = "".join(
        poly([(LX + a * 0.4 - 2, 4), (LX + a * 0.4 + 6, 4), (LX + a * 1.9 + w, 270), (LX + a * 1.9 - w, 270)])
        for a, w in ((-40, 10), (-14, 16), (12, 9), (36, 15), (60, 9))
    )
    school = "".join(fish(dice.uniform(126, 186), dice.uniform(150, 176), dice.uniform(0.3, 0.46)) for _ in range(9))
    weed = "".join(
        f"M{x} 274C{x - 7} {274 - h // 3} {x + 7} {274 - 2 * h // 3} {x} {274 - h}"
        for x, h in ((12, 70), (20, 52), (27, 36), (174, 40), (182, 66), (190, 50))
    )
    return window(
        "scene-b2",
        box(0, 0, 200, 280, "url(#b-sky)"),
        path(shafts, "url(#b-shaft)"),
        disc(LX, LY, 112, "url(#b-glow)"),
        line("M-6 18q12-5 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0", "aqu-6", 1.3, opacity=0.55),
        _temple(),
        path(school, "aqu-6", opacity=0.6),
        moved(168, 62, _jellyfish(), scale=1.05),
        moved(34, 150, _jellyfish(), scale=0.7),
        # a ray, seen from the side
        path(
            "M44 196C62 184 80 186 92 192C104 182 122 178 142 184C126 190 112 198 98 204C84 208 60 206 44 196Z", "aqu-2"
        ),
        line(
            "M44 196C62 184 80 186 92 192C104 182 122 178 142 184M98 204C110 212 118 220 130 222",
            "aqu-5",
            1.1,
            opacity=0.8,
        ),
        group(
            path("M0 246C34 232 70 240 104 246C140 250 170 238 200 242V300H0Z", "aqu-2"),
            _corals(),
            path("M0 258C40 246 90 256 120 258C150 254 176 258 200 254V300H0Z", "aqu-1"),
            disc(128, 238, 32, "url(#lamp)", opacity=0.55),
            soft(weed, "aqu-1", 4),
            soft(weed, "aqu-4", 0.8, opacity=0.7, transform="translate(-1 -1)"),
            wanderer(120, 258, 0.95, "aqu-1", "aqu-6"),
            transform="translate(0 -13)",
        ),
        "".join(ring(x, y, r, "aqu-6", 1, opacity=0.9) for x, y, r in BUBBLES),
        path("".join(dot(x - r * 0.35, y - r * 0.35, r * 0.28) for x, y, r in BUBBLES), "aqu-6"),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 226, 200, 54, "url(#foot)"),
    )


def _temple() -> str:
    """Columns to both sides, the right one broken."""
    left = "M10 250V96H26V250ZM6 96V88H30V96ZM34 250V112H46V250ZM31 112V106H49V112Z"
    right = "M150 250V140L154 134L158 140L162 132V250ZM172 250V92H188V250ZM168 92V84H192V92Z"
    flutes = "M15 98V250M21 98V250M38 114V250M42 114V250M154 144V250M158 144V250M177 94V250M183 94V250"
    return (
        path(left + right, "aqu-3", opacity=0.8)
        + line(flutes, "aqu-2", 0.9, opacity=0.6)
        + path("M2 88L30 70L44 74L34 80L50 106H30Z", "aqu-3", opacity=0.65)
        + line("M26 96V250M46 112V250M150 140V250M172 92V250M6 88H30M168 84H192", "aqu-5", 1, opacity=0.6)
    )


def _jellyfish() -> str:
    bell = "M-17 4C-17-12-9-19 0-19S17-12 17 4C12 1 8 7 4 3C1 6-2 6-4 3C-8 7-12 1-17 4Z"
    arms = "M-11 5C-15 14-7 20-12 30M-5 6C-8 18-1 24-5 38M2 6C6 18-1 26 3 40M9 5C14 14 7 22 12 32"
    return (
        disc(0, -4, 30, "url(#b-glow)", opacity=0.5)
        + soft(arms, "aqu-6", 1.3, opacity=0.75)
        + path(bell, "aqu-5", opacity=0.85)
        + line("M-17 4C-17-12-9-19 0-19S17-12 17 4", "aqu-6", 1.3)
        + path("M-9-2C-9-9-5-13 0-13C-3-9-4-5-4 0ZM5 0C6-5 6-9 4-12C9-9 10-5 9 0Z", "aqu-6", opacity=0.6)
    )


def _corals() -> str:
    fan = (
        "M48 262C48 246 38 240 34 228M48 254C54 244 60 240 62 230M46 248C44 240 46 234 44 224"
        "M52 248C56 242 54 236 56 226"
    )
    tubes = "M150 262V240M158 262V232M166 262V244M174 262V236"
    return (
        soft(fan, "aqu-1", 4.5)
        + soft(fan, "aqu-4", 1, opacity=0.8)
        + soft(tubes, "aqu-1", 8)
        + soft(tubes, "aqu-4", 1.2, opacity=0.7, transform="translate(-2 0)")
    )
