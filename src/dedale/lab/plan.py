"""What a run plays: rows of a game, its options and its bots, each measured by many games.

The games follow from the plan alone, however the work is spread: game k of a row has a deal of
its own, made from the seed, the options and k, and so do the dice that its bots are given. Rows
with the same options play the same deals, whichever bots they have.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Literal

import msgspec

import dedale
from dedale.bots import player_typed
from dedale.core.facts import TURNS
from dedale.core.options import OptionValues
from dedale.lab.errors import BadPlan

BATCH, BATCH_WITH_BUDGET = 20, 4
"""Games that a worker plays at a stretch; fewer where a bot was given a budget, for it is slow."""

Measure = Literal["wins", "turns", "match"]


class Row(msgspec.Struct, frozen=True):
    """One thing to measure. `bots` is one for all seats, or one a seat, who then change seats from game to game.

    Several bots are partners in a game that all win or lose together, and else rivals.
    """

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    batch: int

    @property
    def measure(self) -> Measure:
        """What its games are counted by: who won, whether all won together, or the turns that one took alone."""
        return measure_of(self.game, self.options, len(self.bots))

    @property
    def seats(self) -> int:
        """How many play."""
        return int(dedale.game(self.game).options(self.options).players)


class Batch(msgspec.Struct, frozen=True):
    """Games `first` to `first + count - 1` of a row: what a worker is given."""

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int


class RunPlan(msgspec.Struct, frozen=True):
    """A whole run: every row is played until its interval is narrow enough, or up to so many games."""

    kind: Literal["rates", "match"]
    rows: tuple[Row, ...]
    seed: int
    games: int
    half_width: float | None
    command: str
    """The command that makes this run again."""

    def batches(self, row: Row) -> int:
        """How many batches a row has at most."""
        return -(-self.games_of(row) // row.batch)

    def games_of(self, row: Row) -> int:
        """How many games a row has at most: in a match, whole deals."""
        return -(-self.games // len(row.bots)) * len(row.bots)

    def batch(self, row: Row, number: int) -> Batch:
        """The batch of that number, from 0."""
        first = number * row.batch
        count = min(row.batch, self.games_of(row) - first)
        return Batch(row.game, row.options, row.bots, self.seed, first, count)


def measure_of(game: str, options: OptionValues, bots: int) -> Measure:
    """What games with so many bots are counted by."""
    rules = dedale.game(game)
    if bots > 1 and not rules.facts.together:
        return "match"
    return "turns" if rules.facts.unit(rules.options(options)) == TURNS else "wins"


def new_row(game: str, options: Mapping[str, object], bots: tuple[str, ...], batch: int | None = None) -> Row:
    """A row, checked: bots that there are, options that go together, a bot a seat or one for all."""
    rules = dedale.game(game)
    chosen = rules.options_json(rules.options(options))
    for bot in bots:
        player_typed(game, bot)
    if len(bots) > 1 and chosen["players"] != len(bots):
        raise BadPlan(
            "lab-seats",
            f"{len(bots)} bots cannot sit down to a game of {chosen['players']}; name one for each seat.",
            bots=len(bots),
            players=chosen["players"],
        )
    size = batch or (BATCH_WITH_BUDGET if any(":" in bot for bot in bots) else BATCH)
    return Row(game, chosen, bots, -(-size // len(bots)) * len(bots))


def number_from(*parts: object) -> int:
    """64 bits that follow from the parts."""
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"dedale lab").digest(), "big")
