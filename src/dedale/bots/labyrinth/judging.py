"""From the values that a bot plays by to chances that a person may read.

How far a lead carries depends on who plays: among players who mind their own treasure alone it carries all the way,
among those who block each other not far. What is told lies between them, and the interval holds both.
"""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import NamedTuple

from dedale.bots.bot import Gap, Judgement

Values = dict[int, float]


class Scale(NamedTuple):
    """How a value becomes a chance. `dedale lab judge --calibration` measures it."""

    even: float
    """The value at which nobody is ahead."""
    carries: float
    """How much of a lead is left at the end of the game, on average over those who play."""
    apart: float
    """How far that differs between them, to either side."""


SCALES = {2: Scale(0.47, 0.85, 0.2), 3: Scale(0.27, 0.6, 0.25), 4: Scale(0.23, 0.45, 0.2)}
"""By players."""

NEARLY_HOME = 1 - 1e-9
"""The most that anything can be worth but coming home."""

VALUE_ERROR = 0.1
"""How far a chance may be off beyond that, and beyond what chance did to the lines."""

GAP_ERROR = 0.05, 0.8
"""How far a difference of two may be off: so much, and so much of itself. Only games played to the end tell more."""


def judgements_of(batches: list[Values], players: int, home: set[int]) -> list[Judgement]:
    """What several looks at the same actions, each with lines of its own, say together; the best first.

    Only those that may come `home` in this turn can be certain to win.
    """
    scale = SCALES[players]
    values = {}
    for action in batches[0]:
        value = fmean(batch[action] for batch in batches)
        values[action] = value if value == 1 and action in home else min(value, NEARLY_HOME)
    best = max(values, key=values.__getitem__)
    judged = []
    for action, value in values.items():
        chance = chance_of(value, players)
        error = VALUE_ERROR + scale.apart * abs(value - scale.even) + scale.carries * _error(batches, [action])
        sure = value == 1
        low, high = (1.0, 1.0) if sure else (max(0.0, chance - error), min(1.0, chance + error))
        judged.append(Judgement(action, chance, low, high, _behind(batches, values, best, action, players)))
    return sorted(judged, key=lambda one: (one.action != best, -one.value))


def chance_of(value: float, players: int) -> float:
    """A value as a chance to win."""
    scale = SCALES[players]
    if value == 1:
        return 1.0
    return min(1.0, max(0.0, scale.even + scale.carries * (value - scale.even)))


def _behind(batches: list[Values], values: Values, best: int, action: int, players: int) -> Gap:
    """How far an action is behind the best, by the same lines."""
    if action == best:
        return Gap(0.0, 0.0, 0.0)
    gap = chance_of(values[best], players) - chance_of(values[action], players)
    error = GAP_ERROR[0] + GAP_ERROR[1] * gap + SCALES[players].carries * _error(batches, [best, action])
    return Gap(gap, gap - error, gap + error)


def _error(batches: list[Values], actions: list[int]) -> float:
    """By how much the mean over the batches may be off: of a value, or of the difference of two."""
    if len(batches) == 1:
        return 0.0
    numbers = [batch[actions[0]] - (batch[actions[1]] if len(actions) > 1 else 0.0) for batch in batches]
    return 1.96 * stdev(numbers) / math.sqrt(len(numbers))
