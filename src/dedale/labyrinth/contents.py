"""Everything that a state holds as bytes, and back: what makes two states equal, what tables go by, what is pickled."""

from __future__ import annotations

import cython

from dedale.core.reading import refuse

if not cython.compiled:
    from dedale.labyrinth.kinds import DEAL_CARD, DEAL_TILE, FINISHED, MOVE, NEXT_CARD, PUSH, WAIT
    from dedale.labyrinth.raw import packed, unpack_into
    from dedale.labyrinth.state import State


def contents_of(s: State) -> bytes:
    """Everything, the generator included: the same for two states that hold the same, however they came about."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    clear_leftovers(copy)
    return packed(copy)


def table_key(s: State) -> bytes:
    """Everything but the generator, how often something was shown, and the turns where nothing depends on them."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    copy.seeded = 0
    copy.revealed_n = 0
    if s.players > 1 and not s.turn_limit:
        copy.turns_n = 0
    clear_leftovers(copy)
    return packed(copy)


def fill(s: State, held: bytes) -> None:
    """Become the state that holds this. Only what it waits for is checked; its other numbers are trusted."""
    expected = len(packed(s))
    if len(held) != expected:
        raise refuse("the packed state", f"expected {expected} bytes, found {len(held)}")
    unpack_into(s, held)
    if s.pending not in (PUSH, MOVE, WAIT, FINISHED) or s.stage > NEXT_CARD:
        raise refuse("the packed state", "expected the number of a decision")


def clear_leftovers(s: State) -> None:
    """Forget what no rule and no seat asks for any more."""
    if not s.seeded:
        s.rng = 0
        s.policy = 0
    if s.pending != WAIT:
        s.stage = 0
    if s.stage not in (DEAL_TILE, DEAL_CARD):
        s.dealt = 0
