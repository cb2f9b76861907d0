"""Thoughts are had in threads: each guest in turn, and only as long as somebody waits for them."""

from __future__ import annotations

import asyncio
import threading

import pytest

import dedale
from dedale.bots import Budget, Seat, bot, levels, player
from dedale.bots.bot import Judge
from dedale.server.errors import TooMany
from dedale.server.thinking import MOST_WAITING, NobodyWaits, PatientJudge, PatientSeat, Thinking, waited_for


def test_guests_take_turns_however_much_one_of_them_asks_for() -> None:
    order: list[str] = []
    gate = threading.Event()

    async def work() -> None:
        thinking = Thinking(1)
        first = asyncio.create_task(thinking.think("greedy", gate.wait))
        await asyncio.sleep(0)
        others = [asyncio.create_task(thinking.think("greedy", lambda: order.append("greedy"))) for _ in range(5)]
        await asyncio.sleep(0)
        others.append(asyncio.create_task(thinking.think("modest", lambda: order.append("modest"))))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *others)
        thinking.close()

    asyncio.run(work())
    assert order.index("modest") <= 1


def test_one_guest_never_has_all_the_threads() -> None:
    gate = threading.Event()

    async def work() -> str:
        thinking = Thinking(2)
        slow = [asyncio.create_task(thinking.think("greedy", gate.wait)) for _ in range(4)]
        await asyncio.sleep(0)
        answer = await thinking.think("modest", lambda: "done")
        gate.set()
        await asyncio.gather(*slow)
        thinking.close()
        return answer

    assert asyncio.run(work()) == "done"


def test_a_guest_has_only_so_many_thoughts_waiting() -> None:
    gate = threading.Event()

    async def work() -> None:
        thinking = Thinking(2)
        waiting = [asyncio.create_task(thinking.think("a", gate.wait)) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await thinking.think("a", gate.wait)
        gate.set()
        await asyncio.gather(*waiting)
        thinking.close()

    asyncio.run(work())


def test_what_nobody_waits_for_is_not_begun_and_errors_reach_whoever_asked() -> None:
    begun: list[int] = []
    gate = threading.Event()

    async def work() -> None:
        thinking = Thinking(1)
        first = asyncio.create_task(thinking.think("a", gate.wait))
        await asyncio.sleep(0)
        second = asyncio.create_task(thinking.think("a", lambda: begun.append(2)))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        gate.set()
        await first
        with pytest.raises(ZeroDivisionError):
            await thinking.think("a", lambda: 1 // 0)
        thinking.close()

    asyncio.run(work())
    assert begun == []


def test_a_judge_stops_when_nobody_waits() -> None:
    expert = bot("onirim", "expert")
    assert isinstance(expert, Judge)
    judge = PatientJudge(expert)
    seat = Seat(dedale.game("onirim").new({}, 1), 0)
    assert judge.judge(seat, Budget(iterations=8), 0)
    judge.cancelled = True
    with pytest.raises(NobodyWaits):
        judge.judge(seat, Budget(iterations=8), 0)


def test_a_thought_under_way_ends_when_nobody_waits_for_it_any_more() -> None:
    seat = PatientSeat(dedale.game("labyrinth").new({"players": 2}, 1), 0)
    begun = threading.Event()

    def think_for_ever() -> None:
        while seat.legal() is not None:
            begun.set()

    async def work() -> str:
        thinking = Thinking(1)

        async def wait() -> None:
            with waited_for(seat):
                await thinking.think("a", think_for_ever)

        waiting = asyncio.create_task(wait())
        await asyncio.to_thread(begun.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        answer = await thinking.think("a", lambda: "the only thread is free again")
        thinking.close()
        return answer

    assert asyncio.run(work()) == "the only thread is free again"


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_no_bot_thinks_about_a_seat_that_nobody_waits_for(game: str) -> None:
    state = dedale.game(game).new({"players": 2}, 1)
    seat = PatientSeat(state, state.turn)
    for level in levels(game):
        chosen = player(game, level).choose(seat, 1)
        assert chosen == player(game, level).choose(Seat(state, state.turn), 1) or level == "expert"
        assert chosen in seat.legal()
    seat.cancelled = True
    for level in levels(game):
        with pytest.raises(NobodyWaits):
            player(game, level).choose(seat, 1)
    for look in (seat.view, seat.legal, lambda: seat.sample(1)):
        with pytest.raises(NobodyWaits):
            look()
