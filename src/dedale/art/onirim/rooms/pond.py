"""The garden again: a pond under willows, a bridge, water lilies and the light in the water."""

from __future__ import annotations

from random import Random

from dedale.art.compact import shorter
from dedale.art.onirim.nature import leaf, wanderer
from dedale.art.onirim.rooms.parts import LX, LY, window
from dedale.art.svg import box, disc, dot, line, moved, oval, path, soft, star

FLIES = (
    (26, 168, 1.8),
    (60, 196, 1.6),
    (150, 190, 1.9),
    (178, 150, 1.6),
    (118, 174, 1.4),
    (44, 238, 1.8),
    (160, 236, 1.6),
)
LILIES = ((40, 240, 13), (60, 252, 10), (152, 246, 14), (128, 256, 9), (176, 234, 9))
STRANDS = ((14, 96), (24, 70), (60, 34), (150, 44), (162, 74), (173, 96), (183, 120), (192, 84))
"""How far the willow hangs down, and where."""


def pond() -> str:
    dice = Random(37)
    wood = "".join(dot(dice.uniform(0, 200), 184 + dice.uniform(-10, 8), dice.uniform(10, 19)) for _ in range(15))
    strands = "".join(f"M{x} -4C{x - 5} {long // 3} {x + 5} {2 * long // 3} {x} {long}" for x, long in STRANDS)
    leaves = "".join(
        leaf(x + dice.uniform(-3, 3), y, dice.uniform(8, 12), 90 + dice.choice((-1, 1)) * dice.uniform(15, 42), 0.24)
        for x, long in STRANDS
        for y in range(4, long - 4, 8)
    )
    return window(
        "scene-g2",
        box(0, 0, 200, 280, "url(#g-sky)"),
        path(
            "".join(star(dice.uniform(54, 190), dice.uniform(14, 80), dice.uniform(0.9, 1.8)) for _ in range(16)),
            "gar-6",
        ),
        disc(LX, LY, 120, "url(#g-glow)"),
        path(wood + "M0 184V226H200V184Z", "gar-3"),
        path("M0 210C40 204 160 204 200 210V290H0Z", "gar-2"),
        _water(),
        _bridge(),
        wanderer(104, 199, 0.78, "gar-1", "gar-6"),
        "".join(_lily(*at) for at in LILIES),
        path("M0 252C14 246 30 258 44 272V290H0ZM200 250C186 246 172 260 160 274V290H200Z", "gar-1"),
        soft("M10 264V222M16 268V230M22 270V238M190 262V220M184 266V228M178 270V240", "gar-1", 2.2),
        oval(10, 220, 2.4, 7, "gar-4"),
        oval(190, 218, 2.4, 7, "gar-4"),
        soft(strands, "gar-1", 1.4),
        path(shorter(leaves, 0), "gar-1", opacity=0.9),
        path(shorter(leaves, 0), "gar-4", opacity=0.5, transform="translate(1.1 -1.1)"),
        "".join(disc(x, y, r * 5, "url(#lamp)") for x, y, r in FLIES),
        path("".join(dot(*fly) for fly in FLIES), "gold-5"),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 232, 200, 48, "url(#foot)"),
    )


def _water() -> str:
    """The pond, and the light broken in it."""
    bars = "".join(
        f"M{100 - w} {y}h{2 * w}" for y, w in ((220, 30), (227, 24), (234, 34), (241, 18), (249, 28), (258, 16))
    )
    return (
        path("M-10 214C50 206 150 206 210 214V290H-10Z", "gar-3", opacity=0.8)
        + path("M64 214C80 210 120 210 136 214L146 290H54Z", "url(#g-path)", opacity=0.7)
        + soft(bars, "gar-6", 1.8, opacity=0.75)
        + soft("M14 224h26M160 226h24M24 256h18M150 262h20", "gar-5", 1, opacity=0.6)
    )


def _bridge() -> str:
    deck = "M30 216C64 194 136 194 170 216V222C136 201 64 201 30 222Z"
    posts = "M44 209V195M62 202V187M82 198V183M118 198V183M138 202V187M156 209V195"
    return (
        path("M40 220C66 206 134 206 160 220C134 213 66 213 40 220Z", "gar-1", opacity=0.7)
        + soft(posts, "gar-1", 2.4)
        + soft("M38 199C66 180 134 180 162 199", "gar-1", 2.6)
        + soft("M38 198C66 179 134 179 162 198", "gar-5", 0.9, opacity=0.9)
        + path(deck, "gar-1")
        + line("M30 216C64 194 136 194 170 216", "gar-5", 1.2)
    )


def _lily(x: float, y: float, r: float) -> str:
    """A pad, and a flower on the large ones."""
    pad = f"M0 0L{r} {-r * 0.22:.1f}A{r} {r * 0.42:.1f} 0 1 1 {r * 0.8:.1f} {-r * 0.3:.1f}Z"
    flower = path("M-6-2C-7-7-4-9-3-6C-3-11 3-11 3-6C4-9 7-7 6-2C3 1-3 1-6-2Z", "gar-6") if r > 12 else ""
    return moved(x, y, path(pad, "gar-4"), line(pad, "gar-1", 0.8), flower)
