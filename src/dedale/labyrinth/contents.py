"""Everything that a state holds as bytes, and back: what makes two states equal, what tables go by, what is pickled."""

from __future__ import annotations

from io import BytesIO

import cython

from dedale.core.packing import flat, spread
from dedale.core.reading import refuse

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from dedale.labyrinth.kinds import DEAL_CARD, DEAL_TILE, FINISHED, MOVE, NEXT_CARD, PUSH, WAIT
    from dedale.labyrinth.state import State

    WIDTHS = {
        **dict.fromkeys(("rng", "policy", "north", "east", "south", "west"), 8),
        **dict.fromkeys(("revealed_n", "turns_n", "turn_limit", "bag", "found", "open_cards"), 4),
    }
    """The fields of more than one byte."""
    FIELDS = [name for name in State.__annotations__ if name != "end"]


def contents_of(s: State) -> bytes:
    """Everything, the generator included: the same for two states that hold the same, however they came about."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    clear_leftovers(copy)
    return memory(copy)


def table_key(s: State) -> bytes:
    """Everything but the generator, how often something was shown, and the turns where nothing depends on them."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    copy.seeded = 0
    copy.revealed_n = 0
    if s.players > 1 and not s.turn_limit:
        copy.turns_n = 0
    clear_leftovers(copy)
    return memory(copy)


def fill(s: State, held: bytes) -> None:
    """Become the state that holds this. Only what it waits for is checked; its other numbers are trusted."""
    expected = len(memory(s))
    if len(held) != expected:
        raise refuse("the packed state", f"expected {expected} bytes, found {len(held)}")
    if cython.compiled:
        memcpy(cython.address(s.rng), cython.cast(cython.p_char, held), len(held))
    else:
        stream = BytesIO(held)
        for name in FIELDS:
            setattr(s, name, spread(stream, WIDTHS.get(name, 1), getattr(s, name)))
    if s.kind_n not in (PUSH, MOVE, WAIT, FINISHED) or s.stage > NEXT_CARD:
        raise refuse("the packed state", "expected the number of a decision")


def memory(s: State) -> bytes:
    """The fields of the state as they lie in memory where it is compiled, with what earlier decisions left behind."""
    if cython.compiled:
        found: bytes = cython.cast(cython.p_char, cython.address(s.rng))[
            : cython.cast(cython.p_char, cython.address(s.end)) - cython.cast(cython.p_char, cython.address(s.rng))
        ]
        return found
    return b"".join([flat(getattr(s, name), WIDTHS.get(name, 1)) for name in FIELDS])


def clear_leftovers(s: State) -> None:
    """Forget what no rule and no seat asks for any more."""
    if not s.seeded:
        s.rng = 0
        s.policy = 0
    if s.kind_n != WAIT:
        s.stage = 0
    if s.stage not in (DEAL_TILE, DEAL_CARD):
        s.dealt = 0
