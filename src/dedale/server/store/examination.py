"""A store looked at from outside, with SQLite alone: whether it is sound, what it holds, and its room given back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from dedale.server.errors import StoreTrouble
from dedale.server.store.engine import file_of
from dedale.server.store.soundness import SOUND

STEP = 200
"""Pages that are given back at once: a few milliseconds."""
PAUSE = 0.01

INCREMENTAL = 2

LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

GAPS = """
SELECT count(*) FROM (SELECT 1 FROM events WHERE EXISTS (SELECT 1 FROM tables WHERE code = events."table")
GROUP BY "table" HAVING min(seq) <> 0 OR count(*) <> max(seq) + 1) AS incomplete
"""
"""Tables that lack events. Events that lack a table are those of one that is being deleted."""


class Stats(NamedTuple):
    """What a store holds."""

    tables: int
    over: int
    unkept: int
    """Games that are over, and not kept yet for the time when the rules have changed."""
    events: int
    size: int
    """Bytes, with those that could be given back."""
    free: int
    last: int
    """When something last happened, in seconds since 1970; 0 if nothing did."""
    version: str


def sqlite_file(store: str) -> Path:
    """The file of a store that is there. Raises StoreTrouble."""
    path = file_of(store)
    if path is None:
        raise StoreTrouble(
            "store-file",
            "Only a store in a file can be looked after so; a database has tools of its own: pg_dump, VACUUM.",
        )
    if not path.is_file():
        raise StoreTrouble("store-missing", f"There is no store {str(path)!r}; check the name.", store=str(path))
    return path


@contextmanager
def _database(path: Path, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
    """The database in a file that is there. What SQLite cannot do with it is a StoreTrouble."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as found:
            found.execute("PRAGMA busy_timeout=5000")
            if not writing:
                found.execute("PRAGMA query_only=ON")
            yield found
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in LOCKED:
            raise StoreTrouble("store-read", "The store does not answer; try again in a moment.") from None
        raise unsound(path, str(error)) from None


def unsound(path: Path | str, why: str) -> StoreTrouble:
    return StoreTrouble(
        "store-unsound",
        f"The store {str(path)!r} is not sound: {why}. Stop the server, keep this file, and restore a backup.",
        store=str(path),
        reason=why,
    )


def need_store(store: str) -> None:
    """See that there is a store to be looked after, so that none is made instead. Raises StoreTrouble."""
    if file_of(store) is None:
        from dedale.server.store.database_care import need_database

        need_database(store)
    else:
        with _database(sqlite_file(store)) as database:
            database.execute("SELECT version_num FROM alembic_version").fetchone()


def need_sound_store(path: Path) -> None:
    """Look at all of a store. Raises StoreTrouble, which says what is wrong with it."""
    with _database(sqlite_file(str(path))) as database:
        found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(3)")]
        if found != [SOUND]:
            raise unsound(path, "; ".join(found))
        if gaps := database.execute(GAPS).fetchone()[0]:
            raise unsound(path, f"events are missing at {gaps} tables")


def need_sound(store: str) -> None:
    """Look at all of a store, wherever it is. Raises StoreTrouble, which says what is wrong with it."""
    if file_of(store) is None:
        from dedale.server.store.database_care import need_sound_database

        need_sound_database(store)
    else:
        need_sound_store(sqlite_file(store))


def stats_of(store: str) -> Stats:
    """What a store holds."""
    if file_of(store) is None:
        from dedale.server.store.database_care import stats_of_database

        return stats_of_database(store)
    with _database(sqlite_file(store)) as database:

        def one(question: str) -> int:
            return int(database.execute(question).fetchone()[0] or 0)

        version = str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        kept = any(row[1] == "kept" for row in database.execute("PRAGMA table_info(tables)"))
        page = one("PRAGMA page_size")
        return Stats(
            one("SELECT count(*) FROM tables"),
            one("SELECT count(*) FROM tables WHERE over"),
            one(
                "SELECT count(*) FROM tables WHERE over AND NOT kept"
                if kept
                else "SELECT count(*) FROM tables WHERE over"
            ),
            one("SELECT count(*) FROM events"),
            page * one("PRAGMA page_count"),
            page * one("PRAGMA freelist_count"),
            one("SELECT max(touched) FROM tables"),
            version,
        )


def vacuum(store: str) -> int:
    """Give back the room of what was deleted: how many bytes.

    That is done in small steps. A store that was made before stores could do so is written anew once; meanwhile nobody
    else can write.
    """
    path = sqlite_file(store)
    need_store(store)
    with _database(path, writing=True) as database:
        page = database.execute("PRAGMA page_size").fetchone()[0]
        before = database.execute("PRAGMA page_count").fetchone()[0]
        if database.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
            database.execute("PRAGMA auto_vacuum=INCREMENTAL")
            database.execute("VACUUM")
        while database.execute("PRAGMA freelist_count").fetchone()[0]:
            database.execute(f"PRAGMA incremental_vacuum({STEP})").fetchall()
            time.sleep(PAUSE)
        database.execute("PRAGMA wal_checkpoint(PASSIVE)")
        return int(page * (before - database.execute("PRAGMA page_count").fetchone()[0]))
