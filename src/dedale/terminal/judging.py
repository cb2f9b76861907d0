"""`dedale lab judge`: how right the judge behind hints and analyses is."""

from __future__ import annotations

import shlex
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dedale.terminal.commandline import Language, NoColour
from dedale.terminal.lab import Seed, WorkerCount, console_on, need_lab, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from dedale.lab.judge.rows import JudgePlan
    from dedale.words import Words

GAMES, CALIBRATION_GAMES = 16, 40
"""Games of every kind of rules: some 500 choices in all; and those that chances are held against."""


def judge(
    ctx: typer.Context,
    only: Annotated[list[str] | None, typer.Argument(help="cli-lab-judge-only")] = None,
    calibration: Annotated[bool, typer.Option("--calibration", help="cli-lab-judge-calibration")] = False,
    games: Annotated[str | None, typer.Option(metavar="N", help="cli-lab-judge-games")] = None,
    care: Annotated[str, typer.Option(metavar="N", help="cli-lab-judge-care")] = "0",
    seed: Seed = "1",
    workers: WorkerCount = None,
    out: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-lab-out")] = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Judge choices twice, or hold chances against how games ended."""
    need_lab("pyarrow", "matplotlib")
    from dedale.lab.judge.picture import picture
    from dedale.lab.judge.results import bin_table, bins, score_table, scores, write
    from dedale.lab.judge.rows import JudgePlan, rows
    from dedale.lab.judge.run import run
    from dedale.lab.workers import cores, workers_for

    words: Words = ctx.obj
    measure = "chances" if calibration else "choices"
    usual = CALIBRATION_GAMES if calibration else GAMES
    count = usual if games is None else whole_number("--games", games)
    given = [*(only or []), *(["--calibration"] if calibration else []), "--games", str(count), "--care", care]
    plan = JudgePlan(
        "chances" if calibration else "choices",
        rows("chances" if calibration else "choices", only or []),
        count,
        whole_number("--seed", seed, 0),
        whole_number("--care", care, 0),
        shlex.join(["dedale", "lab", "judge", *given, "--seed", seed]),
    )
    folder = Path("results") / f"judge-{measure}-{_name(plan)}" if out is None else Path(out)
    number = cores() if workers is None else whole_number("--workers", workers)
    hired = workers_for("processes", number)
    try:
        with _bar(words, colour=not no_color) as progress:
            found = run(plan, folder, hired.executor, number, progress)
    except KeyboardInterrupt:
        print(words("lab-interrupted", folder=str(folder)), file=sys.stderr)
        raise
    finally:
        hired.dismiss()
    if calibration:
        lines = bins(words, plan, found)
        write(folder, lines)
        picture(words, lines, folder / "calibration")
        print(bin_table(words, lines))
    else:
        told = scores(words, plan, found)
        write(folder, told)
        print(score_table(words, told))
    print(words("lab-written", folder=str(folder)))


def _name(plan: JudgePlan) -> str:
    import msgspec

    return blake2b(msgspec.json.encode(plan), digest_size=4).hexdigest()


def _bar(words: Words, *, colour: bool) -> AbstractContextManager[Callable[[int, int], None]]:
    """A bar that says how many games have been looked at."""
    from contextlib import contextmanager

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = console_on(sys.stderr, colour=colour)

    @contextmanager
    def shown() -> Iterator[Callable[[int, int], None]]:
        bar = Progress(
            TextColumn(words("lab-judge-looking")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        task = bar.add_task("")
        with bar:
            yield lambda done, total: bar.update(task, completed=done, total=total)

    return shown()
