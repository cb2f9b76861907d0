"""The games that can be played: their options, their levels, and how hard they are."""

from __future__ import annotations

from functools import cache

from pydantic import TypeAdapter

import dedale
from dedale.bots import levels
from dedale.bots.rates import Rate, measured_rates
from dedale.server.forms import GameInfo, OptionInfo, RateInfo


@cache
def catalogue() -> list[GameInfo]:
    """Every game."""
    return [_info(name, measured_rates(name)) for name in dedale.games()]


@cache
def catalogue_json() -> bytes:
    """Every game, as it is sent."""
    return TypeAdapter(list[GameInfo]).dump_json(catalogue())


def _info(name: str, rates: list[Rate]) -> GameInfo:
    game = dedale.game(name)
    return GameInfo(
        name=name,
        options=[
            OptionInfo(name=option.name, choices=list(option.choices), default=option.default)
            for option in game.facts.options
        ],
        levels=list(levels(name)),
        seats=list(game.facts.seats),
        rates=[
            RateInfo(
                options=rate.options,
                bot=rate.bot,
                measure=rate.measure,
                games=rate.games,
                value=rate.value,
                low=rate.low,
                high=rate.high,
            )
            for rate in rates
        ],
    )
