"""What docs/strength.md measures, part by part: each is a run of its own, with a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import dedale
from dedale.bots import levels
from dedale.lab.errors import BadPlan
from dedale.lab.matches import match_rows
from dedale.lab.plan import Plan, Row, new_row
from dedale.lab.rates import rate_rows

EXPERT, LABYRINTH_EXPERT = "expert:5ms", "expert:48"
"""The experts as they are measured. In Labyrinth 48 iterations are those of its level: a turn stays within 20 ms."""

PARTNER = "simple"
"""Who stands for a person at the side of a level."""

TOWERS = {"towers": "yes"}
BOOK = {"book": "yes"}
DREAMS = {"dreams": 4}
MAIN: tuple[dict[str, Any], ...] = ({}, TOWERS, BOOK, DREAMS, BOOK | TOWERS | DREAMS)
COMPANIES: tuple[dict[str, Any], ...] = ({"players": 1}, {"players": 2}, {"players": 2, "talk": "silent"})


class Section(NamedTuple):
    """A part of the page: its rows, and how many games each has."""

    kind: Literal["rates", "match"]
    games: int
    rows: Callable[[], list[Row]]


def _onirim(variants: Sequence[dict[str, Any]], *bots: str) -> Callable[[], list[Row]]:
    return lambda: [new_row("onirim", options, (bot,)) for options in variants for bot in bots]


def _every(bot: str) -> Callable[[], list[Row]]:
    return lambda: rate_rows("onirim", ["all"], [bot])


def _ceiling() -> list[Row]:
    base, towers = new_row("onirim", {}, ("expert:100ms",), 1), new_row("onirim", TOWERS, ("expert:200ms",), 1)
    return [base, towers]


def _matches(*matches: str) -> Callable[[], list[Row]]:
    return lambda: match_rows([match.split(",") for match in matches])


def _onirim_levels() -> list[Row]:
    return [new_row("onirim", {}, (level,), 4) for level in levels("onirim")]


def _onirim_partners() -> list[Row]:
    """Every level beside somebody who plays by a few rules."""
    talks = ({"players": 2}, {"players": 2, "talk": "silent"})
    return [new_row("onirim", talk, (level, PARTNER), 4) for talk in talks for level in levels("onirim")]


def _labyrinth_levels() -> list[Row]:
    steps = list(pairwise(levels("labyrinth")))
    return match_rows([(better, worse) for worse, better in steps], batch=4) if steps else []


SECTIONS: dict[str, Section] = {
    "onirim-base": Section("rates", 20_000, _onirim([{}, TOWERS], "simple", "fast")),
    "onirim-simple": Section("rates", 1_000, _every("simple")),
    "onirim-fast": Section("rates", 2_000, _every("fast")),
    "onirim-expert": Section("rates", 1_000, _onirim([rules | who for rules in MAIN for who in COMPANIES], EXPERT)),
    "onirim-ceiling": Section("rates", 300, _ceiling),
    "onirim-levels": Section("rates", 1_000, _onirim_levels),
    "onirim-partners": Section("rates", 1_000, _onirim_partners),
    "labyrinth-two": Section(
        "match",
        2_000,
        _matches(f"{LABYRINTH_EXPERT},planner", f"{LABYRINTH_EXPERT},greedy", f"{LABYRINTH_EXPERT},lite"),
    ),
    "labyrinth-four": Section(
        "match",
        2_000,
        _matches(f"{LABYRINTH_EXPERT},planner,planner,planner", f"{LABYRINTH_EXPERT},greedy,greedy,greedy"),
    ),
    "labyrinth-others": Section("match", 2_000, _matches("planner,greedy", "lite,planner", "greedy,random")),
    "labyrinth-solo": Section(
        "rates", 1_000, lambda: rate_rows("labyrinth", [], ["greedy", "planner", "lite", LABYRINTH_EXPERT])
    ),
    "labyrinth-levels": Section("match", 500, _labyrinth_levels),
}


def chosen_sections(names: Sequence[str] | None) -> list[str]:
    """The parts of these names, or all, in the order of the page."""
    known = ", ".join(SECTIONS)
    for name in names or ():
        if name not in SECTIONS:
            raise BadPlan("lab-section", f"There is no part {name!r}; the parts are: {known}.", found=name, known=known)
    return [name for name in SECTIONS if names is None or name in names]


def section_plan(name: str, seed: int = 1, most: int | None = None) -> Plan:
    """The run of a part, with at most so many games a row."""
    section = SECTIONS[name]
    games = section.games if most is None else min(most, section.games)
    command = section_command(name)
    command += "" if games == section.games else f" --games {games}"
    command += "" if seed == 1 else f" --seed {seed}"
    return Plan(section.kind, tuple(section.rows()), seed, games, None, command)


def section_command(name: str) -> str:
    """The command that measures a part."""
    return f"dedale lab strength --only {name}"


def combinations() -> int:
    """How many combinations of rules Onirim has."""
    return len(dedale.game("onirim").combinations())
