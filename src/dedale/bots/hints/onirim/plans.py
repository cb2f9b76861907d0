"""What belongs together in Onirim: a swap, the order of the cards laid back, two Goals that change places."""

from __future__ import annotations

from itertools import islice

from dedale.bots.bot import Judge
from dedale.bots.budget import Budget
from dedale.bots.hints.onirim.scene import move_of
from dedale.bots.hints.reason import Plan
from dedale.bots.judges import trial_judge_of
from dedale.bots.seat import Seat

GOES_ON = {"drop": ("put",), "put": ("put",), "swap-give": ("swap-take",), "goal-first": ("goal-second",)}
"""The decisions that are one with the one before: without chance, of the same seat, and seen by it alone to the end."""

AT_A_GLANCE = Budget(iterations=1)


def plans(seat: Seat, judge: Judge, budget: Budget, seed: int) -> tuple[Plan, Plan | None]:
    """The best action and the next, each with what belongs to it; a swap of a card for its like is none."""
    ranked = sorted(judge.judge(seat, budget, seed), key=lambda judgement: -judgement.value)
    whole = (_whole(seat, Plan((judgement.action,), judgement)) for judgement in ranked)
    best, *others = list(islice((plan for plan in whole if not _swaps_likes(plan)), 2))
    return best, others[0] if others else None


def _swaps_likes(plan: Plan) -> bool:
    """Whether a card is given and its like taken."""
    first, *after = map(move_of, plan.actions)
    return first.verb == "give" and any(taken.card == first.card for taken in after[:1])


def _whole(seat: Seat, plan: Plan) -> Plan:
    """The plan with the answers to all that belongs to its action."""
    actions = list(plan.actions)
    kinds = GOES_ON.get(seat.kind, ())
    while kinds:
        seat = seat.after(actions[-1])
        if seat.turn != seat.number or seat.kind not in kinds:
            break
        kinds = GOES_ON.get(seat.kind, ())
        liked = trial_judge_of("onirim").judge(seat, AT_A_GLANCE, 0)
        actions.append(liked[0].action)
    return Plan(tuple(actions), plan.judgement)
