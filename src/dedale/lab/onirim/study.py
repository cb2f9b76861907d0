"""The bots of Onirim, measured alone and together: its parts of docs/strength.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from dedale.bots import levels
from dedale.lab.plan import Row, new_row
from dedale.lab.rates import rate_rows
from dedale.lab.study import Section

GAME: Final = "onirim"

EXPERT: Final = "expert:5ms"
"""As it is measured."""

PARTNER: Final = "simple"
"""Who stands for a person at the side of a level."""

TOWERS: Final[dict[str, object]] = {"towers": "yes"}
BOOK: Final[dict[str, object]] = {"book": "yes"}
DREAMS: Final[dict[str, object]] = {"dreams": 4}
MAIN: Final[tuple[dict[str, object], ...]] = ({}, TOWERS, BOOK, DREAMS, BOOK | TOWERS | DREAMS)
OPEN: Final[dict[str, object]] = {"players": 2}
SILENT: Final[dict[str, object]] = {"players": 2, "talk": "silent"}
PLAYERS: Final[tuple[dict[str, object], ...]] = ({"players": 1}, OPEN, SILENT)


def _rows(variants: Sequence[Mapping[str, object]], *bots: str) -> Callable[[], list[Row]]:
    return lambda: [new_row(GAME, options, (bot,)) for options in variants for bot in bots]


def _every(bot: str) -> Callable[[], list[Row]]:
    return lambda: rate_rows(GAME, ["all"], [bot])


def _ceiling() -> list[Row]:
    return [new_row(GAME, {}, ("expert:100ms",), 1), new_row(GAME, TOWERS, ("expert:200ms",), 1)]


def _levels() -> list[Row]:
    return [new_row(GAME, {}, (level,), 4) for level in levels(GAME)]


def _partners() -> list[Row]:
    """Every level beside somebody who plays by a few rules."""
    return [new_row(GAME, talk, (level, PARTNER), 4) for talk in (OPEN, SILENT) for level in levels(GAME)]


SECTIONS: Final = {
    "base": Section("rates", 20_000, _rows([{}, TOWERS], "simple", "fast")),
    "simple": Section("rates", 1_000, _every("simple"), by_options=True),
    "fast": Section("rates", 2_000, _every("fast"), by_options=True),
    "expert": Section(
        "rates", 1_000, _rows([rules | who for rules in MAIN for who in PLAYERS], EXPERT), by_options=True
    ),
    "ceiling": Section("rates", 300, _ceiling),
    "levels": Section("rates", 1_000, _levels),
    "partners": Section("rates", 1_000, _partners),
}
