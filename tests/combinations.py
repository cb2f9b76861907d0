"""The combinations of options that tests go through: all of them, or in a quick run enough to meet every pair."""

from __future__ import annotations

import os
from itertools import combinations
from typing import Any

from dedale.core.game import Game

QUICK = os.environ.get("DEDALE_QUICK", "") not in ("", "0")
"""Whether this is `make quick`, the run between two edits."""

Options = dict[str, Any]


def combinations_of(game: Game) -> list[Options]:
    """The combinations of a game's options to go through in this run."""
    return pairwise(game.combinations()) if QUICK else game.combinations()


def pairwise(every: list[Options]) -> list[Options]:
    """Some of these, in which any two choices that ever meet do so: most mistakes need no more than two."""
    left = set().union(*map(_pairs, every))
    chosen = []
    while left:
        best = max(every, key=lambda options: len(left & _pairs(options)))
        left -= _pairs(best)
        chosen.append(best)
    return chosen


def named(options: Options) -> str:
    """A combination as the name of a test."""
    return "-".join(f"{key}:{value}" for key, value in options.items())


def _pairs(options: Options) -> set[tuple[Any, ...]]:
    return set(combinations(((name, str(value)) for name, value in options.items()), 2))
