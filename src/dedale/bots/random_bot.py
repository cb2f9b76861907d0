"""The bot that chooses at random: the one every other bot has to beat."""

from __future__ import annotations

from random import Random

from dedale.bots.budget import Budget
from dedale.bots.seat import Seat
from dedale.core.many import Pilot


class RandomBot:
    """Any legal action, each as likely as the others."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """Roll the dice."""
        return Random(seed).choice(seat.legal())

    def pilot(self, options: object) -> Pilot:
        """The same bot, as it plays inside the core."""
        return Pilot()
