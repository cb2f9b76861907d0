"""Tables that are read from the log: each guest in turn, and only so many of them in memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import dedale
from dedale.core.table import Table
from dedale.server import registry as halls
from dedale.server.errors import TooMany
from dedale.server.limits import Gate, Limits
from dedale.server.players import BotPlayers
from dedale.server.registry import TableRegistry
from dedale.server.store.log import StoredSeat
from dedale.server.store.opening import open_log
from dedale.server.thinking import MOST_WAITING, Purpose, Thinking
from tests.patience import PATIENCE
from tests.server.outside import free_port
from tests.server.page import Page
from tests.server.process import WIDE, running
from tests.server.test_uncancelled import figure

pytestmark = pytest.mark.slow

LONG = 2000


def long_game(luck: Random, events: int) -> Table:
    """A game of Labyrinth that goes on and on."""
    table = Table.new(dedale.game("labyrinth"), {"players": 2, "cards": 12}, seats=["Ann", "Ben"])
    while len(table.record.timeline.entries) < events:
        seat = table.turn
        legal = table.legal(seat)
        table.play(seat, luck.choice(legal[: 1 + len(legal) // 4]))
        if table.over:
            table.undo(seat)
    return table


def test_many_long_tables_that_are_asked_for_do_not_all_stay_in_memory(tmp_path: Path, luck: Random) -> None:
    port, text = free_port(), long_game(luck, LONG).export(owner=True)
    with running(tmp_path / "tables.sqlite", (*WIDE, "--metrics", str(port))) as server:
        codes = [server.post_raw("/api/records", text).json()["table"] for _ in range(40)]
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as guest:
            for code in codes:
                assert guest.get(f"/api/tables/{code}").status_code == 200
        assert 0 < figure(port, "dedale_events") <= halls.MOST_IDLE + LONG + 100
        with Page(server.socket, codes[0]) as page:
            assert page.hear()["seq"] >= LONG, "one that was let go is read again"


def with_hall(tmp_path: Path, work: Callable[[TableRegistry, Thinking], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        thinking = Thinking(2)
        log = await open_log(str(tmp_path / "t.sqlite"))
        registry = TableRegistry(log, BotPlayers(thinking, 0), thinking)
        table = Table.new(dedale.game("onirim"), {}, seats=["Ann"])
        for number in range(100):
            await log.create(code_of(number), table.record, [StoredSeat("", None)])
        await work(registry, thinking)
        thinking.close()
        await log.close()

    asyncio.run(all_of_it())


def code_of(number: int) -> str:
    return f"aaaa{number:04}".replace("0", "z").replace("1", "y")


async def all_but_those_who_wait(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Wait until as many have been refused as find no room in the line; the others cannot come to an end meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while sum(task.done() for task in tasks) < len(tasks) - MOST_WAITING[Purpose.LOAD]:
            await asyncio.sleep(0.01)


def test_tables_are_read_for_each_guest_in_turn_and_only_so_many_wait(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, thinking: Thinking) -> None:
        held, begun = threading.Event(), threading.Event()

        def hold() -> None:
            begun.set()
            held.wait(PATIENCE)

        holding = asyncio.create_task(thinking.think("greedy", Purpose.HINT, hold))
        await asyncio.to_thread(begun.wait, PATIENCE)
        greedy = [asyncio.create_task(registry.table(code_of(number), "greedy")) for number in range(99)]
        modest = await asyncio.wait_for(registry.table(code_of(99), "modest"), PATIENCE)
        assert modest.code == code_of(99)
        assert not any(task.done() and task.exception() is None for task in greedy), "they have no thread to spare"
        await all_but_those_who_wait(greedy)
        held.set()
        await holding
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, TooMany)]
        assert len(refused) == 99 - MOST_WAITING[Purpose.LOAD]

    with_hall(tmp_path, work)


def test_a_server_that_is_full_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry, thinking: Thinking) -> None:
        first = await registry.table(code_of(0))
        monkeypatch.setattr(halls, "MOST", first.seq - 1)
        with pytest.raises(TooMany) as full:
            await registry.table(code_of(2))
        assert full.value.code == "server-full"
        assert await registry.table(code_of(0)) is first

    with_hall(tmp_path, work)


def test_one_address_has_sockets_at_so_many_events_only() -> None:
    gate = Gate(Limits(events=10))
    assert [gate.load("2001:db8::1", 4), gate.load("2001:db8::2", 6), gate.load("2001:db8::3", 1)] == [
        True,
        True,
        False,
    ]
    assert gate.load("2001:db8:1::1", 10)
    gate.unload("2001:db8::1", 4)
    assert gate.load("2001:db8::9", 4)
