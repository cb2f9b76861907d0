"""How a run goes, on the screen: a bar with the time left, or a line for each row that is done."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from dedale.lab.figures import decimal, interval, percent, time_left, whole
from dedale.lab.labels import variant, versus, who_plays
from dedale.lab.plan import Batch, Row, RunPlan
from dedale.lab.run import said
from dedale.lab.tally import PARTNERS, Tally, enough
from dedale.words import Words

_PAUSE = 0.25
"""Seconds between two looks at the whole of a run."""


class Display:
    """A watch over a run that tells a person. Where nobody looks at a terminal, it writes lines only."""

    def __init__(self, words: Words, console: Console, plan: RunPlan, workers: int) -> None:
        self.words = words
        self.console = console
        self.plan = plan
        self.workers = workers
        self._told: set[int] | None = None
        self._next = 0.0
        self._bar = Progress(
            BarColumn(bar_width=None),
            TextColumn("{task.fields[said]}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=1, said="")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def update(self, tallies: list[Tally]) -> None:
        """Move the bar, and tell of the rows that are done."""
        if self.console.is_terminal:
            if monotonic() >= self._next:
                self._next = monotonic() + _PAUSE
                self._move(tallies)
        else:
            self._tell(tallies)

    def failed(self, row: int, batch: Batch, error: BaseException) -> None:
        """Name a batch that failed."""
        self.console.print(
            self.words(
                "lab-failed-once",
                first=batch.first + 1,
                last=batch.first + batch.count,
                row=row_name(self.words, self.plan.rows[row]),
                what=said(error),
            ),
            markup=False,
            highlight=False,
        )

    def _move(self, tallies: list[Tally]) -> None:
        played = sum(tally.games for tally in tallies)
        left = sum(games_left(self.plan, tally) for tally in tallies)
        text = self.words(
            "lab-progress",
            played=whole(self.words, played),
            games=whole(self.words, played + left),
            time=time_left(self.words, seconds_left(self.plan, tallies, self.workers)),
        )
        self._bar.update(self._task, completed=played, total=played + left or 1, said=text)

    def _tell(self, tallies: list[Tally]) -> None:
        done = {number for number, tally in enumerate(tallies) if enough(self.plan, tally)}
        for number in sorted(done - self._told) if self._told is not None else ():
            tally = tallies[number]
            self.console.print(
                self.words(
                    "lab-row-done",
                    number=number + 1,
                    count=len(tallies),
                    row=row_name(self.words, tally.row),
                    figure=_figure(self.words, tally),
                    games=whole(self.words, tally.games),
                    time=time_left(self.words, seconds_left(self.plan, tallies, self.workers)),
                ),
                markup=False,
                highlight=False,
                soft_wrap=True,
            )
        self._told = done


def row_name(words: Words, row: Row) -> str:
    """A row in a few words."""
    rules = f"{variant(words, row.game, row.options)}, {who_plays(words, row.game, row.options)}"
    return f"{versus(words, row) if row.measure == 'match' else PARTNERS.join(row.bots)} ({rules})"


def games_left(plan: RunPlan, tally: Tally) -> int:
    """How many games a row may still need: fewer where its interval narrows fast enough."""
    if enough(plan, tally):
        return 0
    most = plan.games_of(tally.row)
    if plan.half_width is not None and tally.games > 0:
        most = min(most, round(tally.games * (tally.half_width() / plan.half_width) ** 2))
    return max(tally.row.batch, most - tally.games)


def seconds_left(plan: RunPlan, tallies: list[Tally], workers: int) -> float | None:
    """How long the rest will take, by what each row has taken so far, or by the mean where a row has not begun."""
    games = sum(tally.games for tally in tallies)
    if not games:
        return None
    mean = sum(tally.seconds for tally in tallies) / games
    left = sum(games_left(plan, tally) * (tally.seconds / tally.games if tally.games else mean) for tally in tallies)
    return left / workers


def _figure(words: Words, tally: Tally) -> str:
    value, low, high = tally.figure()
    if tally.row.measure == "turns":
        return words("lab-figure-turns", value=decimal(words, value), interval=interval(words, low, high, 1))
    return words("lab-figure-wins", value=percent(words, value), interval=interval(words, low, high))
