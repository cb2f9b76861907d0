"""The sums of an analysis: every change of a seat's value is luck, an own choice, or a choice of the others.

A seat's value is read where it decides, from what it knows there; where all win and lose together,
it is read at every decision. What has changed since the last reading and was nobody's choice is luck.
Where nothing at all has happened in between, the judge has only thought again: the value stays what it was as far
as the new interval holds it.
Of opponents one wins: what one reading leaves is shared by the others as before, so that all values sum to 1.
"""

from __future__ import annotations

from math import hypot

from dedale.bots.analysis.report import Account, Draw, JudgedChoice, Point
from dedale.bots.estimate import Estimate
from dedale.core.facts import POINTS


class Ledger:
    """The values of all seats in the course of one game, and what changed them."""

    def __init__(self, seats: int, unit: str, shared: bool) -> None:
        self.draws: list[Draw] = []
        self.curve: list[Point] = []
        self._shared = shared
        self._unit = unit
        self._seats = range(seats)
        self._values: list[float] = []
        self._start: list[float] = []
        self._luck = [0.0] * seats
        self._own = [0.0] * seats
        self._others = [0.0] * seats
        self._given_up = [0.0] * seats
        self._noise = [0.0] * seats
        self._spread = [0.0] * seats
        """By how much a seat's value may be off, as it was last read."""
        self._unread: list[list[str]] = [[] for _ in self._seats]
        self._stale = [False] * seats
        """Whether something has happened since a seat's value was read that it did not decide itself."""

    @property
    def begun(self) -> bool:
        """Whether a value has been read."""
        return bool(self._values)

    def value(self, seat: int) -> float:
        """What a seat's game is worth."""
        return self._values[seat]

    def chance(self, outcomes: list[str]) -> None:
        """Chance brought this since the decision before."""
        for seat in self._seats:
            self._unread[seat] += outcomes
            self._stale[seat] |= bool(outcomes)

    def read(self, at: int, step: int, seat: int, best: Estimate) -> None:
        """A seat is to decide, and its game is worth so much if it decides well."""
        spread = (best.high - best.low) / 2
        if not self._values:
            self._begin(seat, best)
        else:
            value = best.value if self._stale[seat] else min(best.high, max(best.low, self._values[seat]))
            self._book_luck(at, step, seat, self._shared_out(seat, value), spread)
        for reader in self._readers(seat):
            self._spread[reader] = spread
            self._unread[reader] = []
            self._stale[reader] = False
        self.curve.append(Point(at, step, list(self._values)))

    def choose(self, choice: JudgedChoice) -> None:
        """A seat has decided, and lost something by it or nothing."""
        seat = choice.seat
        self._own[seat] -= choice.cost
        self._noise[seat] = hypot(self._noise[seat], choice.loss.value - choice.loss.low)
        gains = self._gains(seat, choice.cost)
        for other in self._seats:
            self._values[other] += gains[other]
            if other != seat:
                self._others[other] += gains[other]
                self._stale[other] = True
        self.curve.append(Point(choice.at, choice.step, list(self._values)))

    def give_up(self, at: int, step: int, seat: int, returns: tuple[float, ...]) -> None:
        """The seat gives the game up: what was left of it is lost, to all but the winner if there is one.

        Alone there is nothing to lose but turns.
        """
        for other in self._seats:
            left = self._values[other] - returns[other] if self._unit == POINTS else 0.0
            self._given_up[other] = -left
            if other == seat:
                self._own[other] -= left
            else:
                self._others[other] -= left
            self._values[other] -= left
        self.curve.append(Point(at, step, list(self._values)))

    def end(self, at: int, step: int, returns: tuple[float, ...]) -> None:
        """The game has ended like this: what is still missing was luck."""
        if self._shared:
            decided_last = min(self._seats, key=lambda seat: self._stale[seat])
            self._book_luck(at, step, decided_last, dict(enumerate(returns)))
        else:
            for seat in self._seats:
                self._book_luck(at, step, seat, {seat: returns[seat]})
        self.curve.append(Point(at, step, list(self._values)))

    def accounts(self) -> list[Account]:
        """An account for every seat."""
        return [
            Account(
                start=self._start[seat],
                luck=self._luck[seat],
                own=self._own[seat],
                others=self._others[seat],
                result=self._values[seat],
                given_up=self._given_up[seat],
                noise=self._noise[seat],
            )
            for seat in self._seats
        ]

    def _begin(self, seat: int, best: Estimate) -> None:
        """The first value that is known: the others' share of the rest is equal."""
        rest = (1.0 - best.value) / max(1, len(self._seats) - 1)
        self._values = [best.value if self._shared or other == seat else rest for other in self._seats]
        self._start = list(self._values)
        self._noise = [best.value - best.low] * len(self._seats)
        self._unread = [[] for _ in self._seats]

    def _shared_out(self, seat: int, value: float) -> dict[int, float]:
        """The values of all once a seat has read its own: of opponents the others share the rest as they did before."""
        if self._shared or len(self._seats) == 1:
            return dict.fromkeys(self._seats, value)
        others = [other for other in self._seats if other != seat]
        whole = sum(self._values[other] for other in others)
        shares = {other: self._values[other] / whole if whole > 0 else 1 / len(others) for other in others}
        return {seat: value} | {other: (1.0 - value) * shares[other] for other in others}

    def _readers(self, seat: int) -> list[int]:
        return list(self._seats) if self._shared else [seat]

    def _book_luck(self, at: int, step: int, seat: int, values: dict[int, float], spread: float = 0.0) -> None:
        change = [values[other] - self._values[other] if other in values else 0.0 for other in self._seats]
        if self._unread[seat] or any(change):
            self.draws.append(Draw(at, step, seat, self._unread[seat], change, hypot(self._spread[seat], spread)))
        for other in values:
            self._luck[other] += change[other]
            self._values[other] += change[other]

    def _gains(self, seat: int, loss: float) -> list[float]:
        """What a seat's loss is to each: a loss to all who share it; else a gain of the others.

        The others share it in proportion to their values, and none rises above certainty.
        """
        if self._shared:
            return [-loss] * len(self._seats)
        others = [other for other in self._seats if other != seat]
        whole = sum(self._values[other] for other in others)
        gains = [0.0] * len(self._seats)
        gains[seat] = -loss
        for other in others:
            share = self._values[other] / whole if whole > 0 else 1 / len(others)
            gains[other] = min(loss * share, max(0.0, 1.0 - self._values[other]))
        return gains
