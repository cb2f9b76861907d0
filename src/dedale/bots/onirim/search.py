"""Looking further than the net: what chance may bring next, and how the game may go on.

`think` weighs each answer by the positions after the next draw, every card by its chance, with the
best reply to each. `play_on` lets the net play a number of decisions and judge where that led: many
times for each answer, always with the same luck for all.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import exp as expf

    from dedale.bots.onirim.mind import Level, Mind, follows, lost_for_good, sensible
    from dedale.bots.onirim.net import Net
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import GAMMA, M64, scramble
    from dedale.onirim.cards import KINDS
    from dedale.onirim.kinds import BASE, FINISHED, NONE, WAIT
    from dedale.onirim.legal import answers
    from dedale.onirim.sampling import deal_the_unseen_again, forget_the_unseen
    from dedale.onirim.state import FILL, State
    from dedale.onirim.turn import advance, answer

    DEEPEST = 12

ONE = 1


@cython.final
@cython.cclass
class Search:
    """A mind that looks ahead. `chances` are those of winning after each answer of the mask `weighed`."""

    mind: Mind
    top: Level
    root: State
    after: State
    dice: int
    simulations: int
    chances: list[float]
    squares: list[float]
    counts: list[int]
    weighed: int

    def __init__(self, net: Net) -> None:
        self.mind = Mind(net)
        self.root = State()
        self.after = State()
        self.top = Level()
        self.top.state = State()
        level = self.top
        for _ in range(DEEPEST):
            level.below = Level()
            level = level.below
            level.state = State()
        self.dice = self.simulations = self.weighed = 0
        if not cython.compiled:
            self.chances = [0.0] * 64
            self.squares = [0.0] * 64
            self.counts = [0] * 64

    def open(self, sampled: State, viewer: int) -> None:
        """Begin with a position as the viewer may think of it; its generator is the search's own."""
        self.root.copy_from(sampled)
        self.dice = sampled.rng
        self.root.seeded = 0
        forget_the_unseen(self.root, viewer)

    def glance(self, viewer: int) -> int:
        """The answer that the net likes best; the chances are the net's."""
        choice = self.mind.choose(self.root, viewer)
        self.weighed = sensible(self.root, answers(self.root))
        mask = self.weighed
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            self.chances[a] = chance_of(self.mind.values[a])
        return choice

    def follow(self, s: State, viewer: int) -> None:
        """Answer what belongs to the viewer's last answer as the net likes best."""
        while follows(s, viewer) and s.kind_n != FINISHED:
            answer(s, self.mind.choose(s, viewer))

    def favourite(self) -> int:
        """The answer with the best chances among those weighed, the first of equals."""
        mask = self.weighed
        choice = lowest_bit(mask)
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            if self.chances[a] > self.chances[choice]:
                choice = a
        return choice

    def narrow(self, margin: float) -> None:
        """Weigh only the answers within a margin of the best from now on."""
        best = self.chances[self.favourite()]
        mask = self.weighed
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            if self.chances[a] < best - margin:
                self.weighed &= ~(ONE << a)

    def think(self, viewer: int, depth: int, samples: int, deals: int) -> None:
        """Look ahead from every answer still weighed."""
        mask = self.weighed
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            self.chances[a] = 0.0
            for i in range(deals):
                self.after.copy_from(self.root)
                if self.after.silent:
                    self.after.rng = scramble((self.dice + i * GAMMA) & M64)
                    deal_the_unseen_again(self.after, viewer)
                answer(self.after, a)
                self.follow(self.after, viewer)
                self.chances[a] += self.expect(self.top, self.after, depth, samples) / deals

    def expect(self, level: Level, s: State, depth: int, samples: int) -> float:
        """The chance of winning before chance decides: over all cards that may come, or over samples."""
        if s.kind_n == FINISHED:
            return s.won
        if lost_for_good(s):
            return 0.0
        if s.kind_n != WAIT:
            return self.decide(level, s, depth, samples)
        total = 0.0
        if s.steps[s.steps_n - 1] == FILL:
            for card in range(KINDS):
                if s.bag[card]:
                    level.state.copy_from(s)
                    level.state.came = card
                    level.state.kind_n = NONE
                    advance(level.state)
                    self.run_chance(level.state)
                    total += s.bag[card] * self.decide(level.below, level.state, depth, samples)
            return total / s.bag_n
        for i in range(samples):
            level.state.copy_from(s)
            level.state.rng = scramble((s.rng + i * GAMMA) & M64)
            self.run_chance(level.state)
            total += self.decide(level.below, level.state, depth, samples)
        return total / samples

    def run_chance(self, s: State) -> None:
        """Let chance run up to the next decision."""
        if s.kind_n == WAIT:
            s.seeded = 1
            s.kind_n = NONE
            advance(s)
            s.seeded = 0

    def decide(self, level: Level, s: State, depth: int, samples: int) -> float:
        """The chance of winning with the best answer, or further ahead with the one that the net likes best."""
        if s.kind_n == FINISHED:
            return s.won
        if lost_for_good(s):
            return 0.0
        self.simulations += 1
        seat = s.seat
        if s.silent:
            forget_the_unseen(s, seat)
        a = self.mind.choose(s, seat)
        if not depth:
            return chance_of(self.mind.best)
        level.state.copy_from(s)
        answer(level.state, a)
        self.follow(level.state, seat)
        return self.expect(level.below, level.state, depth - 1, samples)

    def play_on(self, candidates: int, viewer: int, first: int, count: int, length: int) -> None:
        """Let the game go on `count` times after each candidate, and add up how that went."""
        for i in range(first, first + count):
            mask = candidates
            while mask:
                a = lowest_bit(mask)
                mask &= mask - 1
                self.after.copy_from(self.root)
                self.after.rng = scramble((self.dice + i * GAMMA) & M64)
                if self.after.silent:
                    deal_the_unseen_again(self.after, viewer)
                answer(self.after, a)
                chance = self.continue_from(self.after, length)
                self.chances[a] += chance
                self.squares[a] += chance * chance
                self.counts[a] += 1

    def continue_from(self, s: State, length: int) -> float:
        """Let the net play a number of decisions, then judge."""
        for i in range(length):
            self.run_chance(s)
            if s.kind_n == FINISHED:
                return s.won
            if lost_for_good(s):
                return 0.0
            self.simulations += 1
            self.mind.take_in(s, s.seat)
            answer(s, self.mind.choose(self.mind.top.state, s.seat))
        self.run_chance(s)
        return self.decide(self.top, s, 0, 0)


    def best_answer(self, sampled: State, margin: float, depth: int, samples: int, deals: int) -> int:
        """The best action in a sampled position."""
        with cython.nogil:
            self.open(sampled, sampled.seat)
            self.glance(sampled.seat)
            self.narrow(margin)
            if self.weighed & (self.weighed - 1):
                self.think(sampled.seat, 0, samples, deals)
                if depth:
                    self.narrow(margin / 4)
                    if self.weighed & (self.weighed - 1):
                        self.think(sampled.seat, depth, samples, deals)
            choice = BASE[sampled.kind_n] + self.favourite()
        return choice


def chance_of(logit: float) -> float:
    """The probability that a logit stands for."""
    return 1.0 / (1.0 + expf(-logit))
