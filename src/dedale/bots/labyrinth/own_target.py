"""Bots that see their own target and nobody else."""

from __future__ import annotations

from dedale.bots.budget import Budget
from dedale.bots.labyrinth.aims import nearest, shortest
from dedale.bots.labyrinth.pilot import OwnTargetPilot
from dedale.bots.labyrinth.sight import state_seen
from dedale.bots.seat import Seat
from dedale.core.many import Pilot

MOST_TURNS = 3
"""How far the planner looks; a target further away than this is rare."""


class GreedyBot:
    """Ends as near to its target as it can, counted in rows and columns."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The push, then the cell."""
        return nearest(state_seen(seat), seed & 0xFFFFFFFFFFFFFFFF)

    def pilot(self, options: object) -> Pilot:
        """The same bot, as it plays inside the core."""
        return OwnTargetPilot(0)


class PlannerBot:
    """Takes the fewest turns to its target, as if nobody else pushed; nearest to it where that is too far to see."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The push, then the cell."""
        state = state_seen(seat)
        action = shortest(state, MOST_TURNS)
        return nearest(state, seed & 0xFFFFFFFFFFFFFFFF) if action < 0 else action

    def pilot(self, options: object) -> Pilot:
        """The same bot, as it plays inside the core."""
        return OwnTargetPilot(MOST_TURNS)
