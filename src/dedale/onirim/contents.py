"""Everything that a state holds as bytes, and back: what makes two states equal, what tables go by, what is pickled."""

from __future__ import annotations

from io import BytesIO

import cython

from dedale.core.packing import flat, spread
from dedale.core.reading import refuse

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from dedale.onirim.cards import NOTHING
    from dedale.onirim.kinds import (
        CLAIM,
        FINISHED,
        GOAL_SECOND,
        HAPPY_DROP,
        LAST_KIND,
        PAY,
        SEARCH_KEY,
        SOURCE,
        SWAP_TAKE,
        TOWER_LOOK,
        WAIT,
    )
    from dedale.onirim.state import BOTTOM_SIZE, LOOK_SIZE, ROW_SIZE, STACK_SIZE, TOP_SIZE, State

    WIDTHS = {"rng": 8, "policy": 8, "revealed_n": 4, "absent": 4}
    """The fields of more than one byte."""
    FIELDS = [name for name in State.__annotations__ if name != "end"]


def contents_of(s: State) -> bytes:
    """Everything, the generator included: the same for two states that hold the same, however they came about."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    clear_leftovers(copy)
    return memory(copy)


def table_key(s: State) -> bytes:
    """Everything but the generator, and how often something was shown."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    copy.seeded = 0
    copy.revealed_n = 0
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
    if not (1 <= s.kind_n <= LAST_KIND or s.kind_n in (WAIT, FINISHED)) or s.steps_n > STACK_SIZE:
        raise refuse("the packed state", "expected the number of a decision, and of the steps behind it")


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
    s.drawn_seen = 0
    if (
        s.kind_n != SOURCE
        and s.kind_n != CLAIM
        and s.kind_n != TOWER_LOOK
        and s.kind_n != GOAL_SECOND
        and s.kind_n != SWAP_TAKE
    ):
        s.chosen = NOTHING
    if s.kind_n != PAY and s.kind_n != SEARCH_KEY and s.kind_n != HAPPY_DROP:
        s.least = 0
    if s.kind_n != WAIT and not s.looked_n:
        s.lookers = 0
    for i in range(s.steps_n, STACK_SIZE):
        s.steps[i] = 0
    for seat in range(2):
        for i in range(s.row_n[seat], ROW_SIZE):
            s.row[seat][i] = 0
    for i in range(s.towers_n, 12):
        s.towers[i] = 0
    for i in range(s.looked_n, LOOK_SIZE):
        s.looked[i] = 0
    for i in range(s.bottom_n, BOTTOM_SIZE):
        s.bottom[i] = 0
        s.bottom_seen[i] = 0
    for i in range(s.top_n, TOP_SIZE):
        s.top[i] = 0
        s.top_seen[i] = 0
