"""Work that is finished once it has begun, whoever stops waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_UNDER_WAY: set[asyncio.Task[object]] = set()


async def uncancelled(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives. If the caller is cancelled, the work goes on: no commit is left untold."""
    task = asyncio.create_task(work)
    _UNDER_WAY.add(task)
    task.add_done_callback(_finished)
    return await asyncio.shield(task)


def _finished(task: asyncio.Task[object]) -> None:
    _UNDER_WAY.discard(task)
    if not task.cancelled():
        task.exception()  # whoever still waits gets it; nobody else has to hear of it
