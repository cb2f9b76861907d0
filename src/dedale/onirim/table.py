"""What the rules say of the cards on a table that was read: rows and Towers are laid again, card by card."""

from __future__ import annotations

import cython

from dedale.core.reading import refuse
from dedale.onirim.cards import CODES

if not cython.compiled:
    from dedale.onirim.cards import COLOURS, KINDS, TOWER
    from dedale.onirim.deck import holds
    from dedale.onirim.row import lay_in_row, playable
    from dedale.onirim.state import State
    from dedale.onirim.towers import build, fits_right


def check_table(s: State) -> None:
    """Refuse rows and Towers that nobody can have laid, and a deck that holds what everybody knows not to be there."""
    seat, kind, colour = s.seat, s.pending, s.claim_colour
    for owner in range(2):
        s.seat = owner
        lay_row_again(s, owner)
    s.seat, s.pending, s.claim_colour = seat, kind, colour
    build_towers_again(s)
    for card in range(KINDS):
        if s.absent >> card & 1 and holds(s, card):
            raise refuse("remembered, absent", f"expected no {CODES[card]}, since the deck holds one")


def lay_row_again(s: State, seat: int) -> None:
    """Lay the row of the active player from its first card on; its running series follows."""
    count = s.row_n[seat]
    s.row_n[seat] = 0
    s.series_colour[seat] = COLOURS
    s.series_n[seat] = 0
    for i in range(count):
        card = s.row[seat][i]
        if not playable(s) >> card & 1:
            before = CODES[s.row[seat][i - 1]]
            raise refuse(f"rows, seat {seat}", f"{CODES[card]} cannot follow {before}, expected another symbol")
        lay_in_row(s, card)


def build_towers_again(s: State) -> None:
    """Build the Towers from the left."""
    count = s.towers_n
    s.towers_n = 0
    for i in range(count):
        tower = s.towers[i]
        if not fits_right(s, tower):
            before = CODES[TOWER + s.towers[i - 1]]
            raise refuse("towers", f"{CODES[TOWER + tower]} cannot stand right of {before}")
        build(s, tower, False)
