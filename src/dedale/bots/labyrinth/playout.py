"""Playing a game to its end, to see what an action was worth: by players that are quick, and mostly block.

Two that play alike can chase each other in a circle, and then a hundred games are the same game: so every turn is
played by either of two bots, as chance has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from dedale.bots.bot import Bot, Gap
from dedale.bots.budget import Budget
from dedale.bots.seat import History, Seat

LONGEST = 900
"""A game that has not ended after so many more decisions is nobody's."""

BLOCKING = 0.7
"""How often a turn is played by the one that blocks."""

_BUDGET = Budget(iterations=1)


class Pair(NamedTuple):
    """The two who play in turn."""

    blocks: Bot
    hurries: Bot


def result_of(seat: Seat, action: int, pair: Pair, seed: int) -> float:
    """How a game ends for the seat after an action: won or not, or minus the turns; the hidden cards dealt anew."""
    state = seat.sample(seed)
    state.play(action)
    dice, history = Random(seed), History()
    seats = [Seat(state, number, history) for number in range(state.seats)]
    for _ in range(LONGEST):
        if state.turn < 0:
            return state.returns()[seat.number]
        bot = pair.blocks if dice.random() < BLOCKING else pair.hurries
        choice = bot.choose(seats[state.turn], _BUDGET, dice.getrandbits(60))
        history.add(state, choice)
        state.play(choice)
    return 0.0


def measured(results: Sequence[float]) -> Gap:
    """The mean of results, or of differences, with the interval of 95 %."""
    value = fmean(results)
    reach = 1.96 * sqrt((pstdev(results) ** 2 + 1 / len(results)) / len(results))
    return Gap(value, value - reach, value + reach)


def joined(one: Gap, other: Gap) -> Gap:
    """What two measurements say together, each by how sure it is."""
    weights = [1 / (gap.high - gap.low) ** 2 for gap in (one, other)]
    value = (weights[0] * one.value + weights[1] * other.value) / sum(weights)
    reach = 0.5 / sqrt(sum(weights))
    return Gap(value, value - reach, value + reach)
