"""A bot plays the same inside the core as when it is asked: the same games are played both ways."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

import dedale
from dedale.bots import Seat, player
from dedale.bots.pilots import pilot_of
from dedale.core.base import BaseState
from dedale.core.game import State
from dedale.core.many import DISABLED, AskingPilot, ManyGames
from tests.core.test_many import GAMMA, M64, scramble

PILOTED: list[tuple[str, str, dict[str, Any]]] = [
    ("onirim", "fast", {"players": 2}),
    ("onirim", "fast", {"players": 2, "book": "lost", "towers": "yes", "dreams": 4, "talk": "silent"}),
    ("labyrinth", "greedy", {"players": 2, "cards": 3, "turn_limit": 30}),
    ("labyrinth", "planner", {"players": 4, "cards": 2, "turn_limit": 30}),
    ("labyrinth", "beginner", {"players": 2, "cards": 3, "turn_limit": 30}),
]


@pytest.mark.parametrize(("name", "bot", "options"), PILOTED)
def test_a_pilot_plays_as_its_bot_does(name: str, bot: str, options: dict[str, Any], luck: Random) -> None:
    game, one = dedale.game(name), player(name, bot)
    start = game.new(options)
    assert isinstance(start, BaseState)
    size, wide = game.observation(options).size, len(game.actions)
    pilots = [pilot_of(one, start.options) for _ in range(start.seats)]
    assert all(isinstance(pilot, AskingPilot) == (bot == "beginner") for pilot in pilots)
    games = ManyGames(start, 1, 0, wide, size, pilots, DISABLED)
    numbers, mask, seed = bytearray(size), bytearray(wide), luck.getrandbits(64)
    games.reset([seed], numbers, mask)
    seed = (seed + GAMMA) & M64
    dice = scramble(~seed & M64)
    state: State = game.new(options, scramble(seed))
    while True:
        while state.turn > 0:
            dice = (dice + GAMMA) & M64
            state.play(one.choose(Seat(state, state.turn), scramble(dice)))
        assert state == games.state(0)
        if state.turn < 0:
            break
        action = luck.choice(state.legal())
        state.play(action)
        games.step_one(action, numbers, mask)


@pytest.mark.parametrize("name", dedale.games())
def test_random_play_needs_no_python(name: str) -> None:
    pilot = pilot_of(player(name, "random"), dedale.game(name).options())
    assert not isinstance(pilot, AskingPilot)
    games = ManyGames(
        dedale.game(name).new({"players": 2}),  # type: ignore[arg-type] # every game here is of the compiled base
        3,
        1,
        len(dedale.game(name).actions),
        dedale.game(name).observation({"players": 2}).size,
        [pilot, pilot],
    )
    actions = array("q", [0] * 3)
    size, wide = dedale.game(name).observation({"players": 2}).size, len(dedale.game(name).actions)
    games.reset([1, 2, 3], bytearray(3 * size), bytearray(3 * wide))
    games.choose(actions)
    assert [actions[i] in games.state(i).legal() for i in range(3)] == [True] * 3
