"""The tiles, 100 by 100, in several drawings of each kind so that neighbours differ.

A tile may be turned by any quarter: its light comes from nowhere in particular, a shadow lies along every wall. From
below: joints, flagstones in three tones, cracks and moss, shadow, walls. Loose tiles have hedges, fixed ones masonry
with a coping and four bronze bosses: one sees what can slide.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from dedale.art.compact import shorter
from dedale.art.labyrinth.corridors import FAR, NEAR, Line, floor_plan, inside, offset, resample, walls
from dedale.art.svg import Point, arc, box, disc, group, line, n, path, poly, pt, symbol

BOSS = (
    '<g id="boss"><circle r="5.4" fill="var(--wl-1)"/><circle r="4.3" fill="var(--boss-2)"/>'
    '<path fill="var(--boss-1)" d="M3.6-2.4A4.3 4.3 0 0 1-2.4 3.6 5 5 0 0 0 3.6-2.4Z"/>'
    '<circle cx="-1.3" cy="-1.3" r="1.3" fill="var(--boss-3)"/></g>\n'
)

VARIANTS = {"I": "abcd", "L": "abcd", "Lt": "abc", "Tt": "abc", "T": "a", "Tf": "abc"}
"""How many drawings there are of a kind: shape, and t for a little square with a treasure, f for fixed."""

SEEDS = {"I": 11, "L": 31, "Lt": 51, "Tt": 71, "T": 81, "Tf": 91}


def tiles() -> str:
    """Every tile: `t-I-a`, `t-Lt-b`, `t-Tf-c` and so on, and `t-start`, the corner a pawn starts from."""
    out = ""
    for kind, variants in VARIANTS.items():
        for i, variant in enumerate(variants):
            out += tile(f"t-{kind}-{variant}", kind[0], kind[1:] in ("t", "f"), kind.endswith("f"), SEEDS[kind] + i)
    return out + tile("t-start", "L", True, True, 99)


def tile(name: str, shape: str, plaza: bool, fixed: bool, seed: int) -> str:
    dice = Random(seed)
    sides = walls(shape, plaza)
    edges = [edge for edge, _ in sides]
    ground = path(floor_plan(shape), "fl-gap") + _floor(shape, plaza, dice) + _moss(edges, dice, dice.choice((1, 2, 3)))
    along = "".join(poly(edge, close=False) for edge in edges)
    shade = group(
        f'<path stroke-width="13" opacity=".16" d="{along}"/><path stroke-width="7" opacity=".3" d="{along}"/>',
        fill="none",
        stroke="var(--fl-shade)",
        stroke_linejoin="round",
    )
    built = "".join(_masonry(edge, rest) if fixed else _hedge(edge, rest, dice) for edge, rest in sides)
    rim = box(0.5, 0.5, 99, 99, "none", rx=3, stroke="var(--tile-rim)", stroke_width=1.4)
    if fixed:
        bosses = "".join(f'<use href="#boss" x="{x}" y="{y}"/>' for x in (10, 90) for y in (10, 90))
        rim = bosses + box(0.7, 0.7, 98.6, 98.6, "none", stroke="var(--wl-1)", stroke_width=1.4)
    return symbol(name, "0 0 100 100", box(0, 0, 100, 100, "tile-rim"), ground, shade, built, rim)


def _floor(shape: str, plaza: bool, dice: Random) -> str:
    """Flagstones: rectangles split at random, slightly irregular, sorted into three tones; a few cracks."""
    stones: list[Line] = []

    def split(x0: float, y0: float, x1: float, y1: float) -> None:
        width, height = x1 - x0, y1 - y0
        if width * height < dice.uniform(150, 300) and max(width, height) < 22:
            stones.append(_stone(x0, y0, x1, y1, dice))
            return
        t = dice.uniform(0.38, 0.62)
        if width > height * dice.uniform(0.8, 1.25):
            split(x0, y0, x0 + width * t, y1)
            split(x0 + width * t, y0, x1, y1)
        else:
            split(x0, y0, x1, y0 + height * t)
            split(x0, y0 + height * t, x1, y1)

    a, b = NEAR - 1, FAR + 1
    if shape == "I":
        split(a, 0, b, 100)
    else:
        split(a, 0, b, a)
        split(b, a, 100, b)
        if shape == "T":
            split(0, a, a, b)
        if not plaza:
            split(a, a, b, b)
    tones: list[list[Line]] = [[], [], []]
    for stone in stones:
        tones[dice.choice((0, 1, 1, 2))].append(stone)
    if plaza:
        _ring(tones, dice)
    paved = "".join(path("".join(map(poly, tone)), f"fl-{i}") for i, tone in enumerate(tones, 1) if tone)
    if plaza:
        middle = disc(50, 50, 22.6, "fl-plaza", stroke="var(--fl-ring)", stroke_width=1)
        paved = disc(50, 50, 31, "fl-gap") + paved + middle
    return paved + _cracks(stones, dice)


def _stone(x0: float, y0: float, x1: float, y1: float, dice: Random) -> Line:
    gap = 0.75
    corners = ((x0 + gap, y0 + gap), (x1 - gap, y0 + gap), (x1 - gap, y1 - gap), (x0 + gap, y1 - gap))
    return [(x + dice.uniform(-0.5, 0.5), y + dice.uniform(-0.5, 0.5)) for x, y in corners]


def _ring(tones: list[list[Line]], dice: Random) -> None:
    """The stones round the little square."""
    count = 16
    for i in range(count):
        a0 = 360 / count * i + 1.5 + dice.uniform(-2, 2)
        a1 = 360 / count * (i + 1) - 1.5 + dice.uniform(-2, 2)
        tones[dice.choice((0, 1, 2))].append(arc(50, 50, 30.5, a0, a1, 3) + arc(50, 50, 23.8, a1, a0, 2))


def _cracks(stones: list[Line], dice: Random) -> str:
    d = ""
    for stone in dice.sample(stones, min(3, len(stones))):
        d += f"M{pt((stone[0][0] + 2, stone[0][1] + dice.uniform(1, 4)))}"
        for _ in range(3):
            d += f"l{n(dice.uniform(1.5, 4))} {n(dice.uniform(-1, 4))}"
    return line(d, "fl-crack", 0.8)


def _moss(edges: list[Line], dice: Random, tufts: int) -> str:
    """Small tufts where stone meets wall, in two tones."""
    tones = {1: "", 2: ""}
    for _ in range(tufts):
        edge = dice.choice(edges)
        x, y = dice.choice(resample(edge, 6)[1:-1] or edge)
        for _ in range(dice.randint(3, 6)):
            at, r = (x + dice.uniform(-5, 5), y + dice.uniform(-5, 5)), dice.uniform(0.7, 1.9)
            tones[dice.choice((1, 2))] += f"M{pt((at[0] - r, at[1]))}a{n(r)} {n(r)} 0 1 1 0 .1Z"
    return "".join(path(d, f"moss-{i}") for i, d in tones.items() if d)


def _hedge(edge: Line, rest: Line, dice: Random) -> str:
    """Leafy edges, leaves that catch the light near the corridor, here and there a bud."""
    points = resample(edge, 7.4, dice)
    outline = "M" + pt(points[0])
    for p, q in pairwise(points):
        r = n(math.dist(p, q) * dice.uniform(0.54, 0.66))
        outline += f"A{r} {r} 0 0 1 {pt(q)}"
    outline += "".join("L" + pt(p) for p in rest) + "Z"
    near, body = resample(edge, 3), edge + rest
    bright = dark = ""
    grown: list[Point] = []
    for p in [(dice.uniform(2, 98), dice.uniform(2, 98)) for _ in range(360)]:
        if inside(p, body) and all(math.dist(p, other) > 7.2 for other in grown):
            grown.append(p)
            leaf = _leaf(p, dice)
            if min(math.dist(p, q) for q in near) < 7:
                bright += leaf
            else:
                dark += leaf
    buds = [p for p in dice.sample(grown, min(len(grown), dice.choice((0, 1, 2)))) if all(6 < c < 94 for c in p)]
    return (
        path(shorter(outline, 0), "hg-2", stroke="var(--hg-1)", stroke_width=2.2)
        + path(bright, "hg-4")
        + path(dark, "hg-3")
        + "".join(f'<circle cx="{n(x)}" cy="{n(y)}" r="1.3" fill="var(--hg-bud)"/>' for x, y in buds)
    )


def _leaf(p: Point, dice: Random) -> str:
    leans = dice.choice((-1, 1))
    a, x, y = round(dice.uniform(2.1, 3.4)), round(p[0]), round(p[1])
    if leans > 0:
        return f"M{x} {y}q{a}-{a} {2 * a} 0-{a} {a}-{2 * a} 0z"
    return f"M{x} {y}q-{a}-{a} 0-{2 * a} {a} {a} 0 {2 * a}z"


def _masonry(edge: Line, rest: Line) -> str:
    """A wall with an etched body and a coping of blocks along the corridor."""
    fine = resample(edge, 3.4)
    outer, inner = offset(fine, 0.4), offset(fine, 7.2)
    joints = "".join(f"M{pt(outer[i])}L{pt(inner[i])}" for i in range(2, len(fine) - 2, 3))
    return (
        path(poly(edge + rest), "wl-2")
        + line(_etching(edge + rest, fine), "wl-3", 0.9)
        + line(poly(offset(fine, 3.6), close=False), "wl-3", 7.2)
        + line(poly(inner, close=False) + joints, "wl-1", 1.1)
        + line(poly(offset(fine, 0.9), close=False), "wl-4", 1.6)
    )


def _etching(body: Line, fine: Line) -> str:
    """Slanted lines, broken where they leave the wall's body."""
    d = ""
    for shift in range(-100, 100, 5):
        begun: Point | None = None
        for t in range(0, 101, 2):
            p = (float(t), float(t - shift))
            within = 0 < p[1] < 100 and inside(p, body) and min(math.dist(p, q) for q in fine) > 9
            if within and begun is None:
                begun = p
            if begun and (not within or t == 100):
                if math.dist(begun, p) > 4:
                    d += f"M{pt(begun)}L{pt((p[0] - 2, p[1] - 2))}"
                begun = None
    return d
