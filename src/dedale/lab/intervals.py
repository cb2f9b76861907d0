"""How sure a figure is: intervals that hold the true value in 95 of 100 runs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from scipy.special import ndtri, stdtrit

CONFIDENCE = 0.95

_TAIL = 1 - (1 - CONFIDENCE) / 2
_LEAST_DEALS = 30
_LEAST_SPREAD = 0.25


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's score interval for a rate found in so many games: it holds for few games, and near 0 and 1 too."""
    z = float(ndtri(_TAIL))
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def wilson_of_deals(wins: Sequence[int], games: int) -> tuple[float, float]:
    """Wilson's interval for the wins of one bot, deal by deal, each deal played so many times with the seats rotated.

    The games of a deal are not independent: the luck of the deal may favour one seat in all of
    them, which makes the totals of the deals more alike, or less. So the games count for as many
    independent ones as the spread of these totals says. With fewer than 30 deals there is no
    telling, and they count as they are; they never count for more than four times their number.
    """
    rate = fmean(wins) / games
    spread = 1.0
    if len(wins) >= _LEAST_DEALS and 0 < rate < 1:
        spread = max(_LEAST_SPREAD, variance(wins) / (games * rate * (1 - rate)))
    return wilson(rate, len(wins) * games / spread)


def mean_interval(values: Sequence[int]) -> tuple[float, float]:
    """Student's interval for a mean; from one value alone, all numbers from 0 on."""
    mean = fmean(values)
    if len(values) == 1:
        return 0.0, float("inf")
    reach = float(stdtrit(len(values) - 1, _TAIL)) * sqrt(variance(values) / len(values))
    return max(0.0, mean - reach), mean + reach
