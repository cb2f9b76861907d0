"""What every form of the log promises: one test of it for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

import pytest

import dedale
from dedale.core.events import HintTaken
from dedale.core.table import Table
from dedale.server.errors import Conflict
from dedale.server.store.log import Log, Position, StoredSeat, StoredTable
from dedale.server.store.memory import Memory, MemoryLog
from dedale.server.store.opening import open_log
from tests.patience import PATIENCE
from tests.postgresql import cluster

pytestmark = pytest.mark.slow


class Opener(Protocol):
    """Opens the same log once more, as another server does."""

    async def __call__(self, closed: bool = True) -> Log:
        """A log that is closed in the end, unless the test does that itself."""


@asynccontextmanager
async def opened(form: str, folder: Path) -> AsyncIterator[Opener]:
    """A store of this form; every log of it is closed in the end."""
    memory = Memory()
    store = cluster().database() if form == "postgresql" else str(folder / "tables.sqlite")
    async with AsyncExitStack() as ways:

        async def another(closed: bool = True) -> Log:
            log: Log = MemoryLog(memory) if form == "memory" else await open_log(store)
            if closed:
                ways.push_async_callback(log.close)
            return log

        yield another


FORMS = ["memory", "sqlite", "postgresql"]
TOLD = ["memory", "postgresql"]
"""Those that several servers share."""


def on_a_log(form: str, folder: Path, work: Callable[[Log, Opener], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with asyncio.timeout(PATIENCE), opened(form, folder) as another:
            await work(await another(), another)

    asyncio.run(all_of_it())


def dealt() -> Table:
    return Table.new(dedale.game("labyrinth"), {"players": 2, "first": 0}, seats=["Ann", ""])


async def a_table(log: Log, code: str = "aaaaaaaa") -> tuple[StoredTable, Table]:
    table = dealt()
    seats = [StoredSeat("Ann", b"a" * 32), StoredSeat("", None, invitation=b"i" * 32)]
    return await log.create(code, table.record, seats, "fresh", "bot"), table


async def found(log: Log, code: str = "aaaaaaaa") -> StoredTable:
    stored = await log.load(code)
    assert stored is not None
    return stored


async def play(log: Log, stored: StoredTable, table: Table, request: str | None = None) -> None:
    first = len(table.record.timeline.entries)
    await log.append(stored, first, table.play(table.turn, table.legal(table.turn)[0]), request)


@pytest.mark.parametrize("form", FORMS)
def test_a_table_comes_back_as_it_was(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        stored, table = await a_table(log)
        for number in range(10):
            await play(log, stored, table, f"0 m{number}")
        for one in (log, await another()):
            again = await found(one)
            assert again.record.text(secret=True) == table.record.text(secret=True)
            assert list(again.requests) == [f"0 m{number}" for number in range(10)]
            assert again.requests["0 m9"] == len(table.record.timeline.entries)
            assert again.seats == stored.seats
            assert (again.created, again.deal, again.leaving) == (stored.created, "fresh", "bot")
            assert (again.over, again.changes) == (False, 0)
            assert await one.load("bbbbbbbb") is None
        await log.check()

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", FORMS)
def test_a_code_is_given_once(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        _, table = await a_table(log)
        with pytest.raises(Conflict):
            await a_table(await another())
        assert (await found(log)).record.secret == table.record.secret

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", FORMS)
def test_of_two_who_write_the_same_event_one_is_told_and_the_others_do_not_suffer(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        rival = await another()
        await a_table(log)
        await a_table(log, "bbbbbbbb")
        mine, theirs, other = await found(log), await found(rival), await found(log, "bbbbbbbb")
        first = len(mine.record.timeline.entries)
        answers = await asyncio.gather(
            log.append(mine, first, [HintTaken(0)], "0 a"),
            rival.append(theirs, first, [HintTaken(0)], "0 b"),
            log.append(other, first, [HintTaken(0)], "0 c"),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType", "NoneType"]
        assert answers[2] is None
        winner = "0 a" if answers[0] is None else "0 b"
        again = await found(log)
        assert list(again.requests) == [winner]
        assert len(again.record.timeline.entries) == first + 1

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", TOLD)
def test_a_request_is_carried_out_once_whoever_is_asked(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        rival = await another()
        stored, _ = await a_table(log)
        first = len(stored.record.timeline.entries)
        await log.append(stored, first, [HintTaken(0)], "0 a")
        with pytest.raises(Conflict):
            await rival.append(await found(rival), first + 1, [HintTaken(0)], "0 a")
        await rival.append(await found(rival), first + 1, [HintTaken(0)], None)
        await rival.append(await found(rival), first + 2, [HintTaken(0)], None)
        assert (await found(log)).requests == {"0 a": first + 1}

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", FORMS)
def test_nobody_changes_a_seat_that_they_have_not_seen(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        rival = await another()
        stored, table = await a_table(log)
        late = await found(rival)
        first = len(stored.record.timeline.entries)
        stored.seats[1] = StoredSeat("Ben", b"b" * 32)
        await log.append(stored, first, table.sit(1, "Ben"), None, [1])
        late.seats[1] = StoredSeat("Eve", b"e" * 32)
        for seq, added in ((first, table.sit(1, "Eve")), (first + 1, []), (first + 1, table.sit(1, "Eve"))):
            with pytest.raises(Conflict):
                await rival.append(late, seq, added, None, [1])
        with pytest.raises(Conflict):
            await rival.mark_deal(late, "copied")
        again = await found(rival)
        assert [seat.name for seat in again.seats] == ["Ann", "Ben"]
        assert (again.changes, again.deal) == (stored.changes, "fresh")
        again.seats[0].asked = True
        await rival.append(again, first + 1, [], None, [0])
        await rival.mark_deal(again, "copied")
        last = await found(log)
        assert (last.seats[0].asked, last.deal, last.changes) == (True, "copied", 3)

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", FORMS)
def test_what_came_later_is_read_on(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        rival = await another()
        stored, table = await a_table(log)
        late = await found(rival)
        known = len(late.record.timeline.entries)
        await play(log, stored, table, "0 a")
        stored.seats[1] = StoredSeat("Ben", b"b" * 32, renamed=1)
        await log.append(stored, len(table.record.timeline.entries), table.sit(1, "Ben"), "1 b", [1])
        later = await rival.later(late, known)
        assert later is not None
        for event, _ in later.events:
            late.record.add(event)
        assert late.record.text(secret=True) == table.record.text(secret=True)
        assert [request for _, request in later.events if request] == ["0 a", "1 b"]
        assert (later.changes, later.seats, later.deal) == (1, stored.seats, "fresh")
        here = {"aaaaaaaa": Position(len(table.record.timeline.entries), 1)}
        assert await rival.positions(["aaaaaaaa", "zzzzzzzz"]) == here
        assert await rival.positions([]) == {}
        again = await rival.later(await found(rival), here["aaaaaaaa"].events)
        assert again is not None
        assert again.events == []

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", FORMS)
def test_a_finished_game_is_kept_as_it_ended(form: str, tmp_path: Path) -> None:
    async def work(log: Log, _: Opener) -> None:
        stored, table = await a_table(log)
        assert await log.unkept() is None
        first = len(table.record.timeline.entries)
        await log.append(stored, first, table.resign(0, 1), None)
        assert await log.unkept() == "aaaaaaaa"
        await log.keep("aaaaaaaa", first, b"too early")
        assert await log.kept("aaaaaaaa") is None
        assert await log.unkept() == "aaaaaaaa"
        await log.keep("aaaaaaaa", first + 1, b"all of it")
        assert await log.kept("aaaaaaaa") == b"all of it"
        assert await log.unkept() is None
        assert (await found(log)).over

    on_a_log(form, tmp_path, work)


class Ear:
    """Hears what others tell."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.lost: asyncio.Queue[str] = asyncio.Queue()

    def hear(self, _: str, notice: str) -> None:
        self.heard.put_nowait(notice)

    def lose(self, names: Collection[str]) -> None:
        for name in names:
            self.lost.put_nowait(name)

    def listen_again(self) -> None:
        pass


@pytest.mark.parametrize("form", TOLD)
def test_servers_hear_of_each_other_what_was_written_and_no_more(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        rival, ear = await another(), Ear()
        await rival.listen(ear)
        stored, table = await a_table(log)
        late = await found(log)
        first = len(stored.record.timeline.entries)
        await log.append(stored, first, table.note_hint(0), None, notice="written")
        with pytest.raises(Conflict):
            await log.append(late, first, table.note_hint(0), None, notice="not written")
        await log.tell("told")
        assert [await ear.heard.get(), await ear.heard.get()] == ["written", "told"]
        assert (await found(rival)).record.timeline.hints == [1, 0]
        name = log.name
        assert name not in ("", rival.name)

    on_a_log(form, tmp_path, work)


@pytest.mark.parametrize("form", TOLD)
def test_servers_hear_when_one_of_them_is_gone(form: str, tmp_path: Path) -> None:
    async def work(log: Log, another: Opener) -> None:
        ear, rival = Ear(), await another(False)
        await log.listen(ear)
        await rival.listen(Ear())
        await rival.tell("here")
        await ear.heard.get()
        await rival.close()
        assert await ear.lost.get() == rival.name

    on_a_log(form, tmp_path, work)
