"""PettingZoo's own tests, and that its environments are the games: in every combination, step by step."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.env import AECEnv

import dedale
from dedale.adapters import pettingzoo
from dedale.core.game import OVER
from tests.adapters.one_by_one import mask_of, numbers_of, unchanged_by_what_is_hidden
from tests.combinations import combinations_of, named
from tests.luck import luck_of
from tests.soaking import SOAK

pytestmark = [
    # What PettingZoo says of every observation that has a mask beside it, as all its own card and board games have.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not (a )?NumPy array:UserWarning"),
]

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("onirim", {"players": 1, "dreams": 4}),
    ("onirim", {"players": 2, "talk": "silent", "reward": "doors"}),
    ("labyrinth", {"players": 3, "turn_limit": 30}),
]


def every_combination() -> list[Any]:
    return [
        pytest.param(name, options, id=f"{name}-{named(options)}")
        for name in dedale.games()
        for options in combinations_of(dedale.game(name))
    ]


@pytest.mark.parametrize(("name", "arguments"), SETTINGS)
def test_pettingzoo_tests_it(name: str, arguments: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, **arguments), num_cycles=200, verbose_progress=False)
    seed_test(lambda: pettingzoo.env(name, **arguments), num_cycles=40)
    parallel_api_test(pettingzoo.parallel_env(name, **arguments), num_cycles=60)


def test_pettingzoo_looks_at_it() -> None:
    render_test(lambda **mode: pettingzoo.env("labyrinth", turn_limit=4, **mode))


@pytest.mark.skipif(not SOAK, reason="it plays for five seconds by the clock: `make soak`")
def test_pettingzoo_measures_it() -> None:
    performance_benchmark(pettingzoo.raw_env("onirim", players=2))


@pytest.mark.parametrize(("name", "options"), every_combination())
def test_random_steps_agree_with_the_engine(name: str, options: dict[str, Any]) -> None:
    game, luck = dedale.game(name), luck_of("pettingzoo", name, options)
    options = options | ({"turn_limit": 10} if name == "labyrinth" else {})
    env: Any = pettingzoo.raw_env(name, **options)
    env.reset(seed=luck.getrandbits(32))
    state = env.state_behind.clone()
    for _ in range(25):
        if not env.agents:
            env.reset()
            state = env.state_behind.clone()
        seat = env.agents.index(env.agent_selection) if state.turn == OVER else state.turn
        assert env.agent_selection == f"seat_{seat}" or state.turn == OVER
        for number, agent in enumerate(env.possible_agents):
            told = env.observe(agent)
            assert (told["observation"] == numbers_of(game, state, number)).all()
            assert env.observation_space(agent).contains(told)
            expected = mask_of(game, state) if state.turn == number else np.zeros(len(game.actions), np.int8)
            assert (told["action_mask"] == expected).all()
            assert unchanged_by_what_is_hidden(game, state, number, told["observation"], luck.getrandbits(32))
        if state.turn == OVER:
            assert [env.rewards[agent] for agent in env.possible_agents] == list(state.returns())
            while env.agents:
                env.step(None)
        else:
            action = luck.choice(state.legal())
            state.play(action)
            env.step(action)
            assert env.state_behind == state


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "arguments"), SETTINGS)
def test_a_copy_in_mid_game_goes_on_with_the_same_game(
    name: str, arguments: dict[str, Any], again: Any, luck: Random
) -> None:
    env: Any = pettingzoo.raw_env(name, **arguments)
    env.reset(seed=luck.getrandbits(32))
    for _ in range(10):
        env.step(luck.choice(env.state_behind.legal()))
    twin: Any = again(env)
    assert twin.state_behind == env.state_behind
    for _ in range(10):
        if env.state_behind.turn == OVER:
            break
        action = luck.choice(env.state_behind.legal())
        before = twin.state_behind.clone()
        env.step(action)
        assert twin.state_behind == before
        twin.step(action)
        assert twin.state_behind == env.state_behind
        assert twin.rewards == env.rewards
    twin.reset()
    env.reset()
    assert twin.state_behind == env.state_behind


def test_whoever_plays_together_is_given_the_same_reward(luck: Random) -> None:
    env: Any = pettingzoo.raw_env("onirim", players=2, reward="doors")
    env.reset(seed=luck.getrandbits(32))
    total = 0.0
    while env.state_behind.turn != OVER:
        env.step(luck.choice(env.state_behind.legal()))
        assert env.rewards["seat_0"] == env.rewards["seat_1"]
        total += env.rewards["seat_0"]
    assert total == sum(map(len, env.state_behind.view(None).doors))


def test_what_is_not_legal(luck: Random) -> None:
    for illegal in ("terminate", "noop", "raise"):
        env: Any = pettingzoo.raw_env("onirim", players=2, illegal=illegal)
        env.reset(seed=luck.getrandbits(32))
        mask = env.observe(env.agent_selection)["action_mask"]
        wrong = luck.choice([action for action in range(459) if not mask[action]])
        before, agent = env.state_behind.clone(), env.agent_selection
        if illegal == "raise":
            with pytest.raises(ValueError, match="is not legal now; choose one that the mask allows"):
                env.step(wrong)
        else:
            env.step(wrong)
            assert env.rewards[agent] == (-1.0 if illegal == "terminate" else 0.0)
            assert all(env.terminations.values()) == (illegal == "terminate")
        assert env.state_behind == before


def test_bad_input_is_refused_with_what_to_do() -> None:
    for arguments, sentence in (
        ({"mist": "yes"}, "There is no option 'mist'; the options of Onirim are"),
        ({"reward": "keys"}, "reward cannot be 'keys'"),
        ({"render_mode": "pdf"}, "render_mode cannot be 'pdf'"),
    ):
        with pytest.raises(ValueError, match=sentence):
            pettingzoo.env("onirim", **arguments)
    raw: Any = pettingzoo.raw_env("onirim")
    with pytest.raises(RuntimeError, match=r"Call reset\(\) before anything else"):
        raw.observe("seat_0")
    raw.reset(seed=1)
    for action in (459, -1, "play rs"):
        with pytest.raises(ValueError, match="is outside the action space; choose a number from 0 to 458"):
            raw.step(action)
    guarded = pettingzoo.env("onirim")
    assert isinstance(guarded, AECEnv)
    with pytest.raises(Exception, match="reset"):
        guarded.step(0)
    guarded.reset(seed=1)
    with pytest.raises(AssertionError):
        guarded.step(1000)


def test_it_shows_what_the_agent_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = pettingzoo.raw_env("labyrinth", render_mode="human")
    env.reset(seed=3)
    assert "Push the extra tile in" in capsys.readouterr().out
    assert str(env) == "dedale_labyrinth_v0"
    plain: Any = pettingzoo.raw_env("labyrinth")
    plain.reset(seed=3)
    assert plain.render() is None
    plain.close()
