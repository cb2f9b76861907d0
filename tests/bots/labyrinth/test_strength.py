"""Few games with fixed seeds: that a bot is far from its strength shows here; the strength is measured elsewhere."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dedale.bots.labyrinth import LEVELS
from tests.bots.labyrinth.games import played, seated, wins

pytestmark = pytest.mark.slow


def test_the_expert_beats_the_plain_bots() -> None:
    assert wins("expert:48", "greedy", 20) >= 18
    assert wins("expert:48", "planner", 20) >= 18


def test_the_expert_beats_the_lite_one() -> None:
    assert wins("expert:48", "lite", 14) >= 9


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    assert wins(stronger, weaker, 24) >= 14


def test_the_expert_wins_more_than_its_share_among_four() -> None:
    assert wins("expert:16", "greedy", 24, players=4) >= 11


def test_the_expert_wins_with_open_cards() -> None:
    assert wins("expert:48", "planner", 10, young=True) >= 7


@pytest.mark.parametrize("young", [False, True])
def test_alone_the_expert_takes_fewer_turns_than_the_planner(young: bool) -> None:
    turns = {
        name: sum(-played(seated(name), seed, young=young).returns()[0] for seed in range(8))
        for name in ("planner", "expert:1")
    }
    assert turns["expert:1"] < turns["planner"] - 8
