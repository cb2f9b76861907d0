"""A database of PostgreSQL, which any number of servers share: how it is addressed, and written to.

A group of changes is one round trip: statements with rows for many tables each, as arrays, in a pipeline. What stands
between two ends of a pipeline is one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

import psycopg
from psycopg import errors, sql
from sqlalchemy import Table
from sqlalchemy.types import BigInteger, Boolean, Integer, LargeBinary

from dedale.server.store import statements as the
from dedale.server.store.direct import Batch, Taken, Unwritten
from dedale.server.store.schema import events, seats, tables
from dedale.server.store.statements import Row, Statement

SETTINGS = {
    "synchronous_commit": "on",
    "statement_timeout": "30s",
    "lock_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Of every connection: what is committed is on the disk; and a server that is gone is noticed by the database."""

CONNECT_WITHIN = 5
"""Seconds for the database to answer."""

TRIES = 3
"""So often a group is written anew that met another's in a deadlock, or whose connection was lost."""

TYPES: dict[type, str] = {Boolean: "bool", LargeBinary: "bytea", Integer: "int", BigInteger: "bigint"}


Sentence = tuple[sql.SQL, list[str]]
"""What is said to the database, and the columns that it takes as arrays."""


def options() -> str:
    """The settings as libpq takes them."""
    return " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())


def connection_words(store: str) -> dict[str, str | int]:
    """What every connection to a store is opened with, besides its address."""
    return {"connect_timeout": CONNECT_WITHIN, "options": options(), "application_name": f"dedale {_place(store)}"[:60]}


def _place(store: str) -> str:
    return urlsplit(store).path.lstrip("/")


class PostgresqlDatabase:
    """A database of PostgreSQL, written to as `Direct` says."""

    def __init__(self, store: str) -> None:
        self._store = store
        self._database: psycopg.Connection | None = None

    def write(self, batch: Batch) -> None:
        """As Direct says. A lost connection is opened anew: what was written after all is then found taken."""
        for tries_left in reversed(range(TRIES)):
            try:
                self._write(batch)
            except (psycopg.IntegrityError, errors.DivisionByZero) as error:
                raise Taken from error
            except errors.DeadlockDetected as error:
                if not tries_left:
                    raise Unwritten(error) from error
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError) as error:
                lost = self._database is not None
                self.close()
                if not tries_left or not lost:
                    raise Unwritten(error) from error
            else:
                return

    def close(self) -> None:
        """As Direct says."""
        if self._database is not None:
            self._database.close()
            self._database = None

    def _write(self, batch: Batch) -> None:
        database = self._opened()
        with database.pipeline():
            for statement in the.IN_ORDER:
                if rows := batch.get(statement):
                    query, columns = SENTENCES[statement]
                    database.execute(query, _arrays(columns, rows), prepare=True)

    def _opened(self) -> psycopg.Connection:
        if self._database is None:
            self._database = psycopg.connect(self._store, autocommit=True, **connection_words(self._store))  # type: ignore[arg-type]
        return self._database


def _arrays(columns: Sequence[str], rows: Sequence[Row]) -> dict[str, list[object]]:
    """The rows as an array for each column, in the order of their tables: so two servers do not lock each other out."""
    if len(rows) > 1 and columns[0] in ("code", "table"):
        rows = sorted(rows, key=lambda row: row[columns[0]])
    return {column: [row[column] for row in rows] for column in columns}


def _rows(columns: dict[str, str]) -> str:
    """Rows out of arrays, under the name `new`."""
    arrays = ", ".join(f"%({name})s::{kind}[]" for name, kind in columns.items())
    return f"unnest({arrays}) AS new({', '.join(map(_quoted, columns))})"


def _quoted(name: str) -> str:
    return f'"{name}"'


def _types(table: Table) -> dict[str, str]:
    return {
        column.name: next((kind for known, kind in TYPES.items() if type(column.type) is known), "text")
        for column in table.columns
    }


def _insert(table: Table, statement: Statement) -> Sentence:
    kinds = _types(table)
    columns = {name: kinds[name] for name in statement.columns}
    names = ", ".join(map(_quoted, columns))
    return _sentence(f"INSERT INTO {table.name} ({names}) SELECT {names} FROM {_rows(columns)}", columns)


def _update(table: Table, change: str, where: str, columns: dict[str, str], *, every: bool = False) -> Sentence:
    """Change rows; if `every` one has to be found, a division by zero takes all of it back where one is not."""
    words = f"UPDATE {table.name} AS old SET {change} FROM {_rows(columns)} WHERE {where}"
    if every:
        first = next(iter(columns))
        asked = f"cardinality(%({first})s::text[])"
        words = f"WITH done AS ({words} RETURNING 1) SELECT 1 / (count(*) = {asked})::int FROM done"
    return _sentence(words, columns)


def _sentence(words: str, columns: dict[str, str]) -> Sentence:
    return sql.SQL(words), list(columns)


_SEAT = {name: _types(seats)[name] for name in the.SEAT.columns}
_CODE = {"code": "text"}
_KEEP = {"code": "text", "body": "bytea", "events": "int"}
_NOTICE = {"notice": "text"}
_THIS = "old.code = new.code"
_UNCHANGED = 'NOT EXISTS (SELECT 1 FROM events WHERE "table" = new.code AND seq >= new.events)'

SENTENCES: dict[Statement, Sentence] = {
    the.NEW_TABLE: _insert(tables, the.NEW_TABLE),
    the.FENCE: _update(
        tables,
        "changes = old.changes + 1",
        f"{_THIS} AND old.changes = new.seen",
        {"code": "text", "seen": "int"},
        every=True,
    ),
    the.NEW_SEAT: _insert(seats, the.NEW_SEAT),
    the.NEW_EVENT: _insert(events, the.NEW_EVENT),
    the.SEAT: _update(
        seats,
        ", ".join(f"{name} = new.{name}" for name in _SEAT),
        'old."table" = new.code AND old.seat = new.number',
        {"code": "text", "number": "int"} | _SEAT,
    ),
    the.TOUCH: _update(
        tables,
        "touched = new.touched, over = new.over, kept = false",
        _THIS,
        {"code": "text", "touched": "bigint", "over": "bool"},
    ),
    the.DEAL: _update(tables, "deal = new.deal", _THIS, {"code": "text", "deal": "text"}),
    the.FORGET: _sentence(f'DELETE FROM reviews AS old USING {_rows(_CODE)} WHERE old."table" = new.code', _CODE),
    the.KEEP: _sentence(f"INSERT INTO reviews SELECT code, body FROM {_rows(_KEEP)} WHERE {_UNCHANGED}", _KEEP),
    the.KEPT: _update(tables, "kept = true", f"{_THIS} AND {_UNCHANGED}", {"code": "text", "events": "int"}),
    the.CHECK: _sentence("UPDATE checks SET at = (%(at)s::bigint[])[1] WHERE number = 1", {"at": "bigint"}),
    the.NOTICE: _sentence(f"SELECT pg_notify('{the.CHANNEL}', notice) FROM {_rows(_NOTICE)}", _NOTICE),
}
"""What is written, in its order: a group of changes for many tables in a sentence each."""
