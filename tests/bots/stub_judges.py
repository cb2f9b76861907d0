"""Judges for tests: one that plays games out, and some that say what a test wants to hear."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from math import sqrt

from dedale.bots import Budget, Judgement, Seat
from dedale.core.game import View

ANY = Budget(iterations=1)

Value = Callable[[View, int], float]


def ranked(judgements: list[Judgement]) -> list[Judgement]:
    return sorted(judgements, key=lambda judgement: -judgement.value)


class PlayoutJudge:
    """Plays every action out at random on samples: weak, and honest about its noise."""

    def __init__(self, samples: int = 20, games: int = 20) -> None:
        self.samples = samples
        self.games = games

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        return ranked([self._one(seat, action, seed) for action in seat.legal()])

    def _one(self, seat: Seat, action: int, seed: int) -> Judgement:
        total = 0.0
        for number in range(self.samples):
            state = seat.sample(seed + number)
            state.apply(action)
            total += state.playouts(self.games, seed + number)[0][seat.number]
        count = self.samples * self.games
        mean = total / count
        half = 1.96 * sqrt(max(mean * (1 - mean), 1 / count) / count)
        return Judgement(action, mean, max(0.0, mean - half), min(1.0, mean + half))


class HashJudge:
    """Values out of the blue, for sums must add up whatever the judge thinks."""

    def __init__(self, scale: float = 1.0, shift: float = 0.0, noise: float = 0.01, key: bytes = b"judge") -> None:
        self.scale = scale
        self.shift = shift
        self.noise = noise
        self.key = key
        self.asked: list[tuple[int, int, View]] = []

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        view = seat.view()
        self.asked.append((seat.number, len(seat.past), view))
        known = repr(view).encode()

        def value(action: int) -> float:
            digest = blake2b(known + bytes([action % 256, action // 256]), digest_size=4, key=self.key).digest()
            return self.shift + self.scale * int.from_bytes(digest, "big") / 2**32

        return ranked(
            [
                Judgement(action, value(action), value(action) - self.noise, value(action) + self.noise)
                for action in seat.legal()
            ]
        )


class SayingJudge:
    """Values that follow from a view and an action by a rule, each give or take the noise."""

    def __init__(self, value: Value, noise: float = 0.001) -> None:
        self.value = value
        self.noise = noise
        self.judged = 0

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        self.judged += 1
        view = seat.view()
        values = {action: self.value(view, action) for action in seat.legal()}
        return ranked(
            [Judgement(action, value, value - self.noise, value + self.noise) for action, value in values.items()]
        )
