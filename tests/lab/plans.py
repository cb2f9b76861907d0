"""Small plans, with the bot that is always there."""

from __future__ import annotations

from pathlib import Path

from dedale.lab.batch import Played
from dedale.lab.folder import read_batches
from dedale.lab.matches import match_rows
from dedale.lab.plan import Row, RunPlan
from dedale.lab.rates import rate_rows
from dedale.lab.tally import Tally
from tests.luck import seed_of

SEED = seed_of("lab")


def rates(games: int = 30, half_width: float | None = None, seed: int = SEED, batch: int = 7) -> RunPlan:
    rows = rate_rows("onirim", ["towers=no,yes"], ["random"], batch)
    return RunPlan("rates", tuple(rows), seed, games, half_width, "dedale lab rates")


def matches(games: int = 12, *bots: str) -> RunPlan:
    rows = match_rows([bots or ("random", "random", "random")], ["cards=1"], 6)
    return RunPlan("match", tuple(rows), SEED, games, None, "dedale lab match")


def outcomes(tallies: list[Tally]) -> list[list[int]]:
    return [tally.outcomes for tally in tallies]


def kept(path: Path, plan: RunPlan) -> set[tuple[int, int]]:
    """The batches that a folder holds."""
    return set(read_batches(path, plan)[0])


def played(*results: int, row: Row | None = None) -> Played:
    """A batch with these outcomes, of the given row's bots."""
    bots = len(row.bots) if row else 1
    games = len(results)
    return Played([*results], [10] * games, [10 * games] * bots, [5 * games] * bots, [0.001 * games] * bots, 0.5)
