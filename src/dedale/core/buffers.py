"""The memory behind a buffer that somebody gave, such as an array of numpy's: nothing where it does not fit.

Compiled, they are C in the `.pxd`: a pointer, or NULL.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:

    def bytes_in(view: memoryview, count: int) -> memoryview | None:
        """So many numbers of one byte, to be written."""
        return None if view.readonly else _room(view, count, 1, "Bb?")

    def decimals_in(view: memoryview, count: int) -> memoryview | None:
        """So many numbers of eight bytes with a point, to be written."""
        return None if view.readonly else _room(view, count, 8, "d")

    def numbers_of(view: memoryview, count: int) -> memoryview | None:
        """So many whole numbers of eight bytes."""
        return _room(view, count, 8, "lqn")

    def from_place(room: memoryview, place: int) -> memoryview:
        """The memory from a place on."""
        return room[place:]

    def _room(view: memoryview, count: int, itemsize: int, formats: str) -> memoryview | None:
        if view.itemsize != itemsize or view.nbytes != count * itemsize or not view.c_contiguous:
            return None
        if view.format not in set(formats):
            return None
        room: Any = view.cast("B")
        found: memoryview = room.cast("B" if itemsize == 1 else view.format)
        return found
