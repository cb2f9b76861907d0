"""A vector of games is so many environments: the same games as one by one, however it is reset and on any threads."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import dedale
import dedale.bots
from dedale.adapters.gymnasium import DedaleEnv
from dedale.adapters.gymnasium_vector import DedaleVectorEnv

SETTINGS: list[dict[str, Any]] = [
    {"game": "onirim", "reward": "doors"},
    {"game": "onirim", "players": 2, "talk": "silent", "opponents": "fast", "seat": 1, "observation": "dict"},
    {"game": "labyrinth", "cards": 1, "turn_limit": 12, "opponents": "greedy"},
    {"game": "labyrinth", "players": 3, "turn_limit": 12, "opponents": ["beginner", "planner"], "illegal": "noop"},
]
MODES = list(AutoresetMode)


def same(one: Any, other: Any) -> bool:
    """Whether two observations, or dicts of them, are equal."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if getattr(one, "dtype", np.dtype(int)).hasobject:
        return all(a is b is None or same(a, b) for a, b in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("threads", [1, 3])
def test_it_does_what_gymnasiums_own_vector_does(
    setting: dict[str, Any], mode: AutoresetMode, threads: int, luck: Random
) -> None:
    count = 5
    ours = DedaleVectorEnv(count, threads=threads, autoreset_mode=mode, **setting)
    theirs = SyncVectorEnv([lambda: DedaleEnv(**setting)] * count, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    seed = luck.getrandbits(32)
    told, expected = ours.reset(seed=seed), theirs.reset(seed=seed)
    assert same(told[0], expected[0])
    assert same(told[1]["action_mask"], np.stack(expected[1]["action_mask"]))
    for _ in range(60):
        actions = ours.random_actions()
        mine, them = ours.step(actions), theirs.step(actions)
        assert all(same(one, other) for one, other in zip(mine[:4], them[:4], strict=True))
        assert same(mine[4]["action_mask"], np.stack(them[4]["action_mask"]))
        assert ("final_obs" in mine[4]) == ("final_obs" in them[4])
        if "final_obs" in mine[4]:
            assert same(mine[4]["final_obs"], them[4]["final_obs"])
            assert same(mine[4]["_final_obs"], them[4]["_final_obs"])
            for number in np.flatnonzero(mine[2]):
                assert same(mine[4]["final_info"]["action_mask"][number], them[4]["final_info"]["action_mask"][number])
        assert same(ours.action_masks(), mine[4]["action_mask"] == 1)
        if mode == AutoresetMode.DISABLED and mine[2].any():
            told, expected = (envs.reset(options={"reset_mask": mine[2].copy()}) for envs in (ours, theirs))
            assert same(told[0], expected[0])
    ours.close()


def test_gymnasium_makes_it_and_wraps_it(luck: Random) -> None:
    envs: Any = gymnasium.make_vec("dedale/Labyrinth-v0", num_envs=3, turn_limit=4, players=1)
    assert isinstance(envs.unwrapped, DedaleVectorEnv)
    counted: Any = RecordEpisodeStatistics(envs)
    counted.reset(seed=luck.getrandbits(32))
    for _ in range(8):
        _, _, ended, _, infos = counted.step(envs.random_actions())
    assert list(infos["episode"]["l"]) == [8, 8, 8]
    assert ended.all()


def test_nothing_given_out_is_written_again() -> None:
    envs = DedaleVectorEnv(4, "onirim")
    first, infos = envs.reset(seed=1)
    kept, mask = first.copy(), infos["action_mask"].copy()
    play(envs, 5)
    assert same(first, kept)
    assert same(infos["action_mask"], mask)


def test_seeds_may_be_one_each_and_luck_is_new_without() -> None:
    envs = DedaleVectorEnv(3, "onirim")
    listed, _ = envs.reset(seed=[5, 6, 7])
    assert same(listed, envs.reset(seed=5)[0])
    assert not same(envs.reset()[0], envs.reset()[0])
    with pytest.raises(error.Error, match="There are 2 seeds for 3 games; give one for each, or one"):
        envs.reset(seed=[1, 2])


def test_it_shows_every_game() -> None:
    envs = DedaleVectorEnv(2, "onirim", render_mode="ansi")
    envs.reset(seed=1)
    texts = envs.render()
    assert texts is not None
    assert len(set(texts)) == 2
    pictures = DedaleVectorEnv(1, game="labyrinth", render_mode="rgb_array")
    pictures.reset(seed=1)
    shown = pictures.render()
    assert shown is not None
    assert shown[0].shape[1:] == (800, 3)
    plain = DedaleVectorEnv(1, "onirim")
    plain.reset()
    assert plain.render() is None
    assert plain.state(0).turn == 0


def made(**arguments: Any) -> DedaleVectorEnv:
    settings: dict[str, Any] = {"num_envs": 1, "game": "onirim"} | arguments
    return DedaleVectorEnv(**settings)


def test_bad_input_is_refused_and_changes_nothing() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"num_envs": 0}, "num_envs cannot be 0; choose a whole number from 1 on"),
        ({"threads": True}, "threads cannot be True"),
        ({"autoreset_mode": "Never"}, "'Never' is not a valid AutoresetMode"),
        ({"mist": "yes"}, "There is no option 'mist'"),
    ]
    for arguments, sentence in wrong:
        with pytest.raises(error.Error, match=sentence):
            made(**arguments)
    envs = DedaleVectorEnv(3, "onirim", illegal="raise", autoreset_mode="Disabled")
    for call in (lambda: envs.step([0, 0, 0]), envs.random_actions, lambda: envs.reset(options={"reset_mask": [1]})):
        with pytest.raises(error.ResetNeeded, match=r"Call reset\(\)"):
            call()
    before, _ = envs.reset(seed=2)
    good = envs.random_actions()
    for actions, sentence in (
        ([0, 0], "step takes 3 whole numbers, an action for each game"),
        ([0.5] * 3, "step takes 3 whole numbers"),
        ([0, 0, 459], "An action is a number from 0 to 458"),
        ([-1, 0, 0], "An action is a number from 0 to 458"),
        ([good[0], 458, good[2]], r"In game 1 458 \('pick n5'\) is not legal now"),
    ):
        with pytest.raises(error.InvalidAction, match=sentence):
            envs.step(actions)
    for mask in ([True], np.ones(3)):
        with pytest.raises(error.Error, match=r"reset_mask takes 3 numpy.bool_"):
            envs.reset(options={"reset_mask": mask})
    expected = DedaleVectorEnv(3, "onirim", autoreset_mode="Disabled")
    assert same(expected.reset(seed=2)[0], before)
    assert same(envs.step(good)[0], expected.step(good)[0])
    over = DedaleVectorEnv(1, "labyrinth", autoreset_mode="Disabled", turn_limit=1, players=1)
    over.reset(seed=1)
    over.step(over.random_actions())
    over.step(over.random_actions())
    with pytest.raises(error.ResetNeeded, match="Game 0 is over"):
        over.step([0])
    with pytest.raises(error.Error, match="Seat 1 has nothing to decide"):
        DedaleVectorEnv(2, "labyrinth", seat=1, first=0, turn_limit=1).reset(seed=1)


def test_a_bot_that_fails_in_a_thread_is_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    envs = DedaleVectorEnv(4, "labyrinth", threads=2, opponents="beginner", first=0)
    envs.reset(seed=1)

    def fails(*_: object) -> int:
        raise LookupError("lost")

    monkeypatch.setattr(type(dedale.bots.bot("labyrinth", "beginner")), "choose", fails)
    with pytest.raises(LookupError, match="lost"):
        play(envs, 4)


def play(envs: DedaleVectorEnv, steps: int) -> None:
    """So many steps at random."""
    for _ in range(steps):
        envs.step(envs.random_actions())
