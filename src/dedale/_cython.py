"""What the rules ask of `cython` when they run uncompiled: next to nothing.

It stands in for the real one where that is not installed (`_uncompiled.py` sees to it), so that nobody needs Cython
but who compiles. Everything else that the rules take from `cython` stands behind `if cython.compiled:`.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final, TypeVar

Decorated = TypeVar("Decorated")
Value = TypeVar("Value")

compiled: Final = False
nogil: Final = nullcontext()
gil: Final = nullcontext()
"""Uncompiled, nobody gives the lock away."""


def cclass(decorated: Decorated) -> Decorated:
    """A class that has a C struct where it is compiled."""
    return decorated


def final(decorated: Decorated) -> Decorated:
    """A class that nobody derives from."""
    return decorated


def cast(_kind: object, value: Value) -> Value:
    """A value of another C type."""
    return value
