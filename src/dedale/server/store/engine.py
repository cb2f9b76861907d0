"""Opens the database: the one place that knows SQLite from PostgreSQL."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE_SETTINGS = (
    "PRAGMA busy_timeout=5000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)

ANOTHER_STARTS = 10.0
"""Seconds in which another server that starts on the same new file has its turn."""


POSTGRESQL = ("postgresql://", "postgres://")


def file_of(store: str) -> Path | None:
    """The SQLite file of a store; None if it is another database."""
    return None if "://" in store else Path(store).expanduser().absolute()


def shown(store: str) -> str:
    """A store as it may be told: without the password in its address."""
    return re.sub("(?<=://)([^/@:]*):[^@]*(?=@)", r"\1", re.sub("(?<=password=)[^&]*", "…", store))


def open_engine(store: str) -> AsyncEngine:
    """The database at a URL, or in the SQLite file of this name; its folder is made, for its owner only.

    What it cannot do is told without what it was to write: that may be secret. Raises sqlite3.Error or OSError where
    the file cannot be opened or written.
    """
    path = file_of(store)
    if path is None:
        return _open_postgresql(store)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=True)
    _try(path)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _open_postgresql(store: str) -> AsyncEngine:
    """Connections to PostgreSQL, each looked at before it is used: the database may have been started anew."""
    if not store.startswith(POSTGRESQL):
        raise ValueError("no address of PostgreSQL")
    from dedale.server.store.postgresql import connection_words

    url = make_url(store).set(drivername="postgresql+psycopg")
    return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=connection_words(store))


def _try(path: Path) -> None:
    """See whether the file can be used; the driver leaves a thread behind where it cannot open one.

    A new file can give back what is deleted. Who has it changed to its journal is not waited for by SQLite itself.
    """
    until = time.monotonic() + ANOTHER_STARTS
    while True:
        try:
            with closing(sqlite3.connect(path)) as trial:
                trial.execute("PRAGMA auto_vacuum=INCREMENTAL")
                for setting in SQLITE_SETTINGS:
                    trial.execute(setting)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
    connection.isolation_level = None  # the driver begins no transaction by itself; `_begin` does


def _begin(connection: Connection) -> None:
    """Have a transaction cover reading too, so that what it reads is of one moment.

    One that is to write waits for its turn before it reads.
    """
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
