from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.labyrinth.belief import belief_of
from dedale.bots.labyrinth.expert import PACE, ExpertBot
from dedale.bots.labyrinth.outlook import outlook_of
from dedale.bots.labyrinth.race import race_of
from dedale.bots.labyrinth.sight import boards_seen
from dedale.bots.labyrinth.trail import trail_of
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.solving import solve
from tests.bots.labyrinth.games import midgame

BUDGET = Budget(iterations=48)


def judged(state: Labyrinth, history: History | None = None, budget: Budget = BUDGET) -> list[Judgement]:
    return ExpertBot().judge(Seat(state, state.turn, history), budget, 1)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 2, "young": True}, {"players": 3}, {"players": 4}])
@pytest.mark.parametrize("decisions", [20, 21])
def test_every_legal_action_is_judged_the_best_first(options: dict[str, Any], decisions: int, luck: Random) -> None:
    state, history = midgame(luck.getrandbits(32), decisions, **options)
    told = judged(state, history)
    assert sorted(judgement.action for judgement in told) == state.legal()
    values = [judgement.value for judgement in told]
    assert values == sorted(values, reverse=True)
    assert all(0 <= one.low <= one.value <= one.high <= 1 for one in told)


@pytest.mark.parametrize("decisions", range(10, 30))
def test_against_one_opponent_the_choice_is_judged_as_good_as_the_best(decisions: int) -> None:
    """It looks a turn further to choose than to judge, so the two may differ, within what a judgement may be off."""
    state, history = midgame(5, decisions, players=2)  # chosen: how far a judgement is off is no certainty
    told = {one.action: one.value for one in judged(state, history)}
    assert told[ExpertBot().choose(Seat(state, state.turn, history), BUDGET, 1)] > max(told.values()) - 0.05


def test_coming_home_is_certain_to_win(luck: Random) -> None:
    for _ in range(1000):
        seed = luck.getrandbits(32)
        saved = GAME.new({"players": 2, "cards": 1, "first": 0}, seed).to_json()
        saved["current"], saved["left"] = [None, saved["current"][1]], [0, 1]
        saved["found"] = [[GAME.new({"players": 2, "cards": 1, "first": 0}, seed).view(0).targets[0]], []]
        saved["pawns"][0] = "d4"
        state = GAME.from_json(saved)
        way = solve(state, 0, 1)
        best = judged(state)[0]
        if way is not None:
            assert best.value == 1
            state.play(best.action)
            assert judged(state)[0].value == 1
            state.play(judged(state)[0].action)
            assert state.returns() == (1, 0)
            return
        assert best.value < 1
    pytest.fail("home was never near")


def test_a_player_ahead_is_likelier_to_win() -> None:
    even = judged(GAME.new({"players": 2, "first": 0}, 2))[0].value  # chosen: a deal that is even
    saved = GAME.new({"players": 2, "first": 0}, 2).to_json()
    hidden = list(saved["bag"])
    saved["found"][0], saved["left"][0], saved["bag"] = hidden[:6], saved["left"][0] - 6, hidden[6:]
    ahead = judged(GAME.from_json(saved))[0].value
    assert 0.3 < even < 0.7
    assert ahead > even + 0.2


def test_alone_a_judgement_is_minus_the_turns_at_the_end() -> None:
    state = GAME.new({"players": 1, "cards": 6}, 2)  # chosen: how long a game takes depends on the deal
    told = judged(state)
    assert sorted(judgement.action for judgement in told) == state.legal()
    assert -14 < told[0].value < -7
    for _ in range(6):
        state.play(judged(state)[0].action)
    assert judged(state)[0].value == pytest.approx(told[0].value, abs=3)


def test_a_judgement_may_be_given_a_time(luck: Random) -> None:
    state, history = midgame(luck.getrandbits(32), 21, players=4)
    told = judged(state, history, Budget(seconds=0.001))
    assert sorted(judgement.action for judgement in told) == state.legal()


def test_the_less_a_bot_blocks_the_less_it_minds_what_the_others_find() -> None:
    state, history = midgame(8, 20, players=2)  # chosen: there is something to block
    boards = boards_seen(Seat(state, state.turn, history))
    belief, race = belief_of(state, state.turn, boards), race_of(2, 12, PACE)
    values = [
        max(outlook_of(state, state.turn, belief, race, trail_of([], state.turn), blocking, 0.0).pushes(48, 1))
        for blocking in (0.0, 0.5, 1.0)
    ]
    assert values[0] > values[1] > values[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_first_push_nobody_is_far_ahead(players: int) -> None:
    deals = range(6)  # chosen: a mean of few
    told = [judged(GAME.new({"players": players}, deal), budget=Budget(iterations=96))[0] for deal in deals]
    assert fmean(one.value for one in told) == pytest.approx(1 / players, abs=0.12)
    assert all(one.high - one.low > 0.1 for one in told)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_gaps_are_those_to_the_best(players: int, luck: Random) -> None:
    state, history = midgame(luck.getrandbits(32), 12, players=players)
    told = judged(state, history)
    for one in told:
        assert one.behind is not None
        assert one.behind.value == pytest.approx(told[0].value - one.value)
        assert one.behind.low <= one.behind.value <= one.behind.high
    assert told[0].behind is not None
    assert told[0].behind.high == 0
