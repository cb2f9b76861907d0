"""The bots of a table: when it is a bot's turn and somebody looks on, it thinks and plays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import NamedTuple

from dedale.bots import player
from dedale.bots.analysis.decisions import history_of
from dedale.core.seats import bot_in
from dedale.server.errors import Conflict, StoreTrouble
from dedale.server.limits import MOST_MOVES
from dedale.server.live import LiveTable
from dedale.server.messages import ThinkingNow
from dedale.server.thinking import PatientSeat, Purpose, Thinking, waited_for
from dedale.server.uncancelled import uncancelled

_LOGGER = logging.getLogger("dedale.server")


LENT_FOR = 2.0
"""Seconds in which a server that was asked to have a bot play has done so, or is given up."""


class _Playing(NamedTuple):
    """A bot that thinks about the position of a table after so many events."""

    live: LiveTable
    base: int
    task: asyncio.Task[None]


class BotPlayers:
    """Has the bots of all tables play. A bot takes at least `pace` seconds, so that people can follow."""

    def __init__(self, thinking: Thinking, pace: float) -> None:
        self._thinking = thinking
        self._pace = pace
        self._playing: dict[str, _Playing] = {}

    def look(self, live: LiveTable) -> None:
        """Something changed at a table: a bot that thought about what was stops, one whose turn it is begins."""
        running = self._playing.get(live.code)
        if running is not None:
            if running.live is live and running.base == live.seq and not live.gone:
                return
            running.task.cancel()
        if live.visitors and live.leads and not live.gone and _bot_of(live) is not None:
            task = asyncio.create_task(self._play(live), name=f"a bot at {live.code}")
            self._playing[live.code] = _Playing(live, live.seq, task)
            task.add_done_callback(partial(self._done, live.code))

    def close(self) -> None:
        """No bot plays any more."""
        for running in self._playing.values():
            running.task.cancel()

    def _done(self, code: str, task: asyncio.Task[None]) -> None:
        running = self._playing.get(code)
        if running is not None and running.task is task:
            del self._playing[code]
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOGGER.error("A bot at table %s could not play: %s.", code, type(error).__name__)

    async def _play(self, live: LiveTable) -> None:
        """Make one choice for the bot whose turn it is; the change that this brings has the next one looked for.

        Where there is no room, a server that has some is asked to; if nothing comes of it, it is thought of here.
        """
        if self._thinking.room < 0 and live.peers is not None and live.peers.lend(live):
            await asyncio.sleep(LENT_FOR)
        await self.choose(live)

    async def choose(self, live: LiveTable) -> None:
        """Have the bot think whose turn it is, and play."""
        async with live.lock:
            table, base, number = live.table, live.seq, live.table.turn
            bot = _bot_of(live)
            if bot is None:
                return
            seat = PatientSeat(table.state, number, history_of(table.record))
            seed = table.dice()
            live.tell(ThinkingNow(number))
        began = asyncio.get_running_loop().time()
        chooser = player(table.game.name, bot)
        with waited_for(seat):
            action = await self._thinking.think(live.guest, Purpose.BOT, partial(chooser.choose, seat, seed))
        if action not in table.game.passes:
            await asyncio.sleep(self._pace - (asyncio.get_running_loop().time() - began))
        await uncancelled(_choose(live, base, number, action))


async def _choose(live: LiveTable, base: int, seat: int, action: int) -> None:
    async with live.lock:
        if live.seq == base and not live.gone and len(live.table.record.timeline.live) < MOST_MOVES:
            with contextlib.suppress(Conflict, StoreTrouble):
                await live.change(lambda table: table.play(seat, action))


def _bot_of(live: LiveTable) -> str | None:
    """The bot whose turn it is, if it is a bot's."""
    return None if live.table.over else bot_in(live.table.seats[live.table.turn])
