"""Masked PPO in one file: learns Onirim alone, from Doors and wins, on many games at once. It needs only NumPy.

    python examples/ppo.py                    # ten minutes of processor: ppo.npz, and a curve in ppo.png
    python examples/ppo.py --seconds 60       # enough to see the curve rise

What makes it learn, and why:

1. The mask. Of 459 actions a handful is legal at a time; the others get no probability, and so no gradient.
2. Doors. A random player never wins, so the result alone teaches nothing for hours. Each Door is worth an eighth; a win
   is worth one more. That is another objective than winning, so the Doors fade, and at the end the win is what counts.
3. Many games: 1,024 at once, stepped in the compiled core, so that nearly all of the time is the network's.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import dedale
import dedale.adapters.gymnasium

gymnasium.register_envs(dedale.adapters.gymnasium)

Array = np.ndarray[Any, Any]


@dataclass
class Settings:
    """What may be changed."""

    seconds: float = 600.0
    """Of processor, for everything."""
    games: int = 1024
    steps: int = 32
    hidden: int = 256
    epochs: int = 2
    batch: int = 4096
    rate: float = 7e-4
    clip: float = 0.2
    entropy: float = 0.01
    behind: float = 0.95
    """How far a reward reaches back, from 0 to 1: the lambda of generalized advantage estimation."""
    door: float = 0.125
    seed: int = 1


@dataclass
class Net:
    """Two layers, then what to do and how good it is; with the gradients, and Adam's steps."""

    inputs: int
    hidden: int
    actions: int
    luck: np.random.Generator
    step: int = 0
    weights: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        shapes = [(self.inputs, self.hidden), (self.hidden, self.hidden), (self.hidden, self.actions + 1)]
        for (rows, columns), size in zip(shapes, (2.0, 2.0, 0.01), strict=True):
            drawn = self.luck.standard_normal((rows, columns)) * np.sqrt(size / rows)
            self.weights += [drawn.astype(np.float32), np.zeros(columns, np.float32)]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Both layers, and the last: a number for each action, and the value."""
        first = np.maximum(x @ self.weights[0] + self.weights[1], 0)
        second = np.maximum(first @ self.weights[2] + self.weights[3], 0)
        return first, second, second @ self.weights[4] + self.weights[5]

    def descend(self, x: Array, first: Array, second: Array, slope: Array, rate: float) -> None:
        """One step of Adam against the slope of the loss at the last layer."""
        inner = slope @ self.weights[4].T * (second > 0)
        outer = inner @ self.weights[2].T * (first > 0)
        slopes = [x.T @ outer, outer.sum(0), first.T @ inner, inner.sum(0), second.T @ slope, slope.sum(0)]
        size = np.sqrt(sum(float(np.vdot(one, one)) for one in slopes))
        self.step += 1
        scale = rate * np.sqrt(1 - 0.999**self.step) / (1 - 0.9**self.step)
        for i, slope_of in enumerate(slopes):
            clipped = slope_of * min(1.0, 0.5 / (size + 1e-8))
            self.means[i] += 0.1 * (clipped - self.means[i])
            self.squares[i] += 0.001 * (clipped * clipped - self.squares[i])
            self.weights[i] -= scale * self.means[i] / (np.sqrt(self.squares[i]) + 1e-8)


def chances(numbers: Array, mask: Array) -> Array:
    """How likely each action is: nothing for those that are not legal."""
    numbers = np.where(mask, numbers, -1e9)
    likely = np.exp(numbers - numbers.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return np.asarray(likely, np.float32)


class Learner:
    """Plays, and learns from what it played."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self.settings = settings
        self.luck = np.random.default_rng(settings.seed)
        self.envs: Any = gymnasium.make_vec(
            "dedale/Onirim-v0",
            num_envs=settings.games,
            reward="doors",
            autoreset_mode="SameStep",
            **options,
        )
        observation = dedale.game("onirim").observation(options)
        self.won = observation.places["won"].start
        self.seen, infos = self.envs.reset(seed=settings.seed)
        self.mask = infos["action_mask"]
        self.used = self.look_round()
        self.net = Net(observation.size, settings.hidden, len(self.used), self.luck)
        self.finished: list[float] = []

    def look_round(self) -> Array:
        """The actions that ever come up, and how large the inputs are: from random play."""
        ever, total, squares, count = self.mask.any(0), np.zeros(1), np.zeros(1), 200
        for _ in range(count):
            seen, _, _, _, infos = self.envs.step(self.envs.random_actions())
            ever |= infos["action_mask"].any(0)
            total = total + seen.mean(0)
            squares = squares + (seen.astype(np.float32) ** 2).mean(0)
        self.seen, self.mask = seen, infos["action_mask"]
        self.middle = (total / count).astype(np.float32)
        self.spread = (1 / np.sqrt(np.maximum(squares / count - self.middle**2, 1e-2))).astype(np.float32)
        return np.flatnonzero(ever)

    def scaled(self, seen: Array) -> Array:
        """Observations as the net likes them: around 0, and about 1 large."""
        return np.asarray(np.clip((seen - self.middle) * self.spread, -5, 5))

    def play(self, door: float) -> dict[str, Array]:
        """Some steps of every game, with all that learning needs."""
        asked = self.settings
        rooms: dict[str, list[Array]] = {
            name: [] for name in ("x", "mask", "action", "chance", "value", "reward", "end")
        }
        for _ in range(asked.steps):
            x, mask = self.scaled(self.seen), self.mask[:, self.used]
            numbers = self.net.forward(x)[2]
            likely = chances(numbers[:, :-1], mask)
            pick = self.luck.random((len(x), 1), np.float32)
            action = np.minimum((likely.cumsum(1) < pick).sum(1), likely.shape[1] - 1)
            action = np.where(mask[np.arange(len(x)), action], action, mask.argmax(1))
            self.seen, doors, ended, _, infos = self.envs.step(self.used[action])
            won = np.zeros(len(x), np.float32)
            for game in np.flatnonzero(ended):
                won[game] = infos["final_obs"][game][self.won]
                self.finished.append(float(won[game]))
            self.mask = infos["action_mask"]
            kept = (x, mask, action, likely[np.arange(len(x)), action], numbers[:, -1], door * doors + won, ended)
            for room, one in zip(rooms.values(), kept, strict=True):
                room.append(one)
        played = {name: np.stack(room) for name, room in rooms.items()}
        value = self.net.forward(self.scaled(self.seen))[2][:, -1]
        played["gain"] = np.zeros_like(played["value"])
        gain = np.zeros(asked.games, np.float32)
        for step in reversed(range(asked.steps)):
            goes_on = 1 - played["end"][step].astype(np.float32)
            surprise = played["reward"][step] + goes_on * value - played["value"][step]
            gain = surprise + asked.behind * goes_on * gain
            played["gain"][step] = gain
            value = played["value"][step]
        played["target"] = played["gain"] + played["value"]
        return {name: one.reshape(-1, *one.shape[2:]) for name, one in played.items()}

    def learn(self, played: dict[str, Array], rate: float) -> None:
        """Make what turned out well more likely, a little at a time, and the value more true."""
        asked, count = self.settings, len(played["x"])
        gains = (played["gain"] - played["gain"].mean()) / (played["gain"].std() + 1e-6)
        for _ in range(asked.epochs):
            order = self.luck.permutation(count)
            for place in range(0, count, asked.batch):
                some = order[place : place + asked.batch]
                x, action, gain = played["x"][some], played["action"][some], gains[some]
                first, second, numbers = self.net.forward(x)
                likely = chances(numbers[:, :-1], played["mask"][some])
                rows = np.arange(len(some))
                ratio = likely[rows, action] / played["chance"][some]
                held = (gain > 0) & (ratio > 1 + asked.clip) | (gain < 0) & (ratio < 1 - asked.clip)
                slope = np.empty_like(numbers)
                pull = np.where(held, 0, gain * ratio)[:, None]
                slope[:, :-1] = pull * likely
                slope[rows, action] -= pull[:, 0]
                spread = np.log(np.maximum(likely, 1e-9))
                entropy = -(likely * spread).sum(1, keepdims=True)
                slope[:, :-1] += asked.entropy * likely * (spread + entropy)
                slope[:, -1] = numbers[:, -1] - played["target"][some]
                self.net.descend(x, first, second, slope / len(some), rate)


