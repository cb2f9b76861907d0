"""Positions for the tests of the spells: a discard that can pay, and paying with it."""

from __future__ import annotations

from typing import Any

from tests.rules.table import Scene, at

HAND = "bs gs gm ns nm"
"""A hand of suns and moons without red: the discard below is red."""


def discard_of(count: int) -> str:
    """So many discarded cards: red suns, and from the tenth on red moons."""
    return " ".join(["rs"] * min(count, 9) + ["rm"] * (count - 9))


def with_discard(count: int, book: str = "yes", *, dreams: int = 0, **zones: Any) -> Scene:
    """A game, alone, with the Book and so many discarded cards."""
    return at({"hands": HAND, "discard": discard_of(count), **zones}, book=book, dreams=dreams)


def pay(table: Scene, count: int) -> Scene:
    """Pay with so many cards, always the lowest that may be paid."""
    for _ in range(count):
        assert table.kind == "pay"
        table.do(table.legal()[0])
    return table
