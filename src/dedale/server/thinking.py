"""Where bots and hints are thought out: in threads, off the event loop, each guest in turn.

What one guest waits for takes turns too: however many hints are asked for, the bots go on. A bot is never refused, as
nobody would ask for it again; there is one thought a table. What a guest asks for may be refused, and asked for later.
The searches are compiled and let go of the GIL, so that a long thought delays no table. A thought that nobody waits for
any more is not begun; one under way ends where it next asks its judge or looks at its seat. In between, a search runs
to its end, which the levels that may sit at a table have it reach in a fraction of a second.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any, TypeVar

from dedale.bots import Budget, Judge, Judgement, Seat
from dedale.bots.judges import compare
from dedale.core.game import State, View
from dedale.server.errors import TooMany

T = TypeVar("T")


class Purpose(Enum):
    """What is thought out."""

    BOT = auto()
    HINT = auto()
    LOOK = auto()
    """One look of an analysis."""
    REPLAY = auto()
    RECORD = auto()
    """The check of a record that is brought along."""
    LOAD = auto()
    """A table that is read from the log, and played anew."""
    KEEP = auto()
    """A finished game that is kept for ever."""


MOST_WAITING = {Purpose.HINT: 16, Purpose.REPLAY: 64, Purpose.RECORD: 64, Purpose.LOAD: 64}
"""So many of one guest's may wait; more are refused. Of the others there are only so many anyway."""


class NobodyWaits(Exception):
    """Ends a thought that nobody waits for any more."""


class PatientJudge:
    """A judge that stops between two judgements once nobody waits for them any more."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.cancelled = False

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """As the judge itself."""
        if self.cancelled:
            raise NobodyWaits
        return self._judge.judge(seat, budget, seed)

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """As the judge itself."""
        if self.cancelled:
            raise NobodyWaits
        return compare(self._judge, seat, actions, budget, seed)


class PatientSeat(Seat):
    """A seat that shows nothing more once nobody waits for what is thought about it."""

    cancelled = False

    def view(self) -> View:
        """As the seat itself."""
        self._need_somebody()
        return super().view()

    def legal(self) -> list[int]:
        """As the seat itself."""
        self._need_somebody()
        return super().legal()

    def sample(self, seed: int) -> State:
        """As the seat itself."""
        self._need_somebody()
        return super().sample(seed)

    def _need_somebody(self) -> None:
        if self.cancelled:
            raise NobodyWaits


@contextmanager
def waited_for(patient: PatientJudge | PatientSeat) -> Iterator[None]:
    """Whoever is cancelled in here no longer waits for what is thought with this judge, or about this seat."""
    try:
        yield
    except asyncio.CancelledError:
        patient.cancelled = True
        raise


class _Thought:
    """Something to think out, and where the answer goes."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinking:
    """A few threads that guests take turns with; none of them can have all of the threads at once."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or max(2, os.cpu_count() or 2)
        self._each = max(1, self._threads - 1)
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="thinking")
        self._waiting: dict[str, dict[Purpose, deque[_Thought]]] = {}
        """For each guest a line for each purpose; those who are next come first, and nothing is empty."""
        self._running: dict[str, int] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def think(self, guest: str, purpose: Purpose, work: Callable[[], T]) -> T:
        """The answer, when it is this guest's turn and the work is done. Cancelled before that, it is not begun.

        Raises TooMany if so much is waited for already.
        """
        line = self._waiting.get(guest, {}).get(purpose, deque())
        if len(line) >= MOST_WAITING.get(purpose, math.inf):
            raise TooMany("too-many-thoughts", "Too much is being thought about for you already; wait a moment.")
        thought = _Thought(work)
        line.append(thought)
        self._waiting.setdefault(guest, {})[purpose] = line
        self._start()
        try:
            answer: T = await thought.answer
        except asyncio.CancelledError:
            self._leave(guest, purpose, thought)
            raise
        return answer

    @property
    def waiting(self) -> int:
        """How many thoughts wait for their turn."""
        return sum(len(line) for lines in self._waiting.values() for line in lines.values())

    @property
    def room(self) -> int:
        """How many more thoughts could be begun at once; below zero, how many wait."""
        return self._threads - sum(self._running.values()) - self.waiting

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Give the free threads to the guests that wait, one after the other."""
        while sum(self._running.values()) < self._threads:
            guest = next((one for one in self._waiting if self._running.get(one, 0) < self._each), None)
            if guest is None:
                return
            lines = self._waiting.pop(guest)
            purpose = next(iter(lines))
            line = lines.pop(purpose)
            thought = line.popleft()
            if line:
                lines[purpose] = line  # at the end: the others come first
            if lines:
                self._waiting[guest] = lines
            if thought.answer.cancelled():
                continue
            self._running[guest] = self._running.get(guest, 0) + 1
            task = asyncio.create_task(self._run(guest, thought))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def _leave(self, guest: str, purpose: Purpose, thought: _Thought) -> None:
        """Nobody waits for this thought any more; if it still stands in its line, it makes room."""
        lines = self._waiting.get(guest, {})
        line = lines.get(purpose, deque())
        if thought in line:
            line.remove(thought)
            if not line:
                del lines[purpose]
            if not lines:
                del self._waiting[guest]

    async def _run(self, guest: str, thought: _Thought) -> None:
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, thought.work)
            if not thought.answer.done():
                thought.answer.set_result(found)
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            self._running[guest] -= 1
            if not self._running[guest]:
                del self._running[guest]
            self._start()
