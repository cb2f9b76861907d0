"""Whether a position or a saved state can be where it says: asked of the rules, on the state itself."""

from __future__ import annotations

import cython

from dedale.core.reading import refuse
from dedale.labyrinth.position import wrong_kind

if not cython.compiled:
    from dedale.labyrinth.decisions import can_be_here, cards_are_out, cards_dealt, kind_of, untouched
    from dedale.labyrinth.kinds import DEAL_TILE, FINISHED, NOTHING, PUSH
    from dedale.labyrinth.state import State


def check_position(s: State) -> None:
    """At the beginning of a turn every seat has its cards in sight; they are left to chance only in a new game."""
    if s.pending != PUSH:
        if not untouched(s):
            raise refuse("open" if s.young else "current", "expected the cards in sight, since the game has begun")
    elif not cards_are_out(s):
        if s.young:
            raise refuse("open", "expected as many treasures for every seat as it has cards left")
        raise refuse("current", "expected a treasure for every seat that has cards left")


def check_pending(s: State) -> None:
    """Count how far the deal has come, and refuse what the cards and tiles do not allow."""
    if s.stage != DEAL_TILE:
        s.dealt = cards_dealt(s)
    if not can_be_here(s):
        raise wrong_kind(kind_of(s))
    if s.winner != NOTHING and s.pending != FINISHED:
        raise refuse("winner", "expected none, since the game goes on")
