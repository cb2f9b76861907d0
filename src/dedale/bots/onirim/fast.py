"""The bots that trust the net: one plays what it likes best, the other not always."""

from __future__ import annotations

from typing import Any

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.onirim.minds import Minds, imagined, net_for
from dedale.bots.onirim.pilot import NetPilot
from dedale.bots.seat import Seat
from dedale.core.many import Pilot


class FastBot:
    """Plays what leads to the position that the net likes best. It does not look ahead: it takes microseconds."""

    def __init__(self) -> None:
        self._minds = Minds()

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The first thought."""
        state = imagined(seat, seed)
        return self._minds.of(state).first_thought(state)

    def pilot(self, options: Any) -> Pilot:
        """The same bot, as it plays inside the core."""
        return NetPilot(net_for(options))

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """The net's own opinion of every action worth a thought, the best first; it has no interval."""
        state = imagined(seat, seed)
        found = self._minds.of(state).opinions(state)
        judged = [Judgement(action, chance, chance, chance) for action, chance in found]
        return sorted(judged, key=lambda judgement: -judgement.value)


class CasualBot:
    """Knows what `fast` knows, and now and then plays something that is not quite as good.

    `looseness` is how far off that may be, as a difference of logits: what is worse by as much is played about a third
    as often.
    """

    def __init__(self, looseness: float) -> None:
        self._minds = Minds()
        self._looseness = looseness

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """One of the better thoughts."""
        state = imagined(seat, seed)
        return self._minds.of(state).loose_thought(state, self._looseness)
