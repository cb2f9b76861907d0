"""The writer's own way to the database: its driver, without anything between."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from sqlalchemy import Dialect
from sqlalchemy.dialects import sqlite

from dedale.server.store.engine import SQLITE_SETTINGS
from dedale.server.store.statements import IN_ORDER, Row, Statement

Batch = Mapping[Statement, Sequence[Row]]
"""What is written in one transaction: for each statement the rows, of however many tables."""


class Taken(Exception):
    """Something of a batch is there already: somebody else was first."""


class Unwritten(Exception):
    """The database could not write, for this cause."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Direct(Protocol):
    """A database that is written to by one thread, which opens it with the first batch."""

    def write(self, batch: Batch) -> None:
        """Write all of it durably, or nothing. Raises Taken or Unwritten."""

    def close(self) -> None:
        """Nothing more is written."""


class SqliteFile:
    """A file of SQLite."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._database: sqlite3.Connection | None = None
        self._sql = written_out(sqlite.dialect(paramstyle="named"))

    def write(self, batch: Batch) -> None:
        """As Direct says."""
        try:
            database = self._opened()
            database.execute("BEGIN IMMEDIATE")
            try:
                for statement, sql in self._sql.items():
                    if rows := batch.get(statement):
                        done = database.executemany(sql, rows)
                        if statement.every and done.rowcount != len(rows):
                            raise Taken
                database.execute("COMMIT")
            finally:
                if database.in_transaction:
                    database.execute("ROLLBACK")
        except sqlite3.IntegrityError as error:
            raise Taken from error
        except (sqlite3.Error, OSError) as error:
            raise Unwritten(error) from error

    def close(self) -> None:
        """As Direct says."""
        if self._database is not None:
            self._database.close()

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            database = sqlite3.connect(self._path, isolation_level=None)
            for setting in SQLITE_SETTINGS:
                database.execute(setting)
            self._database = database
        return self._database


def written_out(dialect: Dialect) -> dict[Statement, str]:
    """Every statement in its order, as text."""
    return {statement: statement.sql(dialect) for statement in IN_ORDER}
