"""The state of a game: the board, the pawns, the cards. Data only, no rule.

Places are the 49 cells row by row, and place 49 for the extra tile, which is kept in its
shape's first form: how it lies beside the board means nothing. A seat's pile has no order:
it is the card in sight of its owner and a number; the cards nobody has seen are one bag.
"""

from __future__ import annotations

import cython

from dedale.core.fields import Fields

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from dedale.core.base import BaseState

FIELDS = Fields("dedale.labyrinth")


class State(BaseState):
    """All there is to a game under way. `dedale.labyrinth.game.Labyrinth` gives it its methods."""

    rng: int
    policy: int
    north: int
    east: int
    south: int
    west: int
    revealed_n: int
    turns_n: int
    turn_limit: int
    bag: int
    found: list[int]
    open_cards: list[int]
    seeded: int
    scripted: int
    players: int
    young: int
    cards: int
    first: int
    seat: int
    pending: int
    stage: int
    dealt: int
    winner: int
    barred: int
    extra: int
    pawns: bytearray
    homes: bytearray
    current: bytearray
    left: bytearray
    tiles_left: bytearray
    treasure: bytearray
    end: int

    if not cython.compiled:

        def __init__(self) -> None:
            for field in FIELDS.all:
                setattr(self, field.name, field.of())

    def copy_from(self, other: State) -> None:
        """Become equal to another state, generator included."""
        if cython.compiled:
            memcpy(
                cython.address(self.rng),
                cython.address(other.rng),
                cython.cast(cython.p_char, cython.address(other.end))
                - cython.cast(cython.p_char, cython.address(other.rng)),
            )
        else:
            for field in FIELDS.all:
                setattr(self, field.name, field.of(getattr(other, field.name)))
