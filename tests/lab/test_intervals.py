"""Intervals are those of SciPy, and those of matches know that a deal was played several times."""

from __future__ import annotations

from random import Random

import pytest
from scipy.stats import binomtest, t

from dedale.lab.intervals import mean_interval, wilson, wilson_of_deals


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (7, 10), (911, 1000), (1, 20_000), (0, 1)])
def test_wilson_is_scipys(wins: int, games: int) -> None:
    theirs = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins / games, games) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_a_mean_has_students_interval() -> None:
    values = [30, 41, 28, 35, 35, 52]
    mean = sum(values) / 6
    theirs = t.interval(0.95, 5, mean, (sum((value - mean) ** 2 for value in values) / 5 / 6) ** 0.5)
    assert mean_interval(values) == pytest.approx(theirs)
    assert mean_interval([3]) == (0, float("inf"))
    assert mean_interval([4, 4, 4]) == (4, 4)


def test_few_deals_count_as_so_many_games() -> None:
    assert wilson_of_deals([2, 1, 0, 1], 2) == wilson(0.5, 8)


def test_deals_that_the_seat_decides_say_more_than_so_many_games_and_never_too_much() -> None:
    alike = [1] * 100
    assert wilson_of_deals(alike, 2) == wilson(0.5, 800)
    dice = Random(1)  # always the same: of all dice a few are further off
    some = [sum(dice.random() < 0.5 for _ in range(2)) if dice.random() < 0.5 else 1 for _ in range(2000)]
    low, high = wilson_of_deals(some, 2)
    assert (high - low) / (wilson(0.5, 4000)[1] - wilson(0.5, 4000)[0]) == pytest.approx(0.5**0.5, abs=0.05)


def test_deals_that_one_bot_wins_whole_say_less_than_so_many_games() -> None:
    assert wilson_of_deals([0, 2] * 500, 2) == pytest.approx(wilson(0.5, 1000), abs=1e-4)


def test_a_bot_that_always_wins_has_an_interval() -> None:
    assert wilson_of_deals([4] * 100, 4) == wilson(1, 400)
