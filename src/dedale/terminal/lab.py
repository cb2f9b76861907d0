"""`dedale lab`: win rates, matches, figures and the strength of the bots. What it needs is imported when it runs."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Literal

import typer

import dedale
from dedale.terminal.commandline import BadCommandLine, Language, NoColour, SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from rich.console import Console

    from dedale.lab.plan import Row, RunPlan
    from dedale.lab.workers import Workers
    from dedale.words import Words

MOST_GAMES, MANY_GAMES = 1_000, 100_000
"""Games a row that is not told how many: fewer by default, more where an interval is to be narrow."""

LADDER = "random,easy,medium,hard"
"""The bots that an agent is measured beside: the fast ones."""

INSTALL = "pip install 'dedale[lab]'"

lab = typer.Typer(cls=SpokenGroup, help="cli-lab", add_completion=False, rich_markup_mode=None)

Games = Annotated[str | None, typer.Option(metavar="N", help="cli-lab-games")]
HalfWidth = Annotated[str | None, typer.Option(metavar="X", help="cli-lab-half-width")]
Seed = Annotated[str, typer.Option(metavar="N", help="cli-lab-seed")]
BatchSize = Annotated[str | None, typer.Option(metavar="N", help="cli-lab-batch")]
WorkerCount = Annotated[str | None, typer.Option(metavar="N", help="cli-lab-workers")]
ExecutorKind = Annotated[str, typer.Option("--executor", metavar="processes|threads", help="cli-lab-executor")]
DaskAddress = Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-lab-dask")]
Out = Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-lab-out")]


@lab.callback(invoke_without_command=True)
def root(ctx: typer.Context, _lang: Language = None) -> None:
    """Without a command: the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@lab.command("rates", cls=SpokenCommand, help="cli-lab-rates")
def rates(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-lab-game")] = None,
    variants: Annotated[list[str] | None, typer.Argument(help="cli-lab-variants")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="cli-lab-bots")] = None,
    games: Games = None,
    half_width: HalfWidth = None,
    seed: Seed = "1",
    batch: BatchSize = None,
    workers: WorkerCount = None,
    executor: ExecutorKind = "processes",
    dask: DaskAddress = None,
    out: Out = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """How often bots win each variant."""
    need_lab("scipy", "pyarrow", *(["distributed"] if dask else []))
    from dedale.lab.rates import rate_rows

    if game is None or bots is None:
        known = ", ".join(dedale.games())
        raise BadCommandLine(
            "lab-what",
            f"Say a game and bots, as in 'dedale lab rates GAME --bots random,easy'; the games here are: {known}.",
            known=known,
        )
    size = None if batch is None else whole_number("--batch", batch)
    rows = rate_rows(game, variants or [], bots.split(","), size)
    plan = _plan("rates", rows, [game, *(variants or []), "--bots", bots], games, half_width, seed, batch)
    _measure(ctx.obj, plan, out, _hire(workers, executor, dask), colour=not no_color)


