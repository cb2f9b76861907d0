"""What a game adds to hints: what belongs together, what it does, and why. A game without gets the numbers alone."""

from __future__ import annotations

from typing import Final, Protocol

from dedale.bots.bot import Judge
from dedale.bots.budget import Budget
from dedale.bots.hints.reason import Candidate, Plan, Reason
from dedale.bots.seat import Seat
from dedale.core.parts import Room


class Parts(Protocol):
    """What a package brings to `dedale.hints` for a game: a module with these functions."""

    def plans(self, seat: Seat, judge: Judge, budget: Budget, seed: int) -> tuple[Plan, Plan | None]:
        """The best plan, and the best of those that are really something else."""

    def does(self, seat: Seat, plan: Plan) -> list[Reason]:
        """What is plain to see of a plan: found by carrying it out."""

    def gain(self, does: list[Reason]) -> int:
        """How much a plan brings that is plain to see; nothing is 0."""

    def candidates(self, seat: Seat, best: Plan, following: Plan) -> list[Candidate]:
        """The reasons that may hold for one plan against another, those to try first first."""

    def keeps(self, seat: Seat, best: Plan, following: Plan) -> list[Reason]:
        """What the best plan plainly keeps and the other spends: told where no reason holds."""

    def risks(self, seat: Seat, best: Plan, told: list[Reason]) -> list[Reason]:
        """What may still go wrong after a plan, beside the reasons told: found by carrying it out."""


class Plain:
    """The parts of a game that has none."""

    def plans(self, seat: Seat, judge: Judge, budget: Budget, seed: int) -> tuple[Plan, Plan | None]:
        """Each action is a plan."""
        return single_actions(seat, judge, budget, seed)

    def does(self, _seat: Seat, _plan: Plan) -> list[Reason]:
        """Nothing that could be told."""
        return []

    def gain(self, _does: list[Reason]) -> int:
        """Nothing."""
        return 0

    def candidates(self, _seat: Seat, _best: Plan, _following: Plan) -> list[Candidate]:
        """None."""
        return []

    def keeps(self, _seat: Seat, _best: Plan, _following: Plan) -> list[Reason]:
        """Nothing."""
        return []

    def risks(self, _seat: Seat, _best: Plan, _told: list[Reason]) -> list[Reason]:
        """None that is known."""
        return []


def single_actions(seat: Seat, judge: Judge, budget: Budget, seed: int) -> tuple[Plan, Plan | None]:
    """The best action and the next."""
    ranked = sorted(judge.judge(seat, budget, seed), key=lambda judgement: -judgement.value)
    plans = [Plan((judgement.action,), judgement) for judgement in ranked[:2]]
    return plans[0], plans[1] if len(plans) > 1 else None


ROOM: Final[Room[Parts]] = Room("hints", Parts)


def parts_of(game: str) -> Parts:
    """The parts of a game."""
    return ROOM.part(game) or Plain()
