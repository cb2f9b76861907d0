"""Care of a store, also while a server runs on it: a copy of it, and old tables deleted."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.errors import FileTrouble
from dedale.server.errors import StoreTrouble
from dedale.server.store.schema import events, seats, tables
from dedale.server.store.upgrade import open_store

CHUNK = 1000
DAY = 86_400


async def back_up(store: str, target: Path) -> int:
    """Copy all of a store, as it is at one moment, into a new SQLite file: the number of tables."""
    if target.exists():
        raise FileTrouble(
            "file-exists", f"There is already a file {str(target)!r}; choose another name.", name=str(target)
        )
    part = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.touch(mode=0o600)
        async with _opened(store) as source, _opened(str(part)) as copy:
            count = await _copy(source, copy)
        part.rename(target)
    except OSError:
        raise FileTrouble("file-unwritable", f"The file {str(target)!r} cannot be written.", name=str(target)) from None
    finally:
        for name in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            name.unlink(missing_ok=True)
    return count


async def prune(store: str, days: int) -> int:
    """Delete the tables at which nothing happened for so many days: how many they were."""
    async with _opened(store) as engine, engine.begin() as connection:
        gone = await connection.execute(delete(tables).where(tables.c.touched < int(time.time()) - days * DAY))
        return gone.rowcount


@asynccontextmanager
async def _opened(store: str) -> AsyncIterator[AsyncEngine]:
    engine = await open_store(store)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise StoreTrouble("store-read", "The store does not answer; try again in a moment.") from error
    finally:
        await engine.dispose()


async def _copy(source: AsyncEngine, copy: AsyncEngine) -> int:
    """Copy every row, in one transaction on either side."""
    count = 0
    async with source.connect() as reading, copy.begin() as writing:
        await reading.execution_options(isolation_level="SERIALIZABLE")
        for table in (tables, seats, events):
            rows = await reading.stream(select(table))
            async for chunk in rows.mappings().partitions(CHUNK):
                await writing.execute(insert(table), [dict(row) for row in chunk])
                count += len(chunk) if table is tables else 0
    return count
