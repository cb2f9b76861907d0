"""Garbage is collected by the clock while a server runs, and as always after it."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from dedale.server import sweeping
from tests.patience import PATIENCE


class Ring:
    """Something that only a full collection can free once it is old."""

    def __init__(self) -> None:
        self.itself = self


def test_circles_are_freed_by_the_clock_and_not_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY", 0.05)
    usual = gc.get_threshold()

    async def work() -> None:
        sweeper = asyncio.create_task(sweeping.sweep())
        await asyncio.sleep(0)
        assert gc.get_threshold()[2] == sweeping.NEVER
        assert gc.get_freeze_count() > 0
        ring = Ring()
        freed = asyncio.Event()
        weakref.finalize(ring, freed.set)
        gc.collect(0)
        gc.collect(1)  # it has grown old
        del ring
        await asyncio.wait_for(freed.wait(), PATIENCE)
        sweeper.cancel()
        await asyncio.wait([sweeper])

    asyncio.run(work())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
