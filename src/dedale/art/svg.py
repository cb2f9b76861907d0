"""Small words for drawing: every shape is a piece of SVG text, every colour a slot of the themes, `var(--slot)`."""

from __future__ import annotations

import math
from collections.abc import Iterable

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
"""A stop of a gradient: where, which slot, and how opaque."""


def paint(slot: str) -> str:
    """A slot as a value of `fill` or `stroke`.

    >>> paint("gold-3"), paint("currentColor")
    ('var(--gold-3)', 'currentColor')
    """
    return slot if slot.startswith(("url", "none", "current")) else f"var(--{slot})"


def n(x: float) -> str:
    """A number with at most one digit after the point."""
    text = f"{x:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def attributes(more: dict[str, object]) -> str:
    """`stroke_width=2` as ` stroke-width="2"`."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{text}"' for name, text in more.items())


def path(d: str, fill: str, **more: object) -> str:
    return f'<path d="{d}" fill="{paint(fill)}"{attributes(more)}/>'


def line(d: str, stroke: str, width: float = 1, **more: object) -> str:
    return f'<path d="{d}" fill="none" stroke="{paint(stroke)}" stroke-width="{width:g}"{attributes(more)}/>'


def soft(d: str, stroke: str, width: float = 1, **more: object) -> str:
    """A line with round ends and corners."""
    return line(d, stroke, width, stroke_linecap="round", stroke_linejoin="round", **more)


def disc(x: float, y: float, r: float, fill: str, **more: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{paint(fill)}"{attributes(more)}/>'


def ring(x: float, y: float, r: float, stroke: str, width: float = 1, **more: object) -> str:
    return disc(x, y, r, "none", stroke=paint(stroke), stroke_width=f"{width:g}", **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{paint(fill)}"{attributes(more)}/>'


def box(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {where} fill="{paint(fill)}"{attributes(more)}/>'


def put(name: str, x: float, y: float, width: float, height: float, **more: object) -> str:
    """A symbol, drawn at a place."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{attributes(more)}/>'


def group(*parts: str, **more: object) -> str:
    return f"<g{attributes(more)}>{''.join(parts)}</g>"


def moved(x: float, y: float, *parts: str, turn: float = 0, scale: float = 1) -> str:
    """Parts drawn about the origin, brought to a place, turned and scaled."""
    how = (
        f"translate({n(x)} {n(y)})"
        + (f" rotate({turn:g})" if turn else "")
        + (f" scale({scale:g})" if scale != 1 else "")
    )
    return group(*parts, transform=how)


def mirrored(*parts: str, width: float) -> str:
    """Parts, and the same parts reflected: a drawing that is the same on both sides."""
    half = "".join(parts)
    return half + group(half, transform=f"matrix(-1 0 0 1 {width:g} 0)")


def symbol(name: str, view: str, *parts: str) -> str:
    return f'<symbol id="{name}" viewBox="{view}">{"".join(parts)}</symbol>\n'


def stops(*given: Stop) -> str:
    out = ""
    for where, slot, *opaque in given:
        opacity = f' stop-opacity="{opaque[0]:g}"' if opaque else ""
        out += f'<stop offset="{where:g}" stop-color="{paint(slot)}"{opacity}/>'
    return out


def fade(name: str, *given: Stop, x2: float = 0, y2: float = 1) -> str:
    """A gradient along a line, downwards if nothing else is said."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2:g}" y2="{y2:g}">{stops(*given)}</linearGradient>\n'


def glow(name: str, *given: Stop, **more: object) -> str:
    """A gradient from a middle outwards."""
    return f'<radialGradient id="{name}"{attributes(more)}>{stops(*given)}</radialGradient>\n'


def pt(p: Point) -> str:
    return f"{n(p[0])} {n(p[1])}"


def poly(points: Iterable[Point], close: bool = True) -> str:
    return "M" + "L".join(pt(p) for p in points) + ("Z" if close else "")


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """The point at an angle (radians, clockwise from the right) and a distance from a middle."""
    return x + r * math.cos(angle), y + r * math.sin(angle)


def arc(x: float, y: float, r: float, start: float, end: float, steps: int = 6) -> list[Point]:
    """Points along an arc, angles in degrees."""
    return [polar(x, y, r, math.radians(start + (end - start) * k / steps)) for k in range(steps + 1)]


def dot(x: float, y: float, r: float) -> str:
    """A disc as a path, so that many fit into one element."""
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0"


def star(x: float, y: float, r: float, waist: float = 0.24, points: int = 4) -> str:
    """A star; `waist` is how deep it is cut between its points."""
    return poly(
        polar(x, y, r if i % 2 == 0 else r * waist, math.pi * i / points - math.pi / 2) for i in range(2 * points)
    )
