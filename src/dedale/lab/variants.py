"""Which variants a command line means: `all`, or lists of values such as `players=1,2 towers=yes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import dedale
from dedale.core.errors import BadOptions
from dedale.core.game import Game
from dedale.core.options import OptionValue, OptionValues
from dedale.lab.errors import BadPlan

ALL = "all"
_WORDS: dict[str, OptionValue] = {"true": True, "false": False, "none": None}


def variants(name: str, texts: Sequence[str], also: Mapping[str, OptionValue] | None = None) -> list[OptionValues]:
    """Every combination of the values given, each with the options `also` unless it says otherwise.

    Combinations that cannot be (silent alone) are left out, as long as every value given occurs in one that can.
    """
    game = dedale.game(name)
    given = dict(also or {})
    if ALL in texts:
        if len(texts) > 1:
            raise BadPlan("lab-all-alone", "'all' stands for every combination of options; leave the others out.")
        return _distinct(
            game,
            [
                chosen | given
                for chosen in game.combinations()
                if all(chosen[option] in (None, value) for option, value in given.items())
            ],
        )
    lists = dict(_values(game, text) for text in texts)
    every = [given | dict(zip(lists, values, strict=True)) for values in product(*lists.values())]
    possible = []
    trouble: BadOptions | None = None
    for chosen in every:
        try:
            possible.append(game.options_json(game.options(chosen)))
        except BadOptions as error:
            trouble = trouble or error
    for option, values in lists.items():
        if trouble and any(all(one[option] != value for one in possible) for value in values):
            raise trouble
    if trouble and not possible:
        raise trouble
    return _distinct(game, possible)


def _values(game: Game, text: str) -> tuple[str, list[OptionValue]]:
    """An option and the values given for it."""
    option, sign, values = text.partition("=")
    if not sign or not option or not values:
        raise BadPlan(
            "lab-variant",
            f"{text!r} names no variants: write 'all', or an option and its values, such as players=1,2.",
            found=text,
        )
    if values == ALL:
        every: list[OptionValue] = []
        for chosen in game.combinations():
            if option in chosen and chosen[option] not in every:
                every.append(chosen[option])
        return option, every or [ALL]
    return option, [_value(value) for value in values.split(",")]


def _value(text: str) -> OptionValue:
    return int(text) if text.isascii() and text.isdigit() else _WORDS.get(text, text)


def _distinct(game: Game, chosen: list[OptionValues]) -> list[OptionValues]:
    """The options written out, each combination once."""
    every: list[OptionValues] = []
    for options in chosen:
        whole = game.options_json(game.options(options))
        if whole not in every:
            every.append(whole)
    return every