def train(settings: Settings, file: Path, **options: Any) -> list[tuple[float, int, float]]:
    """Learn for so long, and keep what was learnt: seconds, games, and the share of wins since the line before."""
    learner, curve, start, games, told = Learner(settings, **options), [], time.process_time(), 0, 0.0
    while (gone := (time.process_time() - start) / settings.seconds) < 1:
        fading = min(1.0, max(0.0, 1.5 - 1.5 * gone))
        learner.learn(learner.play(settings.door * fading), settings.rate * (1 - gone))
        if gone - told >= 0.01 and len(learner.finished) > 1000:
            rate, games, told = float(np.mean(learner.finished)), games + len(learner.finished), gone
            curve.append((gone * settings.seconds, games, rate))
            print(f"{gone * settings.seconds:6.0f} s {games:9,} games {100 * rate:5.1f} % won", flush=True)
            learner.finished = []
    np.savez(file, *learner.net.weights, middle=learner.middle, spread=learner.spread, used=learner.used)
    return curve


class Learnt:
    """What was learnt, as an agent: `dedale lab benchmark ppo:Learnt`. It plays what it likes best."""

    def __init__(self, file: str = "ppo.npz") -> None:
        kept = np.load(file)
        self.middle, self.spread, self.used = kept["middle"], kept["spread"], kept["used"]
        self.weights = [kept[f"arr_{number}"] for number in range(6)]

    def act(self, observation: Array, action_mask: Array) -> int:
        """The action that the net likes best among the legal ones."""
        x = np.clip((observation - self.middle) * self.spread, -5, 5)
        for weight, bias in zip(self.weights[0:4:2], self.weights[1:4:2], strict=True):
            x = np.maximum(x @ weight + bias, 0)
        liked = (x @ self.weights[4] + self.weights[5])[:-1]
        return int(self.used[np.where(action_mask[self.used], liked, -1e9).argmax()])


def draw(curve: list[tuple[float, int, float]], file: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot([seconds / 60 for seconds, _, _ in curve], [100 * rate for _, _, rate in curve])
    axes.set(
        xlabel="minutes of processor", ylabel="games won, %", title="Onirim alone, learnt from nothing", ylim=(0, None)
    )
    figure.savefig(file)


def main() -> None:
    settings = Settings()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in vars(settings).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--file", type=Path, default=Path("ppo.npz"), help="what was learnt; the curve lies beside it")
    asked = vars(parser.parse_args())
    file = asked.pop("file")
    draw(train(Settings(**asked), file), file.with_suffix(".png"))


if __name__ == "__main__":
    main()
