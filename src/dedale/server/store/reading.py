"""Reading on in PostgreSQL: one prepared question on one line, as a move at a table of several servers waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg

from dedale.server.store.postgresql import connection_words

SINCE = """
SELECT t.changes, t.deal, e.line, e.request FROM tables t
LEFT JOIN events e ON e."table" = t.code AND e.seq >= %s WHERE t.code = %s ORDER BY e.seq
"""
SEATS = 'SELECT name, token, asked, invitation, renamed FROM seats WHERE "table" = %s ORDER BY seat'

Rows = list[tuple[Any, ...]]


class ReadingLine:
    """One connection to read by, which is opened with the first question, and anew after it was lost."""

    def __init__(self, store: str) -> None:
        self._store = store
        self._line: psycopg.AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def since(self, code: str, events: int) -> Rows:
        """For each event of a table from this number on its line and request, each behind the table's changes and deal.

        One row without an event if there is none; no row if there is no such table. Raises psycopg.Error or OSError.
        """
        return await self._ask(SINCE, (events, code))

    async def seats(self, code: str) -> Rows:
        """The seats of a table."""
        return await self._ask(SEATS, (code,))

    async def close(self) -> None:
        """Ask nothing more."""
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def _ask(self, question: str, about: tuple[Any, ...]) -> Rows:
        async with self._turn:
            kept = self._line is not None
            try:
                return await self._rows(question, about)
            except (psycopg.Error, OSError):
                await self.close()
                if not kept:
                    raise
            return await self._rows(question, about)

    async def _rows(self, question: str, about: tuple[Any, ...]) -> Rows:
        if self._line is None:
            words = connection_words(self._store)
            self._line = await psycopg.AsyncConnection.connect(self._store, autocommit=True, **words)  # type: ignore[arg-type]
        found = await self._line.execute(question.encode(), about, prepare=True)
        return await found.fetchall()
