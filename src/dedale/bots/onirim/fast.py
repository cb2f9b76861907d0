"""The bots that trust the net: one plays what it likes best, the other not always."""

from __future__ import annotations

from dedale.bots.budget import Budget
from dedale.bots.onirim.minds import Minds, imagined
from dedale.bots.seat import Seat

LOOSENESS = 0.1


class FastBot:
    """Plays what leads to the position that the net likes best. It does not look ahead: it takes microseconds."""

    def __init__(self) -> None:
        self._minds = Minds()

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The first thought."""
        state = imagined(seat, seed)
        return self._minds.of(state).first_thought(state)


class CasualBot:
    """Knows what `fast` knows, and now and then plays something that is not quite as good."""

    def __init__(self) -> None:
        self._minds = Minds()

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """One of the better thoughts."""
        state = imagined(seat, seed)
        return self._minds.of(state).loose_thought(state, LOOSENESS)
