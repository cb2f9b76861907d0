"""The one writer: what arrives within a few milliseconds is committed together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.server.errors import StoreTrouble, conflict
from dedale.server.metrics import COMMITTING, FAILURES
from dedale.server.store.schema import events
from dedale.server.store.soundness import Soundness

_LOGGER = logging.getLogger("dedale.server")

GATHERING = 0.002
"""Seconds that the first of a group waits for others."""

MOST = 500
"""No group is larger."""


@dataclass(slots=True)
class Job:
    """What is written whole or not at all: statements, then rows of events."""

    statements: Sequence[Executable] = ()
    rows: Sequence[dict[str, Any]] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Writes jobs in the order in which they come, many in one transaction."""

    def __init__(self, engine: AsyncEngine, soundness: Soundness) -> None:
        self._engine = engine
        self._soundness = soundness
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._queue.qsize()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what was asked for, then stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def write(self, job: Job) -> None:
        """Come back when the job is committed. Raises Conflict or StoreTrouble, and then nothing of it was written."""
        began = time.perf_counter()
        self._queue.put_nowait(job)
        await asyncio.shield(job.done)
        COMMITTING.note(time.perf_counter() - began)

    async def _run(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            await asyncio.sleep(GATHERING)
            while len(jobs) < MOST and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            await self._commit(jobs)
            for _ in jobs:
                self._queue.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            self._soundness.need_sound()
            async with self._engine.begin() as connection:
                for job in jobs:
                    for statement in job.statements:
                        await connection.execute(statement)
                rows = [row for job in jobs for row in job.rows]
                if rows:
                    await connection.execute(insert(events), rows)
            self._soundness.need_sound()  # a commit into a file that nobody can find any more is none
        except IntegrityError:
            await self._separate(jobs, conflict())
        except StoreTrouble as trouble:
            FAILURES.add()
            _fail(jobs, trouble)
        except (SQLAlchemyError, OSError) as error:
            FAILURES.add()
            _fail(jobs, self._unwritten(error))
        except Exception:  # what no store can write; whatever it is, the writer goes on
            _LOGGER.exception("Something cannot be written.")
            await self._separate(jobs, _trouble())
        else:
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    async def _separate(self, jobs: list[Job], error: Exception) -> None:
        """One of these jobs cannot be written; the others must not suffer from that."""
        if len(jobs) == 1:
            _fail(jobs, error)
            return
        for job in jobs:
            await self._commit([job])

    def _unwritten(self, error: Exception) -> StoreTrouble:
        """Note why the store could not be written, for its operator; what its guests are told."""
        _LOGGER.error("The store could not be written: %s.", self._soundness.note(error))
        return _trouble()


def _trouble() -> StoreTrouble:
    return StoreTrouble("store-write", "The store could not be written; try again in a moment.")


def _fail(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
