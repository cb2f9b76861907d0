"""The games that can be played: their options, their levels, and how hard they are."""

from __future__ import annotations

from functools import cache

import msgspec

import dedale
from dedale.bots import levels
from dedale.bots.rates import Rate, measured_rates
from dedale.core.options import Option
from dedale.server.forms import GameInfo, OptionInfo, RateInfo
from dedale.words.plain import PlainWords


def catalogue() -> list[GameInfo]:
    """Every game."""
    return [_info(name, measured_rates(name)) for name in dedale.games()]


@cache
def catalogue_json() -> bytes:
    """Every game, as it is sent."""
    return msgspec.json.encode(catalogue())


def _info(name: str, rates: list[Rate]) -> GameInfo:
    facts = dedale.game(name).facts
    return GameInfo(
        name=name,
        options=[_option(name, option) for option in facts.options],
        levels=list(levels(name)),
        seats=list(facts.seats),
        together=facts.together,
        lesson=facts.lesson is not None,
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


def _option(game: str, option: Option) -> OptionInfo:
    told = PlainWords(game)
    # Seats are counted from 1 where people read them.
    read = [one + 1 if option.kind == "seat" and isinstance(one, int) else one for one in option.choices]
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        label=told.option_words(option.name),
        choices=list(option.choices),
        labels=[told.choice_words(option.name, one) for one in read],
        default=option.default,
        only_with={other: list(values) for other, values in option.only_with.items()},
    )
