"""A state that a seat cannot tell from the real one: the others' cards dealt again with those nobody has seen."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.labyrinth.deal import random_card
    from dedale.labyrinth.kinds import NOTHING
    from dedale.labyrinth.state import State


def deal_the_unseen_again(s: State, viewer: int) -> None:  # LAB-SETUP-3
    """Give every other seat with a hidden card a new one; all arrangements are equally likely.

    A seat that nobody plays has no card.
    """
    for seat in range(4):
        if seat != viewer and s.current[seat] != NOTHING:
            s.bag |= 1 << s.current[seat]
    for seat in range(4):
        if seat != viewer and s.current[seat] != NOTHING:
            s.current[seat] = random_card(s)
            s.bag &= ~(1 << s.current[seat])
