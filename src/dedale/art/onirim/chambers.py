"""The Chambers: `card-rs`, and `card-rs-2` in front of the room's second drawing."""

from __future__ import annotations

from dedale.art.onirim.colours import ROOMS, SIGNS
from dedale.art.onirim.frame import FULL, bookmark, frame
from dedale.art.svg import disc, put, ring, symbol


def chambers() -> str:
    """The light of the room is a dark disc with a corona; sun, moon or key stands in it, bright in every theme."""
    return "".join(
        frame(
            f"card-{room}{letter}{variant and '-' + variant}",
            put(f"scene-{room}{variant}", *FULL),
            put(f"eclipse-{room}", *FULL),
            put(f"ring-{sign}", *FULL),
            bookmark(sign, f"glyph-{room}", f"{ramp}-ink"),
            foot=room,
        )
        for room, ramp in ROOMS.items()
        for letter, sign in SIGNS.items()
        for variant in ("", "2")
    )


def eclipses() -> str:
    return "".join(
        symbol(
            f"eclipse-{room}",
            "0 0 200 280",
            disc(100, 108, 49, f"url(#{room}-disc)"),
            ring(100, 108, 45, f"{ramp}-5", 0.8, opacity=0.7),
        )
        for room, ramp in ROOMS.items()
    )
