"""The bots of Labyrinth, measured against each other and alone: its parts of docs/strength.md."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from dedale.bots import levels
from dedale.lab.matches import match_rows
from dedale.lab.plan import Row
from dedale.lab.rates import rate_rows
from dedale.lab.study import Section

GAME: Final = "labyrinth"

EXPERT: Final = "expert:48"
"""As it is measured. 48 iterations are those of its level: a turn stays within 20 ms."""


def _matches(*matches: str) -> Callable[[], list[Row]]:
    return lambda: match_rows([match.split(",") for match in matches])


def _levels() -> list[Row]:
    steps = list(pairwise(levels(GAME)))
    return match_rows([(better, worse) for worse, better in steps], batch=4) if steps else []


SECTIONS: Final = {
    "two": Section("match", 2_000, _matches(f"{EXPERT},planner", f"{EXPERT},greedy", f"{EXPERT},lite")),
    "four": Section("match", 2_000, _matches(f"{EXPERT},planner,planner,planner", f"{EXPERT},greedy,greedy,greedy")),
    "others": Section("match", 2_000, _matches("planner,greedy", "lite,planner", "greedy,random")),
    "solo": Section(
        "rates", 1_000, lambda: rate_rows(GAME, [], ["greedy", "planner", "lite", EXPERT]), by_options=True
    ),
    "levels": Section("match", 500, _levels),
}
