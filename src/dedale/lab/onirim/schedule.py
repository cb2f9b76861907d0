"""Who learns from whom, and for how long: the games of self-play for each group of options.

Three groups begin with nothing. Every other one goes on from a group that it resembles: one
expansion less, or the same expansions with open hands.
"""

from __future__ import annotations

from dedale.bots.onirim.groups import groups
from dedale.lab.training import Task

FROM_NOTHING = ("solo", "solo-towers", "open")

GAMES: dict[str, tuple[int, ...]] = {
    "solo": (300_000, 60_000, 40_000, 40_000),
    "open": (100_000, 40_000, 30_000, 30_000),
    "silent": (30_000, 20_000, 20_000, 20_000),
}
"""Of the first round, by company and number of expansions."""

GAMES_WITH_TOWERS_ALONE = 400_000

LEARNED_LAST = {
    ("book",): "book",
    ("towers",): "towers",
    ("dreams",): "dreams",
    ("book", "towers"): "book",
    ("book", "dreams"): "dreams",
    ("towers", "dreams"): "dreams",
    ("book", "towers", "dreams"): "towers",
}
"""The expansion that a net adds to its parent's. Found by trial: in another order all three together never won."""

CONSOLED = {
    "solo": 20_000,
    "solo-towers": 60_000,
    "open": 60_000,
    "open-book": 12_500,
    "open-towers": 12_500,
    "open-dreams": 12_500,
}
"""For so many games a lost one counts for some of its Doors. The others win now and then from the start, and would only
learn to collect Doors."""


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
    games = GAMES[company][len(expansions)] if group != "solo-towers" else GAMES_WITH_TOWERS_ALONE
    if company == "silent":
        return Task(group, "-".join(["open", *expansions]), games)
    consoled = CONSOLED.get(group, 0)
    if group in FROM_NOTHING:
        return Task(group, None, games, consoled)
    parent = [name for name in expansions if name != LEARNED_LAST[tuple(expansions)]]
    return Task(group, "-".join([company, *parent]), games, consoled)
