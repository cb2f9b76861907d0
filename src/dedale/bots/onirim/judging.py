"""What each action is worth: how often the game is won after it, played to the end with the same luck for all."""

from __future__ import annotations

from collections.abc import Callable

from dedale.bots.bot import Gap, Judgement
from dedale.bots.measure import SURE, Measure, difference, share
from dedale.bots.onirim.playout import MOST_AT_ONCE, Playout

FEWEST = 8
"""So many games are played after every action before any of them is left aside."""

LEFT_ASIDE = 2.6
"""An action that is behind the best by so many standard errors is played on no longer."""

NOTHING_AT_STAKE = 0.01
"""Where no action can be better than the best by more than that, the judge has seen enough."""

TOLD_APART = 128
"""A difference is never taken as settled after fewer games."""

CLOSE_ENOUGH = 0.012, 0.25
"""A difference is settled once it is known to so much, or to so much of itself."""

THOUGHT = 0.1
"""How far a first thought of the net is off, as a standard error: measured by kinds of rules, the worst of them."""

THOUGHT_APART = 0.03, 0.5
"""How far the difference of two first thoughts is off: so much, and so much of itself."""

VALUE_KNOWN = 0.015
"""Where one answer alone is looked at, its value is known well enough once it is known to so much."""

Enough = Callable[[int], bool]
"""Whether a number of games after each action is enough, for the budget."""


class Contest:
    """Some answers, played on from one position; the games of each as bits, those with the same luck in one place."""

    def __init__(self, playout: Playout, base: int, actions: list[int], thoughts: dict[int, float]) -> None:
        """`thoughts` are the net's, by answer: chances that count as much as some games."""
        self._playout = playout
        self._base = base
        self._won = {action - base: 0 for action in actions}
        self._games = dict.fromkeys(self._won, 0)
        self._left = list(self._won)
        self._thoughts = thoughts

    def find_best(self, enough: Enough) -> None:
        """Play on, and leave aside what is clearly worse, until the best is found or the budget is spent."""
        games = FEWEST
        while True:
            spent = self._play_up_to(games, enough)
            best = self._best()
            self._left = [answer for answer in self._left if not self._hopeless(best, answer)]
            if spent or len(self._left) == 1 or self._nothing_at_stake(best):
                return
            games *= 2

    def settle(self, enough: Enough) -> None:
        """Play on until the differences are known, or of one alone its value; or until the budget is spent."""
        games = TOLD_APART
        least, share = CLOSE_ENOUGH
        while not self._play_up_to(games, enough):
            best = self._best()
            gaps = [self._behind(best, answer) for answer in self._left if answer != best]
            value = self._value(best)
            if not gaps and value.high - value.low <= 2 * VALUE_KNOWN:
                return
            if gaps and all(gap.high - gap.low <= 2 * max(least, share * abs(gap.value)) for gap in gaps):
                return
            games += games // 2

    def play(self, games: int) -> None:
        """Play so many games after each answer."""
        self._play_up_to(games, lambda _: False)

    def judgements(self) -> list[Judgement]:
        """What is known of every answer, the best first."""
        best = self._best()
        top = self._value(best)
        judged = [Judgement(best + self._base, top.value, *_within(top.low, top.high), Gap(0.0, 0.0, 0.0))]
        for answer in self._won:
            if answer != best:
                behind, own = self._behind(best, answer), self._value(answer)
                value = min(1.0, max(0.0, top.value - behind.value))
                low, high = _within(min(value, own.low), max(value, own.high))
                judged.append(Judgement(answer + self._base, value, low, high, behind))
        return sorted(judged, key=lambda one: (one.action != best + self._base, -one.value))

    def _play_up_to(self, games: int, enough: Enough) -> bool:
        """Play all that are left on; whether the budget is spent."""
        mask = sum(1 << answer for answer in self._left)
        while (played := self._games[self._left[0]]) < games:
            if enough(played):
                return True
            count = min(MOST_AT_ONCE if played >= MOST_AT_ONCE else FEWEST, games - played)
            for answer, won in zip(sorted(self._left), self._playout.wins(mask, played, count), strict=True):
                self._won[answer] |= won << played
                self._games[answer] += count
        return enough(games)

    def _best(self) -> int:
        """Of those that are left, the one that no other is ahead of: each is weighed against the one played best."""
        first = max(self._left, key=lambda answer: self._won[answer].bit_count())
        return min(self._left, key=lambda answer: self._behind(first, answer).value)

    def _behind(self, best: int, answer: int, z: float = SURE) -> Gap:
        if best == answer:
            return Gap(0.0, 0.0, 0.0)
        games = min(self._games[best], self._games[answer])
        both = (1 << games) - 1
        better = self._won[best] & ~self._won[answer] & both
        worse = self._won[answer] & ~self._won[best] & both
        seen = difference(better.bit_count(), worse.bit_count(), games)
        if best not in self._thoughts or answer not in self._thoughts:
            return _possible(seen.gap(z))
        thought = self._thoughts[best] - self._thoughts[answer]
        return _possible(seen.joined(Measure(thought, THOUGHT_APART[0] + THOUGHT_APART[1] * abs(thought))).gap(z))

    def _value(self, answer: int) -> Gap:
        seen = share(self._won[answer].bit_count(), self._games[answer])
        if answer in self._thoughts:
            seen = seen.joined(Measure(self._thoughts[answer], THOUGHT))
        return seen.gap()

    def _hopeless(self, best: int, answer: int) -> bool:
        return self._behind(best, answer, LEFT_ASIDE).low > 0

    def _nothing_at_stake(self, best: int) -> bool:
        gaps = (self._behind(best, answer) for answer in self._left if answer != best)
        return all(gap.high < NOTHING_AT_STAKE and gap.low > -NOTHING_AT_STAKE for gap in gaps)


def _within(low: float, high: float) -> tuple[float, float]:
    return max(0.0, low), min(1.0, high)


def _possible(gap: Gap) -> Gap:
    """A difference of two chances with its interval: nothing is further apart than 1."""
    return Gap(gap.value, max(-1.0, gap.low), min(1.0, gap.high))
