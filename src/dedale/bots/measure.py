"""Numbers that were measured, each with its error: shares of games won, and how far two of them lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance

from dedale.bots.bot import Gap

SURE = 1.96
"""Standard errors to either side of an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number that was measured, and the standard error."""

    value: float
    error: float

    def joined(self, other: Measure) -> Measure:
        """What two measurements say together, each by how sure it is."""
        mine, theirs = 1 / self.error**2, 1 / other.error**2
        return Measure((mine * self.value + theirs * other.value) / (mine + theirs), 1 / sqrt(mine + theirs))

    def times(self, factor: float) -> Measure:
        """So much of it."""
        return Measure(factor * self.value, abs(factor) * self.error)

    def gap(self, z: float = SURE) -> Gap:
        """With an interval of so many standard errors to either side."""
        return Gap(self.value, self.value - z * self.error, self.value + z * self.error)


def difference(better: int, worse: int, games: int) -> Measure:
    """The difference of two shares of games with the same luck: how often only the one was won, or only the other.

    As Bonett and Price measure it, which holds for few games too.
    """
    ahead, back = (better + 1) / (games + 2), (worse + 1) / (games + 2)
    return Measure(ahead - back, sqrt((ahead + back - (ahead - back) ** 2) / (games + 2)))


def share(won: int, games: int) -> Measure:
    """A share of games won, as Agresti and Coull measure it."""
    value = (won + 2) / (games + 4)
    return Measure(value, sqrt(value * (1 - value) / (games + 4)))


def mean(numbers: Sequence[float], least: float) -> Measure:
    """The mean of some numbers, which spread by `least` more than these do: a few may happen to be equal."""
    return Measure(fmean(numbers), sqrt((pvariance(numbers) + least**2 / len(numbers)) / len(numbers)))
