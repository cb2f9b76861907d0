"""Who learns from whom, and for how long: the games of self-play for each group of options.

Learning begins with nothing for two groups. Every other one goes on from a group that it resembles:
one expansion less, or the same expansions with fewer secrets.
"""

from __future__ import annotations

from dataclasses import dataclass

from dedale.bots.onirim.groups import EXPANSIONS, groups

FROM_NOTHING = {"solo": 800_000, "solo-towers": 600_000}

GAMES_BY_EXPANSIONS = {
    "solo": (0, 80_000, 20_000, 25_000),
    "open": (60_000, 25_000, 16_000, 16_000),
    "silent": (16_000, 8_000, 5_000, 6_000),
}
"""By company and number of expansions."""


@dataclass(frozen=True, slots=True)
class Task:
    """One net to train."""

    group: str
    parent: str | None
    games: int


def tasks() -> list[Task]:
    """Every net, parents before children, and of these the longest first."""
    made = [_task(group) for group in groups()]
    order: list[Task] = []
    while len(order) < len(made):
        known = {task.group for task in order}
        ready = [task for task in made if task not in order and (task.parent is None or task.parent in known)]
        order += sorted(ready, key=lambda task: -task.games)
    return order


def _task(group: str) -> Task:
    company, *expansions = group.split("-")
    if group in FROM_NOTHING:
        return Task(group, None, FROM_NOTHING[group])
    if company == "solo":
        parent = [name for name in expansions if name != _learned_last(expansions)]
        return Task(group, "-".join(["solo", *parent]), GAMES_BY_EXPANSIONS["solo"][len(expansions)])
    before = {"open": "solo", "silent": "open"}[company]
    return Task(group, "-".join([before, *expansions]), GAMES_BY_EXPANSIONS[company][len(expansions)])


def _learned_last(expansions: list[str]) -> str:
    """The expansion that a solo net adds to its parent's: the Towers take longest, so they come from the parent."""
    return max((name for name in expansions if name != "towers"), key=EXPANSIONS.index)
