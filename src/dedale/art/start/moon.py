"""The moon, engraved with a round maze; and the same rings as a mark that turns while something loads."""

from __future__ import annotations

import math

from dedale.art.svg import arc, disc, glow, path, poly, pt, ring, soft, symbol

RINGS = ((84, 90), (68, 262), (52, 60), (36, 200))
"""The radius of each ring and the angle of its gap."""

WALLS = ((100, 84, 125), (84, 68, 232), (84, 68, 20), (68, 52, 95), (52, 36, 25), (52, 36, 165), (68, 52, 300))
"""Short walls from one ring to the next, at an angle."""

FLAME = "M0-20c12 13 16 19 16 27a16 16 0 0 1-32 0c0-8 4-14 16-27Z"
CORE = "M0-1c6 6 8 9 8 12a8 8 0 0 1-16 0c0-3 2-6 8-12Z"


def moon_paints() -> str:
    return glow("moon-face", (0, "moon-a"), (1, "moon-b"), cx=0.38, cy=0.34, r=0.8)


def maze_moon() -> str:
    """`maze-moon`."""
    maze = "".join(_ring(r, gap) for r, gap in RINGS) + "".join(_wall(*wall) for wall in WALLS)
    return symbol(
        "maze-moon",
        "-104 -104 208 208",
        disc(0, 0, 100, "url(#moon-face)"),
        ring(0, 0, 100, "moon-line", 2.4),
        soft(maze, "moon-line", 5.2),
        path(FLAME, "moon-flame"),
        path(CORE, "moon-core"),
    )


def loading() -> str:
    """`loading-1` to `loading-3`, rings to turn at different speeds, and `loading-flame`; all lie on one another."""
    rings = ((88, 90), (64, 262), (40, 60))
    turning = "".join(
        symbol(
            f"loading-{i}", "-104 -104 208 208", soft(_ring(r, gap) + _wall(r, r - 14, gap + 100), "currentColor", 9)
        )
        for i, (r, gap) in enumerate(rings, 1)
    )
    return turning + symbol("loading-flame", "-104 -104 208 208", path(FLAME, "accent"))


def _ring(r: float, gap: float) -> str:
    half = math.degrees(9.5 / r)
    begin, end = arc(0, 0, r, gap + half, gap - half, 1)
    return f"M{pt(begin)}A{r} {r} 0 1 1 {pt(end)}"


def _wall(outer: float, inner: float, angle: float) -> str:
    return poly([arc(0, 0, r, angle, angle, 1)[0] for r in (outer, inner)], close=False)
