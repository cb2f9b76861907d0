"""What a run of the judge comes to: a line for every kind of rules, as a table of a page, as CSV and as Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from math import hypot
from pathlib import Path

import msgspec

import dedale
from dedale.bots.estimate import Estimate
from dedale.core.facts import TURNS
from dedale.core.files import write_text
from dedale.lab.judge.rows import JudgePlan
from dedale.lab.judge.run import Found
from dedale.lab.judge.trial import JudgeTrial, ToldChance
from dedale.lab.labels import variant, who_plays
from dedale.words import Words

BINS = 10


class Score(msgspec.Struct, frozen=True):
    """How right the judge was with one kind of rules, or with all."""

    rules: str
    players: str
    choices: int
    values_held: int
    """Intervals of values that hold what the larger judgement found."""
    differences: int
    differences_held: int
    named: int
    confirmed: int
    """Of those named, how many the larger judgement finds to cost at least half as much."""


class Bin(msgspec.Struct, frozen=True):
    """Chances that were told and lie near each other, and how often those games were won."""

    rules: str
    players: str
    bots: str
    told: float
    won: float
    count: int
    sums: float
    """By how much told and won differ in standard errors."""


def scores(words: Words, plan: JudgePlan, found: Found) -> list[Score]:
    """A score for every row, and one for all."""
    by_row = [
        [trial for job, one in found.items() if job[0] == row for trial in one.trials] for row in range(len(plan.rows))
    ]
    made = [
        _score(variant(words, row.game, row.options), who_plays(words, row.game, row.options), trials)
        for row, trials in zip(plan.rows, by_row, strict=True)
        if trials
    ]
    return [*made, _score(words("lab-judge-all"), "", [trial for trials in by_row for trial in trials])]


def _score(rules: str, players: str, trials: Sequence[JudgeTrial]) -> Score:
    apart = [trial for trial in trials if trial.loss.high > trial.loss.low]
    named = [trial for trial in trials if trial.label]
    return Score(
        rules,
        players,
        len(trials),
        sum(held(trial.value, trial.true_value) for trial in trials),
        len(apart),
        sum(held(trial.loss, trial.true_loss) for trial in apart),
        len(named),
        sum(trial.true_loss.value >= trial.loss.value / 2 for trial in named),
    )


def held(judged: Estimate, exact: Estimate) -> bool:
    """Whether an interval holds what the larger judgement found, which is itself a little off."""
    gap = exact.value - judged.value
    reach = judged.high - judged.value if gap > 0 else judged.value - judged.low
    return abs(gap) <= hypot(reach, (exact.high - exact.low) / 2) + 1e-9


def bins(words: Words, plan: JudgePlan, found: Found) -> list[Bin]:
    """For every row the chances told, in tenths, and the shares won."""
    made = []
    for number, row in enumerate(plan.rows):
        game = dedale.game(row.game)
        if game.facts.unit(game.options(row.options)) == TURNS:
            continue
        told = [one for job, answer in found.items() if job[0] == number for one in answer.told]
        for tenth in range(BINS):
            inside = [one for one in told if min(BINS - 1, int(one.value.value * BINS)) == tenth]
            if inside:
                rules, players = variant(words, row.game, row.options), who_plays(words, row.game, row.options)
                made.append(_bin(rules, players, " ".join(row.bots), inside))
    return made


def _bin(rules: str, players: str, bots: str, inside: Sequence[ToldChance]) -> Bin:
    count = len(inside)
    told, won = (
        sum(numbers) / count for numbers in ([one.value.value for one in inside], [one.result for one in inside])
    )
    error = (max(told * (1 - told), 0.01) / count) ** 0.5
    return Bin(rules, players, bots, told, won, count, (won - told) / error)


def score_table(words: Words, lines: Sequence[Score]) -> str:
    """The scores as a table of a page."""
    names = (
        "variant",
        "company",
        "judge-choices",
        "judge-values",
        "judge-differences",
        "judge-named",
        "judge-confirmed",
    )
    head = " | ".join(words(f"lab-column-{name}") for name in names)
    text = f"| {head} |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |\n"
    for one in lines:
        cells = (
            one.rules,
            one.players,
            str(one.choices),
            _share(one.values_held, one.choices),
            _share(one.differences_held, one.differences),
            str(one.named),
            _share(one.confirmed, one.named),
        )
        text += f"| {' | '.join(cells)} |\n"
    return text


def bin_table(words: Words, lines: Sequence[Bin]) -> str:
    """The bins as a table of a page."""
    names = ("variant", "company", "bot", "judge-told", "judge-won", "judge-count")
    text = (
        f"| {' | '.join(words(f'lab-column-{name}') for name in names)} |\n| --- | --- | --- | ---: | ---: | ---: |\n"
    )
    for one in lines:
        cells = (one.rules, one.players, one.bots, f"{100 * one.told:.0f}", f"{100 * one.won:.0f}", str(one.count))
        text += f"| {' | '.join(cells)} |\n"
    return text


def write(folder: Path, lines: Sequence[Score] | Sequence[Bin]) -> None:
    """Write `results.csv` and `results.parquet`."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows: list[dict[str, object]] = [msgspec.structs.asdict(line) for line in lines]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(folder / "results.csv", text.getvalue())
    pq.write_table(pa.Table.from_pylist(rows), folder / "results.parquet")


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"
