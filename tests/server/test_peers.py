"""Servers that share a log, in one process and in memory: what each of them shows of what happens at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

import dedale
from dedale.core.table import Table
from dedale.server.errors import Conflict, StoreTrouble
from dedale.server.live import LiveTable
from dedale.server.messages import Ack, Move, Reject, Replace, Request, Say, Stop, ToPage
from dedale.server.peers import SpareRoom, written
from dedale.server.players import BotPlayers
from dedale.server.registry import TableRegistry
from dedale.server.requests import answer
from dedale.server.store.log import StoredSeat
from dedale.server.store.memory import Memory, MemoryLog
from dedale.server.thinking import Thinking
from dedale.server.visitor import Visitor
from tests.patience import PATIENCE
from tests.server.following import Follower

CODE = "aaaaaaaa"


class Server:
    """One server on the memory that all of them share."""

    def __init__(self, memory: Memory, thinking: Thinking) -> None:
        self.log = MemoryLog(memory)
        self.thinking = thinking
        self.registry = TableRegistry(self.log, BotPlayers(thinking, 0), thinking)

    async def page(self, *seats: int) -> Page:
        live = await self.registry.table(CODE)
        page = Page(self, live, Visitor("", seats))
        await live.come(page.visitor, None)
        return page


class Page:
    """A page at the table on one of them."""

    def __init__(self, server: Server, live: LiveTable, visitor: Visitor) -> None:
        self.server = server
        self.live = live
        self.visitor = visitor

    async def until(self, kind: str, so: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of this type of which that is so."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await self.visitor.next_frame())
            if message["type"] == "snapshot":
                self._follower = Follower(message)
            elif message["type"] == "update":
                self._follower.follow(message)
                message = self._follower.shown | {"type": "update"}
            if message["type"] == kind and so(message):
                return message

    async def ask(self, request: Request) -> ToPage:
        return await answer(self.live, self.server.thinking, self.visitor, request)

    async def move(self, name: str) -> ToPage:
        live = self.live
        [seat] = self.visitor.you
        return await self.ask(Move(name, seat, live.seq, live.table.legal(seat)[0]))


def together(work: Callable[[Server, Server], Awaitable[None]], *names: str) -> None:
    """Two servers, and a table of Labyrinth whose seats have these names."""

    async def all_of_it() -> None:
        with closing(Thinking(2)) as thinking:
            memory = Memory()
            one, other = Server(memory, thinking), Server(memory, thinking)
            seated = names or ("Ann", "Ben")
            table = Table.new(dedale.game("labyrinth"), {"players": len(seated), "first": 0}, seats=list(seated))
            seats = [StoredSeat("" if name.startswith("bot") else name, name[:1].encode()) for name in seated]
            await one.log.create(CODE, table.record, seats)
            for server in (one, other):
                await server.registry.peers.listen()
            async with asyncio.timeout(PATIENCE):
                await work(one, other)

    asyncio.run(all_of_it())


def test_a_move_is_seen_on_every_server_and_answered_from_there() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, ben, watcher = await one.page(0), await other.page(1), await other.page()
        while ann.live.table.turn == 0:
            assert isinstance(await ann.move(f"a{ann.live.seq}"), Ack)
        for page in (ben, watcher):
            await page.until("update", lambda told: told["seq"] == ann.live.seq)
        assert isinstance(await ben.move("b"), Ack)
        await ann.until("update", lambda told: told["seq"] == ben.live.seq)
        assert ann.live.table.record.text(secret=True) == ben.live.table.record.text(secret=True)

    together(work)


def test_who_is_there_and_who_watches_is_told_across_servers() -> None:
    async def work(one: Server, other: Server) -> None:
        ann = await one.page(0)
        ben, watcher = await other.page(1), await other.page()
        there = await ann.until("presence", lambda told: told["watchers"] == 1)
        assert [seat["here"] for seat in there["seats"]] == [True, True]
        shown = await ben.until("presence", lambda told: told["seats"][0]["here"])
        assert shown["watchers"] in (0, 1)
        other.registry._live[CODE].go(watcher.visitor)
        other.registry._live[CODE].go(ben.visitor)
        there = await ann.until("presence", lambda told: not told["seats"][1]["here"])
        assert there["watchers"] == 0
        assert ann.live.elsewhere == {}

    together(work)


def test_what_is_said_is_heard_on_every_server() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, ben = await one.page(0), await other.page(1)
        await ann.until("presence", lambda told: told["seats"][1]["here"])
        await ann.ask(Say("s", 0, "Hello, Ben"))
        assert (await ben.until("said"))["text"] == "Hello, Ben"

    together(work)


def test_a_vote_counts_on_every_server() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, eve = await one.page(0), await other.page(2)
        await ann.until("presence", lambda told: told["seats"][2]["here"])
        assert isinstance(await ann.ask(Replace("v", 1, "bot:easy")), Ack)
        told = await eve.until("presence", lambda told: told["seats"][1]["asked"] == [0])
        assert told["seats"][1]["kind"] == "person"
        assert isinstance(await eve.ask(Replace("w", 1, "bot:easy")), Ack)
        await ann.until("update", lambda told: told["seats"][1]["kind"] == "bot")
        assert ann.live.votes == eve.live.votes == {}

    together(work, "Ann", "Ben", "Eve")


def test_of_two_who_act_at_once_one_is_first_and_the_other_is_read_on() -> None:
    """Nobody is sent away, and the same request on both servers is done once."""

    async def work(one: Server, other: Server) -> None:
        mine, same = await one.page(0), await other.page(0)
        seq, action = mine.live.seq, mine.live.table.legal(0)[0]
        request = Move("m", 0, seq, action)
        acks = await asyncio.gather(mine.ask(request), same.ask(request))
        assert [type(told) for told in acks] == [Ack, Ack]
        assert acks[0] == acks[1]
        action, base = mine.live.table.legal(0)[0], mine.live.seq
        told = await asyncio.gather(mine.ask(Move("x", 0, base, action)), same.ask(Move("y", 0, base, action)))
        assert sorted(type(one).__name__ for one in told) == ["Ack", "Reject"]
        [refused] = [one for one in told if isinstance(one, Reject)]
        assert refused.code == "stale"
        assert mine.live.position == same.live.position
        for page in (mine, same):
            assert not page.live.gone
            assert page.visitor.failure is None

    together(work)


def test_a_seat_is_not_written_over_by_a_server_that_has_not_seen_it() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, ben = await one.page(0), await other.page(1)
        ben.live.peers = ann.live.peers = None  # they hear no longer of each other
        ann.live.elsewhere.clear()
        ben.live.elsewhere.clear()
        async with ann.live.lock:
            await ann.live.rename(0, "Anna", "r")
        assert isinstance(await ben.ask(Stop("s", 1)), Ack)
        stored = await one.log.load(CODE)
        assert stored is not None
        assert [(seat.name, seat.asked) for seat in stored.seats] == [("Anna", False), ("Ben", True)]
        assert (await ben.until("snapshot"))["seats"][0]["name"] in ("Ann", "Anna")
        assert ben.live.stored.seats[0].name == "Anna"

    together(work)


def test_bots_play_on_one_server_and_on_another_when_that_is_gone() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, watcher = await one.page(0), await other.page()
        await ann.until("presence", lambda told: told["watchers"] == 1)
        assert ann.live.leads != watcher.live.leads
        while ann.live.table.turn == 0:
            assert isinstance(await ann.move(f"a{ann.live.seq}"), Ack)
        await ann.until("update", lambda told: told["turn"] == 0)
        first = one if ann.live.leads else other
        left = watcher if first is one else ann
        await first.log.close()
        assert left.live.leads
        assert left.live.elsewhere == {}

    together(work, "Ann", "bot easy")


def test_a_bot_plays_where_there_is_room() -> None:
    """The server that somebody is at has no thread to spare: another one thinks, and all see what it played."""

    async def work(one: Server, other: Server) -> None:
        ann = await one.page(0)
        while ann.live.table.turn == 0:
            one.registry._bots._thinking = Full()  # type: ignore[assignment]
            one.registry.peers.hear(other.log.name, written(SpareRoom("", 9)))
            told = await ann.move(f"a{ann.live.seq}")
            assert isinstance(told, Ack)
            mine = told.seq
        shown = await ann.until("update", lambda told: told["turn"] == 0 and told["seq"] > mine)
        assert shown["seq"] == other.registry._live[CODE].seq
        assert one.registry.peers._rooms[other.log.name] < 9

    together(work, "Ann", "bot easy")


class Full:
    """A queue in which everybody waits for ever."""

    room = -1

    async def think(self, *_: object) -> None:
        await asyncio.Event().wait()


def test_a_table_that_nobody_is_at_is_read_again_when_it_is_asked_for() -> None:
    async def work(one: Server, other: Server) -> None:
        known = await other.registry.table(CODE)
        ann = await one.page(0)
        assert isinstance(await ann.move("a"), Ack)
        assert known.seq < ann.live.seq
        assert (await other.registry.table(CODE)).position == ann.live.position

    together(work)


def test_whoever_missed_a_notice_reads_on_when_the_line_is_there_again() -> None:
    async def work(one: Server, other: Server) -> None:
        ann, watcher = await one.page(0), await other.page()
        ann.live.elsewhere.clear()  # it is told to nobody
        assert isinstance(await ann.move("a"), Ack)
        assert watcher.live.seq < ann.live.seq
        other.registry.peers.listen_again()
        await watcher.until("update", lambda told: told["seq"] == ann.live.seq)

    together(work)


def test_a_table_that_was_deleted_is_gone_everywhere() -> None:
    async def work(one: Server, other: Server) -> None:
        ann = await one.page(0)
        del one.log._memory.tables[CODE]
        with pytest.raises((Conflict, StoreTrouble, ValueError)):
            await ann.move("a")
        assert ann.live.gone

    together(work)


def test_what_servers_tell_each_other_holds_nothing_hidden() -> None:
    """Only codes, seats, counts and what everybody at the table is told anyway."""
    told: list[str] = []

    async def work(one: Server, other: Server) -> None:
        hear = other.registry.peers.hear

        def overheard(sender: str, notice: str) -> None:
            told.append(notice)
            hear(sender, notice)

        other.registry.peers.hear = overheard  # type: ignore[method-assign]
        ann, ben = await one.page(0), await other.page(1)
        for number in range(6):
            turn = ann if ann.live.table.turn == 0 else ben
            await turn.move(f"m{number}")
            await asyncio.sleep(0)
            await ben.live.catch_up()
            await ann.live.catch_up()

    together(work)
    assert told
    for notice in told:
        kind, table, *rest = msgspec.json.decode(notice)
        assert (kind, table) in (("w", CODE), ("t", CODE))
        assert not rest or [type(one) for one in rest] == [list, dict, int, int, bool]
