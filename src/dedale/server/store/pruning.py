"""Old tables deleted from an SQLite file step by step, none of which holds a writer up for long.

A table is gone with its first step: nobody can open it or play on there any more. Its events, of which there may be
thousands, follow some at a time. Whoever breaks that off leaves events that no table has; the next one to prune takes
them away.
"""

from __future__ import annotations

import sqlite3
import time
from collections import deque
from pathlib import Path
from typing import NamedTuple

AT_ONCE = 400
"""Events that one step deletes: a few milliseconds."""

HEADS = ("tables WHERE code", 'seats WHERE "table"', 'reviews WHERE "table"')

LEFT_BEHIND = """
SELECT DISTINCT "table" FROM events WHERE NOT EXISTS (SELECT 1 FROM tables WHERE code = events."table")
"""


class Step(NamedTuple):
    """One step: how many tables went with it, and how long it took."""

    tables: int
    seconds: float


class Pruning:
    """Deletes step by step."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA busy_timeout=5000")
        self._database.execute("PRAGMA foreign_keys=OFF")
        self._headless: deque[str] | None = None
        """Tables that are gone, and whose events are not."""

    def step(self, before: int) -> Step | None:
        """Do a little of what is to be done with tables that were not touched since then; None if nothing is left."""
        if self._headless is None:
            self._headless = deque(code for (code,) in self._database.execute(LEFT_BEHIND))
        began = time.monotonic()
        if self._headless:
            self._delete_events(self._headless[0])
            return Step(0, time.monotonic() - began)
        found = self._database.execute("SELECT code FROM tables WHERE touched < ? LIMIT 1", [before]).fetchone()
        if found is None:
            return None
        return Step(self._delete_head(found[0], before), time.monotonic() - began)

    def close(self) -> None:
        """Nothing more is deleted."""
        self._database.close()

    def _delete_head(self, code: str, before: int) -> int:
        assert self._headless is not None
        self._database.execute("BEGIN IMMEDIATE")
        with self._database:
            if not self._database.execute(
                "SELECT 1 FROM tables WHERE code = ? AND touched < ?", [code, before]
            ).fetchone():
                return 0
            for head in HEADS:
                self._database.execute(f"DELETE FROM {head} = ?", [code])
        self._headless.append(code)
        return 1

    def _delete_events(self, code: str) -> None:
        assert self._headless is not None
        gone = self._database.execute(
            'DELETE FROM events WHERE "table" = ?1 AND seq < (SELECT min(seq) FROM events WHERE "table" = ?1) + ?2',
            [code, AT_ONCE],
        )
        if gone.rowcount < AT_ONCE:
            self._headless.popleft()
