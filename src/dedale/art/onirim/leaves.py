"""The closed doors themselves, each in its outline's box of 100 by 140."""

from __future__ import annotations

import math
from random import Random

from dedale.art.onirim.nature import leaf
from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import disc, dot, line, n, path, polar, ring, star

GLYPHS_AT = {"r": 74, "b": 86, "g": 88, "n": 90}
"""How high the room's glyph stands on its door."""


def closed(room: str) -> str:
    return {"r": _observatory, "b": _aquarium, "g": _garden, "n": _library}[room]()


def _observatory() -> str:
    """Two leaves under a dial."""
    return (
        path(DOORS["r"], "url(#r-leaf)")
        + line("M50 27V140", "obs-1", 2)
        + disc(50, 74, 27, "obs-2")
        + ring(50, 74, 27, "obs-5", 1.4)
        + ring(50, 74, 23, "obs-5", 0.6, stroke_dasharray="1 2.5")
        + line("M21 108H44V134H21ZM56 108H79V134H56Z", "obs-5", 1, opacity=0.8)
        + path("".join(star(x, 121, 7, 0.35) for x in (32.5, 67.5)), "obs-5")
        + path(
            "".join(dot(*polar(50, 66, 32, math.pi + i * math.pi / 8), 1.1) for i in range(9)),
            "obs-6",
        )
    )


def _aquarium() -> str:
    """A round hatch with rivets, water behind its glass."""
    rivets = "".join(dot(*polar(50, 86, 46, i * math.pi / 10), 1.6) for i in range(20))
    return (
        path(DOORS["b"], "url(#b-leaf)")
        + disc(50, 86, 41, "aqu-1")
        + disc(50, 86, 38, "url(#b-deep)")
        + path(rivets, "aqu-6")
        + line(
            (
                "M15 100Q21 95 27 100T39 100T51 100T63 100T75 100T86 100"
                "M20 110Q26 105 32 110T44 110T56 110T68 110T80 110"
            ),
            "aqu-5",
            1.3,
            opacity=0.7,
        )
        + line("M50 48V124M12 86H88M23 59L77 113M77 59L23 113", "aqu-2", 3.4)
        + line("M50 48V124M12 86H88M23 59L77 113M77 59L23 113", "aqu-5", 0.7, opacity=0.8)
        + disc(50, 86, 27, "aqu-2")
        + ring(50, 86, 27, "aqu-5", 1.6)
        + ring(50, 86, 38, "aqu-5", 1.2)
    )


def _garden() -> str:
    """An iron gate grown over."""
    bars = "".join(f"M{x} 140V{y}" for x, y in ((22, 64), (31, 57), (40, 49), (50, 24), (60, 49), (69, 57), (78, 64)))
    vines = "".join(
        leaf(x, y, 10, a, 0.34)
        for x, y, a in (
            (22, 70, -30),
            (22, 84, 200),
            (31, 62, -120),
            (40, 52, -60),
            (60, 52, -120),
            (69, 62, -60),
            (78, 70, 210),
            (78, 84, -20),
            (22, 118, -40),
            (22, 128, 200),
            (78, 118, 220),
            (78, 128, -20),
            (36, 128, -50),
            (64, 128, 230),
            (46, 36, 200),
            (54, 36, -20),
        )
    )
    return (
        path(DOORS["g"], "gar-1")
        + path(DOORS["g"], "url(#g-mist)")
        + line(bars, "gar-5", 2)
        + line("M14 114H86M16 70H84", "gar-5", 2)
        + line("M50 106C34 106 30 116 36 122M50 106C66 106 70 116 64 122", "gar-5", 1.4)
        + path(vines, "gar-4")
        + path(vines, "gar-5", opacity=0.5, transform="translate(-.5 -.7)")
        + disc(50, 88, 24, "gar-2")
        + ring(50, 88, 24, "gar-5", 1.6)
    )


def _library() -> str:
    """Shelves below a pediment."""
    dice = Random(5)
    spines = ""
    for y0, y1 in ((50, 72), (108, 136)):
        x = 18.0
        while x < 79:
            width = dice.uniform(4, 6.5)
            spines += f"M{n(x)} {y1}V{n(y0 + dice.uniform(0, 6))}H{n(x + width)}V{y1}Z"
            x += width + 1
    return (
        path(DOORS["n"], "url(#n-leaf)")
        + path("M8 44L50 20L92 44Z", "lib-3")
        + line("M8 44H92", "lib-6", 1.4)
        + path(star(50, 35, 6, 0.4), "lib-6")
        + path("M16 48H84V74H16ZM16 104H84V138H16Z", "lib-1")
        + path(spines, "lib-4")
        + line("M16 74H84M16 138H84M16 48H84V138M16 48V138", "lib-5", 1.1)
        + path("M16 76H84V103H16Z", "lib-2")
        + disc(50, 90, 24, "lib-2")
        + ring(50, 90, 24, "lib-5", 1.6)
    )
