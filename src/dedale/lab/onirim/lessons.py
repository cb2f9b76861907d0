"""Training the nets of Onirim by self-play, from nothing, repeatable with a seed.

Every net is trained by one process, so that the same seed gives the same weights; several nets are
trained side by side. Each writes a checkpoint now and then, and goes on from there.

A training goes in rounds. The first has the games of its task, every other one as many as all before it. After each
the net plays the same deals, and as long as it wins clearly more of them than before, another round follows. A net
that goes on from the weights that it has begins with a round of no games, so that these are measured too.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

from dedale.bots.onirim.groups import members
from dedale.bots.onirim.net import (
    FIRST_BIAS,
    LAST_ROW,
    SECOND_BIAS,
    SECOND_ROWS,
    SECOND_WHOLE_ROWS,
    WEIGHTS,
    WHOLE_ROWS,
    WIDTH,
    Net,
    Teacher,
)
from dedale.bots.onirim.weights import FORMAT
from dedale.core.errors import BadCheckpoint
from dedale.lab.onirim.selfplay import SelfPlay
from dedale.lab.training import Round, Task
from dedale.onirim.encoding import COLOUR_INPUTS, WHOLE_INPUTS
from dedale.onirim.game import GAME
from dedale.onirim.options import Options

BATCH = 64
TRACE = 0.8
TRACE_FADES = 3
"""How much the end of a game counts against the next position, and the power by which that fades out: a net that knows
nothing learns from results, later they are mostly luck."""
EXPLORE = 0.005
EXPLORE_UNTIL = 0.8
"""Exploring fades out until this share of the games."""
CONSOLATION = 0.5
"""What all eight Doors are worth in a lost game, as long as it counts for something."""
RATE_FROM_NOTHING = 1e-3
RATE_FROM_PARENT = 6e-4
CHECKPOINT_EVERY = 10_000
MEASURED = 10_000
"""So many deals are played after every round, always the same ones."""
MEASURING_SEED = 0x3EA5


class Checkpoint(msgspec.Struct):
    """All that it takes to go on with a training as if it had not stopped."""

    format: int
    group: str
    games_in_all: int
    seed: int
    parent_digest: str
    games: int
    seconds: float
    won: list[float]
    """The share of games won in each span between two checkpoints."""
    rounds: list[Round]
    results: bytes
    """A byte for each measured deal: won or not, after the best round."""
    best: bytes
    """The weights after the best round."""
    luck: int
    updates: int
    batch: int
    weights: bytes
    gradient: bytes
    mean: bytes
    square: bytes


def train(
    task: Task,
    seed: int,
    folder: Path,
    parent: list[float] | None = None,
    parent_digest: str = "",
    tell: Callable[[int, float], None] | None = None,
) -> tuple[list[float], Checkpoint]:
    """Train one net to the end, from its checkpoint if there is one; the weights and the last checkpoint.

    `tell` is told the games played and the share won lately.
    """
    path = folder / f"{task.group}.checkpoint"
    net = Net()
    lesson = Teacher(net)
    mark = Checkpoint(
        FORMAT, task.group, task.games, seed, parent_digest, 0, 0.0, [], [], b"", b"", seed, 0, 0, b"", b"", b"", b""
    )
    if path.exists():
        mark = _read(path, mark)
        lesson.restore(
            mark.updates, mark.batch, *(_floats(part) for part in (mark.weights, mark.gradient, mark.mean, mark.square))
        )
    else:
        net.set_numbers(_beginning(seed) if parent is None else parent)
    options = [GAME.options(chosen) for chosen in members(task.group)]
    options = [options[0], *options]  # the plain rules count twice
    self_play = SelfPlay(lesson, mark.luck)
    while goes_on(task, mark.rounds):
        span = span_of(task, len(mark.rounds))
        while mark.games < span.stop:
            began = time.perf_counter()
            stop = min(mark.games + CHECKPOINT_EVERY, span.stop)
            won = 0.0
            for number in range(mark.games, stop):
                state = GAME.new(options[number % len(options)], seed * 1_000_000_007 + number)
                played = (number - span.start) / len(span)
                first = span.start == 0 and not task.onward
                won += self_play.game(
                    state,
                    EXPLORE * max(0.0, 1 - played / EXPLORE_UNTIL),
                    _consolation(number, task),
                    TRACE * (1 - played) ** TRACE_FADES if first else 0.0,
                    _rate(task, first=first) * (1 - played),
                    BATCH,
                )
                if tell is not None and number % 500 == 499:
                    tell(number + 1, won / (number + 1 - mark.games))
            mark.won.append(won / (stop - mark.games))
            mark.games = stop
            mark.seconds += time.perf_counter() - began
            mark.luck = self_play.luck()
            _write(path, mark, lesson)
        results = _measured(self_play, options)
        mark.rounds.append(_round(mark.games, mark.results, results))
        if mark.rounds[-1].gain >= 0:
            kept = net.numbers() if task.onward else _without_the_unused(net.numbers(), lesson)
            mark.results, mark.best = results, array("f", kept).tobytes()
        _write(path, mark, lesson)
    return _floats(mark.best), mark


def span_of(task: Task, number: int) -> range:
    """The games of a round: the first has those of the task, every other one as many as all before it."""
    if task.onward:
        number -= 1
    if number <= 0:
        return range(task.games * (number + 1))
    return range(task.games << (number - 1), task.games << number)


def goes_on(task: Task, rounds: list[Round]) -> bool:
    """Whether another round is to be played: after the first, as long as each makes the net better."""
    return not rounds or (rounds[-1].gained and len(rounds) < task.rounds)


def _measured(self_play: SelfPlay, options: list[Options]) -> bytes:
    """A byte for each measured deal: won or not."""
    deals = (GAME.new(options[deal % len(options)], MEASURING_SEED + deal) for deal in range(MEASURED))
    return bytes(map(self_play.wins, deals))


def _round(games: int, before: bytes, after: bytes) -> Round:
    """What a round brought, by the same deals played by the best net before it. Before the first, none was won."""
    won = sum(after) / len(after)
    if not before:
        return Round(games, won, won, 0.0)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    gain = sum(gains) / len(gains)
    spread = sum((one - gain) ** 2 for one in gains) / len(gains)
    return Round(games, won, gain, 1.96 * sqrt(spread / len(gains)))


def _consolation(number: int, task: Task) -> float:
    return CONSOLATION * (1 - number / task.consoled) if number < task.consoled else 0.0


def _rate(task: Task, *, first: bool) -> float:
    return RATE_FROM_NOTHING if first and task.parent is None else RATE_FROM_PARENT


def _beginning(seed: int) -> list[float]:
    """Small weights at random."""
    dice = Random(seed)
    spans = (
        (WHOLE_ROWS, 0.15),
        (FIRST_BIAS, 0.15),
        (SECOND_ROWS, 0.1),
        (SECOND_WHOLE_ROWS, 0.12),
        (SECOND_BIAS, 0.1),
        (LAST_ROW, 0.0),
        (WEIGHTS - 1, 0.12),
        (WEIGHTS, 0.0),
    )
    numbers: list[float] = []
    for end, size in spans:
        numbers += [dice.uniform(-size, size) for _ in range(end - len(numbers))]
    return numbers


def _without_the_unused(numbers: list[float], lesson: Teacher) -> list[float]:
    """The weights, 0 for every input that never came: whoever goes on from them meets it without prejudice."""
    square = lesson.memory()[4]
    kept = list(numbers)
    rows = [(0, COLOUR_INPUTS), (WHOLE_ROWS, WHOLE_INPUTS), (SECOND_WHOLE_ROWS, WHOLE_INPUTS)]
    for base, count in rows:
        for first in range(base, base + count * WIDTH, WIDTH):
            if not any(square[first : first + WIDTH]):
                kept[first : first + WIDTH] = [0.0] * WIDTH
    return kept


def _floats(data: bytes) -> list[float]:
    return array("f", data).tolist()


def _write(path: Path, mark: Checkpoint, lesson: Teacher) -> None:
    mark.updates, mark.batch, *parts = lesson.memory()
    mark.weights, mark.gradient, mark.mean, mark.square = (
        array("f", part).tobytes() for part in (lesson.numbers(), *parts)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.msgpack.encode(mark))
    new.replace(path)


def _read(path: Path, wanted: Checkpoint) -> Checkpoint:
    try:
        mark = msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
    except (OSError, msgspec.MsgspecError) as trouble:
        raise BadCheckpoint(
            "checkpoint-damaged",
            f"The checkpoint {path.name} is damaged; remove it to train {wanted.group} anew, or choose another folder.",
            file=path.name,
            group=wanted.group,
        ) from trouble
    same = ("format", "group", "games_in_all", "seed", "parent_digest")
    if any(getattr(mark, name) != getattr(wanted, name) for name in same):
        raise BadCheckpoint(
            "checkpoint-other",
            f"The checkpoint {path.name} belongs to another training: other seed, games, parent or version; "
            "choose another folder with --out, or remove it.",
            file=path.name,
        )
    return mark
