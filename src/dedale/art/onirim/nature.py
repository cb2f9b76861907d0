"""Leaves, fish, and the dreamer with a lantern, who stands in every room."""

from __future__ import annotations

import math

from dedale.art.svg import disc, line, moved, n, path


def fish(x: float, y: float, s: float, flip: int = 1) -> str:
    """A fish that swims to the left (flip -1: right)."""

    def f(a: float, b: float) -> str:
        return f"{n(x + flip * a * s)} {n(y + b * s)}"

    return (
        f"M{f(-10, 0)}C{f(-6, -6)} {f(2, -6)} {f(7, -1)}L{f(13, -6)}C{f(11.5, -2)} {f(11.5, 2)} {f(13, 6)}"
        f"L{f(7, 1)}C{f(2, 6)} {f(-6, 6)} {f(-10, 0)}Z"
    )


def leaf(x: float, y: float, length: float, angle: float, fat: float = 0.36) -> str:
    """A leaf that grows from a point."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)

    def q(t: float, w: float) -> str:
        return f"{n(x + ux * t * length - uy * w * length)} {n(y + uy * t * length + ux * w * length)}"

    return f"M{q(0, 0)}C{q(0.25, -fat)} {q(0.75, -fat)} {q(1, 0)}C{q(0.75, fat * 0.8)} {q(0.25, fat * 0.8)} {q(0, 0)}Z"


def frond(
    x: float, y: float, length: float, angle: float, pairs: int = 6, bend: float = 18, size: float = 0.34
) -> tuple[str, str]:
    """A stem and its leaves: (stem line, leaves)."""
    px, py, a = x, y, angle
    stem, leaves = f"M{n(x)} {n(y)}", ""
    step = length / pairs
    for i in range(pairs):
        px += step * math.cos(math.radians(a))
        py += step * math.sin(math.radians(a))
        stem += f"L{n(px)} {n(py)}"
        long = length * size * (1 - 0.6 * i / pairs)
        leaves += leaf(px, py, long, a - 52, 0.3) + leaf(px, py, long, a + 52, 0.3)
        a += bend / pairs
    return stem, leaves + leaf(px, py, length * size * 0.7, a, 0.3)


def wanderer(x: float, y: float, s: float, body: str, rim: str) -> str:
    """The dreamer with a lantern, seen from behind; (x, y) is where the feet stand."""
    return moved(
        x,
        y,
        disc(7, -12, 17, "url(#lamp)"),
        path(
            "M-5.5 0C-5-9-4.5-15-2.6-18.4C-3.4-22-1.8-25.4 1-27C2.4-24.8 3.4-21.6 2.8-18.6C5-15 5.4-8 6 0Z",
            body,
        ),
        line("M2.8-18.6C5-15 5.4-8 6 0M1-27C2.4-24.8 3.4-21.6 2.8-18.6", rim, 0.7, opacity=0.8),
        line("M3-14.5L7-15.6V-13.6", body, 1.1),
        path("M5.4-13.6H8.6L9.2-9H4.8Z", "gold-5"),
        scale=s,
    )
