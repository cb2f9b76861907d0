"""The back of every card of the deck: `card-back`."""

from __future__ import annotations

from random import Random

from dedale.art.onirim.frame import frame
from dedale.art.svg import box, disc, group, line, paint, path, polar, poly, pt, ring, star


def back() -> str:
    """A round labyrinth about a closed eye, the phases of the moon above and below."""
    rings = ""
    dice = Random(8)
    for i, r in enumerate((34, 44, 54, 64, 74)):
        a, gap = dice.uniform(0, 6.28), 9 / r
        rings += f"M{pt(polar(100, 140, r, a))}A{r} {r} 0 1 1 {pt(polar(100, 140, r, a - gap))}"
        for _ in range(3 + i):
            b = dice.uniform(0, 6.28)
            if r < 74:
                rings += poly([polar(100, 140, r, b), polar(100, 140, r + 10, b)], close=False)
    sky = "".join(
        star(dice.uniform(14, 186), dice.choice([dice.uniform(14, 56), dice.uniform(224, 266)]), dice.uniform(1, 2.6))
        for _ in range(46)
    )
    corner = "M16 16H46M16 16V46M16 34C28 34 34 28 34 16M22 22L40 40" + "M40 40m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    corners = "".join(
        group(line(corner, "gold-3", 1.3), transform=t)
        for t in (
            "matrix(1 0 0 1 0 0)",
            "matrix(-1 0 0 1 200 0)",
            "matrix(1 0 0 -1 0 280)",
            "matrix(-1 0 0 -1 200 280)",
        )
    )
    phases = "".join(
        disc(x, y, 6, "bak-2", stroke=paint("gold-3"), stroke_width=1)
        + path(f"M{x} {y - 6}A6 6 0 0 1 {x} {y + 6}A{b} 6 0 0 {s} {x} {y - 6}Z", "gold-4")
        for x, y, b, s in (
            (64, 36, 3, 0),
            (100, 28, 6, 1),
            (136, 36, 3, 1),
            (64, 244, 3, 1),
            (100, 252, 6, 1),
            (136, 244, 3, 0),
        )
    )
    return frame(
        "card-back",
        group(
            box(9, 9, 182, 262, "url(#bak-sky)"),
            path(sky, "bak-5", opacity=0.8),
            disc(100, 140, 96, "url(#bak-halo)"),
            disc(100, 140, 79, "bak-1", opacity=0.55),
            line(rings, "bak-5", 2.6, stroke_linecap="round"),
            ring(100, 140, 80, "gold-4", 1.8),
            ring(100, 140, 84, "gold-3", 0.8),
            disc(100, 140, 27, "bak-1"),
            ring(100, 140, 27, "gold-4", 1.6),
            # a closed eye
            line("M82 138C90 150 110 150 118 138", "gold-5", 2.8, stroke_linecap="round"),
            line(
                "M86 144L82 150M93.5 147.5L91.5 154M100 148.5V155.5M106.5 147.5L108.5 154M114 144L118 150",
                "gold-5",
                2,
                stroke_linecap="round",
            ),
            path(star(100, 127, 6, 0.35), "gold-4"),
            phases,
            corners,
            clip_path="url(#win)",
        ),
    )
