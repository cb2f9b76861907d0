"""Every bot chooses by what its seat may know: the same on the true state and on any sample of it."""

from __future__ import annotations

from random import Random

import pytest

from dedale.bots.bot import Judge
from dedale.bots.budget import Budget
from dedale.bots.labyrinth import LEVELS
from dedale.bots.roster import bot, bots, player
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth

BUDGET = Budget(iterations=3)


def sampled(states: list[Labyrinth], actions: list[int], seat: int, seed: int) -> History:
    """The same history, with every state before a decision replaced by one that the seat cannot tell from it."""
    history = History()
    for number, (state, action) in enumerate(zip(states, actions, strict=True)):
        history.add(state.sample(seat, seed + number), action)
    return history


@pytest.mark.parametrize("young", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", bots("labyrinth"))
def test_a_choice_is_the_same_on_any_sample(name: str, players: int, young: bool, luck: Random) -> None:
    chooser = bot("labyrinth", name)
    state = GAME.new({"players": players, "young": young}, luck.getrandbits(32))
    states: list[Labyrinth] = []
    actions: list[int] = []
    for number in range(24):
        seat = state.turn
        action = chooser.choose(Seat(state, seat, sampled(states, actions, seat, 0)), BUDGET, number)
        assert action in state.legal()
        guess = state.sample(seat, luck.randrange(1 << 60))
        history = sampled(states, actions, seat, luck.randrange(1 << 60))
        assert chooser.choose(Seat(guess, seat, history), BUDGET, number) == action
        states.append(state.clone())
        actions.append(action)
        state.play(action)


@pytest.mark.parametrize("young", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_judgement_is_the_same_on_any_sample(players: int, young: bool, luck: Random) -> None:
    judge = bot("labyrinth", "expert")
    assert isinstance(judge, Judge)
    state = GAME.new({"players": players, "young": young}, luck.getrandbits(32))
    for _ in range(2):
        judged = judge.judge(Seat(state, state.turn), BUDGET, 5)
        guess = state.sample(state.turn, luck.getrandbits(32))
        assert judge.judge(Seat(guess, state.turn), BUDGET, 5) == judged
        state.play(luck.choice(judged).action)


@pytest.mark.parametrize("young", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_form_of_the_game_to_its_end(
    level: str, players: int, young: bool, luck: Random
) -> None:
    chooser = player("labyrinth", level)
    state = GAME.new({"players": players, "young": young, "cards": 1, "turn_limit": 60}, luck.getrandbits(32))
    history = History()
    while state.turn >= 0:
        action = chooser.bot.choose(Seat(state, state.turn, history), BUDGET, len(history))
        history.add(state, action)
        state.play(action)
    assert state.kind == "over"
