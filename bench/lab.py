"""A run of the lab: how busy it keeps the cores, and two workers against one."""

from __future__ import annotations

import io
import os
import tempfile
import time
from pathlib import Path

from rich.console import Console

import dedale
from bench.measure import row
from dedale.lab.measure import measure
from dedale.lab.plan import RunPlan
from dedale.lab.rates import rate_rows
from dedale.lab.workers import Processes
from dedale.words import words

WORKERS = 2
GAMES = 20_000 if dedale.compiled else 200


def played(workers: int) -> tuple[float, float, float]:
    """A whole run with its start, its files and its end: its seconds, those of the cores, and those of the workers."""
    plan = RunPlan("rates", tuple(rate_rows("onirim", ["towers=no,yes"], ["random"])), 1, GAMES, None, "bench")
    with tempfile.TemporaryDirectory() as folder:
        before, start = _cores_used(), time.perf_counter()
        done = measure(plan, Path(folder), lambda: Processes(workers), words("en"), Console(file=io.StringIO()))
        wall = time.perf_counter() - start
        return wall, _cores_used() - before, sum(tally.seconds for tally in done)


def _cores_used() -> float:
    """The processor time of this process and of those that it has started and seen end."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    one, _, _ = played(1)
    two, used, at_work = played(WORKERS)
    row("one worker", 2 * GAMES / one, "games/s")
    row("two workers", 2 * GAMES / two, "games/s", one / two, "one worker", "1.7")
    row("cores used by two workers", used / two, "cores", used / two / WORKERS, "two cores", "0.9")
    row("of them in games", at_work / two, "workers", at_work / two / WORKERS, "two workers", "0.9")
