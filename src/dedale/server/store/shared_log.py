"""The log in a database of PostgreSQL, which any number of servers share."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.server.store.channel import Channel
from dedale.server.store.database_log import DatabaseLog
from dedale.server.store.log import Listener
from dedale.server.store.postgresql import PostgresqlDatabase
from dedale.server.store.soundness import Soundness


class SharedLog(DatabaseLog):
    """The log of all tables in a database that several servers write to, as `Log` says."""

    def __init__(self, engine: AsyncEngine, store: str) -> None:
        super().__init__(engine, PostgresqlDatabase(store), Soundness(None))
        self._channel = Channel(store)
        self.name = self._channel.name

    @property
    def foremost(self) -> bool:  # type: ignore[override]
        """As Log says."""
        return self._channel.foremost

    async def listen(self, listener: Listener) -> None:
        """As Log says."""
        await self._channel.listen(listener)

    async def close(self) -> None:
        """As Log says."""
        await self._channel.close()
        await super().close()
