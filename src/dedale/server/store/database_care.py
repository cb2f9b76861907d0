"""A store in PostgreSQL looked at from outside: whether it is sound, and what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from dedale.server.errors import StoreTrouble
from dedale.server.store.engine import shown
from dedale.server.store.examination import GAPS, Stats, unsound
from dedale.server.store.postgresql import connection_words
from dedale.server.store.upgrade import unreachable


@contextmanager
def _database(store: str) -> Iterator[psycopg.Connection]:
    """The database of a store that is there, to be read. Raises StoreTrouble."""
    try:
        with psycopg.connect(store, **connection_words(store)) as found:  # type: ignore[arg-type]
            found.read_only = True
            if found.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
                raise StoreTrouble(
                    "store-missing", f"There is no store {shown(store)!r}; check the name.", store=shown(store)
                )
            yield found
    except psycopg.Error as error:
        raise unreachable(store, error) from None


def need_database(store: str) -> None:
    """See that there is a store in a database, so that none is made instead. Raises StoreTrouble."""
    with _database(store):
        pass


def need_sound_database(store: str) -> None:
    """See that no game lacks events; of its files PostgreSQL itself takes care. Raises StoreTrouble."""
    with _database(store) as database:
        if gaps := _one(database, GAPS):
            raise unsound(shown(store), f"events are missing at {gaps} tables")


def stats_of_database(store: str) -> Stats:
    """What a store holds."""
    with _database(store) as database:
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()
        assert version is not None
        return Stats(
            _one(database, "SELECT count(*) FROM tables"),
            _one(database, "SELECT count(*) FROM tables WHERE over"),
            _one(database, "SELECT count(*) FROM tables WHERE over AND NOT kept"),
            _one(database, "SELECT count(*) FROM events"),
            _one(database, "SELECT pg_database_size(current_database())"),
            0,
            _one(database, "SELECT max(touched) FROM tables"),
            str(version[0]),
        )


def _one(database: psycopg.Connection[Any], question: str) -> int:
    found = database.execute(question.encode()).fetchone()
    return int((found and found[0]) or 0)
