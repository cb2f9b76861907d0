"""A table that was dropped shows nothing more, as what is in memory may not be in the log; and any game can end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from typing import Any, cast

import pytest

import dedale
from dedale.core.events import Event
from dedale.core.table import Table
from dedale.server import live as module
from dedale.server.errors import Conflict, Refused, StoreTrouble
from dedale.server.live import LiveTable
from dedale.server.messages import Move
from dedale.server.requests import answer
from dedale.server.store.log import Log, StoredSeat, StoredTable
from dedale.server.thinking import Thinking
from dedale.server.visitor import Visitor


class Failing:
    """A log that takes so many writes and then fails."""

    def __init__(self, good: int) -> None:
        self._good = good

    async def append(self, table: StoredTable, first: int, added: Sequence[Event], *_: Any) -> None:
        await asyncio.sleep(0)
        self._good -= 1
        if self._good < 0:
            raise StoreTrouble("store-write", "The store does not answer; try again in a moment.")


def a_table(good: int) -> LiveTable:
    table = Table.new(dedale.game("labyrinth"), {"players": 2, "first": 0}, seats=["Ann", "Bob"])
    stored = StoredTable("aaaaaaaa", table.record, [StoredSeat("Ann", b"a"), StoredSeat("Bob", b"b")], {}, 0, 0)
    return LiveTable(stored, cast(Log, Failing(good)))


def a_page(seat: int) -> Visitor:
    return Visitor("", (seat,))


def test_what_could_not_be_written_is_shown_to_nobody() -> None:
    async def fail() -> None:
        live, mine, theirs = a_table(0), a_page(0), a_page(1)
        await live.come(mine, None)
        await live.come(theirs, None)
        mine.waiting(), theirs.waiting()
        known = live.seq
        move = Move("m", 0, known, live.table.legal(0)[0])
        late = Move("n", 1, known, 0)
        with closing(Thinking(1)) as thinking:
            failing = asyncio.create_task(answer(live, thinking, mine, move))
            while not live.lock.locked():
                await asyncio.sleep(0)
            failed, refused, come = await asyncio.gather(
                failing,
                answer(live, thinking, theirs, late),
                live.come(a_page(1), None),
                return_exceptions=True,
            )
        assert isinstance(failed, StoreTrouble)
        assert isinstance(refused, Conflict)
        assert isinstance(come, Conflict)
        assert theirs.waiting() == mine.waiting() == []
        assert live.visitors == [mine, theirs]

    asyncio.run(fail())


def test_a_game_that_has_gone_on_for_too_long_can_still_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def give_up() -> None:
        live = a_table(9)
        monkeypatch.setattr(module, "MOST_MOVES", len(live.table.record.live))
        with pytest.raises(Refused, match="too long"):
            live.need_room()
        await live.change(lambda table: table.resign(0))
        assert live.table.over

    asyncio.run(give_up())
