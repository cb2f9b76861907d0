"""Views as pictures."""

from __future__ import annotations

from dedale.art.errors import NoView
from dedale.art.labyrinth.table import draw_board
from dedale.art.onirim.table import draw_table
from dedale.art.picture import Picture
from dedale.labyrinth.view import View as LabyrinthView
from dedale.onirim.view import View as OnirimView


def drawn(view: object, theme: str) -> Picture:
    """The view of a seat in a theme."""
    if isinstance(view, OnirimView):
        return draw_table(view, theme)
    if isinstance(view, LabyrinthView):
        return draw_board(view, theme)
    found = type(view).__name__
    raise NoView(
        "no-view", f"Only what a seat sees can be drawn, and this is {found}: say state.view(seat).", found=found
    )
