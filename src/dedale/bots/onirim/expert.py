"""The bot that trusts the net and looks ahead; and what it thinks of each action."""

from __future__ import annotations

import threading
from time import perf_counter

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.onirim.judging import FEWEST, Contest, Enough
from dedale.bots.onirim.minds import Minds, imagined
from dedale.bots.onirim.playout import Playout
from dedale.bots.seat import Seat

TYPICAL_SHARE = 4
"""Most decisions are clear before the budget is spent; the others may take so many times as much."""

SHORT_FOR_ONE_TO_THE_END = 4
"""A judgement with a budget in iterations plays so many games of a few turns, each an iteration, for one to the end."""


class Pace(threading.local):
    """How much thinking fits into a second on this machine: what was done lately, over the time that it took."""

    def __init__(self, first_guess: float) -> None:
        self._done = 0.1 * first_guess
        self._seconds = 0.1

    @property
    def a_second(self) -> float:
        """So much fits into a second."""
        return self._done / self._seconds

    def note(self, done: float, seconds: float) -> None:
        """Learn from a decision that took so long; what is longer ago counts for less."""
        keep = 1 - min(0.5, seconds)
        self._done = keep * self._done + done
        self._seconds = keep * self._seconds + seconds


class ExpertBot:
    """Looks at every card that may come next, then further ahead where two actions are close."""

    def __init__(self) -> None:
        self._minds = Minds()
        self._search_pace = Pace(60_000)

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The action with the best chances as far as the budget lets it look."""
        state = imagined(seat, seed)
        mind = self._minds.of(state)
        if budget.count is not None:
            return mind.best_action(state, budget.count)
        pace = self._search_pace
        before = mind.simulations_done()
        began = perf_counter()
        action = mind.best_action(state, int(pace.a_second * (budget.seconds or 0) * TYPICAL_SHARE))
        pace.note(mind.simulations_done() - before, perf_counter() - began)
        return action

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """Play on for a few turns many times after each action; the best first."""
        contest = self._contest(seat, seat.legal(), seed)
        contest.find_best(_enough(budget))
        return contest.judgements()

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """Play on after these actions, to the end too, until the difference is known; the best first."""
        contest = self._contest(seat, actions, seed)
        contest.settle(_enough(budget), _enough(budget, SHORT_FOR_ONE_TO_THE_END))
        return contest.judgements()

    def _contest(self, seat: Seat, actions: list[int], seed: int) -> Contest:
        state = imagined(seat, seed)
        playout = Playout(self._minds.of(state))
        base = playout.open(state, 0)
        return Contest(playout, base, actions)


def _enough(budget: Budget, share: int = 1) -> Enough:
    """Whether the games of a budget have been played, or one in so many, or its time is over; never before a few."""
    if (count := budget.count) is not None:
        return lambda games: games >= count // share
    over = budget.time_over()
    return lambda games: games >= FEWEST and over()
