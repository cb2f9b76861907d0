"""What each action is worth: how often the game is won after it, played on with the same luck for all.

Games of a few turns, and what the net thinks of the positions that they lead to, tell two actions apart soon, for
little luck is in them. How far the net may be off there was measured, and counts as an error. Games to the end know
what it does not.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt

from dedale.bots.bot import Gap, Judgement
from dedale.bots.measure import SURE, Measure, difference, mean, share
from dedale.bots.onirim.playout import MOST_AT_ONCE, Playout

TURNS = 6
"""So many turns are played before the net is asked."""

NET_APART = 0.01, 0.2
"""How far the difference of two actions may be off by what the net thinks after these turns, as a standard error: so
much where all is open, less where most of those games have ended, and so much of itself."""

NET_OFF = 0.07
"""How far the value of an action may be off in the same way."""

UNSEEN_SPREAD = 0.02
"""A few short games may happen to be alike: they spread by so much more."""

CONTRADICTED = 2.5
"""Where games to the end are further from that than so many standard errors, they alone count."""

FEWEST = 8
"""So many games are played after every action before any of them is left aside."""

MOST_SHORT = 1024
"""No more short games are played after each action."""

LEFT_ASIDE = 2.6
"""An action that is behind the best by so many standard errors is played on no longer."""

TOLD_APART = 64
"""A difference is never taken as settled after fewer games to the end, unless the net says enough."""

CLOSE_ENOUGH = 0.015, 0.15
"""A difference is settled once it is known to so much, or to so much of itself."""

VALUE_KNOWN, VALUE_SHOWN = 0.015, 0.08
"""The value of an answer that is looked at alone is known well enough once it is known to so much; of the better of
two, where the difference matters more, once it is known to so much."""

VALUE_GAMES = 32
"""So many more games are played at a time where only a value is asked for."""

TO_THE_END = 1 << 40
"""The number of the first game that is played to the end: its luck is no short game's."""

Enough = Callable[[int], bool]
"""Whether a number of games after each action is enough, for the budget."""


