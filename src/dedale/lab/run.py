"""Playing a plan: batches are handed out and come back in any order, and are counted in theirs.

Whether a row has enough games is asked after each batch in the order of the batches, so the
answer does not depend on who played what when.
"""

from __future__ import annotations

from collections import Counter, deque
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import Protocol

from dedale.lab.batch import Played
from dedale.lab.errors import RunFailed
from dedale.lab.folder import Folder
from dedale.lab.plan import Batch, RunPlan
from dedale.lab.tally import Tally, enough
from dedale.lab.workers import Workers

Job = tuple[int, int]
"""A batch by its row and its number."""


class Watch(Protocol):
    """Somebody who is told how a run goes."""

    def update(self, tallies: list[Tally]) -> None:
        """Some games more."""

    def failed(self, row: int, batch: Batch, error: BaseException) -> None:
        """A batch failed, and is played again."""


def run(plan: RunPlan, folder: Folder, workers: Workers, watch: Watch) -> list[Tally]:
    """Play what the folder does not hold yet; the count of every row.

    Raises RunFailed if a batch fails twice. Whatever ends a run, the folder holds every batch that was played.
    """
    return _Run(plan, folder, workers, watch).play()


class _Run:
    def __init__(self, plan: RunPlan, folder: Folder, workers: Workers, watch: Watch) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.watch = watch
        rows = len(plan.rows)
        self.tallies = [Tally(row) for row in plan.rows]
        self.counted = [0] * rows
        self.handed = [0] * rows
        self.enough = [False] * rows
        self.under_way: dict[Future[Played], Job] = {}
        self.again: deque[Job] = deque()
        self.failed: set[Job] = set()
        self.one_by_one = False

    def play(self) -> list[Tally]:
        for row in range(len(self.plan.rows)):
            self._count(row)
        self.watch.update(self.tallies)
        while True:
            self._hand_out()
            if not self.under_way:
                return self.tallies
            done, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
            in_order = [future for future in self.under_way if future in done]
            for future in sorted(in_order, key=lambda one: _error(one) is not None):  # what was played is kept first
                if future in self.under_way:
                    self._take_back(future)
            self.watch.update(self.tallies)

    def _hand_out(self) -> None:
        """Keep everybody at work, with a batch in reserve for each."""
        while len(self.under_way) < (1 if self.one_by_one else 2 * self.workers.number):
            job = self._next()
            if job is None:
                return
            try:
                future = self.workers.submit(self._batch(job))
            except Exception as error:
                future = Future()
                future.set_exception(error)
            self.under_way[future] = job

    def _next(self) -> Job | None:
        """The next batch to play: one that has failed, else one of the row that fewest are at work on."""
        while self.again:
            job = self.again.popleft()
            if not self.enough[job[0]]:
                return job
        self.one_by_one = False
        busy = Counter(row for row, _ in self.under_way.values())
        rows = [row for row, enough in enumerate(self.enough) if not enough and self._any_left(row)]
        if not rows:
            return None
        row = min(rows, key=lambda one: busy[one])
        self.handed[row] += 1
        return row, self.handed[row] - 1

    def _any_left(self, row: int) -> bool:
        """Whether a row has a batch that was neither handed out nor is in the folder; passes over those that are."""
        while (row, self.handed[row]) in self.folder.batches:
            self.handed[row] += 1
        return self.handed[row] < self.plan.batches(self.plan.rows[row])

    def _take_back(self, future: Future[Played]) -> None:
        job = self.under_way.pop(future)
        error = _error(future)
        if error is None:
            self.folder.add(*job, future.result())
            self._count(job[0])
            return
        self._blame(job, error)
        if isinstance(error, BrokenExecutor):
            self._recover()

    def _recover(self) -> None:
        """A worker died and took all batches under way along: they are played one by one, to find which it was."""
        lost, self.under_way = self.under_way, {}
        for future, job in lost.items():
            error = _error(future)
            if error is None:
                self.folder.add(*job, future.result())
                self._count(job[0])
            else:
                self._blame(job, error)
        self.workers.renew()
        self.one_by_one = True

    def _blame(self, job: Job, error: BaseException) -> None:
        """Note that a batch failed, to be played again, once. One that was lost along with others is not to blame."""
        row, batch = job[0], self._batch(job)
        if self.enough[row]:
            return
        if job in self.failed and (self.one_by_one or not isinstance(error, BrokenExecutor)):
            first, last = batch.first + 1, batch.first + batch.count
            raise RunFailed(
                "lab-failed-twice",
                f"Games {first} to {last} of row {row + 1} ({', '.join(batch.bots)}) failed twice: {said(error)}. "
                "What was played is kept; the same command goes on from there.",
                first=first,
                last=last,
                row=row + 1,
                bots=", ".join(batch.bots),
                what=said(error),
            )
        self.failed.add(job)
        self.again.append(job)
        self.watch.failed(row, batch, error)

    def _count(self, row: int) -> None:
        """Count the batches that follow on those counted, until there are enough."""
        tally = self.tallies[row]
        while not self.enough[row] and (played := self.folder.batches.get((row, self.counted[row]))):
            tally.add(played)
            self.counted[row] += 1
            self.enough[row] = enough(self.plan, tally)
        if self.enough[row]:
            for future, job in list(self.under_way.items()):
                if job[0] == row and future.cancel():
                    del self.under_way[future]

    def _batch(self, job: Job) -> Batch:
        return self.plan.batch(self.plan.rows[job[0]], job[1])


def said(error: BaseException) -> str:
    """An error in a line."""
    text = " ".join(str(error).split()).removesuffix(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _error(future: Future[Played]) -> BaseException | None:
    try:
        return future.exception()
    except CancelledError as error:
        return error
