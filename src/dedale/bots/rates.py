"""How hard each combination of rules is: what `dedale lab strength` measured, by bot."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from dedale.core.options import OptionValues

FILE = Path(__file__).with_name("rates.json")


class Rate(msgspec.Struct, frozen=True):
    """The share of games that a bot won with some options, or the turns it took alone; and the interval of 95 %."""

    game: str
    options: OptionValues
    """All but the limit of turns, which people play without."""
    bot: str
    measure: Literal["wins", "turns"]
    games: int
    value: float
    low: float
    high: float


@cache
def measured_rates(game_name: str) -> list[Rate]:
    """What was measured of a game."""
    return [rate for rate in read_rates(FILE) if rate.game == game_name]


def read_rates(path: Path) -> list[Rate]:
    """The rates in a file."""
    return msgspec.json.decode(path.read_bytes(), type=list[Rate])


def rates_text(rates: list[Rate]) -> str:
    """Rates as the text of a file, a line for each."""
    lines = ",\n".join(msgspec.json.encode(rate).decode() for rate in rates)
    return f"[\n{lines}\n]\n" if lines else "[]\n"
