"""Gymnasium's own checks, and that its environments are the games: in every combination, step by step."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics

import dedale
from dedale.adapters.gymnasium import DedaleEnv
from dedale.adapters.rendering import as_text
from tests.adapters.one_by_one import Alone, mask_of, unchanged_by_what_is_hidden
from tests.combinations import combinations_of, named
from tests.luck import luck_of

IDS = {"onirim": "dedale/Onirim-v0", "labyrinth": "dedale/Labyrinth-v0"}
CHECKED: list[tuple[str, dict[str, Any]]] = [
    ("onirim", {}),
    ("onirim", {"observation": "dict", "reward": "doors", "illegal": "noop", "dreams": 4}),
    ("onirim", {"players": 2, "talk": "silent", "opponents": "fast", "seat": 1}),
    ("labyrinth", {}),
    ("labyrinth", {"players": 1, "cards": 2, "turn_limit": 20}),
    ("labyrinth", {"players": 4, "opponents": ["random", "greedy", "planner"], "seat": 2, "reward": "treasures"}),
]


def every_combination() -> list[Any]:
    return [
        pytest.param(name, options, id=f"{name}-{named(options)}")
        for name in IDS
        for options in combinations_of(dedale.game(name))
    ]


@pytest.mark.parametrize(("name", "arguments"), CHECKED)
def test_gymnasium_checks_it(name: str, arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(IDS[name], **arguments).unwrapped)


@pytest.mark.parametrize(("name", "options"), every_combination())
def test_random_steps_agree_with_the_engine(name: str, options: dict[str, Any]) -> None:
    game, luck = dedale.game(name), luck_of("gymnasium", name, options)
    options = options | ({"turn_limit": 40} if name == "labyrinth" else {})
    seat = luck.randrange(options["players"])
    env: Any = DedaleEnv(name, seat=seat, **options)
    seed = luck.getrandbits(62)
    alone = Alone(game, options, seat, seed)
    numbers, info = env.reset(seed=seed)
    for _ in range(40):
        expected, mask = alone.told()
        assert numbers.tobytes() == expected
        assert (info["action_mask"] == mask_of(game, alone.state)).all()
        assert info["action_mask"].tobytes() == mask
        assert numbers in env.observation_space
        assert env.state == alone.state
        assert unchanged_by_what_is_hidden(game, env.state, seat, numbers, luck.getrandbits(32))
        action = luck.choice(alone.state.legal())
        numbers, reward, ended, truncated, info = env.step(np.int64(action))
        assert (reward, ended, truncated) == (alone.play(action), alone.over, False)
        if ended:
            alone.deal()
            numbers, info = env.reset()


def test_masks_come_three_ways() -> None:
    env: Any = gymnasium.make("dedale/Onirim-v0", observation="dict")
    told, info = env.reset(seed=3)
    assert (told["action_mask"] == info["action_mask"]).all()
    assert (env.unwrapped.action_masks() == (info["action_mask"] == 1)).all()
    assert env.unwrapped.legal() == env.unwrapped.state.legal()
    assert env.action_space.sample(info["action_mask"]) in env.unwrapped.legal()
    assert env.observation_space.contains(told)


def test_wrappers_of_gymnasium_go_with_it(luck: Random) -> None:
    env: Any = RecordEpisodeStatistics(
        FlattenObservation(gymnasium.make("dedale/Labyrinth-v0", observation="dict", turn_limit=6))
    )
    told, info = env.reset(seed=luck.getrandbits(32))
    assert told in env.observation_space
    ended = False
    while not ended:
        told, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert info["episode"]["l"] == 6


def test_games_follow_one_another_by_the_seed() -> None:
    def dealt(env: Any) -> list[Any]:
        return [env.reset(seed=8)[0].tobytes(), *(env.reset()[0].tobytes() for _ in range(3))]

    first, second = dealt(DedaleEnv("onirim")), dealt(DedaleEnv("onirim"))
    assert first == second
    assert len(set(first)) == 4
    assert DedaleEnv("onirim").reset()[0].tobytes() != DedaleEnv("onirim").reset()[0].tobytes()


def test_rewards_are_the_result_or_what_was_gained(luck: Random) -> None:
    short: Any = {"cards": 1, "turn_limit": 60}
    for name, reward, options in (("onirim", "doors", {}), ("labyrinth", "treasures", short)):
        env: Any = DedaleEnv(name, reward=reward, **options)
        place = env.setting.observation.places["doors" if name == "onirim" else "found"]
        places = slice(place.start, place.start + 24) if name == "labyrinth" else place
        env.reset(seed=luck.getrandbits(32))
        total, ended = 0.0, False
        while not ended:
            numbers, gained, ended, _, _ = env.step(luck.choice(env.legal()))
            total += gained
            assert total == numbers[places].sum()


def test_labyrinth_always_ends() -> None:
    assert DedaleEnv("labyrinth").setting.options.turn_limit == 400
    assert DedaleEnv("labyrinth", turn_limit=None).setting.options.turn_limit == 400
    assert DedaleEnv("labyrinth", turn_limit=7).setting.options.turn_limit == 7


def test_what_is_not_legal(luck: Random) -> None:
    for illegal in ("terminate", "noop", "raise"):
        env: Any = DedaleEnv("onirim", illegal=illegal)
        before, info = env.reset(seed=luck.getrandbits(32))
        wrong = luck.choice([action for action in range(459) if not info["action_mask"][action]])
        if illegal == "raise":
            with pytest.raises(error.InvalidAction, match="is not legal now; choose one that the mask allows"):
                env.step(wrong)
        else:
            numbers, reward, ended, _, _ = env.step(wrong)
            assert (reward, ended) == ((-1.0, True) if illegal == "terminate" else (0.0, False))
            assert (numbers == before).all()
    alone: Any = DedaleEnv("labyrinth", players=1, turn_limit=30)
    alone.reset(seed=1)
    assert alone.step(96)[1] == -31.0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"colour": "red"}, "There is no option 'colour'; the options of Onirim are: players, book"),
        ({"players": 3}, "The option 'players' cannot be 3; choose one of 1, 2."),
        ({"seat": 1}, "seat cannot be 1; choose one from 0 to 0."),
        ({"seat": True}, "seat cannot be True"),
        ({"players": 2, "opponents": "nobody"}, "There is no bot called 'nobody' for onirim; choose one of: random"),
        ({"opponents": ["fast"]}, "opponents names 1 bots and there are 0 other seats"),
        ({"reward": "keys"}, "reward cannot be 'keys'; choose one of 'win', 'doors'."),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'; choose one of 'terminate', 'noop', 'raise'."),
        ({"observation": "image"}, "observation cannot be 'image'; choose one of 'flat', 'dict'."),
        ({"render_mode": "pdf"}, "render_mode cannot be 'pdf'; choose one of 'ansi', 'rgb_array', 'human'."),
        ({"game": "chess"}, "There is no game called 'chess'; the games here are: labyrinth, onirim."),
    ],
)
def test_arguments_that_name_nothing_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(error.Error) as refused:
        DedaleEnv(**{"game": "onirim"} | arguments)
    assert sentence in str(refused.value)


def test_steps_at_the_wrong_time_and_wrong_actions_are_refused() -> None:
    env: Any = DedaleEnv("onirim")
    with pytest.raises(error.ResetNeeded, match="Call reset"):
        env.step(0)
    with pytest.raises(error.ResetNeeded, match="Call reset"):
        _ = env.state
    env.reset(seed=1)
    for action in (-1, 459, "play rs", None):
        with pytest.raises(error.InvalidAction, match="is outside the action space; choose a number from 0 to 458"):
            env.step(action)
    env.step(458)
    with pytest.raises(error.ResetNeeded, match="This game is over; call reset"):
        env.step(0)
    with pytest.raises(error.Error, match="Seat 1 has nothing to decide in this game"):
        DedaleEnv("labyrinth", seat=1, first=0, turn_limit=1).reset()


def test_it_shows_what_the_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = DedaleEnv("onirim", render_mode="ansi")
    env.reset(seed=5)
    assert "Deck" in env.render()
    env = DedaleEnv("labyrinth", render_mode="rgb_array")
    env.reset(seed=5)
    picture = env.render()
    assert (picture.dtype, picture.shape[1:]) == (np.uint8, (800, 3))
    assert len(np.unique(picture)) > 50
    env = DedaleEnv("onirim", render_mode="human")
    env.reset(seed=5)
    env.step(458)
    assert capsys.readouterr().out.count("Deck") == 2


def test_a_seat_is_not_shown_what_it_may_not_know(luck: Random) -> None:
    state = dedale.game("onirim").new({"players": 2, "talk": "silent"}, luck.getrandbits(32))
    for _ in range(30):
        other = state.sample(1, luck.getrandbits(32))
        assert as_text(other.view(1)) == as_text(state.view(1))
        state.play(luck.choice(state.legal()))


MISSING = """
import sys
sys.modules[{module!r}] = None
try:
    import dedale.adapters.{adapter}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(("module", "adapter", "extra"), [("gymnasium", "gymnasium", "gymnasium")])
def test_a_missing_framework_is_named_with_what_to_do(module: str, adapter: str, extra: str) -> None:
    program = MISSING.format(module=module, adapter=adapter)
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert f"say: pip install 'dedale[{extra}]'." in told
