"""The order in which cards come: the same deck for every answer that is tried.

Every card in the bag has a place, a number from 0 to 1, and the smallest comes next. Whoever takes another card out
of the deck leaves the places of the rest as they were; what goes back gets a new place behind all that has come. So two
ways to go on meet the same cards in the same order as far as their decks agree, and each deck alone is a fair one.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.chance import GAMMA, M64, scramble
    from dedale.onirim.cards import KINDS, PREMONITION, PREMONITIONS
    from dedale.onirim.kinds import NONE, WAIT
    from dedale.onirim.state import REVEAL_PREMONITIONS, State
    from dedale.onirim.turn import advance

    MOST_COPIES = 10

PART = 1.0 / (1 << 53)


@cython.final
@cython.cclass
class Coming:
    """The places of the cards in one deck; `begin` makes another one."""

    luck: int
    passed: float
    place: list[float]
    copies: list[int]
    made: list[int]

    if not cython.compiled:

        def __init__(self) -> None:
            self.luck = 0
            self.passed = 0.0
            self.place = [0.0] * (KINDS * MOST_COPIES)
            self.copies = [0] * KINDS
            self.made = [0] * KINDS

    def begin(self, luck: int) -> None:
        """A deck whose order follows from this number."""
        self.luck = luck
        self.passed = 0.0
        for card in range(KINDS):
            self.copies[card] = self.made[card] = 0

    def bring(self, s: State) -> None:
        """Let chance run up to the next decision."""
        while s.pending == WAIT:
            s.scripted = self.premonition(s) if s.steps[s.steps_n - 1] == REVEAL_PREMONITIONS else self.card(s)
            s.pending = NONE
            advance(s)

    def premonition(self, s: State) -> int:
        """The Premonition that is turned up next."""
        first = 2.0
        found = 0
        for number in range(PREMONITIONS):
            if s.face_down >> number & 1 and self.number(KINDS + number, 0) < first:
                first = self.number(KINDS + number, 0)
                found = number
        return PREMONITION + found

    def card(self, s: State) -> int:
        """The card of the bag that comes next."""
        first = 2.0
        found = 0
        where = 0
        for card in range(KINDS):
            self.copies[card] = min(self.copies[card], s.bag[card])
            while self.copies[card] < s.bag[card]:
                fresh = self.passed + (1.0 - self.passed) * self.number(card, self.made[card])
                self.place[card * MOST_COPIES + self.copies[card]] = fresh
                self.copies[card] += 1
                self.made[card] += 1
            for at in range(card * MOST_COPIES, card * MOST_COPIES + self.copies[card]):
                if self.place[at] < first:
                    first = self.place[at]
                    found = card
                    where = at
        self.copies[found] -= 1
        for at in range(where, found * MOST_COPIES + self.copies[found]):
            self.place[at] = self.place[at + 1]
        self.passed = first
        return found

    def number(self, card: int, copy: int) -> float:
        """A number from 0 to 1 for a card."""
        bits = scramble((self.luck ^ scramble((((card << 16) | copy) * GAMMA) & M64)) & M64)
        return (bits >> 11) * PART
