"""The net: how likely a position is won, from its inputs; and how it learns.

The same first layer sees each colour together with the whole, and its outputs are added over the
colours, so colours are interchangeable. A second layer sees the sum and the whole once more; one
number comes out, the logit of winning. Weights lie by input: an input that is 0 costs nothing.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import exp as expf
    from math import sqrt as sqrtf

    from dedale.bots.onirim.inputs import WHOLE, Inputs
    from dedale.onirim.cards import COLOURS

    WIDTH = 64
    WHOLE_ROWS = 6272
    FIRST_BIAS = 14016
    SECOND_ROWS = 14080
    SECOND_WHOLE_ROWS = 18176
    SECOND_BIAS = 25920
    LAST_ROW = 25984
    LAST_BIAS = 26048
    WEIGHTS = 26049

    def add_rows(
        to: list[float], weights: list[float], base: int, places: list[int], values: list[float], count: int
    ) -> None:
        """Add rows of weights, each times a value."""
        for i in range(count):
            row = base + places[i] * WIDTH
            for j in range(WIDTH):
                to[j] += values[i] * weights[row + j]

    def add_to_rows(
        origin: list[float], weights: list[float], base: int, places: list[int], values: list[float], count: int
    ) -> None:
        """Add to rows of weights, to each as many times as its value says."""
        for i in range(count):
            row = base + places[i] * WIDTH
            for j in range(WIDTH):
                weights[row + j] += values[i] * origin[j]


@cython.final
@cython.cclass
class Net:
    """Weights in one row, and what the layers last said."""

    weights: list[float]
    first: list[list[float]]
    total: list[float]
    second: list[float]
    alive: list[int]
    alive_value: list[float]
    alive_n: int

    if not cython.compiled:

        def __init__(self) -> None:
            self.weights = [0.0] * WEIGHTS
            self.first = [[0.0] * WIDTH for _ in range(COLOURS)]
            self.total = [0.0] * WIDTH
            self.second = [0.0] * WIDTH
            self.alive = [0] * WIDTH
            self.alive_value = [0.0] * WIDTH
            self.alive_n = 0

    def logit(self, x: Inputs) -> float:
        """The logit of winning."""
        for j in range(WIDTH):
            self.second[j] = self.weights[SECOND_BIAS + j]
            self.first[0][j] = self.weights[FIRST_BIAS + j]
            self.total[j] = 0.0
        add_rows(self.first[0], self.weights, WHOLE_ROWS, x.place[WHOLE], x.value[WHOLE], x.count[WHOLE])
        add_rows(self.second, self.weights, SECOND_WHOLE_ROWS, x.place[WHOLE], x.value[WHOLE], x.count[WHOLE])
        for j in range(WIDTH):
            self.first[1][j] = self.first[0][j]
            self.first[2][j] = self.first[0][j]
            self.first[3][j] = self.first[0][j]
        for colour in range(COLOURS):
            add_rows(self.first[colour], self.weights, 0, x.place[colour], x.value[colour], x.count[colour])
            for j in range(WIDTH):
                self.total[j] += self.first[colour][j] if self.first[colour][j] > 0 else 0
        self.alive_n = 0
        for i in range(WIDTH):
            if self.total[i] > 0:
                self.alive[self.alive_n] = i
                self.alive_value[self.alive_n] = self.total[i]
                self.alive_n += 1
        add_rows(self.second, self.weights, SECOND_ROWS, self.alive, self.alive_value, self.alive_n)
        out = self.weights[LAST_BIAS]
        for j in range(WIDTH):
            if self.second[j] > 0:
                out += self.second[j] * self.weights[LAST_ROW + j]
        return out

    def numbers(self) -> list[float]:
        """All weights."""
        return [self.weights[i] for i in range(WEIGHTS)]

    def set_numbers(self, numbers: list[float]) -> None:
        """Take over all weights."""
        for i in range(WEIGHTS):
            self.weights[i] = numbers[i]


@cython.final
@cython.cclass
class Teacher:
    """What teaches a net, by Adam, from batches of positions with the values they should have had."""

    net: Net
    gradient: list[float]
    mean: list[float]
    square: list[float]
    back: list[float]
    back_first: list[float]
    back_whole: list[float]
    back_total: list[float]
    batch: int
    updates: int
    mean_decay: float
    square_decay: float

    def __init__(self, net: Net) -> None:
        self.net = net
        self.batch = self.updates = 0
        self.mean_decay = self.square_decay = 1.0
        if not cython.compiled:
            self.gradient = [0.0] * WEIGHTS
            self.mean = [0.0] * WEIGHTS
            self.square = [0.0] * WEIGHTS
            self.back = [0.0] * WIDTH
            self.back_first = [0.0] * WIDTH
            self.back_whole = [0.0] * WIDTH
            self.back_total = [0.0] * WIDTH

    def study(self, x: Inputs, target: float) -> float:
        """Add one position to the batch; the probability that the net gave it."""
        found = 1.0 / (1.0 + expf(-self.net.logit(x)))
        error = found - target
        self.batch += 1
        self.gradient[LAST_BIAS] += error
        for j in range(WIDTH):
            if self.net.second[j] > 0:
                self.gradient[LAST_ROW + j] += error * self.net.second[j]
                self.back[j] = error * self.net.weights[LAST_ROW + j]
            else:
                self.back[j] = 0.0
            self.gradient[SECOND_BIAS + j] += self.back[j]
            self.back_whole[j] = 0.0
        add_to_rows(self.back, self.gradient, SECOND_WHOLE_ROWS, x.place[WHOLE], x.value[WHOLE], x.count[WHOLE])
        add_to_rows(self.back, self.gradient, SECOND_ROWS, self.net.alive, self.net.alive_value, self.net.alive_n)
        for i in range(self.net.alive_n):
            row = SECOND_ROWS + self.net.alive[i] * WIDTH
            found_back = 0.0
            for j in range(WIDTH):
                found_back += self.back[j] * self.net.weights[row + j]
            self.back_total[self.net.alive[i]] = found_back
        for colour in range(COLOURS):
            for j in range(WIDTH):
                self.back_first[j] = self.back_total[j] if self.net.first[colour][j] > 0 else 0
                self.back_whole[j] += self.back_first[j]
            add_to_rows(self.back_first, self.gradient, 0, x.place[colour], x.value[colour], x.count[colour])
        for j in range(WIDTH):
            self.gradient[FIRST_BIAS + j] += self.back_whole[j]
        add_to_rows(self.back_whole, self.gradient, WHOLE_ROWS, x.place[WHOLE], x.value[WHOLE], x.count[WHOLE])
        return found

    def learn(self, rate: float) -> None:
        """Take a step against the mean gradient of the batch, and begin the next one."""
        scale = 1.0 / self.batch
        self.batch = 0
        self.updates += 1
        self.mean_decay *= 0.9
        self.square_decay *= 0.999
        rate_now = rate * sqrtf(1.0 - self.square_decay) / (1.0 - self.mean_decay)
        floor = 1e-8
        fresh_mean = 0.1
        fresh_square = 0.001
        for i in range(WEIGHTS):
            g = self.gradient[i] * scale
            self.gradient[i] = 0.0
            self.mean[i] += fresh_mean * (g - self.mean[i])
            self.square[i] += fresh_square * (g * g - self.square[i])
            step = rate_now * self.mean[i] / (sqrtf(self.square[i]) + floor)
            self.net.weights[i] = self.net.weights[i] - step

    def numbers(self) -> list[float]:
        """All weights of the net."""
        return self.net.numbers()

    def memory(self) -> tuple[int, int, list[float], list[float], list[float]]:
        """What learning has gathered besides the weights, for a checkpoint: updates, batch, gradient, mean, square."""
        return (
            self.updates,
            self.batch,
            [self.gradient[i] for i in range(WEIGHTS)],
            [self.mean[i] for i in range(WEIGHTS)],
            [self.square[i] for i in range(WEIGHTS)],
        )

    def restore(
        self,
        updates: int,
        batch: int,
        weights: list[float],
        gradient: list[float],
        mean: list[float],
        square: list[float],
    ) -> None:
        """Go on from a checkpoint."""
        self.net.set_numbers(weights)
        self.updates = updates
        self.batch = batch
        self.mean_decay = 0.9**updates
        self.square_decay = 0.999**updates
        for i in range(WEIGHTS):
            self.gradient[i] = gradient[i]
            self.mean[i] = mean[i]
            self.square[i] = square[i]
