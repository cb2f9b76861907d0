"""Looking further than the net: what chance may bring next.

`think` weighs each answer by the positions after the next draw, every card by its chance, with the
best reply to each. `play_on` weighs the answers that are close by playing on for a round or more, all with the
same luck, and asking the net at a turn of one's own: what a seat knows of its hand counts there, which a silent
partner does not see.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import log as logf
    from math import sqrt as sqrtf

    from dedale.bots.onirim.coming import Coming
    from dedale.bots.onirim.mind import Mind, TrialPosition, chance_of, follows, sensible
    from dedale.bots.onirim.net import Net
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.onirim.cards import KINDS
    from dedale.onirim.doors import lost_for_good
    from dedale.onirim.kinds import BASE, FINISHED, MAIN, NONE, WAIT
    from dedale.onirim.legal import answers
    from dedale.onirim.sampling import deal_the_unseen_again, forget_the_unseen
    from dedale.onirim.state import FILL, HAPPY_LOOK, PARADOX, PROPHECY, TOWER_LOOKS, State
    from dedale.onirim.turn import advance, answer

    DEEPEST = 12
    SAMPLES = 40
    FEWEST_GAMES = 8
    SILENT_TURNS = 1
    TURNS_AHEAD = 3

ONE = 1
FIRST_MARGIN = 0.15
NEXT_MARGIN = 0.03
GAMES_MARGIN = 0.3
"""After n games an answer is left aside that is behind by so much, divided by the root of n."""
THOUGHT = 4.0
THOUGHT_AHEAD = 16.0
"""What was thought before counts as so many games: the net's first thought, or a look at the next draw."""


