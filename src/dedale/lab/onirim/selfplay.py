"""Learning Onirim by playing it: one game of self-play after another, and a lesson after each.

Every position that a seat brought about is taught the value of the next one that it brought about,
mixed with the end of the game: TD(λ). After a move made to explore, the value of the best move
counts in the place of what came of it.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.onirim.inputs import BLOCKS, MOST, Inputs, describe
    from dedale.bots.onirim.mind import Mind, chance_of, follows
    from dedale.bots.onirim.net import Teacher
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.onirim.cards import COLOURS
    from dedale.onirim.doors import lost_for_good
    from dedale.onirim.kinds import FINISHED
    from dedale.onirim.legal import answers
    from dedale.onirim.state import State
    from dedale.onirim.turn import answer

    PAGES = 800


@cython.final
@cython.cclass
class Notebook:
    """The positions of one game: whose choice led there, what the best choice seemed worth, and the inputs."""

    pages: int
    seat: list[int]
    explored: list[int]
    value: list[float]
    count: list[list[int]]
    place: list[list[list[int]]]
    weight: list[list[list[float]]]

    if not cython.compiled:

        def __init__(self) -> None:
            self.pages = 0
            self.seat = [0] * PAGES
            self.explored = [0] * PAGES
            self.value = [0.0] * PAGES
            self.count = [[0] * BLOCKS for _ in range(PAGES)]
            self.place = [[[0] * MOST for _ in range(BLOCKS)] for _ in range(PAGES)]
            self.weight = [[[0.0] * MOST for _ in range(BLOCKS)] for _ in range(PAGES)]

    def write(self, x: Inputs) -> None:
        """Write the inputs on the next page."""
        for block in range(BLOCKS):
            self.count[self.pages][block] = x.count[block]
            for i in range(x.count[block]):
                self.place[self.pages][block][i] = x.place[block][i]
                self.weight[self.pages][block][i] = x.value[block][i]
        self.pages += 1

    def read(self, page: int, x: Inputs) -> None:
        """Read the inputs of a page."""
        for block in range(BLOCKS):
            x.count[block] = self.count[page][block]
            for i in range(x.count[block]):
                x.place[block][i] = self.place[page][block][i]
                x.value[block][i] = self.weight[page][block][i]


@cython.final
@cython.cclass
class SelfPlay:
    """A net that plays every seat, and learns from each game."""

    lesson: Teacher
    mind: Mind
    notebook: Notebook
    dice: int
    began: list[float]
    open: list[int]
    strayed: list[int]
    surprise: float
    studied: int

    def __init__(self, lesson: Teacher, seed: int) -> None:
        self.lesson = lesson
        self.mind = Mind(self.lesson.net)
        self.notebook = Notebook()
        self.dice = seed
        self.surprise = 0.0
        self.studied = 0
        if not cython.compiled:
            self.began = [0.0, 0.0]
            self.open = [0, 0]
            self.strayed = [0, 0]

    def luck(self) -> int:
        """Where the generator of exploring stands: for a checkpoint."""
        return self.dice

    def random_below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.dice = (self.dice + GAMMA) & M64
        return below(scramble(self.dice), n)

    def play(self, s: State, explore: float, consolation: float) -> float:
        """Play a seeded game to its end, and note what was brought about; the result to learn from."""
        self.notebook.pages = 0
        self.open[0] = self.open[1] = 1
        doors = 0
        while s.pending != FINISHED and not lost_for_good(s) and self.notebook.pages < PAGES:
            seat = s.seat
            mask = answers(s)
            if mask & (mask - 1) == 0:
                answer(s, lowest_bit(mask))
                continue
            self.mind.take_in(s, seat)
            strays = not follows(s, seat) and explore > 0 and self.random_below(1 << 20) < explore * (1 << 20)
            a = self.mind.choose(self.mind.top.state, seat)
            if self.open[seat]:
                self.open[seat] = 0
                self.began[seat] = chance_of(self.mind.best)
                self.strayed[seat] = 0
            if strays:
                self.strayed[seat] = 1
                for _ in range(self.random_below(count_bits(mask))):
                    mask &= mask - 1
                a = lowest_bit(mask)
            answer(self.mind.top.state, a)
            if not follows(self.mind.top.state, seat) and self.mind.top.state.pending != FINISHED:
                describe(self.mind.top.state, seat, self.mind.inputs)
                self.notebook.seat[self.notebook.pages] = seat
                self.notebook.explored[self.notebook.pages] = self.strayed[seat]
                self.notebook.value[self.notebook.pages] = self.began[seat]
                self.notebook.write(self.mind.inputs)
                self.open[seat] = 1
            answer(s, a)
            doors = max(doors, useful_doors(s))
        if s.won:
            return 1.0
        return consolation * doors / 8

    def study(self, result: float, trace: float, rate: float, batch: int) -> None:
        """Teach the positions of the game, from the last to the first."""
        self.open[0] = self.open[1] = 1
        for page in range(self.notebook.pages - 1, -1, -1):
            seat = self.notebook.seat[page]
            if self.open[seat]:
                self.open[seat] = 0
                target = result
            elif self.strayed[seat]:
                target = self.began[seat]
            else:
                target = self.began[seat] + trace * (self.mind.values[seat] - self.began[seat])
            self.mind.values[seat] = target
            self.began[seat] = self.notebook.value[page]
            self.strayed[seat] = self.notebook.explored[page]
            self.notebook.read(page, self.mind.inputs)
            found = self.lesson.study(self.mind.inputs, target)
            self.surprise += (found - target) * (found - target)
            self.studied += 1
            if self.lesson.batch >= batch:
                self.lesson.learn(rate)

    def game(self, s: State, explore: float, consolation: float, trace: float, rate: float, batch: int) -> float:
        """Play a game and learn from it. Lost, it still counts for a share of its Doors, the consolation."""
        explore_c = explore
        consolation_c = consolation
        trace_c = trace
        rate_c = rate
        batch_c = batch
        with cython.nogil:
            result = self.play(s, explore_c, consolation_c)
            self.study(result, trace_c, rate_c, batch_c)
        return float(s.won)

    def wins(self, s: State) -> bool:
        """Whether the net wins a seeded game as well as it can, learning nothing."""
        with cython.nogil:
            self.play(s, 0, 0)
        return s.won > 0


def useful_doors(s: State) -> int:
    """How many of the Doors gained count for victory: two players need one of each colour each."""
    if s.players == 1:
        return s.doors_n
    found = 0
    for colour in range(COLOURS):
        found += (s.doors[0][colour] > 0) + (s.doors[1][colour] > 0)
    return found
