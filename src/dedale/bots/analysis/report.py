"""What an analysis says, as data: JSON for the page with `msgspec.json.encode`."""

from __future__ import annotations

from typing import Final

import msgspec

from dedale.bots.estimate import Estimate
from dedale.core.facts import TURNS
from dedale.core.options import OptionValues

FORCED: Final = "forced"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

THRESHOLDS: Final = {
    "points": ((0.15, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY)),
    TURNS: ((3.0, BLUNDER), (2.0, MISTAKE), (1.0, INACCURACY)),
}
"""From which loss on a choice has which name, by the unit of the values."""


SURE_SHARE: Final = 0.5
"""A loss has a name only where it is surely at least such a share of what was judged."""


class JudgedChoice(msgspec.Struct, frozen=True):
    """A decision: what was played and what the best was, each with what it was worth to the seat that decided."""

    at: int
    """Its place among the live events, from 0."""
    step: int
    """Its number among the decisions, from 0, as in a replay."""
    seat: int
    kind: str
    played: str
    best: str
    played_value: Estimate
    best_value: Estimate
    loss: Estimate
    """The best less the played, never below 0, with the interval of the difference."""
    label: str
    """forced, inaccuracy, mistake, blunder, or nothing."""
    chosen: bool
    """False for a pass that the table made for the seat."""
    cost: float = 0.0
    """What goes into the account: the loss, or nothing where chance alone may explain it."""


class Draw(msgspec.Struct, frozen=True):
    """All that chance brought a seat between two of its decisions, or before the end, and what that was worth."""

    at: int
    """The place among the live events of the decision that it led to, or of the end."""
    step: int
    seat: int
    """Whose value changed; where all win and lose together, the seat that decided next, or at the end last."""
    outcomes: list[str]
    """What came, in order. Empty where nothing came: another seat knows other cards, or the judge thinks again."""
    change: list[float]
    """What luck gave each seat, or took."""
    noise: float = 0.0
    """By how much that may be off, 95 times in 100: the values before and after are both judged."""


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: what each seat's game was worth."""

    at: int
    step: int
    values: list[float]


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result came from: start + luck + own + others is the result."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    given_up: float
    """The part of `own` or `others` that was lost by giving the game up."""
    noise: float
    """By how much the sums may be off, 95 times in 100: the start and the losses are judged."""


class Analysis(msgspec.Struct, frozen=True):
    """A game looked through: its choices, its draws, the curve, and an account for every seat."""

    game: str
    options: OptionValues
    unit: str
    """points or turns."""
    seats: list[str]
    finished: bool
    resigned: int | None
    choices: list[JudgedChoice]
    draws: list[Draw]
    curve: list[Point]
    accounts: list[Account]


def cost_of(loss: Estimate) -> float:
    """What a loss counts: nothing where chance alone may explain it."""
    return loss.value if loss.low > 0 else 0.0


def label_of(unit: str, loss: Estimate) -> str:
    """The name of a loss; none where it may well be less than half of what was judged."""
    if loss.low < loss.value * SURE_SHARE:
        return ""
    return next((label for least, label in THRESHOLDS[unit] if cost_of(loss) >= least), "")
