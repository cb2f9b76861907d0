"""The flow of a turn: an answer to the pending decision, then every step until the next one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.decisions import DONE
    from dedale.onirim.kinds import NONE
    from dedale.onirim.state import State, pop
    from dedale.onirim.steps import TAKEN


def answer(s: State, answer: int) -> None:
    """Answer the pending decision, and go on to the next one."""
    kind = s.pending
    s.pending = NONE
    DONE[kind](s, answer)
    advance(s)


def advance(s: State) -> None:
    """Take steps off the stack until somebody, or chance, is to decide."""
    while s.pending == NONE:
        TAKEN[pop(s)](s)
