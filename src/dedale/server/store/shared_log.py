"""The log in a database of PostgreSQL, which any number of servers share."""

from __future__ import annotations

import psycopg
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.events import read_event
from dedale.server.store.channel import PeerChannel
from dedale.server.store.database_log import DatabaseLog
from dedale.server.store.log import Later, Listener, StoredSeat, StoredTable
from dedale.server.store.postgresql import PostgresqlDatabase
from dedale.server.store.reading import ReadingLine
from dedale.server.store.soundness import Soundness


class SharedLog(DatabaseLog):
    """The log of all tables in a database that several servers write to, as `Log` says."""

    def __init__(self, engine: AsyncEngine, store: str) -> None:
        super().__init__(engine, PostgresqlDatabase(store), Soundness(None))
        self._channel = PeerChannel(store)
        self._reading = ReadingLine(store)
        self.name = self._channel.name

    @property
    def foremost(self) -> bool:  # type: ignore[override]
        """As Log says."""
        return self._channel.foremost

    async def later(self, table: StoredTable, events: int) -> Later | None:
        """As Log says. Seats that changed after the events were read are met with the next change."""
        try:
            rows = await self._reading.since(table.code, events)
            if not rows:
                return None
            changes, deal = rows[0][:2]
            seats = table.seats
            if changes != table.changes:
                seats = [StoredSeat(*row) for row in await self._reading.seats(table.code)]
        except (psycopg.Error, OSError) as error:
            raise self._unread(error) from error
        game = table.record.game
        added = [(read_event(game, line), request) for _, _, line, request in rows if line is not None]
        return Later(added, changes, seats, deal)

    async def listen(self, listener: Listener) -> None:
        """As Log says."""
        await self._channel.listen(listener)

    async def close(self) -> None:
        """As Log says."""
        await self._channel.close()
        await self._reading.close()
        await super().close()
