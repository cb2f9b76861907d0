"""Everything that a state holds as bytes, and back: what makes two states equal, what tables go by, what is pickled."""

from __future__ import annotations

import cython

from dedale.core.reading import refuse

if not cython.compiled:
    from dedale.onirim.kinds import FINISHED, LAST_KIND, WAIT
    from dedale.onirim.raw import packed, unpack_into
    from dedale.onirim.state import BOTTOM_SIZE, LAST_STEP, LOOK_SIZE, ROW_SIZE, STACK_SIZE, TOP_SIZE, State


def contents_of(s: State) -> bytes:
    """Everything, the generator included: the same for two states that hold the same, however they came about."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    clear_leftovers(copy)
    return packed(copy)


def table_key(s: State) -> bytes:
    """Everything but the generator, and how often something was shown."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(s)
    copy.seeded = 0
    copy.revealed_n = 0
    clear_leftovers(copy)
    return packed(copy)


def fill(s: State, held: bytes) -> None:
    """Become the state that holds this. Only what it waits for is checked; its other numbers are trusted."""
    expected = len(packed(s))
    if len(held) != expected:
        raise refuse("the packed state", f"expected {expected} bytes, found {len(held)}")
    unpack_into(s, held)
    if not (1 <= s.pending <= LAST_KIND or s.pending in (WAIT, FINISHED)) or s.steps_n > STACK_SIZE:
        raise refuse("the packed state", "expected the number of a decision, and of the steps behind it")
    if s.pending == WAIT and (not s.steps_n or s.steps[s.steps_n - 1] > LAST_STEP):
        raise refuse("the packed state", "expected the number of a step that chance decides")


def clear_leftovers(s: State) -> None:
    """Forget what no rule and no seat asks for any more."""
    if not s.seeded:
        s.rng = 0
        s.policy = 0
    s.drawn_seen = 0
    if s.pending != WAIT and not s.looked_n:
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
