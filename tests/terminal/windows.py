"""A window of a given size, whatever it is that the tests run in."""

from __future__ import annotations

from dedale.terminal.window import Window


class SmallWindow(Window):
    """A window of 80 columns and 24 lines."""

    @property
    def width(self) -> int:
        return 80

    @property
    def height(self) -> int | None:
        return 24
