"""Playing on: how often a game is won after each answer, or what the net thinks of it some turns later.

All answers meet the same luck. The net answers for everybody, each seat from what it knows. With `care`, so many
simulations a decision, it looks ahead too: better play, and hundreds of times slower.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.onirim.coming import Coming
    from dedale.bots.onirim.mind import chance_of
    from dedale.bots.onirim.search import Search
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import GAMMA, M64, scramble
    from dedale.onirim.doors import lost_for_good
    from dedale.onirim.kinds import BASE, FINISHED, MAIN
    from dedale.onirim.sampling import deal_the_unseen_again
    from dedale.onirim.state import State
    from dedale.onirim.turn import answer

    MOST_AT_ONCE = 64
    ALL_SEEN = 4096

ONE = 1


@cython.final
@cython.cclass
class Playout:
    """A position, played on from again and again. Bit i of `won[a]` tells how the i-th game after answer a ended."""

    search: Search
    coming: Coming
    root: State
    after: State
    viewer: int
    dice: int
    care: int
    decisions: int
    won: list[int]
    seen: list[float]

    def __init__(self, search: Search) -> None:
        self.search = search
        self.coming = Coming()
        self.root = State()
        self.after = State()
        self.viewer = self.dice = self.care = self.decisions = 0
        if not cython.compiled:
            self.won = [0] * 64
            self.seen = [0.0] * ALL_SEEN

    def open(self, sampled: State, care: int) -> int:
        """Begin with a position as the seat to decide may think of it; luck follows from its generator.

        The number of the decision's first action: an answer is an action less this.
        """
        self.viewer = sampled.seat
        self.care = care
        self.search.open(sampled, sampled.seat)
        self.root.copy_from(self.search.root)
        self.dice = self.search.dice
        return BASE[sampled.pending]

    def wins(self, answers: int, first: int, count: int) -> list[int]:
        """Play these answers on `count` times, at most 64, with the luck of the numbers from `first` on.

        For each of them, the lowest first, the games won, as bits.
        """
        with cython.nogil:
            self.play(answers, first, count, 0)
        return [self.won[a] for a in range(64) if answers >> a & 1]

    def chances(self, answers: int, first: int, count: int, turns: int) -> list[list[float]]:
        """Play these answers on in the same way, each game up to the last of so many turns.

        For each of them, the lowest first, the chances that the net sees there.
        """
        with cython.nogil:
            self.play(answers, first, count, turns)
        return [[self.seen[a * MOST_AT_ONCE + i] for i in range(count)] for a in range(64) if answers >> a & 1]

    def play(self, answers: int, first: int, count: int, turns: int) -> None:
        """Play on: to the end, or for so many turns."""
        for i in range(count):
            mask = answers
            luck = scramble((self.dice + (first + i) * GAMMA) & M64)
            while mask:
                a = lowest_bit(mask)
                mask &= mask - 1
                if not i:
                    self.won[a] = 0
                self.after.copy_from(self.root)
                self.after.rng = luck
                if self.after.silent:
                    deal_the_unseen_again(self.after, self.viewer)
                self.coming.begin(luck)
                answer(self.after, a)
                if turns:
                    self.seen[a * MOST_AT_ONCE + i] = self.chance_after(self.after, turns)
                elif self.ends_well(self.after):
                    self.won[a] |= ONE << i

    def ends_well(self, s: State) -> bool:
        """Play a game to its end: whether it is won."""
        self.coming.bring(s)
        while s.pending != FINISHED:
            if lost_for_good(s):
                return False
            self.decisions += 1
            answer(s, self.search.careful_answer(s, self.care))
            self.coming.bring(s)
        return s.won > 0

    def chance_after(self, s: State, turns: int) -> float:
        """Play a game for so many turns: the chance to win that the net sees at the last of them."""
        self.coming.bring(s)
        while s.pending != FINISHED:
            if lost_for_good(s):
                return 0.0
            self.decisions += 1
            a = self.search.careful_answer(s, 0)
            if s.pending == MAIN:
                turns -= 1
                if turns == 0:
                    return chance_of(self.search.mind.best)
            answer(s, a)
            self.coming.bring(s)
        return s.won

    def decisions_made(self) -> int:
        """How many decisions all games took."""
        return self.decisions