class Contest:
    """Some answers, played on from one position; games with the same luck have the same place.

    Of short games the chances that the net saw at their end are kept, of those to the end bits: won or not.
    """

    def __init__(self, playout: Playout, base: int, actions: list[int]) -> None:
        self._playout = playout
        self._base = base
        self._chances: dict[int, list[float]] = {action - base: [] for action in actions}
        self._won = dict.fromkeys(self._chances, 0)
        self._games = dict.fromkeys(self._chances, 0)
        self._left = list(self._chances)

    def find_best(self, enough: Enough) -> None:
        """Play on for a few turns, and leave aside what is clearly worse, until the net can say no more.

        Or until the budget is spent.
        """
        games = FEWEST
        while True:
            spent = self._play_short(games, enough)
            best = self._best()
            self._left = [answer for answer in self._left if not self._hopeless(best, answer)]
            if spent or len(self._left) == 1 or games >= MOST_SHORT or self._net_is_the_limit(best):
                return
            games *= 2

    def settle(self, enough: Enough, enough_to_the_end: Enough) -> None:
        """Play on until the differences and the best one's value are known; or until the budget is spent."""
        self.find_best(enough)
        self._left = list(self._chances)
        games = 0
        while not self._told_apart():
            games += TOLD_APART if not games else games // 2
            if self._play_up_to(games, enough_to_the_end):
                return
        known = VALUE_KNOWN if len(self._left) == 1 else VALUE_SHOWN
        self._left = [self._best()]
        while SURE * self._value(self._left[0]).error > known:
            games += VALUE_GAMES
            if self._play_up_to(games, enough_to_the_end):
                return

    def play(self, games: int) -> None:
        """Play so many games to the end after each answer."""
        self._play_up_to(games, lambda _: False)

    def judgements(self) -> list[Judgement]:
        """What is known of every answer, the best first."""
        best = self._best()
        top = self._value(best).gap()
        judged = [Judgement(best + self._base, *_chance(top.value, top.low, top.high), Gap(0.0, 0.0, 0.0))]
        for answer in self._won:
            if answer != best:
                behind = self._behind(best, answer)
                told = Measure(judged[0].value - behind.value, self._value(answer).error).gap()
                judged.append(Judgement(answer + self._base, *_chance(told.value, told.low, told.high), behind))
        return sorted(judged, key=lambda one: (one.action != best + self._base, -one.value))

    def _play_short(self, games: int, enough: Enough) -> bool:
        """Play all that are left on for a few turns; whether the budget is spent."""
        mask = sum(1 << answer for answer in self._left)
        while (played := len(self._chances[self._left[0]])) < games:
            if enough(played):
                return True
            count = min(MOST_AT_ONCE if played >= MOST_AT_ONCE else FEWEST, games - played)
            for answer, seen in zip(sorted(self._left), self._playout.chances(mask, played, count, TURNS), strict=True):
                self._chances[answer] += seen
        return enough(games)

    def _play_up_to(self, games: int, enough: Enough) -> bool:
        """Play all that are left on to the end; whether the budget is spent."""
        mask = sum(1 << answer for answer in self._left)
        while (played := self._games[self._left[0]]) < games:
            if enough(played):
                return True
            count = min(MOST_AT_ONCE if played >= MOST_AT_ONCE else FEWEST, games - played)
            ends = self._playout.wins(mask, TO_THE_END + played, count)
            for answer, won in zip(sorted(self._left), ends, strict=True):
                self._won[answer] |= won << played
                self._games[answer] += count
        return enough(games)

    def _best(self) -> int:
        """Of those that are left, the one that no other is ahead of: all are weighed against the likeliest."""
        first = max(self._left, key=lambda answer: self._value(answer).value)
        return min(self._left, key=lambda answer: self._apart(first, answer).value)

    def _behind(self, best: int, answer: int, z: float = SURE) -> Gap:
        return _possible(self._apart(best, answer).gap(z)) if best != answer else Gap(0.0, 0.0, 0.0)

    def _apart(self, best: int, answer: int) -> Measure:
        """How much better the one is than the other, by all games that both have played."""
        if best == answer:
            return Measure(0.0, 0.0)
        games = min(self._games[best], self._games[answer])
        seen = self._seen_apart(best, answer)
        if not games and seen is not None:
            return seen
        both = (1 << games) - 1
        better = self._won[best] & ~self._won[answer] & both
        worse = self._won[answer] & ~self._won[best] & both
        ended = difference(better.bit_count(), worse.bit_count(), games)
        return ended if seen is None else together(seen, ended)

    def _seen_apart(self, best: int, answer: int) -> Measure | None:
        """The same by short games and the net."""
        pairs = list(zip(self._chances[best], self._chances[answer], strict=False))
        if not pairs:
            return None
        by_luck = mean([one - other for one, other in pairs], UNSEEN_SPREAD)
        return Measure(by_luck.value, hypot(by_luck.error, self._net_off_apart(best, by_luck.value)))

    def _net_off_apart(self, best: int, gap: float) -> float:
        return NET_APART[0] * _open(self._chances[best]) + NET_APART[1] * abs(gap)

    def _value(self, answer: int) -> Measure:
        chances = self._chances[answer]
        ended = share(self._won[answer].bit_count(), self._games[answer])
        if not chances:
            return ended
        by_luck = mean(chances, UNSEEN_SPREAD)
        seen = Measure(by_luck.value, hypot(by_luck.error, NET_OFF * _open(chances)))
        return together(seen, ended) if self._games[answer] else seen

    def _told_apart(self) -> bool:
        """Whether all differences are known well enough."""
        best = self._best()
        least, part = CLOSE_ENOUGH
        gaps = (self._behind(best, answer) for answer in self._left if answer != best)
        return all(gap.high - gap.low <= 2 * max(least, part * abs(gap.value)) for gap in gaps)

    def _hopeless(self, best: int, answer: int) -> bool:
        return self._behind(best, answer, LEFT_ASIDE).low > 0

    def _net_is_the_limit(self, best: int) -> bool:
        """Whether luck is a smaller part of the error than the net is, for all differences, or for the value of one."""
        for answer in self._left:
            if answer != best:
                pairs = zip(self._chances[best], self._chances[answer], strict=False)
                by_luck = mean([one - other for one, other in pairs], UNSEEN_SPREAD)
                if by_luck.error > self._net_off_apart(best, by_luck.value):
                    return False
        return True


def together(seen: Measure, ended: Measure) -> Measure:
    """What short games and those to the end say together; these alone where they contradict the others."""
    if abs(seen.value - ended.value) > CONTRADICTED * hypot(seen.error, ended.error):
        return ended
    return seen.joined(ended)


def _open(chances: list[float]) -> float:
    """How open the games are whose chances these are: 1 if all stand at one in two, 0 if all have ended."""
    return sqrt(sum(4 * chance * (1 - chance) for chance in chances) / len(chances))


def _chance(value: float, low: float, high: float) -> tuple[float, float, float]:
    """A chance with its interval: none is less than 0 or more than 1."""
    value = min(1.0, max(0.0, value))
    return value, min(value, max(0.0, low)), max(value, min(1.0, high))


def _possible(gap: Gap) -> Gap:
    """A difference of two chances with its interval: nothing is further apart than 1."""
    return Gap(gap.value, max(-1.0, gap.low), min(1.0, gap.high))
