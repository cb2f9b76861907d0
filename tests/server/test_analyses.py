"""A game is looked through once for all who ask, as long as somebody waits, and holds up nobody's bots."""

from __future__ import annotations

import asyncio
import threading
from contextlib import aclosing

import pytest

import dedale
from dedale.bots import Budget, Judgement, Seat
from dedale.bots.analysis import Analysis
from dedale.core.record import Record
from dedale.core.table import Table
from dedale.server import analyses as module
from dedale.server.analyses import Analyses, AnalysisProgress
from dedale.server.errors import STATUSES, Stopping, TooMany
from dedale.server.thinking import Purpose, Thinking
from tests.patience import PATIENCE


class CountingJudge:
    """Finds every choice as good as any; after so many looks it waits to be let go on."""

    def __init__(self, free: int = 1_000) -> None:
        self.looks = 0
        self.gate = threading.Event()
        self.stuck = threading.Event()
        self._free = free

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        self.looks += 1
        if self.looks > self._free:
            self.stuck.set()
            self.gate.wait(PATIENCE)
        return [Judgement(action, 0.5, 0.4, 0.6) for action in seat.legal()]


def a_record(choices: int = 6) -> str:
    table = Table.new(dedale.game("onirim"))
    for _ in range(choices):
        table.play(0, table.legal(0)[0])
    table.resign(0)
    return table.export()


class SlowRecord:
    """A record that takes until the gate is opened to be read."""

    def __init__(self) -> None:
        self.read = 0
        self.gate = threading.Event()
        self.begun = threading.Event()

    def parse(self, text: str) -> Record:
        self.read += 1
        self.begun.set()
        self.gate.wait(PATIENCE)
        return Record.parse(text)


async def last(analyses: Analyses, text: str, guest: str = "a") -> AnalysisProgress | Analysis:
    return [news async for news in analyses.watch(guest, text)][-1]


def test_all_who_ask_share_one_thought_and_later_ones_find_it_done() -> None:
    judge, text = CountingJudge(), a_record()

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        found = await asyncio.gather(*(last(analyses, text, guest) for guest in "abcd"))
        assert len({id(one) for one in found}) == 1
        looks = judge.looks
        assert [news async for news in analyses.watch("e", text)] == found[:1]
        assert judge.looks == looks > 0
        analyses.close()
        thinking.close()

    asyncio.run(work())


def test_it_is_stopped_when_the_last_one_leaves_and_can_be_begun_again() -> None:
    judge, text = CountingJudge(free=2), a_record()

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        async with aclosing(analyses.watch("a", text)) as first, aclosing(analyses.watch("b", text)) as second:
            assert isinstance(await anext(first), AnalysisProgress)
            assert isinstance(await anext(second), AnalysisProgress)
            await asyncio.to_thread(judge.stuck.wait, PATIENCE)
            await first.aclose()
            assert isinstance(await anext(second), AnalysisProgress), "somebody still waits"
        judge.gate.set()
        assert judge.looks == 3
        assert isinstance(await last(analyses, text), Analysis)
        analyses.close()
        thinking.close()

    asyncio.run(work())


def test_a_bot_of_the_same_guest_is_not_held_up() -> None:
    judge = CountingJudge()

    async def work() -> None:
        thinking = Thinking(1)
        analyses = Analyses(thinking, judge)
        async with aclosing(analyses.watch("a", a_record())) as news:
            await anext(news)
            assert await thinking.think("a", Purpose.BOT, lambda: "played") == "played"
        analyses.close()
        thinking.close()

    asyncio.run(work())


def test_a_guest_has_only_so_many_games_looked_through_at_once() -> None:
    judge = CountingJudge(free=0)

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        running = [analyses.watch("a", a_record()) for _ in range(module.MOST_OF_A_GUEST)]
        for news in running:
            await anext(news)
        with pytest.raises(TooMany):
            await anext(analyses.watch("a", a_record()))
        other = analyses.watch("b", a_record())
        assert isinstance(await anext(other), AnalysisProgress)
        judge.gate.set()
        analyses.close()
        for news in [*running, other]:
            await news.aclose()
        thinking.close()

    asyncio.run(work())


def test_one_that_is_hung_up_counts_until_its_thread_is_free_and_is_not_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge, slow = CountingJudge(), SlowRecord()
    monkeypatch.setattr(module, "Record", slow)

    async def hang_up(analyses: Analyses, text: str) -> None:
        async with aclosing(analyses.watch("a", text)) as news:
            assert isinstance(await anext(news), AnalysisProgress)
            await asyncio.to_thread(slow.begun.wait, PATIENCE)
            slow.begun.clear()

    async def patient(analyses: Analyses, text: str) -> AnalysisProgress | Analysis:
        while True:
            try:
                return await last(analyses, text)
            except TooMany:
                await asyncio.sleep(0.01)

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        for _ in range(module.MOST_OF_A_GUEST):
            await hang_up(analyses, a_record())
        for _ in range(5):
            with pytest.raises(TooMany):
                await anext(analyses.watch("a", a_record()))
        slow.gate.set()
        text = a_record(0)
        assert isinstance(await asyncio.wait_for(patient(analyses, text), PATIENCE), Analysis)
        assert judge.looks == 1, "of those that were hung up none was looked at, and the last has one decision"
        assert slow.read == module.MOST_OF_A_GUEST + 1
        analyses.close()
        thinking.close()

    asyncio.run(work())


def test_one_that_is_hung_up_before_it_has_a_thread_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_AT_ONCE", 1)
    judge, slow = CountingJudge(), SlowRecord()
    monkeypatch.setattr(module, "Record", slow)

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        first = asyncio.create_task(last(analyses, a_record(), "a"))
        await asyncio.to_thread(slow.begun.wait, PATIENCE)
        for _ in range(10):
            async with aclosing(analyses.watch("b", a_record())) as news:
                assert isinstance(await anext(news), AnalysisProgress)
        slow.gate.set()
        assert isinstance(await first, Analysis)
        assert isinstance(await last(analyses, a_record(), "b"), Analysis)
        assert slow.read == 2
        analyses.close()
        thinking.close()

    asyncio.run(work())


def test_none_is_begun_once_it_is_closed_and_what_was_kept_is_still_told() -> None:
    judge = CountingJudge(free=1)
    done, running, new = a_record(0), a_record(), a_record()

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        kept = await last(analyses, done)
        waiting = analyses.watch("a", running)
        assert isinstance(await anext(waiting), AnalysisProgress)
        analyses.close()
        for text in (running, new, new):
            with pytest.raises(Stopping):
                await anext(analyses.watch("b", text))
        assert not [news async for news in waiting if isinstance(news, Analysis)]
        assert await last(analyses, done) is kept
        judge.gate.set()
        thinking.close()

    asyncio.run(work())
    assert STATUSES[Stopping] == 503


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    judge = CountingJudge()

    async def work() -> None:
        thinking = Thinking(2)
        analyses = Analyses(thinking, judge)
        records = [a_record(2) for _ in range(3)]
        for text in records:
            await last(analyses, text)
        looks = judge.looks
        await last(analyses, records[2])
        assert judge.looks == looks
        await last(analyses, records[0])
        assert judge.looks > looks
        analyses.close()
        thinking.close()

    asyncio.run(work())
