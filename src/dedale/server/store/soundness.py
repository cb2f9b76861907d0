"""Whether the store is there and sound: its file is the one that was opened, and a look through it finds no damage.

A store that is gone or damaged takes nothing more: what it acknowledged might be lost.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from dedale.server.errors import StoreTrouble

_LOGGER = logging.getLogger("dedale.server")

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
SOUND = "ok"


class Soundness:
    """What is known of the file of a store. Of a database elsewhere nothing is."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._files = () if path is None else (path, path.with_name(f"{path.name}-wal"))
        self._known: dict[Path, tuple[int, int]] = {}
        self._held: sqlite3.Connection | None = None
        self._telling = threading.Lock()
        self.damage = ""
        """What the last look through the store found."""

    def hold(self) -> None:
        """Keep the file open, so that its journal stays the same whoever else opens and closes it."""
        if self._path is not None:
            self._held = sqlite3.connect(self._path)
            self._held.execute("SELECT count(*) FROM sqlite_master").fetchall()
            self.need_sound()

    def let_go(self) -> None:
        """Close the file."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def need_sound(self) -> None:
        """Raises StoreTrouble if the store is gone, or damaged."""
        if self.damage:
            raise StoreTrouble("store-damaged", "The store is damaged; whoever runs this server has to restore it.")
        for file in self._files:
            try:
                found = file.stat()
            except OSError:
                if file in self._known or file == self._path:
                    raise self._gone(file) from None
                continue  # its journal is not begun yet
            if self._known.setdefault(file, (found.st_dev, found.st_ino)) != (found.st_dev, found.st_ino):
                raise self._gone(file)

    def note(self, error: Exception) -> str:
        """Something failed: why, in the words of the database. That a file is damaged is remembered."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if damaged(cause):
            self._tell_damage(str(cause))
        return f"{type(cause).__name__}: {_words(cause)}"

    async def look_through(self) -> None:
        """Look through the whole file, beside what else there is to do."""
        if self._path is None:
            return
        found = await asyncio.to_thread(examined, self._path)
        if found == SOUND:
            self.damage = ""
        else:
            self._tell_damage(found)

    def _tell_damage(self, found: str) -> None:
        """Remember what is wrong with the file, and tell whoever runs the server, once, whoever came upon it first."""
        with self._telling:
            known, self.damage = self.damage, found
        if not known:
            _LOGGER.error("The store is damaged: %s. Stop the server, and restore a backup.", found)

    async def keep_looking(self, every: float) -> None:
        """Look through it again and again, for ever."""
        while True:
            try:
                await self.look_through()
            except sqlite3.OperationalError as error:  # locked, or gone: whoever writes finds out too
                _LOGGER.warning("The store could not be looked through: %s.", error)
            await asyncio.sleep(every)

    def _gone(self, file: Path) -> StoreTrouble:
        _LOGGER.error("The file %s is gone, or another is in its place. Stop the server, and restore a backup.", file)
        return StoreTrouble("store-gone", "The store is gone; whoever runs this server has to restore it.")


def _words(error: object) -> str:
    """What a database says of an error, without the rows that PostgreSQL adds: they may be secret."""
    return getattr(getattr(error, "diag", None), "message_primary", None) or str(error).partition("\n")[0]


def damaged(error: object) -> bool:
    """Whether this error of SQLite says that a file is damaged, or no database."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def examined(path: Path) -> str:
    """What SQLite finds wrong with a file; "ok" if nothing. Raises sqlite3.OperationalError if it is locked or gone."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)) as database:
            database.execute("PRAGMA busy_timeout=5000")
            database.execute("PRAGMA query_only=ON")
            found: str = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            return found
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return str(error)
