"""Pictures of views: a view shows itself in a notebook, drawn by `dedale.art` unless somebody has said otherwise."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

Drawer = Callable[[object], str]
"""Draws a view as SVG."""

_drawers: list[Drawer] = []


def draw_with(drawer: Drawer) -> None:
    """From now on views are drawn this way."""
    _drawers[:] = [drawer]


def svg_of(view: object) -> str:
    """A view as SVG."""
    if not _drawers:
        import_module("dedale.art")  # by name: it says how when it is imported, and stands above the games
    return _drawers[0](view)
