"""Views as pictures: what a game brings to `dedale.art` draws them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dedale.art.errors import NoView
from dedale.art.picture import Picture
from dedale.core.parts import Room

Drawer = Callable[[object, str], Picture]
"""Draws the view of a seat in a theme."""

ROOM: Final[Room[Drawer]] = Room("art")


def drawn(view: object, theme: str) -> Picture:
    """The view of a seat in a theme. Raises NoView for anything else, and for a game that brings no drawing."""
    game = getattr(view, "game", None)
    if not isinstance(game, str) or not hasattr(view, "legal"):
        found = type(view).__name__
        raise NoView(
            "no-view", f"Only what a seat sees can be drawn, and this is {found}: say state.view(seat).", found=found
        )
    drawer = ROOM.part(game)
    if drawer is None:
        raise NoView("no-drawing", f"Nobody brings a drawing of {game}; its views can be read, not drawn.", game=game)
    return drawer(view, theme)
