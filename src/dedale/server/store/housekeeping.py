"""Care of a store, also while a server runs on it: copies of it, and old tables deleted in small steps."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.errors import DedaleError, FileTrouble
from dedale.server.errors import StoreTrouble
from dedale.server.store.engine import file_of, shown
from dedale.server.store.examination import need_sound_store, need_store, unsound
from dedale.server.store.log import Log
from dedale.server.store.pruning import Pruning
from dedale.server.store.schema import events, reviews, seats, tables
from dedale.server.store.soundness import damaged
from dedale.server.store.upgrade import open_store

CHUNK = 1000
FEW = 20
"""Tables that one step deletes from a database."""
DAY = 86_400
PAUSE = 0.01
"""Seconds in which others can write between two steps, at least."""

_LOGGER = logging.getLogger("dedale.server")


async def back_up(store: str, target: Path) -> int:
    """Copy all of a store, as it is at one moment, into a new SQLite file: the number of tables."""
    need_store(store)
    with _new_file(target) as part:
        async with _opened(store) as source, _opened(str(part)) as copy:
            return await _copy(source, copy)


async def restore(backup: Path, store: str) -> int:
    """Make a store of a backup, where there is none yet: the number of tables. The backup stays as it is."""
    need_sound_store(backup)
    target = file_of(store)
    if target is None:
        return await _fill(backup, store)
    with _new_file(target) as part:
        read_only = sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)
        with closing(read_only) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        async with _opened(str(part)) as engine, engine.connect() as connection:
            count = len((await connection.execute(select(tables.c.code))).all())
    return count


async def _fill(backup: Path, store: str) -> int:
    """Copy a backup into a database that holds nothing yet. The backup may be of an older schema: a copy is read."""
    with TemporaryDirectory() as folder:
        copied = Path(folder, "backup.sqlite")
        read_only = sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)
        with closing(read_only) as source, closing(sqlite3.connect(copied)) as copy:
            source.backup(copy)
        async with _opened(str(copied)) as reading, _opened(store) as writing:
            async with writing.connect() as connection:
                if (await connection.execute(select(tables.c.code).limit(1))).first() is not None:
                    raise StoreTrouble(
                        "store-filled",
                        f"The store {shown(store)!r} holds tables already; choose an empty database.",
                        store=shown(store),
                    )
            return await _copy(reading, writing)


async def prune(store: str, days: int) -> int:
    """Delete the tables at which nothing happened for so many days: how many they were.

    That is done in small steps, with pauses: whoever plays meanwhile waits for one step at most.
    """
    need_store(store)
    before = int(time.time()) - days * DAY
    async with _opened(store) as engine:
        path = file_of(store)
        if path is None:
            return await _prune_database(engine, before)
    pruning = Pruning(path)
    try:
        count = 0
        while (step := await asyncio.to_thread(pruning.step, before)) is not None:
            count += step.tables
            await asyncio.sleep(max(PAUSE, step.seconds))
    except sqlite3.Error as error:
        if damaged(error):
            raise unsound(path, str(error)) from None
        raise StoreTrouble("store-write", "The store could not be written; try again in a moment.") from error
    finally:
        pruning.close()
    return count


async def _prune_database(engine: AsyncEngine, before: int) -> int:
    """Delete a few tables at a time, with all that belongs to them. Rows that others hold are not waited for."""
    count = 0
    old = select(tables.c.code).where(tables.c.touched < before).limit(FEW).with_for_update(skip_locked=True)
    while True:
        async with engine.begin() as connection:
            gone = await connection.execute(delete(tables).where(tables.c.code.in_(old)))
        if not gone.rowcount:
            return count
        count += gone.rowcount
        await asyncio.sleep(PAUSE)


async def prune_on(log: Log, store: str, days: int) -> None:
    """Delete what is so old every day, for ever. Of several servers one does it."""
    while True:
        try:
            if log.foremost and (count := await prune(store, days)):
                _LOGGER.info("%d old tables were deleted.", count)
        except DedaleError as error:
            _LOGGER.warning("Old tables could not be deleted: %s.", error.code)
        await asyncio.sleep(DAY)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file to be written that takes this name once it is whole. Raises FileTrouble."""
    if target.exists():
        raise FileTrouble(
            "file-exists", f"There is already a file {str(target)!r}; choose another name.", name=str(target)
        )
    part = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.touch(mode=0o600)
        yield part
        part.rename(target)
    except (OSError, sqlite3.Error):
        raise FileTrouble("file-unwritable", f"The file {str(target)!r} cannot be written.", name=str(target)) from None
    finally:
        for name in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            name.unlink(missing_ok=True)


@asynccontextmanager
async def _opened(store: str) -> AsyncIterator[AsyncEngine]:
    engine = await open_store(store)
    try:
        yield engine
    except SQLAlchemyError as error:
        path = file_of(store)
        if path is not None and isinstance(error, DBAPIError) and damaged(error.orig):
            raise unsound(path, str(error.orig)) from None
        raise StoreTrouble("store-read", "The store does not answer; try again in a moment.") from error
    finally:
        await engine.dispose()


async def _copy(source: AsyncEngine, copy: AsyncEngine) -> int:
    """Copy every row, in one transaction on either side."""
    count = 0
    async with source.connect() as reading, copy.begin() as writing:
        await reading.execution_options(isolation_level="SERIALIZABLE")
        for table in (tables, seats, events, reviews):
            rows = await reading.stream(select(table))
            async for chunk in rows.mappings().partitions(CHUNK):
                await writing.execute(insert(table), [dict(row) for row in chunk])
                count += len(chunk) if table is tables else 0
    return count
