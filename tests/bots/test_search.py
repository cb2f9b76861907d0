"""The bot of any game: it plays a game that it was not made for, from what its seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dedale.bots import Budget, Comparer, Judge, Seat
from dedale.bots.random_bot import RandomBot
from dedale.bots.search import SearchBot
from tests.conformance.walks import print_of, walk
from tests.core.toy import LANTERNS
from tests.luck import seed_of

DEALS = 60


@pytest.mark.parametrize("options", LANTERNS.combinations(), ids=str)
def test_it_knows_what_its_seat_knows_and_touches_nothing(options: dict[str, Any]) -> None:
    bot, budget, seed = SearchBot(), Budget(iterations=2), seed_of("search", options)
    for state in walk(LANTERNS, options, Random(seed)):
        if state.turn < 0:
            continue
        before = print_of(state)
        chosen = bot.choose(Seat(state, state.turn), budget, seed)
        assert chosen in state.legal()
        assert print_of(state) == before
        for sample in (state.sample(state.turn, seed), state.sample(state.turn, seed + 1)):
            assert bot.choose(Seat(sample, state.turn), budget, seed) == chosen, "it chose by what it cannot know"


def won(bot: SearchBot | RandomBot, iterations: int) -> float:
    total = 0.0
    for deal in range(DEALS):
        state = LANTERNS.new({"players": 1}, deal)
        while state.turn >= 0:
            state.play(bot.choose(Seat(state, state.turn), Budget(iterations=iterations), deal))
        total += state.returns()[0]
    return total / DEALS


def test_it_plays_better_than_dice_and_better_the_longer_it_thinks() -> None:
    assert won(RandomBot(), 1) < won(SearchBot(), 1) < won(SearchBot(), 4)


def test_it_plays_worse_the_more_often_it_slips() -> None:
    assert won(SearchBot(slips=1.0), 4) < won(SearchBot(slips=0.4), 4) < won(SearchBot(), 4)


def test_it_judges_every_action_with_its_interval_and_its_distance_to_the_best() -> None:
    state = LANTERNS.new({"players": 2}, 5)
    judged = SearchBot().judge(Seat(state, state.turn), Budget(iterations=40), 7)
    assert sorted(one.action for one in judged) == state.legal()
    assert [one.value for one in judged] == sorted((one.value for one in judged), reverse=True)
    for one in judged:
        assert one.low < one.value < one.high
        assert one.behind is not None
        assert one.behind.value == pytest.approx(judged[0].value - one.value)
    assert isinstance(SearchBot(), Judge)
    assert isinstance(SearchBot(), Comparer)


def test_it_compares_some_actions_alone() -> None:
    state = LANTERNS.new({"players": 2}, 5)
    some = state.legal()[:2]
    judged = SearchBot().compare(Seat(state, state.turn), some, Budget(iterations=10), 7)
    assert sorted(one.action for one in judged) == some


def test_however_short_the_time_every_action_is_tried() -> None:
    state = LANTERNS.new({"players": 2}, 5)
    judged = SearchBot().judge(Seat(state, state.turn), Budget(seconds=1e-9), 7)
    assert sorted(one.action for one in judged) == state.legal()
