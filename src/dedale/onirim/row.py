"""The labyrinth rows: playing a Chamber, and the series of one colour that open Doors."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import DOOR
    from dedale.onirim.deck import holds
    from dedale.onirim.kinds import CLAIM
    from dedale.onirim.state import State

    ALL_CHAMBERS = 0b111_111_111_111
    ALL_SUNS = 0b001_001_001_001


def playable(s: State) -> int:  # ONI-TWO-ROW-1 ONI-PLAY-1
    """The Chambers that may follow the last one in the active player's own row, as a mask."""
    seat = s.seat
    if not s.row_n[seat]:
        return ALL_CHAMBERS
    return ALL_CHAMBERS & ~(ALL_SUNS << s.row[seat][s.row_n[seat] - 1] % 3)


def lay_in_row(s: State, card: int) -> None:  # ONI-PLAY-2 ONI-PLAY-3 ONI-PLAY-4
    """Lay a Chamber at the end of the row; a third of its colour may open a Door."""
    seat = s.seat
    colour = card // 3
    s.row[seat][s.row_n[seat]] = card
    s.row_n[seat] += 1
    if colour != s.series_colour[seat]:
        s.series_colour[seat] = colour
        s.series_n[seat] = 0
    s.series_n[seat] += 1
    if s.series_n[seat] == 3:
        s.series_n[seat] = 0
        if holds(s, DOOR + colour):
            s.claim_colour = colour
            s.pending = CLAIM
