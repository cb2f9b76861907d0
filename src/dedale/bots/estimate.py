"""A value with its interval of 95 %, and how far two values lie apart."""

from __future__ import annotations

from math import hypot
from typing import Self

import msgspec

from dedale.bots.bot import Judgement


class Estimate(msgspec.Struct, frozen=True):
    """A value, and the interval that holds the true one 95 times in 100 as far as chance goes."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, judgement: Judgement) -> Self:
        """What a bot thinks of an action."""
        return cls(judgement.value, judgement.low, judgement.high)

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two values judged apart: the squares of what each may be off by add up."""
        gap = self.value - other.value
        low = gap - hypot(self.value - self.low, other.high - other.value)
        high = gap + hypot(self.high - self.value, other.value - other.low)
        return Estimate(gap, low, high)


def lead(best: Judgement, other: Judgement) -> Estimate:
    """How much better the best of a list is than another of it: as both fared with the same luck, where they did."""
    if other.behind is None or best.behind is None or best.behind.high > 0:
        return Estimate.of(best).minus(Estimate.of(other))
    return Estimate(other.behind.value, other.behind.low, other.behind.high)


NOTHING = Estimate(0.0, 0.0, 0.0)
"""What a choice loses that could not be better."""
