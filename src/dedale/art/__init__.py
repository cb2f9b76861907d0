"""The one source of every drawing: cards, tiles, treasures, pawns, the start page, and the colours of the themes.

A notebook shows views as pictures, drawn by this package.

>>> import dedale
>>> view = dedale.game("onirim").new(seed=1).view(0)
>>> draw(view, theme="parchment").svg.startswith("<svg")
True
"""

from __future__ import annotations

from dedale.art.palettes import DEFAULT, THEMES
from dedale.art.picture import Picture
from dedale.core.pictures import draw_with

__all__ = ["THEMES", "Picture", "draw"]


def draw(view: object, theme: str = DEFAULT) -> Picture:
    """What a seat sees, as a picture in one of `THEMES`. Nothing hidden from the seat is in it."""
    from dedale.art.drawing import drawn  # the games are needed for views alone, not for the page's sprites

    return drawn(view, theme)


def _shown(view: object) -> str:
    return draw(view).svg


draw_with(_shown)
