"""`dedale lab train`: the nets of the games that have some, trained from nothing."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dedale.terminal.commandline import BadCommandLine, Language, NoColour
from dedale.terminal.lab import Seed, WorkerCount, console_on, whole_number

if TYPE_CHECKING:
    from rich.console import Console

    from dedale.lab.training import Round, Task, Training
    from dedale.words import Words


def train(
    ctx: typer.Context,
    groups: Annotated[list[str] | None, typer.Argument(help="cli-lab-train-groups")] = None,
    games: Annotated[str | None, typer.Option(metavar="N", help="cli-lab-train-games")] = None,
    rounds: Annotated[str | None, typer.Option(metavar="N", help="cli-lab-train-rounds")] = None,
    further: Annotated[bool, typer.Option("--further", help="cli-lab-train-further")] = False,
    seed: Seed = "1",
    workers: WorkerCount = None,
    out: Annotated[str, typer.Option(metavar="FOLDER", help="cli-lab-train-out")] = "results/training",
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Train the nets, each after the one that it learns from."""
    from dedale.lab.training import trainings
    from dedale.lab.workers import cores, workers_for

    words: Words = ctx.obj
    found = trainings()
    tasks = _chosen(groups or [], found, further=further)
    if games is not None:
        most = whole_number("--games", games)
        tasks = [replace(task, games=min(task.games, most), rounds=1 + task.onward) for task in tasks]
    if rounds is not None:
        most = whole_number("--rounds", rounds)
        tasks = [replace(task, rounds=most + task.onward) for task in tasks]
    number = whole_number("--seed", seed, 0)
    given = [
        *(groups or []),
        *(["--further"] if further else []),
        *([] if games is None else ["--games", games]),
        *([] if rounds is None else ["--rounds", rounds]),
        "--seed",
        seed,
    ]
    hired = workers_for("processes", cores() if workers is None else whole_number("--workers", workers), None)
    display = _Display(words, console_on(sys.stderr, colour=not no_color), tasks)
    try:
        with display.bar:
            command = shlex.join(["dedale", "lab", "train", *given])
            for training in found:
                own = {task.group for task in training.tasks()}
                wanted = [task for task in tasks if task.group in own]
                training.run(wanted, number, Path(out), hired.executor, command, display.update, display.done_with)
    except KeyboardInterrupt:
        print(words("lab-interrupted", folder=out), file=sys.stderr)
        raise
    finally:
        hired.dismiss()
    print(words("lab-written", folder=out))


def _chosen(groups: list[str], trainings: list[Training], *, further: bool) -> list[Task]:
    """The tasks for these groups, or for all, with those that they learn from; to train further, in the order given."""
    from dedale.lab.training import onward

    planned = {task.group: task for training in trainings for task in training.tasks()}
    wanted: set[str] = set()
    for group in groups or planned:
        if group not in planned:
            known = ", ".join(planned)
            raise BadCommandLine(
                "lab-group", f"There is no net called {group!r}; the nets are: {known}.", found=group, known=known
            )
        parent: str | None = None if further else group
        while parent is not None:
            wanted.add(parent)
            parent = planned[parent].parent
    if further:
        return [onward(planned[group]) for group in groups or planned]
    return [task for task in planned.values() if task.group in wanted]


class _Display:
    """A bar for each net that is being trained, and one for all; or a line for each net that is done."""

    def __init__(self, words: Words, console: Console, tasks: list[Task]) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self.words = words
        self.console = console
        self.games = {task.group: task.games for task in tasks}
        self.done = dict.fromkeys(self.games, 0)
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[said]}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._all = self.bar.add_task(words("lab-train-all"), total=sum(self.games.values()), said="")
        self._bars = {group: self.bar.add_task(group, total=games, said="") for group, games in self.games.items()}
        for task in self._bars.values():
            self.bar.update(task, visible=False)

    def update(self, group: str, games: int, won: float) -> None:
        """Show how far a net is. A bar is as long as the rounds so far and the one under way."""
        while games > self.games[group]:
            self.games[group] *= 2
        self.done[group] = games
        said = self.words("lab-train-won", percent=round(100 * won))
        self.bar.update(self._bars[group], completed=games, total=self.games[group], visible=True, said=said)
        self.bar.update(self._all, completed=sum(self.done.values()), total=sum(self.games.values()))

    def done_with(self, group: str, rounds: list[Round]) -> None:
        """Say how a net came out, and whether it has stopped gaining."""
        last = rounds[-1]
        self.games[group] = self.done[group] = last.games
        self.bar.update(self._bars[group], visible=False)
        self.bar.update(self._all, completed=sum(self.done.values()), total=sum(self.games.values()))
        told = self.words(
            "lab-train-done",
            group=group,
            games=last.games,
            percent=round(100 * max(one.won for one in rounds), 1),
            rounds=len(rounds),
            gain=round(100 * last.gain, 1),
            error=round(100 * last.error, 1),
            gained="yes" if last.gained else "no",
        )
        self.console.print(told, markup=False, highlight=False)
