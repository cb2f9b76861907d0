"""The registry: all tables that somebody is at. A table is read from the log when it is asked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from dedale.core.errors import DedaleError
from dedale.server.errors import StoreTrouble, TooMany, no_such_table
from dedale.server.live import LiveTable
from dedale.server.peers import Peers
from dedale.server.players import BotPlayers
from dedale.server.store.log import Log, StoredTable
from dedale.server.thinking import Purpose, Thinking
from dedale.server.tokens import is_code

IDLE = 60.0
"""Seconds after which a table that nobody is at is let go."""

MOST_IDLE = 50_000
"""Events of all tables together that nobody is at: those that were left longest ago are let go first."""

MOST = 2_000_000
"""Events of all tables in memory together: a gigabyte or so."""

T = TypeVar("T")

_LOGGER = logging.getLogger("dedale.server")


class TableRegistry:
    """The tables in memory."""

    def __init__(self, log: Log, bots: BotPlayers, thinking: Thinking) -> None:
        self.log = log
        self._bots = bots
        self._thinking = thinking
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.peers = Peers(log, self._live)
        self.peers.borrow = self._borrow

    @property
    def tables(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._live.values())

    async def table(self, code: str, guest: str = "") -> LiveTable:
        """The table of that code, read on account of this guest. Raises NoSuchTable, StoreTrouble, or TooMany."""
        live = self._live.get(code)
        if live is not None and not live.gone:
            if not live.current:
                await live.catch_up()
            return live
        if not is_code(code):
            raise no_such_table(code)
        if code not in self._loading:
            task = asyncio.create_task(self._load(code, guest))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
            self._loading[code] = task
        return await asyncio.shield(self._loading[code])

    async def add(self, stored: StoredTable, guest: str | None = None) -> LiveTable:
        """Take in a table that is in the log. It is played anew beside the event loop: a long game takes a while.

        One that was read on account of a guest waits for that guest's turn; one that was just made does not.
        """
        work = partial(LiveTable, stored, self.log, self.peers)
        live = await (asyncio.to_thread(work) if guest is None else self._beside(guest, work))
        live.changed = self._bots.look
        self._live[stored.code] = live
        self._make_room()
        return live

    async def _borrow(self, code: str, events: int) -> None:
        """Have the bot of a table play once for another server, if nothing has happened there since."""
        live = await self.table(code)
        if live.seq == events:
            live.borrowed = True
            try:
                await self._bots.choose(live)
            finally:
                live.borrowed = False

    def _make_room(self) -> None:
        """Let go of the tables that nobody is at until they are few again. The last one that came stays."""
        idle = sorted((one for one in self._live.values() if one.idle), key=lambda live: live.last_used)
        events = sum(live.seq for live in idle)
        for live in idle[:-1]:
            if events <= MOST_IDLE:
                return
            events -= live.seq
            self._let_go(live)

    def _beside(self, guest: str, work: Callable[[], T]) -> Awaitable[T]:
        """Have something done beside the event loop, when it is this guest's turn."""
        return self._thinking.think(guest, Purpose.LOAD, work)

    def let_go(self, idle: float = IDLE) -> None:
        """Forget the tables that nobody has been at for so long."""
        now = time.monotonic()
        for live in self.tables:
            if live.gone or (live.idle and now - live.last_used > idle):
                self._let_go(live)

    def _let_go(self, live: LiveTable) -> None:
        live.gone = True
        del self._live[live.code]

    async def keep_tidy(self) -> None:
        """Let go of idle tables now and then, for ever."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.let_go()

    async def _load(self, code: str, guest: str) -> LiveTable:
        if sum(live.seq for live in self._live.values()) > MOST:
            raise TooMany("server-full", "Too many games are open on this server; try again in a while.")
        try:
            stored = await self.log.load(code, partial(self._beside, guest))
            if stored is None:
                raise no_such_table(code)
            return await self.add(stored, guest)
        except (StoreTrouble, TooMany):
            raise
        except DedaleError as error:
            if error.code == "no-such-table":
                raise
            _LOGGER.warning("Table %s cannot be read: %s.", code, error.code)
            raise StoreTrouble(
                "table-damaged", "This table cannot be read: its log is damaged, or of another version."
            ) from error
