"""What cards of 200 by 280 have in common: frame, foot with the room's hatch, bookmark, rings round a sign."""

from __future__ import annotations

import math

from dedale.art.onirim.colours import ROOMS
from dedale.art.svg import box, group, line, paint, path, polar, poly, put, ring, symbol

FULL = (0, 0, 200, 280)


def frame(name: str, *parts: str, foot: str = "") -> str:
    """A card: its parts between the two layers of the frame, with the foot of a room or without."""
    return symbol(
        name,
        "0 0 200 280",
        put("frame-under", *FULL),
        *parts,
        put(f"foot-{foot}", *FULL) if foot else "",
        put("frame-over", *FULL),
    )


def frames() -> str:
    out = symbol(
        "frame-under",
        "0 0 200 280",
        box(0, 0, 200, 280, "card-edge", rx=16),
        box(2, 2, 196, 276, "card-frame", rx=14.5),
    )
    out += symbol(
        "frame-over",
        "0 0 200 280",
        line("M9 18a9 9 0 0 1 9-9H182a9 9 0 0 1 9 9V262a9 9 0 0 1-9 9H18a9 9 0 0 1-9-9Z", "card-line", 1.6),
        line(
            "M5.5 15.5a10 10 0 0 1 10-10H184.5a10 10 0 0 1 10 10V264.5a10 10 0 0 1-10 10H15.5a10 10 0 0 1-10-10Z",
            "card-line",
            0.7,
            opacity=0.55,
        ),
    )
    for k, c in ROOMS.items():
        out += symbol(
            f"foot-{k}",
            "0 0 200 280",
            group(
                box(9, 251, 182, 20, f"{c}-1"),
                box(9, 251, 182, 20, f"url(#hatch-{k})", opacity=0.85),
                line("M9 251H191", "card-line", 1.4),
                clip_path="url(#win)",
            ),
        )
    for tall in (54, 88, 98):
        out += symbol(
            f"tab-{tall}",
            "0 0 200 280",
            group(
                path(f"M9 9H51V{tall}L30 {tall + 9}L9 {tall}Z", "card-plate"),
                line(f"M51 9V{tall}L30 {tall + 9}L9 {tall}", "card-line", 1.4),
                clip_path="url(#win)",
            ),
        )
    for sign, (count, length) in {"sun": (24, 3.5), "moon": (12, 2), "key": (8, 4)}.items():
        marks = "".join(
            poly([polar(100, 108, r, 2 * math.pi * i / count) for r in (52, 52 + length)], close=False)
            for i in range(count)
        )
        out += symbol(
            f"ring-{sign}",
            "0 0 200 280",
            ring(100, 108, 49, "gold-4", 2.6),
            line(marks, "gold-4", 1.8, stroke_linecap="round"),
            put(f"{sign}-lit", 60, 68, 80, 80),
        )
    return out


def bookmark(top: str, glyph: str, ink: str, tall: int = 88) -> str:
    """The bookmark in the corner: what still shows when the next card overlaps."""
    return (
        put(f"tab-{tall}", *FULL)
        + (put(top, 13.5, 14, 33, 33, color=paint("card-plate-ink")) if top else "")
        + (put(glyph, 15, 52, 30, 30, color=paint(ink)) if glyph else "")
    )
