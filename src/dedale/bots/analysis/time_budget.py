"""The time for a whole game, shared out among the looks at its decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

from dedale.bots.budget import Budget
from dedale.core.rehearsal import rehearsing

FIRST, CLOSER = 0.35, 5.0
"""The shares of a first look at all choices, and of a closer one at two of them."""

SHORTEST = 0.002
"""No look is given fewer seconds."""


class TimeBudget:
    """So many seconds for so many decisions: what one does not need is left to those who come after.

    They are the processor's, as a judge's are: where others want it too, the whole takes longer by the clock.
    """

    def __init__(self, seconds: float, decisions: int, clock: Callable[[], float] = thread_time) -> None:
        self._left = seconds
        self._decisions = decisions
        self._clock = clock

    @contextmanager
    def look(self, again: bool = False) -> Iterator[Budget]:
        """The budget for one look: a first one at the next decision, or another one at the same."""
        share = self._left / max(1, self._decisions)
        if not again:
            self._decisions -= 1
        share = min((CLOSER if again else FIRST) * share, self._left)
        began = self._clock()
        yield Budget(seconds=max(SHORTEST, share))
        self._left -= share if rehearsing() else min(share, self._clock() - began)


class Allowance:
    """The same budget for every look."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    @contextmanager
    def look(self, again: bool = False) -> Iterator[Budget]:
        """The budget for one look."""
        yield self._budget
