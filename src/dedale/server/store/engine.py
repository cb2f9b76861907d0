"""Opens the database: the one place that knows SQLite from PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)


def open_engine(store: str) -> AsyncEngine:
    """The database at a URL, or in the SQLite file of this name; its folder is made, for its owner only.

    Raises sqlite3.Error or OSError where the file cannot be opened or written.
    """
    if "://" in store:
        return create_async_engine(store)
    path = Path(store).expanduser().absolute()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=True)
    with closing(sqlite3.connect(path)) as trial:  # the driver leaves a thread behind where it cannot open a file
        for setting in SQLITE_SETTINGS:
            trial.execute(setting)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
    connection.isolation_level = None  # the driver begins no transaction by itself; `_begin` does


def _begin(connection: Connection) -> None:
    """Have a transaction cover reading too, so that what it reads is of one moment."""
    connection.exec_driver_sql("BEGIN")
