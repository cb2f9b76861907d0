"""How long a bot may think about one decision: a time, or a number of iterations."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Self

from dedale.core.errors import BadBudget
from dedale.core.rehearsal import rehearsing

_TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?)(us|µs|ms|s)")
_UNITS = {"us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0}

PATIENCE = 3
"""By the clock, a budget in seconds ends after so many times as long."""

REHEARSED_PACE = 100
"""So many iterations stand for a second in a rehearsal."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Either a number of iterations, which makes a choice repeatable, or seconds. Bots that do not search ignore it."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [limit for limit in (self.iterations, self.seconds) if limit is not None]
        if len(given) != 1 or not given[0] > 0:
            raise BadBudget(
                "budget",
                f"A budget is a number of iterations or a time, and more than nothing; not {self._as_given()}. "
                "Write 200, 5ms or 1.5s.",
                found=self._as_given(),
            )

    @property
    def count(self) -> int | None:
        """The number of iterations, where they are counted; in a rehearsal they always are."""
        if self.seconds is not None and rehearsing():
            return max(1, round(self.seconds * REHEARSED_PACE))
        return self.iterations

    def time_over(self) -> Callable[[], bool]:
        """Begin to count the seconds: what says whether they are over.

        They are the processor's. Where others want it too, it may take longer by the clock, but not more than
        so many times as long.
        """
        seconds = self.seconds or 0.0
        busy, clock = thread_time() + seconds, perf_counter() + PATIENCE * seconds
        return lambda: thread_time() >= busy or perf_counter() >= clock

    def _as_given(self) -> str:
        return f"{self.iterations} iterations and {self.seconds} seconds"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The budget that a text names: "200" iterations, "5ms", "1.5s"."""
        if text.isascii() and text.isdigit() and int(text) > 0:
            return cls(iterations=int(text))
        if (found := _TIME.fullmatch(text)) and float(found[1]) > 0:
            return cls(seconds=float(found[1]) * _UNITS[found[2]])
        raise BadBudget(
            "budget",
            f"{text!r} is no budget: write a number of iterations or a time above 0, such as 200, 5ms or 1.5s.",
            found=text,
        )

    def __str__(self) -> str:
        if self.seconds is None:
            return str(self.iterations)
        if self.seconds >= 1:
            return f"{self.seconds:g}s"
        return f"{self.seconds * 1000:g}ms"
