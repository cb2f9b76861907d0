"""The line between servers on one database: what they tell each other, and who of them is there.

Notices come with the commit that they speak of (`NOTIFY`). A server holds a lock as long as its line stands; the
database gives it up by itself when a server dies, and the others see that within a moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import psycopg

from dedale.server.store.log import Listener
from dedale.server.store.postgresql import connection_words
from dedale.server.store.statements import CHANNEL

_LOGGER = logging.getLogger("dedale.server")

LOCKS = 0x0DEDA1E
"""The locks of servers, among those that others may hold in the same database."""

LOOK_EVERY = 0.5
"""Seconds between two looks who is there."""

AGAIN_AFTER = 0.2
"""Seconds before a line that was lost is tried again."""

WHO = """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class PeerChannel:
    """One server's line to the others."""

    def __init__(self, store: str) -> None:
        self._store = store
        self._number = 1 + secrets.randbelow(2**31 - 1)
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._there: set[str] = set()
        self._heard: set[str] = set()
        """Those who were heard from since the last look."""
        self._up = asyncio.Event()

    @property
    def name(self) -> str:
        """What this server is called."""
        return f"{self._number:08x}"

    @property
    def foremost(self) -> bool:
        """Whether of those that are there this one does what one alone has to do."""
        return min(self._there | {self.name}) == self.name

    async def listen(self, listener: Listener) -> None:
        """Hear from the others until closed. It returns when it does for the first time."""
        self._listener = listener
        self._tasks = [asyncio.create_task(self._listen_on()), asyncio.create_task(self._look_on())]
        await self._up.wait()

    async def close(self) -> None:
        """Hear nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen_on(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                if self._up.is_set():
                    _LOGGER.warning("The line to the other servers is lost: %s.", str(error).partition("\n")[0])
                self._up.clear()
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self) -> None:
        assert self._listener is not None
        async with await self._connected() as line:
            await line.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, self._number))
            await line.execute(f"LISTEN {CHANNEL}")
            self._there |= await _names(line)
            self._up.set()
            self._listener.listen_again()
            async for notice in line.notifies():
                sender, _, told = notice.payload.partition(" ")
                if sender != self.name:
                    self._there.add(sender)
                    self._heard.add(sender)
                    self._listener.hear(sender, told)

    async def _look_on(self) -> None:
        assert self._listener is not None
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await self._connected() as line:
                    while True:
                        await self._look(line)
                        await asyncio.sleep(LOOK_EVERY)
            await asyncio.sleep(AGAIN_AFTER)

    async def _look(self, line: psycopg.AsyncConnection) -> None:
        """See who is gone. Whoever is heard from meanwhile is not, though they may have come after the look."""
        assert self._listener is not None
        known = set(self._there)
        self._heard.clear()
        there = await _names(line)
        gone = known - there - self._heard - {self.name}
        self._there = (self._there | there) - gone
        if gone:
            self._listener.lose(gone)

    async def _connected(self) -> psycopg.AsyncConnection:
        words = connection_words(self._store)
        return await psycopg.AsyncConnection.connect(self._store, autocommit=True, **words)  # type: ignore[arg-type]


async def _names(line: psycopg.AsyncConnection) -> set[str]:
    """Who is there."""
    found = await line.execute(WHO, (LOCKS,))
    return {f"{number:08x}" for (number,) in await found.fetchall()}
