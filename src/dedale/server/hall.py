"""The hall: all tables that somebody is at. A table is read from the log when it is asked for."""

from __future__ import annotations

import asyncio
import logging
import time

from dedale.core.errors import DedaleError
from dedale.server.errors import StoreTrouble, no_such_table
from dedale.server.live import LiveTable
from dedale.server.players import BotPlayers
from dedale.server.store.log import Log, StoredTable
from dedale.server.tokens import is_code

IDLE = 60.0
"""Seconds after which a table that nobody is at is let go."""

_LOGGER = logging.getLogger("dedale.server")


class Hall:
    """The tables in memory."""

    def __init__(self, log: Log, bots: BotPlayers) -> None:
        self.log = log
        self._bots = bots
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def table(self, code: str) -> LiveTable:
        """The table of that code. Raises NoSuchTable, or StoreTrouble if it cannot be read."""
        live = self._live.get(code)
        if live is not None and not live.gone:
            return live
        if not is_code(code):
            raise no_such_table(code)
        if code not in self._loading:
            task = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
            self._loading[code] = task
        return await asyncio.shield(self._loading[code])

    async def add(self, stored: StoredTable) -> LiveTable:
        """Take in a table that is in the log. It is played anew beside the event loop: a long game takes a while."""
        live = await asyncio.to_thread(LiveTable, stored, self.log)
        live.changed = self._bots.look
        self._live[stored.code] = live
        return live

    def let_go(self, idle: float = IDLE) -> None:
        """Forget the tables that nobody has been at for so long."""
        now = time.monotonic()
        for code, live in list(self._live.items()):
            if live.gone or (not live.visitors and now - live.last_used > idle and not live.lock.locked()):
                live.gone = True
                del self._live[code]

    async def keep_tidy(self) -> None:
        """Let go of idle tables now and then, for ever."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.let_go()

    async def _load(self, code: str) -> LiveTable:
        try:
            stored = await self.log.load(code)
            if stored is None:
                raise no_such_table(code)
            return await self.add(stored)
        except StoreTrouble:
            raise
        except DedaleError as error:
            if error.code == "no-such-table":
                raise
            _LOGGER.warning("Table %s cannot be read: %s.", code, error.code)
            raise StoreTrouble(
                "table-damaged", "This table cannot be read: its log is damaged, or of another version."
            ) from error
