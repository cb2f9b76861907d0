"""What a seat sees, for people: as the text that the terminal draws, and as the picture that the page shows."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any, Final

from dedale.art import draw
from dedale.core.game import View
from dedale.core.parts import Room

WIDTH: Final = 800
"""Of a picture, in pixels."""

ROOM: Final[Room[Callable[[View], str]]] = Room("texts")
"""Ways to show a view as text; the terminal brings one."""


def as_text(view: View) -> str:
    """What a seat sees, as one text without colours, in English."""
    return ROOM.first()(view)


def as_pixels(view: View) -> Any:
    """What a seat sees, as an array of red, green and blue for each pixel."""
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(BytesIO(draw(view).png(WIDTH))).convert("RGB"))
