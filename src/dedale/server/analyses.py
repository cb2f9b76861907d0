"""Games looked through: each once, however many ask for it, and only as long as somebody waits.

What is thought out waits in the same fair queue as the bots, one look at a time: a long analysis holds up no table.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from dedale.bots import Budget, Comparer, Judge, Judgement, Seat
from dedale.bots.analysis import Analysis, analyse
from dedale.bots.analysis.decisions import unforced
from dedale.bots.judges import compare, judge_of
from dedale.core.record import Record
from dedale.server.errors import Stopping, TooMany
from dedale.server.thinking import NobodyWaits, Purpose, Thinking

LONGEST_LOOK = 0.5
"""No look takes more seconds, for others wait for the processor too."""
MOST_KEPT = 64
MOST_OF_A_GUEST = 2
MOST_AT_ONCE = 16
TICK = 0.25
"""So often those who wait are told how far it has got."""


class AnalysisProgress(NamedTuple):
    """How many decisions are judged, of how many."""

    done: int
    of: int


class _Job:
    """One game being looked through, on account of the guest who asked first."""

    def __init__(self, guest: str, submit: Callable[[_Job], Future[Analysis]]) -> None:
        self.guest = guest
        self.waiting = 0
        self.progress = AnalysisProgress(0, 0)
        self.stopped = False
        self._look: Future[list[Judgement]] | None = None
        self._work = submit(self)
        self.task = asyncio.wrap_future(self._work)

    @property
    def under_way(self) -> bool:
        """Whether it has a thread, or waits for one: a thread goes on for a while after the job is stopped."""
        return not self._work.done()

    def tell(self, done: int, of: int) -> None:
        """So much is done. Raises NobodyWaits."""
        if self.stopped:
            raise NobodyWaits
        self.progress = AnalysisProgress(done, of)

    def begin(self, look: Future[list[Judgement]]) -> None:
        """The work waits for this look now."""
        self._look = look
        if self.stopped:
            look.cancel()

    def stop(self) -> None:
        """Nobody waits any more."""
        self.stopped = True
        self._work.cancel()
        if self._look is not None:
            self._look.cancel()


class _QueuedJudge:
    """A judge whose every look waits for its guest's turn to think."""

    def __init__(self, judge: Judge, job: _Job, thinking: Thinking, loop: asyncio.AbstractEventLoop) -> None:
        self._judge = judge
        self._job = job
        self._thinking = thinking
        self._loop = loop

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """As the judge itself. Raises NobodyWaits."""
        return self._wait_for(partial(self._judge.judge, seat, _capped(budget), seed))

    def _wait_for(self, work: Callable[[], list[Judgement]]) -> list[Judgement]:
        thought = self._thinking.think(self._job.guest, Purpose.LOOK, work)
        look = asyncio.run_coroutine_threadsafe(thought, self._loop)
        self._job.begin(look)
        try:
            return look.result()
        except CancelledError:
            raise NobodyWaits from None


class _QueuedComparer(_QueuedJudge):
    """A queued judge that can look at some actions alone."""

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """As the judge itself. Raises NobodyWaits."""
        return self._wait_for(partial(compare, self._judge, seat, actions, _capped(budget), seed))


def _capped(budget: Budget) -> Budget:
    return budget if budget.seconds is None else Budget(seconds=min(LONGEST_LOOK, budget.seconds))


class Analyses:
    """The games that were looked through, as many as are kept, and those that are being."""

    def __init__(self, thinking: Thinking, judge: Judge | None = None) -> None:
        self._thinking = thinking
        self._judge = judge
        self._pool = ThreadPoolExecutor(MOST_AT_ONCE, thread_name_prefix="analysis")
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._jobs: dict[str, _Job] = {}
        """Those that somebody waits for."""
        self._under_way: list[_Job] = []
        """Those that take up a thread, or soon will."""
        self._closed = False

    async def watch(self, guest: str, text: str) -> AsyncGenerator[AnalysisProgress | Analysis]:
        """How far the analysis of a record has got, again and again, and in the end the analysis.

        It is stopped when the last one who waits leaves; when the server closes, it ends without an analysis.
        Raises TooMany, Stopping, and what the analysis itself raises.
        """
        key = sha256(text.encode()).hexdigest()
        if key in self._kept:
            self._kept.move_to_end(key)
            yield self._kept[key]
            return
        if self._closed:
            raise Stopping("server-stopping", "The server is being stopped; try again in a moment.")
        job = self._jobs.get(key) or self._begin(guest, key, text)
        job.waiting += 1
        try:
            while not job.task.done():
                yield job.progress
                await asyncio.wait({job.task}, timeout=TICK)
            if not job.stopped:
                yield job.task.result()
        finally:
            job.waiting -= 1
            if not job.waiting and self._jobs.get(key) is job:
                del self._jobs[key]
                job.stop()

    def close(self) -> None:
        """Look through nothing more; when it returns, no look is asked of the event loop any more."""
        self._closed = True
        for job in self._jobs.values():
            job.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _begin(self, guest: str, key: str, text: str) -> _Job:
        self._under_way = [job for job in self._under_way if job.under_way]
        if sum(job.guest == guest for job in self._under_way) >= MOST_OF_A_GUEST:
            raise TooMany("too-many-thoughts", "Too much is being thought about for you already; wait a moment.")
        loop = asyncio.get_running_loop()
        job = _Job(guest, lambda job: self._pool.submit(self._look_through, job, text, loop))
        self._jobs[key] = job
        self._under_way.append(job)
        job.task.add_done_callback(partial(self._done, key, job))
        return job

    def _look_through(self, job: _Job, text: str, loop: asyncio.AbstractEventLoop) -> Analysis:
        record = Record.parse(text)
        job.tell(0, 0)
        job.tell(0, unforced(record))
        inner = self._judge or judge_of(record.game.name)
        queued = _QueuedComparer if isinstance(inner, Comparer) else _QueuedJudge
        judge = queued(inner, job, self._thinking, loop)
        return analyse(record, judge=judge, progress=job.tell)

    def _done(self, key: str, job: _Job, task: asyncio.Future[Analysis]) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
