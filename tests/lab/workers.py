"""Workers that fail, for runs that have to live with it; processes find them by their names."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from dedale.lab.batch import Played, play_batch
from dedale.lab.plan import Batch
from dedale.lab.tally import Tally
from dedale.lab.workers import Borrowed, Processes


class Inline(Executor):
    """Does the work at once, in the place of the workers, with another function if one is given."""

    def __init__(self, work: Callable[[Batch], Played] = play_batch) -> None:
        self.work = work
        self.batches: list[Batch] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.batches += arguments
        try:
            future.set_result(self.work(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future


def inline(work: Callable[[Batch], Played] = play_batch, workers: int = 2) -> Borrowed:
    return Borrowed(Inline(work), workers)


class Mortal(Processes):
    """Processes of which one dies whenever it plays the first game, until a file says that it has died enough."""

    def __init__(self, deaths: Path, most: int) -> None:
        self.deaths, self.most = deaths, most
        super().__init__(2)

    def submit(self, batch: Batch) -> Future[Played]:
        return self.executor.submit(die_or_play, batch, str(self.deaths), self.most)


def die_or_play(batch: Batch, deaths: str, most: int) -> Played:
    """Die at the first game, at most so many times; play the others."""
    file = Path(deaths)
    died = len(file.read_text()) if file.exists() else 0
    if batch.first == 0 and died < most:
        file.write_text("x" * (died + 1))
        os._exit(1)
    return play_batch(batch)


class Quiet:
    """A watch that remembers."""

    def __init__(self) -> None:
        self.failures: list[tuple[int, int, str]] = []
        self.updates = 0

    def update(self, tallies: list[Tally]) -> None:
        self.updates += 1

    def failed(self, row: int, batch: Batch, error: BaseException) -> None:
        self.failures.append((row, batch.first, type(error).__name__))
