"""From the values that a bot plays by to chances that a person may read."""

from __future__ import annotations

import math
from statistics import fmean, stdev

from dedale.bots.bot import Judgement

ODDS = {2: (1.13, -0.2), 3: (1.47, 0.82), 4: (1.3, 0.0)}
"""By players: how the odds that the race table tells become those of games, a power and a shift.

Fitted to games between experts for two players, and to games of an expert among gentle bots for more: among three
or four experts whoever is ahead is blocked by all others, and a lead says nothing.
"""

MODEL_ERROR = 0.05
"""How far a judgement may be off beyond what chance did to its lines."""


def judgement_of(action: int, values: list[float], players: int) -> Judgement:
    """What several looks at an action, each with lines of its own, say of it together."""
    value = fmean(values)
    error = 0.0 if len(values) == 1 else 1.96 * stdev(values) / math.sqrt(len(values))
    low, chance, high = (chance_of(bound, players) for bound in (value - error, value, value + error))
    if value == 1:
        return Judgement(action, 1.0, 1.0, 1.0)
    return Judgement(action, chance, max(0.0, low - MODEL_ERROR), min(1.0, high + MODEL_ERROR))


def chance_of(value: float, players: int) -> float:
    """A value as a chance to win."""
    if value <= 0 or value >= 1:
        return min(1.0, max(0.0, value))
    power, shift = ODDS[players]
    return 1 / (1 + math.exp(-power * math.log(value / (1 - value)) - shift))
