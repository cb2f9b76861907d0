"""When garbage is collected: a full collection stops every table, so it comes at long intervals and not by chance.

With 1,000 tables of two a full collection takes a third of a second, and Python would have one every half minute.
Nearly everything here is freed without it; what is not are the circles that a closed socket leaves behind.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 300.0
"""Seconds between two full collections."""

YOUNG = 10_000
"""So many new objects are looked through at once."""

NEVER = 1_000_000_000


async def sweep() -> None:
    """Collect garbage by the clock, for ever. What is there already is never looked at again."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, 10, NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
