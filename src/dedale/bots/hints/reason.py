"""Why an action is the best: a fact of the position which, were it otherwise, would make the choice worth less."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from math import log

import msgspec

from dedale.bots.bot import Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.estimate import lead
from dedale.bots.seat import Seat
from dedale.core.errors import BadPosition
from dedale.core.facts import POINTS, TURNS
from dedale.core.game import Game, Json, State

LEAST = {POINTS: 0.02, TURNS: 0.1}
"""What an action has to be better by to count as better at all, by the unit of the values."""

MATTERS = {POINTS: 0.03, TURNS: 0.3}
"""What seems better by less than that, and not clearly, may as well be worse."""

SHARE = 0.25
"""So much of what a choice is ahead by has to hang on a fact for the fact to be a reason."""

LEAST_LOST = {POINTS: 0.1, TURNS: 0.1}
"""And at least so much of its lead: in logits, which do not shrink as both choices come near to certainty; in turns."""

SURE = 0.001
"""A chance so near to nought or to one is as good as that."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence as a code with its facts: numbers, and the codes of cards, colours, treasures and the like."""

    code: str
    facts: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat may do, as it would be told to a friend: an action, and what belongs to it in the same turn."""

    actions: tuple[int, ...]
    judgement: Judgement
    same: tuple[int, ...] = ()
    """Other first actions that come to the same."""

    @property
    def action(self) -> int:
        """The action that the seat is asked for now."""
        return self.actions[0]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A reason that may hold: to be tried by changing its fact and judging again."""

    reason: Reason
    rival: Callable[[int], bool]
    """Whether the reason speaks against this action."""
    change: Callable[[Json], Json | None]
    """The state with the fact otherwise and as little else as can be; None where that cannot be. It may change what it
    is given."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A decision as it was judged, and all that is needed to judge it again with something changed.

    The judge of a trial has no dice, or throws the same ones each time: what differs comes from the change.
    """

    game: Game
    seat: Seat
    best: Judgement
    next: Judgement
    judge: Judge
    budget: Budget
    seed: int
    unit: str

    def judged(self) -> dict[int, float]:
        """What the judge of the trial thinks of the position as it is."""
        return self._values(self.seat)

    def holds(self, candidate: Candidate, before: dict[int, float]) -> bool:
        """Whether the best choice is another one with the fact changed, or is ahead by clearly less."""
        best = self.best.action
        changed = self._changed(candidate)
        if changed is None or changed.turn != self.seat.number or best not in changed.legal():
            return False
        seat = Seat(changed, self.seat.number)
        seat.past = self.seat.past
        after = self._values(seat)
        # A reason against what could not be played before is as good as one against the next best.
        rivals = [action for action in after if candidate.rival(action)]
        new = [action for action in rivals if action not in before]
        if best not in before or best not in after or not (self.next.action in rivals or new):
            return False
        rival = self.next.action if self.next.action in rivals else max(new, key=after.__getitem__)
        first = self._lead(before[best], before.get(rival, before.get(self.next.action, before[best])))
        lost = first - self._lead(after[best], after[rival])
        judged = self._lead(self.best.value, self.next.value)
        return lost >= max(LEAST_LOST[self.unit], SHARE * max(first, judged))

    def _lead(self, one: float, other: float) -> float:
        return logit(one) - logit(other) if self.unit == POINTS else one - other

    def _values(self, seat: Seat) -> dict[int, float]:
        return {found.action: found.value for found in self.judge.judge(seat, self.budget, self.seed)}

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


def seems_better(one: Judgement, other: Judgement, unit: str) -> bool:
    """Whether an action is better than another by what matters, as far as the judge can see."""
    return lead(one, other).value >= MATTERS[unit]


def hardly_better(one: Judgement, other: Judgement, unit: str) -> bool:
    """Whether an action is better than another by more than next to nothing, as far as the judge can see."""
    return lead(one, other).value >= LEAST[unit]


def logit(chance: float) -> float:
    """A chance as the logarithm of its odds."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))
