"""The one writer: a thread of its own that commits together what comes together."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue

from dedale.server.errors import StoreTrouble, conflict
from dedale.server.metrics import COMMITTING, FAILURES
from dedale.server.store.direct import Direct, Taken, Unwritten
from dedale.server.store.soundness import Soundness
from dedale.server.store.statements import Row, Statement

_LOGGER = logging.getLogger("dedale.server")

GATHERING = 0.002
"""Seconds from the beginning of one commit to that of the next, at least: what comes meanwhile goes together."""

MOST = 500
"""No group is larger."""


@dataclass(slots=True)
class Job:
    """What is written whole or not at all."""

    rows: Sequence[tuple[Statement, Row]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


Outcome = tuple[Job, Exception | None]


class Writer:
    """Writes jobs in the order in which they come, many in one transaction.

    While the thread commits a group, the event loop gathers the next: they meet once a group.
    """

    def __init__(self, direct: Direct, soundness: Soundness) -> None:
        self._direct = direct
        self._soundness = soundness
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._busy = False
        self._began = -GATHERING
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def start(self) -> None:
        self._thread.start()

    async def stop(self) -> None:
        """Write what was asked for, then stop."""
        await self._idle.wait()
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)

    async def write(self, job: Job) -> None:
        """Come back when the job is committed. Raises Conflict or StoreTrouble, and then nothing of it was written."""
        began = time.perf_counter()
        self._waiting.append(job)
        if not self._busy:
            self._begin_soon()
        await job.done
        COMMITTING.note(time.perf_counter() - began)

    def _begin_soon(self) -> None:
        """Have what waits written once everybody who is about to has asked for it."""
        self._busy = True
        self._idle.clear()
        early = self._began + GATHERING - self._loop.time()
        if early > 0:
            self._loop.call_later(early, self._begin)
        else:
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        self._began = self._loop.time()
        group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._groups.put(group)

    def _end(self, outcomes: list[Outcome]) -> None:
        """A group is written: everybody who waits for it is told, and the next has its turn."""
        for job, error in outcomes:
            if job.done.done():
                continue  # nobody waits for it any more
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)
        if self._waiting:
            self._begin_soon()
        else:
            self._busy = False
            self._idle.set()

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            self._loop.call_soon_threadsafe(self._end, self._commit(group))
        self._direct.close()

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """Write all of these: what became of each."""
        batch: dict[Statement, list[Row]] = {}
        for job in jobs:
            for statement, row in job.rows:
                batch.setdefault(statement, []).append(row)
        error: Exception
        try:
            self._soundness.need_sound()
            self._direct.write(batch)
            self._soundness.need_sound()  # a commit into a file that nobody can find any more is none
        except Taken:
            return self._separate(jobs, conflict())
        except StoreTrouble as trouble:
            FAILURES.add()
            error = trouble
        except Unwritten as unwritten:
            FAILURES.add()
            error = self._told(unwritten.cause)
        except Exception:  # what no store can write; whatever it is, the writer goes on
            _LOGGER.exception("Something cannot be written.")
            return self._separate(jobs, _trouble())
        else:
            return [(job, None) for job in jobs]
        return [(job, error) for job in jobs]

    def _separate(self, jobs: list[Job], error: Exception) -> list[Outcome]:
        """One of these jobs cannot be written; the others must not suffer from that."""
        if len(jobs) == 1:
            return [(jobs[0], error)]
        return [outcome for job in jobs for outcome in self._commit([job])]

    def _told(self, error: Exception) -> StoreTrouble:
        """Note why the store could not be written, for its operator; what its guests are told."""
        _LOGGER.error("The store could not be written: %s.", self._soundness.note(error))
        return _trouble()


def _trouble() -> StoreTrouble:
    return StoreTrouble("store-write", "The store could not be written; try again in a moment.")
