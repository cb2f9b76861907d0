"""The short notation that treasures are written in, 64 by 64, and what it stands for.

`$g` gold, `$b` bone, `$s` steel, `$j` jade, `$r` ruby, `$v` violet, `$y` sky, `$w` wood, `$m` moss, `$p` skin, `$k`
ink; a second letter is the tone: `$gh` high light, `$gl` low light. What is drawn has an outline of ink; `<i>…</i>`
holds inner shading without one. A line may be broken at any space.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from dedale.art.svg import Point, poly

MATERIALS = {
    "g": "gold",
    "b": "bone",
    "s": "steel",
    "j": "jade",
    "r": "ruby",
    "v": "violet",
    "y": "sky",
    "w": "wood",
    "m": "moss",
    "p": "skin",
    "k": "ink",
}
TONES = {"": "", "h": "-hi", "l": "-lo"}


def expanded(text: str) -> str:
    """A drawing in the notation as SVG.

    >>> expanded('<i><path fill="$gh" d="M1 2Z"/></i>')
    '<g stroke="none"><path fill="var(--tr-gold-hi)" d="M1 2Z"/></g>'
    """
    text = re.sub(r'\$([a-z])([hl]?)(?=")', lambda m: f"var(--tr-{MATERIALS[m[1]]}{TONES[m[2]]})", text)
    text = text.replace("<i>", '<g stroke="none">').replace("</i>", "</g>")
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", text.strip()))


def mirror(half: str) -> str:
    """The right half, and its reflection."""
    return half + f'<g transform="matrix(-1 0 0 1 64 0)">{half}</g>'


def limb(d: str, colour: str, width: float = 2.8) -> str:
    """A thin leg or arm: a line with an outline."""
    outline = f'<path fill="none" stroke-width="{width + 3.4}" d="{d}"/>'
    return outline + f'<path fill="none" stroke="{colour}" stroke-width="{width}" d="{d}"/>'


def taper(points: Sequence[Point], widths: Sequence[float], steps: int = 22) -> str:
    """A closed smooth ribbon along the points, as thick as the widths say: tails, necks, smoke."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = [], []
    for k in range(steps + 1):
        t = k / steps * (len(points) - 1)
        x, y = _between(xs, t), _between(ys, t)
        dx, dy = _between(xs, t + 0.01) - _between(xs, t - 0.01), _between(ys, t + 0.01) - _between(ys, t - 0.01)
        half, length = max(0.2, _between(widths, t) / 2), math.hypot(dx, dy) or 1
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return poly(left + right[::-1])


def _between(values: Sequence[float], t: float) -> float:
    """A value between those given, along a Catmull-Rom spline."""
    t = min(max(t, 0), len(values) - 1.0001)
    i = int(t)
    f = t - i
    a, b, c, d = (values[max(0, min(len(values) - 1, i + step))] for step in (-1, 0, 1, 2))
    return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
