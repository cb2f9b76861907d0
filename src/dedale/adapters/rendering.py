"""What a seat sees, for people: as text, and as the picture that the page shows."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from dedale.art import draw
from dedale.words import words
from dedale.words.games import game_words
from dedale.words.zones import Zone, zones

WIDTH = 800
"""Of a picture, in pixels."""


def as_text(view: Any, seats: int) -> str:
    """What a seat sees, a line for each zone of the table, in English."""
    english = words("en")
    last = game_words(view.game).decision_words(english, view)
    lines = [_line(zone, seats) for zone in zones(english, view, seats)]
    return "\n".join([*(line for line in lines if line), last])


def as_pixels(view: Any) -> Any:
    """What a seat sees, as an array of red, green and blue for each pixel."""
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(BytesIO(draw(view).png(WIDTH))).convert("RGB"))


def _line(zone: Zone, seats: int) -> str:
    whose = f" {zone.seat + 1}" if zone.seat is not None and seats > 1 else ""
    if zone.rows is not None:
        return "\n".join([f"{zone.name}{whose}:", *("  " + " ".join(map(_thing, row)) for row in zone.rows)])
    told = zone.text if zone.items is None else ", ".join(map(_thing, zone.items))
    return f"{zone.name}{whose}: {told}" if told else ""


def _thing(thing: str | None) -> str:
    return "?" if thing is None else thing
