"""A quick run meets every pair of choices that a whole one meets, in far fewer combinations."""

from __future__ import annotations

from itertools import combinations

import pytest

import dedale
from tests.combinations import Options, pairwise


def pairs(every: list[Options]) -> set[str]:
    return {str(pair) for options in every for pair in combinations(options.items(), 2)}


@pytest.mark.parametrize("name", dedale.games())
def test_every_pair_of_choices_is_met(name: str) -> None:
    every = dedale.game(name).combinations()
    some = pairwise(every)
    assert all(options in every for options in some)
    assert pairs(some) == pairs(every)


def test_there_are_few_of_them() -> None:
    assert len(pairwise(dedale.game("onirim").combinations())) <= 14
