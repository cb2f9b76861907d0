"""Somebody else was first at a table: what they did has been read, and what was wished is looked at again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from dedale.server.errors import Conflict
from dedale.server.live import LiveTable

T = TypeVar("T")

TRIES = 5


async def retried(live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
    """What the work gives, done again where others were first. Raises Conflict if they always are, or it is dropped."""
    for _ in range(TRIES - 1):
        try:
            return await work()
        except Conflict:
            if live.gone:
                raise
    return await work()
