"""A bot that plays any game: it imagines games that its seat cannot tell from the real one, and plays them to the end.

The games that begin alike grow a tree (open-loop UCT): near its root everybody plays what did best for them so far,
and below it at random. A sample goes on with luck of its own, so chance takes no place in the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from statistics import fmean, pstdev

from dedale.bots.bot import Gap, Judgement
from dedale.bots.budget import Budget
from dedale.bots.seat import Seat
from dedale.core.game import State

CURIOSITY = 0.7
"""How much is tried that did not do best so far, in shares of the span between the best and the worst result."""

FEWEST = 2
"""So often every action is tried, however short the time."""

SURE = 1.96
"""So many standard errors make an interval of 95 %."""


class Branch:
    """An action after those before it: how often it was played, how often it could have been, and what it came to."""

    __slots__ = ("after", "offered", "played", "total")

    def __init__(self) -> None:
        self.after: dict[int, Branch] = {}
        self.offered = 0
        self.played = 0
        self.total = 0.0


class Imagination:
    """The games that a seat has imagined after each of some actions, and the tree that they grew."""

    def __init__(self, seat: Seat, actions: list[int], seed: int) -> None:
        self.results: dict[int, list[float]] = {action: [] for action in actions}
        self._seat = seat
        self._seed = seed
        self._branches = {action: Branch() for action in actions}
        self._worst, self._best = inf, -inf

    def play_round(self, number: int) -> None:
        """Imagine how things are, and play on after every action from there."""
        imagined = self._seat.sample(self._seed + number)
        for action, results in self.results.items():
            state = imagined.clone()
            state.apply(action)
            returns = self._play_on(self._branches[action], state, Random(self._seed + number))
            results.append(returns[self._seat.number])

    def _play_on(self, branch: Branch, state: State, dice: Random) -> tuple[float, ...]:
        """Down the tree, one branch further, and on at random to the end."""
        path: list[tuple[int, Branch]] = []
        new: list[int] = []
        while state.turn >= 0 and not new:
            seat, legal = state.turn, state.legal()
            new = [action for action in legal if action not in branch.after]
            if new:
                action = dice.choice(new)
                branch.after[action] = Branch()
            else:
                action = self._choice({action: branch.after[action] for action in legal})
            for other in legal:
                if other in branch.after:
                    branch.after[other].offered += 1
            branch = branch.after[action]
            path.append((seat, branch))
            state.apply(action)
        returns = state.playout(dice.getrandbits(60))[0] if state.turn >= 0 else state.returns()
        self._worst, self._best = min(self._worst, *returns), max(self._best, *returns)
        for seat, branch in path:
            branch.played += 1
            branch.total += returns[seat]
        return returns

    def _choice(self, known: dict[int, Branch]) -> int:
        """What did best for who decides, or was not tried often yet."""
        span = self._best - self._worst or 1.0

        def promise(action: int) -> float:
            branch = known[action]
            return branch.total / branch.played + CURIOSITY * span * sqrt(log(branch.offered + 1) / branch.played)

        return max(known, key=promise)


class SearchBot:
    """Tries every action in so many imagined games: an iteration of its budget is one game for each.

    It slips in such a share of its choices: it plays without a thought.
    """

    def __init__(self, slips: float = 0.0) -> None:
        self._slips = slips

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The action that did best."""
        dice = Random(seed)
        if dice.random() < self._slips:
            return dice.choice(seat.legal())
        return self.judge(seat, budget, seed)[0].action

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """What every action came to on average, the best first."""
        return self.compare(seat, seat.legal(), budget, seed)

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """What these actions came to on average, all with the same luck; the best first."""
        imagination = Imagination(seat, actions, seed)
        enough, rounds = _enough(budget), 0
        while not enough(rounds):
            imagination.play_round(rounds)
            rounds += 1
        return _judgements(imagination.results)


def _enough(budget: Budget) -> Callable[[int], bool]:
    if (count := budget.count) is not None:
        return lambda rounds: rounds >= count
    over = budget.time_over()
    return lambda rounds: rounds >= FEWEST and over()


def _judgements(results: dict[int, list[float]]) -> list[Judgement]:
    means = {action: fmean(found) for action, found in results.items()}
    best = max(means, key=means.__getitem__)
    judged = []
    for action, found in results.items():
        value = _measured(found)
        apart = [first - other for first, other in zip(results[best], found, strict=True)]
        behind = Gap(0.0, 0.0, 0.0) if action == best else _measured(apart)
        judged.append(Judgement(action, value.value, value.low, value.high, behind))
    return sorted(judged, key=lambda one: -one.value)


def _measured(found: list[float]) -> Gap:
    """A mean with its interval; one game more, as far off as the games differ, stands for what was not seen yet."""
    value, spread = fmean(found), max(map(abs, found)) or 1.0
    reach = SURE * sqrt((pstdev(found) ** 2 + spread**2 / len(found)) / len(found))
    return Gap(value, value - reach, value + reach)
