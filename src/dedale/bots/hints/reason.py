"""Why an action is the best: a fact of the position which, were it otherwise, would make another one the best."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import msgspec

from dedale.bots.bot import Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.estimate import POINTS, TURNS, lead
from dedale.bots.seat import Seat
from dedale.core.errors import BadPosition
from dedale.core.game import Game, State

Data = dict[str, Any]
"""A state as JSON data."""

LEAST = {POINTS: 0.005, TURNS: 0.1}
"""What an action has to be better by to count as better at all, by the unit of the values."""


class Reason(msgspec.Struct, frozen=True):
    """A reason as a code with its facts: numbers, and the codes of cards, colours, treasures and the like."""

    code: str
    facts: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A reason that may hold: to be tried by changing its fact and judging again."""

    reason: Reason
    rival: Callable[[int], bool]
    """Whether the reason speaks against this action."""
    change: Callable[[Data], Data | None]
    """The state with the fact otherwise and as little else as can be; None where that cannot be. It may change what it
    is given."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A decision as it was judged, and all that is needed to judge it again with something changed."""

    game: Game
    seat: Seat
    found: list[Judgement]
    judge: Judge
    budget: Budget
    seed: int
    unit: str

    def holds(self, candidate: Candidate) -> bool:
        """Whether the choice changes with the fact, here and there by more than the noise."""
        best = self.found[0]
        changed = self._changed(candidate)
        if changed is None or changed.turn != self.seat.number or best.action not in changed.legal():
            return False
        seat = Seat(changed, self.seat.number)
        seat.past = self.seat.past
        again = {found.action: found for found in self.judge.judge(seat, self.budget, self.seed)}
        rival = max(again.values(), key=lambda judgement: judgement.value)
        if rival.action == best.action or not candidate.rival(rival.action):
            return False
        # What could not be played before is no rival to compare with; then the best has to stand out from the next.
        before = next((found for found in self.found if found.action == rival.action), self.found[1])
        return clearly_better(best, before, self.unit) and clearly_better(rival, again[best.action], self.unit)

    def _changed(self, candidate: Candidate) -> State | None:
        """A state that the seat cannot tell from the real one but for the fact."""
        data = candidate.change(deepcopy(self.seat.sample(self.seed).to_json()))
        if data is None:
            return None
        try:
            return self.game.from_json(data)
        except BadPosition:
            return None


def clearly_better(one: Judgement, other: Judgement, unit: str) -> bool:
    """Whether an action is better than another by more than the noise, and by more than next to nothing."""
    gap = lead(one, other)
    return gap.low > 0 and gap.value >= LEAST[unit]
