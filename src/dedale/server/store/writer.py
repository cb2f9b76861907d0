"""The one writer: what arrives within a few milliseconds is committed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.server.errors import StoreTrouble, conflict
from dedale.server.store.schema import events

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

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

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
        self._queue.put_nowait(job)
        await asyncio.shield(job.done)

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
            async with self._engine.begin() as connection:
                for job in jobs:
                    for statement in job.statements:
                        await connection.execute(statement)
                rows = [row for job in jobs for row in job.rows]
                if rows:
                    await connection.execute(insert(events), rows)
        except IntegrityError:
            await self._separate(jobs, conflict())
        except (SQLAlchemyError, OSError):
            _fail(jobs, _trouble())
        except Exception as error:  # what no store can write; whatever it is, the writer goes on
            _LOGGER.warning("Something cannot be written: %s.", type(error).__name__)
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


def _trouble() -> StoreTrouble:
    return StoreTrouble("store-write", "The store could not be written; try again in a moment.")


def _fail(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