@cython.final
@cython.cclass
class Search:
    """A mind that looks ahead. `chances` are those of winning after each answer of the mask `weighed`,
    `first` what the net thought of them.
    """

    mind: Mind
    coming: Coming
    top: TrialPosition
    root: State
    after: State
    dice: int
    simulations: int
    first: list[float]
    chances: list[float]
    totals: list[float]
    weighed: int

    def __init__(self, net: Net) -> None:
        self.mind = Mind(net)
        self.coming = Coming()
        self.root = State()
        self.after = State()
        self.top = TrialPosition()
        self.top.state = State()
        level = self.top
        for _ in range(DEEPEST):
            level.below = TrialPosition()
            level = level.below
            level.state = State()
        self.dice = self.simulations = self.weighed = 0
        if not cython.compiled:
            self.first = [0.0] * 64
            self.chances = [0.0] * 64
            self.totals = [0.0] * 64

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
            self.chances[a] = self.first[a] = chance_of(self.mind.values[a])
        return choice

    def follow(self, s: State, viewer: int) -> None:
        """Answer what belongs to the viewer's last answer as the net likes best."""
        while follows(s, viewer) and s.pending != FINISHED:
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

    def think(self, viewer: int, depth: int, samples: int) -> None:
        """Look ahead from every answer still weighed.

        Where cards are about to be looked at, the net's own value stays, moved by as much as looking ahead moved
        the others: looking further there would cost too much.
        """
        moved = 0.0
        looked_ahead = 0
        looks = 0
        mask = self.weighed
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            self.after.copy_from(self.root)
            self.after.rng = scramble(self.dice)
            answer(self.after, a)
            self.follow(self.after, viewer)
            if is_look(self.after):
                looks |= ONE << a
            else:
                self.chances[a] = self.expect(self.top, self.after, depth, samples)
                moved += self.chances[a] - self.first[a]
                looked_ahead += 1
        while looks:
            a = lowest_bit(looks)
            looks &= looks - 1
            self.chances[a] = self.first[a]
            if looked_ahead:
                self.chances[a] += moved / looked_ahead

    def play_on(self, viewer: int, last: int, thought: float, turns: int) -> None:
        """Play on from every answer still weighed, until one is left or the last simulation is made.

        What was thought of the answers before counts as so many games.
        """
        mask = self.weighed
        while mask:
            a = lowest_bit(mask)
            mask &= mask - 1
            self.totals[a] = thought * self.chances[a]
        games = 0
        batch = FEWEST_GAMES
        while self.weighed & (self.weighed - 1) and self.simulations < last:
            for _ in range(batch):
                games += 1
                mask = self.weighed
                while mask:
                    a = lowest_bit(mask)
                    mask &= mask - 1
                    self.after.copy_from(self.root)
                    self.after.rng = scramble((self.dice + games * GAMMA) & M64)
                    self.coming.begin(self.after.rng)
                    if self.after.silent:
                        deal_the_unseen_again(self.after, viewer)
                    answer(self.after, a)
                    self.totals[a] += self.outlook(self.after, viewer, turns)
                if self.simulations >= last and games >= FEWEST_GAMES:
                    break
            mask = self.weighed
            while mask:
                a = lowest_bit(mask)
                mask &= mask - 1
                self.chances[a] = self.totals[a] / (thought + games)
            self.narrow(GAMES_MARGIN / sqrtf(games))
            batch = games // 2

    def outlook(self, s: State, viewer: int, turns: int) -> float:
        """The chance of winning as the viewer sees it so many turns later, all playing as the net likes best."""
        apart = s.players == 1
        self.simulations += 1
        self.coming.bring(s)
        while s.pending != FINISHED:
            if lost_for_good(s):
                return 0.0
            self.simulations += 1
            self.mind.take_in(s, s.seat)
            a = self.mind.choose(self.mind.top.state, s.seat)
            if s.seat != viewer:
                apart = True
            elif apart and s.pending == MAIN:
                turns -= 1
                if turns == 0:
                    return chance_of(self.mind.best)
            answer(s, a)
            self.coming.bring(s)
        return s.won

    def expect(self, level: TrialPosition, s: State, depth: int, samples: int) -> float:
        """The chance of winning before chance decides: over all cards that may come, or over samples."""
        if s.pending == FINISHED:
            return s.won
        if lost_for_good(s):
            return 0.0
        if s.pending != WAIT:
            return self.decide(level, s, depth, samples)
        if is_look(s):
            return chance_of(self.mind.worth(self.mind.top, s, s.seat))
        total = 0.0
        if s.steps[s.steps_n - 1] == FILL:
            for card in range(KINDS):
                if s.bag[card]:
                    level.state.copy_from(s)
                    level.state.scripted = card
                    level.state.pending = NONE
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
        if s.pending == WAIT:
            s.seeded = 1
            s.pending = NONE
            advance(s)
            s.seeded = 0

    def decide(self, level: TrialPosition, s: State, depth: int, samples: int) -> float:
        """The chance of winning with the best answer, or further ahead with the one that the net likes best."""
        if s.pending == FINISHED:
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

    def simulations_done(self) -> int:
        """How many times it has looked at what chance brought and at the best reply."""
        return self.simulations

    def first_thought(self, sampled: State) -> int:
        """The action that the net likes best in a sampled position."""
        with cython.nogil:
            self.open(sampled, sampled.seat)
            choice = self.mind.choose(self.root, sampled.seat)
        return BASE[sampled.pending] + choice

    def opinions(self, sampled: State) -> list[tuple[int, float]]:
        """What the net thinks of every action worth a thought: its chances to win."""
        with cython.nogil:
            self.open(sampled, sampled.seat)
            self.glance(sampled.seat)
        base = BASE[sampled.pending]
        return [(base + a, self.chances[a]) for a in range(64) if self.weighed >> a & 1]

    def loose_thought(self, sampled: State, temperature: float) -> int:
        """An action at random, the likelier the better the net likes it; the higher the temperature, the looser."""
        heat = temperature
        with cython.nogil:
            self.open(sampled, sampled.seat)
            self.glance(sampled.seat)
            mask = self.weighed
            choice = lowest_bit(mask)
            best = -1e9
            while mask:
                a = lowest_bit(mask)
                mask &= mask - 1
                self.dice = (self.dice + GAMMA) & M64
                draw = (below(scramble(self.dice), 1 << 30) + 0.5) / (1 << 30)
                liking = self.mind.values[a] - heat * logf(-logf(draw))
                if liking > best:
                    best = liking
                    choice = a
        return BASE[sampled.pending] + choice

    def best_action(self, sampled: State, simulations: int) -> int:
        """The best action in a sampled position, after at most about so many simulations."""
        with cython.nogil:
            self.open(sampled, sampled.seat)
            choice = self.best_answer(sampled.seat, simulations)
        return BASE[sampled.pending] + choice

    def best_answer(self, viewer: int, simulations: int) -> int:
        """The best answer in the position that was opened, after at most about so many simulations."""
        last = self.simulations + simulations
        self.glance(viewer)
        self.narrow(FIRST_MARGIN)
        if self.root.silent:
            self.play_on(viewer, last, THOUGHT, SILENT_TURNS)
            return self.favourite()
        cost = 1
        for depth in range(DEEPEST // 4):
            cost *= draws(self.root)
            if self.weighed & (self.weighed - 1) == 0:
                break
            if cost * count_bits(self.weighed) > simulations:
                if depth > 0:
                    self.play_on(viewer, last, THOUGHT_AHEAD, TURNS_AHEAD)
                break
            self.think(viewer, depth, SAMPLES)
            self.narrow(NEXT_MARGIN)
        return self.favourite()

    def careful_answer(self, s: State, simulations: int) -> int:
        """The answer of the seat to decide, from what it knows: the net's first thought, or a longer one."""
        if simulations:
            self.open(s, s.seat)
            return self.best_answer(s.seat, simulations)
        self.mind.take_in(s, s.seat)
        return self.mind.choose(self.mind.top.state, s.seat)


def is_look(s: State) -> bool:
    """Whether cards of the deck are about to be looked at."""
    if s.pending != WAIT:
        return False
    step = s.steps[s.steps_n - 1]
    return step == PROPHECY or step == TOWER_LOOKS or step == PARADOX or step == HAPPY_LOOK


def draws(s: State) -> int:
    """How many kinds of card may be drawn."""
    kinds = 0
    for card in range(KINDS):
        if s.bag[card]:
            kinds += 1
    return kinds + 1


def group_number(s: State) -> int:
    """The place of a game's options in `dedale.bots.onirim.groups.groups()`."""
    company = 0
    if s.players == 2:
        company = 2 if s.silent else 1
    return company * 8 + (s.with_book > 0) * 4 + (s.with_towers > 0) * 2 + (s.with_dreams > 0)
