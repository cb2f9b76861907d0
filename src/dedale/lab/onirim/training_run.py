"""Training many nets side by side: each as soon as the one that it learns from is there."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

import dedale
from dedale.bots.onirim import weights
from dedale.lab.onirim.lessons import train
from dedale.lab.onirim.schedule import tasks
from dedale.lab.training import DoneTeller, Round, Task, Teller

__all__ = ["lesson", "run", "tasks"]


def run(
    tasks: Sequence[Task],
    seed: int,
    folder: Path,
    executor: Executor,
    command: str,
    tell: Teller,
    done_with: DoneTeller,
    every: float = 0.5,
) -> None:
    """Train every task whose weights are not there yet. Raises what a worker raised, once the others are done."""
    waiting = [task for task in tasks if not weights.path_of(task.group, folder).exists()]
    going: dict[Future[list[Round]], Task] = {}
    missing = {task.group for task in waiting}
    while waiting or going:
        for task in list(waiting):
            if task.parent not in missing:
                waiting.remove(task)
                going[executor.submit(lesson, task, seed, folder, command)] = task
        done, _ = wait(going, timeout=every, return_when=FIRST_COMPLETED)
        for future in done:
            task = going.pop(future)
            rounds = future.result()
            missing.discard(task.group)
            done_with(task.group, rounds)
        for task in going.values():
            if (said := _progress(task.group, folder)) is not None:
                tell(task.group, *said)


def lesson(task: Task, seed: int, folder: Path, command: str) -> list[Round]:
    """Train one net and write its weights: what a worker does. How it went, round by round."""
    said = time.monotonic()
    path = folder / f"{task.group}.progress"
    folder.mkdir(parents=True, exist_ok=True)

    def tell(games: int, won: float) -> None:
        nonlocal said
        if time.monotonic() - said > 1:
            said = time.monotonic()
            path.write_text(f"{games} {won}", "ascii")

    parent = None
    digest = ""
    if task.parent is not None:
        parent, note = weights.read(weights.path_of(task.parent, folder))
        digest = note.digest
    elif task.onward:
        parent, note = weights.read(weights.path_of(task.group))
        digest = note.digest
    numbers, mark = train(task, seed, folder, parent, digest, tell)
    made = weights.WeightsNote(
        weights.FORMAT,
        task.group,
        mark.games,
        seed,
        round(mark.seconds, 1),
        dedale.__version__,
        commit(),
        command,
        won=[one.won for one in mark.rounds],
    )
    weights.write(weights.path_of(task.group, folder), numbers, made)
    path.unlink(missing_ok=True)
    return mark.rounds


def commit() -> str:
    """The commit of the sources that train, if they are under git."""
    try:
        said = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=10,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return said.stdout.strip() or "unknown"


def _progress(group: str, folder: Path) -> tuple[int, float] | None:
    try:
        games, won = (folder / f"{group}.progress").read_text("ascii").split()
    except (OSError, ValueError):
        return None
    return int(games), float(won)
