"""Choosing the answer after which the net likes the position best.

The net judges positions in which chance comes next, or a new question: a turn, a Door or a Dream
drawn. What is still to be answered before that (the order of a Prophecy, a payment, the Tower to
lose) is tried out, and the best way to answer it counts; where there are too many ways, a plain rule picks one.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import exp as expf

    from dedale.bots.onirim.inputs import Inputs, describe
    from dedale.bots.onirim.net import Net
    from dedale.core.bits import lowest_bit
    from dedale.onirim.book import first_goal
    from dedale.onirim.cards import GOALS, NIGHTMARE
    from dedale.onirim.doors import lost_for_good
    from dedale.onirim.kinds import (
        DOOR_DRAWN,
        FINISHED,
        GOAL_FIRST,
        GOAL_SECOND,
        HAPPY_DREAM,
        HAPPY_DROP,
        MAIN,
        NIGHT,
        PAY,
        PICK,
        PUT,
        STOP,
        UNDER,
        WAIT,
    )
    from dedale.onirim.legal import answers
    from dedale.onirim.sampling import forget_the_unseen
    from dedale.onirim.state import State
    from dedale.onirim.turn import answer

    LEVELS = 24
    WHOLE_ORDERS = 4

WON = 12.0
LOST = -12.0
ONE = 1


@cython.final
@cython.cclass
class TrialPosition:
    """A position to try an answer in, and the level below for the answers after it."""

    state: State
    below: TrialPosition


@cython.final
@cython.cclass
class Mind:
    """A net, and the room it needs to think. `values` are those of the answers last weighed, as logits."""

    net: Net
    inputs: Inputs
    top: TrialPosition
    values: list[float]
    best: float
    rough: bool
    looks: int

    def __init__(self, net: Net) -> None:
        self.net = net
        self.inputs = Inputs()
        self.top = TrialPosition()
        self.top.state = State()
        level = self.top
        for _ in range(LEVELS):
            level.below = TrialPosition()
            level = level.below
            level.state = State()
        self.looks = 0
        if not cython.compiled:
            self.values = [0.0] * 64
            self.best = 0.0
            self.rough = False

    def take_in(self, true: State, viewer: int) -> None:
        """Take a position in as the viewer knows it, and stop at every chance."""
        self.top.state.copy_from(true)
        self.top.state.seeded = 0
        forget_the_unseen(self.top.state, viewer)

    def choose(self, s: State, viewer: int) -> int:
        """The best answer to the pending decision, the first of equals."""
        mask = sensible(s, answers(s))
        choice = lowest_bit(mask)
        self.rough = s.pending == HAPPY_DROP
        self.best = LOST - 1
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            self.top.below.state.copy_from(s)
            answer(self.top.below.state, a)
            value = self.worth(self.top.below, self.top.below.state, viewer)
            self.values[a] = value
            if value > self.best:
                self.best = value
                choice = a
        return choice

    def worth(self, level: TrialPosition, s: State, viewer: int) -> float:
        """The value of a position for the viewer, with the best answers to what follows without chance."""
        while s.pending == PAY:
            answer(s, lowest_bit(payment(s, answers(s))))
        if s.pending == FINISHED:
            return WON if s.won else LOST
        if lost_for_good(s):
            return LOST
        if not follows(s, viewer):
            self.looks += 1
            describe(s, viewer, self.inputs)
            return self.net.logit(self.inputs)
        mask = sensible(s, answers(s))
        if s.pending == UNDER or (s.pending == PUT and (self.rough or s.looked_n > WHOLE_ORDERS)):
            mask = deepest(mask)
        best = LOST - 1
        while mask:
            level.below.state.copy_from(s)
            answer(level.below.state, lowest_bit(mask))
            mask &= mask - 1
            value = self.worth(level.below, level.below.state, viewer)
            best = max(best, value)
        return best


def follows(s: State, viewer: int) -> bool:
    """Whether the pending decision belongs to what the viewer just did, and is tried out."""
    return (
        s.pending != WAIT
        and s.pending != MAIN
        and s.pending != STOP
        and s.pending != PICK
        and s.pending != NIGHT
        and s.pending != DOOR_DRAWN
        and s.pending != HAPPY_DREAM
        and s.seat == viewer
    )


def sensible(s: State, mask: int) -> int:
    """The answers worth trying, as a mask."""
    if s.pending == PAY:
        return payment(s, mask)
    if s.pending == GOAL_FIRST or s.pending == GOAL_SECOND:
        return swaps(s, mask)
    return mask


def payment(s: State, mask: int) -> int:
    """Pay with Nightmares as far as they go, for Premonition 3 may bring them back; with any card before."""
    if mask >> NIGHTMARE & 1 and s.cards_owed <= s.discard[NIGHTMARE]:
        return ONE << NIGHTMARE
    return mask & -mask


def swaps(s: State, mask: int) -> int:
    """Swap the Goal that is due with a later one of another colour."""
    place = first_goal(s)
    if s.pending == GOAL_FIRST:
        if place < GOALS - 1:
            return ONE << place
        return mask & -mask
    found = 0
    for other in range(s.goal_to_swap + 1, GOALS):
        if s.goal_up[other] and s.goals[other] != s.goals[s.goal_to_swap]:
            found |= ONE << other
    return found if found else mask & -mask


def deepest(mask: int) -> int:
    """Lay a Nightmare deepest."""
    if mask >> NIGHTMARE & 1:
        return ONE << NIGHTMARE
    return mask & -mask


def chance_of(logit: float) -> float:
    """The probability that a logit stands for."""
    return 1.0 / (1.0 + expf(-logit))
