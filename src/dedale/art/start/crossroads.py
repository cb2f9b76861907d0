"""Between the doors: stars, two hedges, the way that forks, and a lantern post that points to both. 1440 by 900."""

from __future__ import annotations

from random import Random

from dedale.art.start.ivy import foliage
from dedale.art.start.sky import stars
from dedale.art.start.stone import EYE, FLAME
from dedale.art.svg import disc, group, line, moved, n, oval, path, put, symbol

VIEW = "0 0 1440 900"
WAY = (
    "M628 900C640 872 600 852 520 846V818C620 820 690 826 720 842 750 826 820 820 920 818V846C840 852 800 872 812 900Z"
)


def crossroads() -> str:
    """`night-stars`, `hedge-far`, `hedge-near`, `way` in one box, from far to near; `lantern-post`, 160 by 140."""
    return (
        foliage()
        + symbol("night-stars", VIEW, stars(1440, 720, 150, 77))
        + symbol("hedge-far", VIEW, _hedge(690, "hedge-b", 5))
        + symbol("hedge-near", VIEW, _hedge(752, "hedge-a", 9))
        + symbol("way", VIEW, path(WAY, "way-1"), line(_paving(), "way-2", 2))
        + symbol("lantern-post", "-80 -130 160 140", _post())
    )


def _hedge(y: float, slot: str, seed: int) -> str:
    dice, d, x = Random(seed), f"M-20 {y:g}", -20.0
    while x < 1460:
        width = dice.uniform(16, 34) * 1.2
        d += f"a{n(width * 0.56)} {n(width * 0.52)} 0 0 1 {n(width)} {n(dice.uniform(-4, 4))}"
        x += width
    leaves = "".join(put("foliage", x, round(y - 18 + dice.uniform(-4, 8)), 120, 60) for x in range(480, 940, 78))
    return path(d + "V900H-20Z", slot) + leaves


def _paving() -> str:
    d = ""
    for y, left, right in ((886, 633, 807), (870, 625, 815), (857, 596, 844)):
        d += f"M{left} {y}H{right}" + "".join(
            f"M{x} {y}l{n((x - 720) * 0.06)} 14" for x in range(left + 18, right - 8, 27)
        )
    return d + "".join(f"M{x} 821l{-6 if x < 720 else 6} 30" for x in (560, 600, 640, 800, 840, 880))


def _post() -> str:
    ink = {"stroke": "var(--tr-ink)", "stroke_width": 2.4, "stroke_linejoin": "round"}
    wood = group(
        path("M-5-2V-72H5V-2ZM-12 2c0-6 24-6 24 0Z", "post-1"),
        path("M-8-60H-58L-70-50-58-40H-8ZM8-60H58L70-50 58-40H8Z", "post-2"),
        path("M-14-72h28l-4 6H-10ZM-16-104h32l-5-8h-6l-2-7h-6l-2 7h-6Z", "post-1"),
        path("M-13-104H13L10-72H-10Z", "lantern-core"),
        **ink,
    )
    flame = path("M0-98c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13Z", "flame")
    signs = moved(-37, -50, EYE, scale=0.62) + moved(37, -51, FLAME, scale=0.52)
    signs = signs.replace("var(--key)", "var(--gold-4)").replace("var(--dr-1)", "var(--post-2)")
    return (
        disc(0, -90, 46, "url(#lantern-glow)", opacity=0.75)
        + oval(0, 0, 26, 6, "tr-ink", opacity=0.5)
        + wood
        + flame
        + signs
    )
