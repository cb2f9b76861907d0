"""The count of a row: its batches added up in their order, and the figures that follow."""

from __future__ import annotations

from collections.abc import Collection
from statistics import fmean

import msgspec

import dedale
from dedale.lab.batch import NO_WINNER, Played
from dedale.lab.intervals import mean_interval, wilson, wilson_of_deals
from dedale.lab.plan import Row, RunPlan

PARTNERS = "+"
"""Between the bots of two seats that play together."""


class Standing(msgspec.Struct, frozen=True):
    """The figures of one side of a row: a rate of wins or a mean number of turns, and its interval.

    In a match the first bot is a side of its own; the others are one side for each name. Partners are one side.
    """

    bot: str
    seats: int
    games: int
    value: float
    low: float
    high: float
    par: float | None
    """What its seats would win if all bots were equal: in a match only."""
    unfinished: int
    """Games that the limit of turns ended."""
    decisions: float
    """A game, of all bots."""
    seconds: float
    """To choose once, where there was a choice: a mean over whole games."""
    turn_seconds: float | None
    """To choose a whole turn, in a game whose turns have a fixed number of decisions."""


class Tally:
    """What a row has come to so far."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.outcomes: list[int] = []
        self.lengths: list[int] = []
        self.seconds = 0.0
        self._sum = 0
        self._half_width: float | None = None
        bots = len(row.bots)
        self._decisions, self._asked, self._thought = [0] * bots, [0] * bots, [0.0] * bots

    @property
    def games(self) -> int:
        return len(self.outcomes)

    def add(self, played: Played) -> None:
        """Add the next batch."""
        self.outcomes += played.outcomes
        self._sum += sum(played.outcomes)
        self._half_width = None
        self.lengths += played.lengths
        self.seconds += played.seconds
        for bot in range(len(self.row.bots)):
            self._decisions[bot] += played.decisions[bot]
            self._asked[bot] += played.asked[bot]
            self._thought[bot] += played.thought[bot]

    def figure(self, places: Collection[int] = (0,)) -> tuple[float, float, float]:
        """The rate or mean of the bots in these places, and its interval."""
        if self.row.measure == "turns":
            return fmean(self.outcomes), *mean_interval(self.outcomes)
        seats = len(self.row.bots)
        if self.row.measure == "wins" and seats == 1:
            rate = self._sum / self.games
            return rate, *wilson(rate, self.games)
        won = [outcome in places if self.row.measure == "match" else outcome == 1 for outcome in self.outcomes]
        deals = [sum(won[first : first + seats]) for first in range(0, len(won), seats)]
        return fmean(won), *wilson_of_deals(deals, seats)

    def half_width(self) -> float:
        """Half the width of the first bot's interval."""
        if self._half_width is None:
            _, low, high = self.figure()
            self._half_width = (high - low) / 2
        return self._half_width

    def standings(self) -> list[Standing]:
        """The figures of each side, in the order in which they were named; none before the first game."""
        if not self.games:
            return []
        if self.row.measure != "match":
            return [self._standing(list(range(len(self.row.bots))))]
        return [self._standing(places) for places in _sides(self.row.bots)]

    def _standing(self, places: list[int]) -> Standing:
        thought = sum(self._thought[place] for place in places)
        asked = sum(self._asked[place] for place in places)
        decisions = sum(self._decisions[place] for place in places)
        turn = dedale.game(self.row.game).facts.decisions_a_turn
        value, low, high = self.figure(places)
        return Standing(
            bot=self.row.bots[places[0]] if self.row.measure == "match" else PARTNERS.join(self.row.bots),
            seats=len(places) if self.row.measure == "match" else self.row.seats,
            games=self.games,
            value=value,
            low=low,
            high=high,
            par=len(places) / len(self.row.bots) if self.row.measure == "match" else None,
            unfinished=self._unfinished(),
            decisions=fmean(self.lengths),
            seconds=thought / max(asked, 1),
            turn_seconds=thought / max(decisions / turn, 1) if turn else None,
        )

    def _unfinished(self) -> int:
        if self.row.measure == "match":
            return self.outcomes.count(NO_WINNER)
        limits = {self.row.options[name] for name in dedale.game(self.row.game).facts.endless}
        return sum(outcome in limits for outcome in self.outcomes) if self.row.measure == "turns" else 0


def enough(plan: RunPlan, tally: Tally) -> bool:
    """Whether a row needs no more games."""
    if tally.games >= plan.games_of(tally.row):
        return True
    return plan.half_width is not None and tally.games > 0 and tally.half_width() <= plan.half_width


def _sides(bots: tuple[str, ...]) -> list[list[int]]:
    others: dict[str, list[int]] = {}
    for place, bot in enumerate(bots[1:], start=1):
        others.setdefault(bot, []).append(place)
    return [[0], *others.values()]
