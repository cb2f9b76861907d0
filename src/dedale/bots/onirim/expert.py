"""The bot that trusts the net and looks ahead; and what it thinks of each action."""

from __future__ import annotations

import threading
from math import sqrt
from time import perf_counter

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.onirim.minds import Minds, imagined
from dedale.bots.seat import Seat

LENGTH = 8
"""How many decisions the game goes on when an action is judged."""
TYPICAL_SHARE = 4
"""Most decisions are clear before the budget is spent; the others may take so many times as much."""


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
        self._judging_pace = Pace(2_000)

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
        """Let the game go on many times after each action; the best first."""
        state = imagined(seat, seed)
        mind = self._minds.of(state)
        count = budget.count
        pace = self._judging_pace
        choices = len(seat.legal())
        if count is None:
            count = max(8, int(pace.a_second * (budget.seconds or 0) / choices))
        began = perf_counter()
        mind.judge(state, count, LENGTH)
        found = mind.verdicts(state)
        if budget.count is None:
            pace.note(sum(times for _, _, _, times in found), perf_counter() - began)
        judged = []
        for action, mean, variance, times in found:
            reach = 1.96 * sqrt(variance / times)
            judged.append(Judgement(action, mean, max(0.0, mean - reach), min(1.0, mean + reach)))
        return sorted(judged, key=lambda judgement: -judgement.value)
