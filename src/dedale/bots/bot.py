"""What a bot is: something that chooses an action for a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from dedale.bots.budget import Budget
from dedale.bots.seat import Seat


class Bot(Protocol):
    """Chooses an action from what a seat may know.

    The choice follows from what the seat may know, the budget and the seed alone: with a budget
    in iterations it is the same on the true state and on any sample of it.
    """

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """One of `seat.legal()`."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How far an action is behind the best one, with an interval of 95 %: that of the difference itself.

    Where both were judged with the same luck it is smaller than the intervals of the two values make it.
    """

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a bot thinks of an action: the seat's expected return, with an interval of 95 %."""

    action: int
    value: float
    low: float
    high: float
    behind: Gap | None = None
    """How far it is behind the first one of the list; None where the values were judged apart."""


@runtime_checkable
class Judge(Protocol):
    """A bot that can say what it thinks of every legal action."""

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """One judgement for each of `seat.legal()`, the best first."""


@runtime_checkable
class Comparer(Protocol):
    """A judge that can look at some actions alone: sooner and closer than at all."""

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """One judgement for each of these actions, the best first."""


class Level(NamedTuple):
    """What a level for people stands for."""

    bot: str
    budget: str


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with the budget that it plays with, under the name that it was asked for by."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, seat: Seat, seed: int) -> int:
        """One of `seat.legal()`."""
        return self.bot.choose(seat, self.budget, seed)
