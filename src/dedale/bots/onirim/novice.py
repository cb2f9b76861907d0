"""A bot that plays by the same few rules as `simple`, and overlooks things as a beginner does."""

from __future__ import annotations

from random import Random

from dedale.bots.budget import Budget
from dedale.bots.onirim.simple import NEVER, RULES, Glance
from dedale.bots.seat import Seat
from dedale.onirim.decisions import TEXTS

OVERLOOKED = 0.08
"""How often it does not think of an answer."""


class NoviceBot:
    """Does not think of every answer: of a card in its hand, of a key that would pay, of what a Prophecy may put off.

    What it does think of it judges well enough: it does nothing that the rules of `simple` never do if there is
    anything else.
    """

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The answer that it likes best among those that it thinks of."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        glance = Glance(seat)
        rule = RULES[seat.kind]
        liking = {action: rule(glance, *TEXTS[action].split()) for action in legal}
        sensible = [action for action in legal if liking[action] > NEVER]
        dice = Random(seed)
        thought_of = [action for action in sensible if dice.random() >= OVERLOOKED]
        return max(thought_of or sensible or legal, key=liking.__getitem__)
