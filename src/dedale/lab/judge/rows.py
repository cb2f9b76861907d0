"""The kinds of rules that the judge is tried with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

import dedale
from dedale.bots.onirim.groups import groups, members
from dedale.lab.errors import BadPlan

Measure = Literal["choices", "chances"]
"""Whether choices are judged and judged again, or the chances that are told are held against how games ended."""

ONIRIM_PLAYERS = ("simple", "casual", "fast")
LABYRINTH_PLAYERS = ("greedy", "planner", "lite")
"""Who plays the games whose choices are judged: some play badly, some well."""

EQUALS = {"onirim": ("fast",), "labyrinth": ("planner", "lite", "expert:8")}
"""Who plays the games by which chances are measured: all seats alike, for chances are told for equals."""

LOOKS = {"onirim": (24, 96, 20 * 96), "labyrinth": (16, 32, 100)}
"""By game: the iterations of a first look and of a second, and the games of the larger judgement.

Onirim's judge plays games, and the larger judgement plays twenty times as many. Labyrinth's plays none; the larger
judgement does.
"""

TURN_LIMIT = 400


class Row(msgspec.Struct, frozen=True):
    """A kind of rules, and who plays: the games take these bots in turn."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    first: int
    """The iterations of a first look."""
    second: int
    """Those of a second one."""
    larger: int
    """The games after each action of the larger judgement that the others are held against."""


class Plan(msgspec.Struct, frozen=True):
    """A whole run: so many games of every row."""

    measure: Measure
    rows: tuple[Row, ...]
    games: int
    seed: int
    care: int
    """With how much care the games of the larger judgement are played: 0, or so many simulations a decision."""
    command: str


def rows(measure: Measure, only: Sequence[str] = ()) -> tuple[Row, ...]:
    """The rows of a measure: every family of Onirim's rules, and Labyrinth for one to four, the young too."""
    chosen = _onirim(measure) + _labyrinth(measure)
    known = sorted({row.game for row in chosen})
    for name in only:
        if name not in known:
            raise BadPlan(
                "lab-judge-game",
                f"There is no judge of {name!r}; choose one of: {', '.join(known)}.",
                found=name,
                known=", ".join(known),
            )
    return tuple(row for row in chosen if not only or row.game in only)


def _onirim(measure: Measure) -> list[Row]:
    bots = ONIRIM_PLAYERS if measure == "choices" else EQUALS["onirim"]
    return [_row("onirim", members(group)[0], bots) for group in groups()]


def _labyrinth(measure: Measure) -> list[Row]:
    made = []
    for players in (1, 2, 3, 4):
        for young in (False, True):
            options = {"players": players, "young": young, "turn_limit": TURN_LIMIT}
            if measure == "choices":
                made.append(_row("labyrinth", options, LABYRINTH_PLAYERS))
            else:
                made += [_row("labyrinth", options, (bot,)) for bot in EQUALS["labyrinth"]]
    return made


def _row(game: str, options: dict[str, Any], bots: tuple[str, ...]) -> Row:
    rules = dedale.game(game)
    return Row(game, rules.options_json(rules.options(options)), bots, *LOOKS[game])
