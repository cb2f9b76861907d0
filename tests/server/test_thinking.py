"""Thoughts are had in threads: each guest in turn, and only as long as somebody waits for them."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from random import Random
from typing import Any

import pytest

import dedale
from dedale.bots import Budget, Seat, bot, levels, player
from dedale.bots.bot import Judge
from dedale.server.errors import TooMany
from dedale.server.thinking import MOST_WAITING, NobodyWaits, PatientJudge, PatientSeat, Purpose, Thinking, waited_for
from tests.patience import PATIENCE


class Gate:
    """Holds threads up until it is opened, though not for ever."""

    def __init__(self) -> None:
        self._opened = threading.Event()

    def open(self) -> None:
        self._opened.set()

    def pass_through(self) -> bool:
        return self._opened.wait(PATIENCE)


def test_guests_take_turns_however_much_one_of_them_asks_for() -> None:
    order: list[str] = []
    gate = Gate()

    async def work() -> None:
        thinking = Thinking(1)
        first = asyncio.create_task(thinking.think("greedy", Purpose.BOT, gate.pass_through))
        await asyncio.sleep(0)
        others = [
            asyncio.create_task(thinking.think("greedy", Purpose.BOT, lambda: order.append("greedy"))) for _ in range(5)
        ]
        await asyncio.sleep(0)
        others.append(asyncio.create_task(thinking.think("modest", Purpose.BOT, lambda: order.append("modest"))))
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(first, *others)
        thinking.close()

    asyncio.run(work())
    assert order.index("modest") <= 1


def test_one_guest_never_has_all_the_threads() -> None:
    gate = Gate()

    async def work() -> str:
        thinking = Thinking(2)
        slow = [asyncio.create_task(thinking.think("greedy", Purpose.BOT, gate.pass_through)) for _ in range(4)]
        await asyncio.sleep(0)
        answer = await thinking.think("modest", Purpose.BOT, lambda: "done")
        gate.open()
        await asyncio.gather(*slow)
        thinking.close()
        return answer

    assert asyncio.run(work()) == "done"


@pytest.mark.parametrize("purpose", MOST_WAITING)
def test_a_guest_has_only_so_many_thoughts_of_a_sort_waiting_and_bots_are_never_refused(purpose: Purpose) -> None:
    gate = Gate()

    async def work() -> None:
        thinking = Thinking(2)
        running = asyncio.create_task(thinking.think("a", purpose, gate.pass_through))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(thinking.think("a", purpose, gate.pass_through)) for _ in range(MOST_WAITING[purpose])
        ]
        waiting += [asyncio.create_task(thinking.think("a", Purpose.BOT, gate.pass_through)) for _ in range(100)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await thinking.think("a", purpose, gate.pass_through)
        gate.open()
        assert all(await asyncio.gather(running, *waiting))
        thinking.close()

    asyncio.run(work())


def test_a_bot_takes_turns_with_the_hints_of_its_guest() -> None:
    order: list[str] = []
    gate = Gate()

    async def work() -> None:
        thinking = Thinking(1)
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(thinking.think("a", Purpose.HINT, gate.pass_through))]
        await asyncio.sleep(0)
        for purpose, times in ((Purpose.HINT, 5), (Purpose.BOT, 3)):
            for _ in range(times):
                note = partial(order.append, purpose.name)
                asked.append(asyncio.create_task(thinking.think("a", purpose, note)))
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(*asked)
        thinking.close()

    asyncio.run(work())
    assert order == ["HINT", "BOT"] * 3 + ["HINT"] * 2


def test_whoever_no_longer_waits_makes_room() -> None:
    gate = Gate()

    async def work() -> None:
        thinking = Thinking(1)
        running = asyncio.create_task(thinking.think("a", Purpose.BOT, gate.pass_through))
        await asyncio.sleep(0)
        for _ in range(3):
            waiting = [
                asyncio.create_task(thinking.think("a", Purpose.HINT, gate.pass_through))
                for _ in range(MOST_WAITING[Purpose.HINT])
            ]
            await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(one) for one in found} == {asyncio.CancelledError}
        gate.open()
        await running
        assert await thinking.think("a", Purpose.HINT, lambda: "still there") == "still there"
        thinking.close()

    asyncio.run(work())


def test_what_nobody_waits_for_is_not_begun_and_errors_reach_whoever_asked() -> None:
    begun: list[int] = []
    gate = Gate()

    async def work() -> None:
        thinking = Thinking(1)
        first = asyncio.create_task(thinking.think("a", Purpose.BOT, gate.pass_through))
        await asyncio.sleep(0)
        second = asyncio.create_task(thinking.think("a", Purpose.BOT, lambda: begun.append(2)))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        gate.open()
        await first
        with pytest.raises(ZeroDivisionError):
            await thinking.think("a", Purpose.BOT, lambda: 1 // 0)
        thinking.close()

    asyncio.run(work())
    assert begun == []


def test_a_judge_stops_when_nobody_waits(luck: Random) -> None:
    expert = bot("onirim", "expert")
    assert isinstance(expert, Judge)
    judge = PatientJudge(expert)
    seat = Seat(dedale.game("onirim").new({}, luck.getrandbits(32)), 0)
    assert judge.judge(seat, Budget(iterations=8), 0)
    judge.cancelled = True
    with pytest.raises(NobodyWaits):
        judge.judge(seat, Budget(iterations=8), 0)


def test_a_thought_under_way_ends_when_nobody_waits_for_it_any_more(luck: Random) -> None:
    seat = PatientSeat(dedale.game("labyrinth").new({"players": 2}, luck.getrandbits(32)), 0)
    begun = threading.Event()

    def think_for_ever() -> None:
        while seat.legal() is not None:
            begun.set()

    async def work() -> str:
        thinking = Thinking(1)

        async def wait() -> None:
            with waited_for(seat):
                await thinking.think("a", Purpose.BOT, think_for_ever)

        waiting = asyncio.create_task(wait())
        await asyncio.to_thread(begun.wait, PATIENCE)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        answer = await thinking.think("a", Purpose.BOT, lambda: "the only thread is free again")
        thinking.close()
        return answer

    assert asyncio.run(work()) == "the only thread is free again"


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_no_bot_thinks_about_a_seat_that_nobody_waits_for(game: str, luck: Random) -> None:
    state = dedale.game(game).new({"players": 2}, luck.getrandbits(32))
    seat = PatientSeat(state, state.turn)
    for level in levels(game):
        chosen = player(game, level).choose(seat, 1)
        assert chosen == player(game, level).choose(Seat(state, state.turn), 1)
        assert chosen in seat.legal()
    seat.cancelled = True
    for level in levels(game):
        with pytest.raises(NobodyWaits):
            player(game, level).choose(seat, 1)
    for look in (seat.view, seat.legal, lambda: seat.sample(1)):
        with pytest.raises(NobodyWaits):
            look()
