"""A game is looked through once for all who ask, as long as somebody waits, and holds up nobody's bots."""

from __future__ import annotations

import asyncio
import threading
from contextlib import aclosing

import pytest

import dedale
from dedale.bots import Budget, Judgement, Seat
from dedale.bots.analysis import Analysis
from dedale.core.table import Table
from dedale.server import analyses as module
from dedale.server.analyses import Analyses, Progress
from dedale.server.errors import TooMany
from dedale.server.thinking import Purpose, Thinking


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
            self.gate.wait(60)
        return [Judgement(action, 0.5, 0.4, 0.6) for action in seat.legal()]


def a_record(choices: int = 6) -> str:
    table = Table.new(dedale.game("onirim"))
    for _ in range(choices):
        table.play(0, table.legal(0)[0])
    table.resign(0)
    return table.export()


async def last(analyses: Analyses, text: str, guest: str = "a") -> Progress | Analysis:
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
            assert isinstance(await anext(first), Progress)
            assert isinstance(await anext(second), Progress)
            await asyncio.to_thread(judge.stuck.wait, 60)
            await first.aclose()
            assert isinstance(await anext(second), Progress), "somebody still waits"
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
        assert isinstance(await anext(other), Progress)
        judge.gate.set()
        analyses.close()
        for news in [*running, other]:
            await news.aclose()
        thinking.close()

    asyncio.run(work())


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