@lab.command("match", cls=SpokenCommand, help="cli-lab-match")
def match(
    ctx: typer.Context,
    matches: Annotated[list[str] | None, typer.Argument(help="cli-lab-matches")] = None,
    games: Games = None,
    half_width: HalfWidth = None,
    seed: Seed = "1",
    batch: BatchSize = None,
    workers: WorkerCount = None,
    executor: ExecutorKind = "processes",
    dask: DaskAddress = None,
    out: Out = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Bots against each other."""
    need_lab("scipy", "pyarrow", *(["distributed"] if dask else []))
    from dedale.lab.matches import match_rows

    given = matches or []
    game = given[0] if given and given[0] in dedale.games() else None
    size = None if batch is None else whole_number("--batch", batch)
    rows = match_rows(
        [text.split(",") for text in given[game is not None :] if "=" not in text],
        [text for text in given if "=" in text],
        size,
        game,
    )
    plan = _plan("match", rows, given, games, half_width, seed, batch)
    _measure(ctx.obj, plan, out, _hire(workers, executor, dask), colour=not no_color)


@lab.command("benchmark", cls=SpokenCommand, help="cli-lab-benchmark")
def benchmark(
    ctx: typer.Context,
    agent: Annotated[str | None, typer.Argument(metavar="MODULE:CLASS", help="cli-lab-benchmark-agent")] = None,
    game: Annotated[str | None, typer.Argument(help="cli-lab-game")] = None,
    variants: Annotated[list[str] | None, typer.Argument(help="cli-lab-variants")] = None,
    ladder: Annotated[str, typer.Option(metavar="BOT,BOT", help="cli-lab-benchmark-ladder")] = LADDER,
    games: Games = None,
    seed: Seed = "1",
    workers: WorkerCount = None,
    executor: ExecutorKind = "processes",
    out: Out = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """An agent beside the ladder, with all that others need to play the same games."""
    need_lab("scipy", "pyarrow")
    from dedale.lab.benchmark import benchmark_rows, made_with

    if agent is None or game is None:
        known = ", ".join(dedale.games())
        raise BadCommandLine(
            "lab-benchmark-what",
            f"Say an agent and a game, as in 'dedale lab benchmark my_bots:Greedy GAME'; the games here are: {known}.",
            known=known,
        )
    rows = benchmark_rows(game, variants or [], agent, ladder.split(","))
    kind: Literal["rates", "match"] = "match" if rows[0].measure == "match" else "rates"
    given = [agent, game, *(variants or []), "--ladder", ladder]
    plan = _plan(kind, rows, given, games, None, seed, None, command="benchmark")
    _measure(ctx.obj, plan, out, _hire(workers, executor, None), colour=not no_color)
    print(ctx.obj("lab-benchmark-made", versions=made_with(game), command=plan.command))


@lab.command("plot", cls=SpokenCommand, help="cli-lab-plot")
def plot(
    ctx: typer.Context,
    folder: Annotated[str | None, typer.Argument(help="cli-lab-plot-folder")] = None,
    out: Annotated[str | None, typer.Option(metavar="NAME", help="cli-lab-plot-out")] = None,
    _lang: Language = None,
) -> None:
    """Draw what a folder holds."""
    need_lab("scipy", "matplotlib")
    from dedale.lab.folder import read_tallies
    from dedale.lab.plot import plot as draw

    if folder is None:
        raise BadCommandLine("lab-which", "Which results? Name their folder: 'dedale lab plot results/rates-…'.")
    note, tallies = read_tallies(Path(folder))
    target = Path(folder) / note.plan.kind if out is None else Path(out)
    for file in draw(ctx.obj, tallies, target.parent, target.name):
        print(file)


@lab.command("strength", cls=SpokenCommand, help="cli-lab-strength")
def strength(
    ctx: typer.Context,
    only: Annotated[str | None, typer.Option(metavar="PART,PART", help="cli-lab-only")] = None,
    games: Annotated[str | None, typer.Option(metavar="N", help="cli-lab-strength-games")] = None,
    seed: Seed = "1",
    write_only: Annotated[bool, typer.Option("--write-only", help="cli-lab-write-only")] = False,
    docs: Annotated[str, typer.Option(metavar="FOLDER", help="cli-lab-docs")] = "docs",
    workers: WorkerCount = None,
    executor: ExecutorKind = "processes",
    dask: DaskAddress = None,
    out: Annotated[str, typer.Option(metavar="FOLDER", help="cli-lab-strength-out")] = "results/strength",
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Measure everything that docs/strength.md says, and write it."""
    need_lab("scipy", "pyarrow", "matplotlib", *(["distributed"] if dask else []))
    from dedale.lab.strength import chosen_sections, section_plan
    from dedale.lab.strength_page import write_page

    words: Words = ctx.obj
    sections = chosen_sections(None if only is None else only.split(","))
    cap = None if games is None else whole_number("--games", games)
    plans = (
        {name: section_plan(name, whole_number("--seed", seed, 0), cap) for name in sections} if not write_only else {}
    )
    hire = _hire(workers, executor, dask)
    for name, plan in plans.items():
        if not plan.rows:
            continue
        print(words("lab-section", section=name, rows=len(plan.rows)), file=sys.stderr)
        _measure(words, plan, str(Path(out) / name), hire, colour=not no_color)
    for file in write_page(Path(out), Path(docs)):
        print(file)


def _plan(
    kind: Literal["rates", "match"],
    rows: list[Row],
    given: Sequence[str],
    games: str | None,
    half_width: str | None,
    seed: str,
    batch: str | None,
    command: str | None = None,
) -> RunPlan:
    """The plan of a command line; its command has what the games depend on, and not where they are played."""
    from dedale.lab.plan import RunPlan

    narrow = None if half_width is None else _fraction("--half-width", half_width)
    most = whole_number("--games", games) if games is not None else MOST_GAMES if narrow is None else MANY_GAMES
    options = ["--games", str(most), *([] if half_width is None else ["--half-width", half_width]), "--seed", seed]
    command = shlex.join(
        ["dedale", "lab", command or kind, *given, *options, *([] if batch is None else ["--batch", batch])]
    )
    return RunPlan(kind, tuple(rows), whole_number("--seed", seed, 0), most, narrow, command)


def _measure(words: Words, plan: RunPlan, out: str | None, hire: Callable[[], Workers], *, colour: bool) -> None:
    from dedale.lab.measure import measure
    from dedale.lab.show import tables

    folder = _usual_folder(plan) if out is None else Path(out)
    try:
        tallies = measure(plan, folder, hire, words, console_on(sys.stderr, colour=colour))
    except KeyboardInterrupt:
        print(words("lab-interrupted", folder=str(folder)), file=sys.stderr)
        raise
    console = console_on(sys.stdout, colour=colour)
    for table in tables(words, tallies):
        console.print(table)
    print(words("lab-written", folder=str(folder)))


def _usual_folder(plan: RunPlan) -> Path:
    """A folder that is the same for the same rows and seed, so that the same command finds it again."""
    import msgspec

    name = blake2b(msgspec.json.encode((plan.kind, plan.rows, plan.seed)), digest_size=4).hexdigest()
    return Path("results") / f"{plan.kind}-{name}"


def _hire(workers: str | None, executor: str, dask: str | None) -> Callable[[], Workers]:
    from dedale.lab.workers import cores, workers_for

    if executor not in ("processes", "threads"):
        raise BadCommandLine(
            "lab-executor", f"{executor!r} is no executor; choose processes or threads.", found=executor
        )
    kind: Literal["processes", "threads"] = "threads" if executor == "threads" else "processes"
    number = cores() if workers is None else whole_number("--workers", workers)
    return lambda: workers_for(kind, number, dask)


def console_on(file: IO[str], *, colour: bool) -> Console:
    """Where nobody looks at a terminal, lines are as long as they are."""
    from rich.console import Console

    return Console(file=file, no_color=not colour, highlight=False, width=None if file.isatty() else 240)


def whole_number(option: str, text: str, least: int = 1) -> int:
    if not (text.isascii() and text.isdigit() and int(text) >= least):
        raise BadCommandLine(
            "lab-number",
            f"The option {option!r} cannot be {text!r}; choose a whole number from {least} on.",
            option=option,
            value=text,
            least=least,
        )
    return int(text)


def _fraction(option: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise BadCommandLine(
            "lab-fraction",
            f"The option {option!r} cannot be {text!r}; choose a number above 0, such as 0.01.",
            option=option,
            value=text,
        )
    return value


def need_lab(*modules: str) -> None:
    """Say how to get the lab if it is not installed."""
    from dedale.lab.errors import LabMissing

    for module in modules:
        if find_spec(module) is None:
            raise LabMissing(
                "lab-missing",
                f"The lab needs {module}, which is not installed; say: {INSTALL}",
                module=module,
                command=INSTALL,
            )
