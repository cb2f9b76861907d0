"""The bots and the levels of each game, by name.

The bots of a game are those of `dedale.bots.<game>`: its `BOTS` maps a name to something that
makes the bot, and its `LEVELS` maps easy, medium, hard and expert to a bot and a budget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from dedale.bots.bot import Bot, Player
from dedale.bots.budget import Budget
from dedale.core.errors import UnknownBot
from dedale.core.game import game


class Level(NamedTuple):
    """What a level for people stands for."""

    bot: str
    budget: str


DEFAULT_BUDGET = "5ms"
"""For a searching bot that was asked for without a budget."""


def bots(game_name: str) -> list[str]:
    """The names of the bots of a game, from the weakest on."""
    return list(_makers(game_name))


def levels(game_name: str) -> dict[str, Level]:
    """The levels for people, from the easiest on."""
    found: dict[str, Level] = import_module(f"dedale.bots.{game(game_name).name}").LEVELS
    return found


@cache
def bot(game_name: str, name: str) -> Bot:
    """The bot of that name."""
    makers = _makers(game_name)
    if name not in makers:
        known = ", ".join(dict.fromkeys([*makers, *levels(game_name)]))  # "expert" is both
        raise UnknownBot(
            "unknown-bot",
            f"There is no bot called {name!r} for {game_name}; choose one of: {known}.",
            name=name,
            game=game_name,
            known=known,
        )
    return makers[name]()


def player(game_name: str, text: str) -> Player:
    """The player that a text names: a level ("hard"), a bot ("fast"), or a bot and a budget ("expert:20ms")."""
    name, colon, budget = text.partition(":")
    known = levels(game_name)
    if name in known and (not colon or name not in bots(game_name)):
        level = known[name]
        return Player(text, bot(game_name, level.bot), Budget.parse(budget if colon else level.budget))
    return Player(text, bot(game_name, name), Budget.parse(budget if colon else DEFAULT_BUDGET))


def _makers(game_name: str) -> Mapping[str, Callable[[], Bot]]:
    found: Mapping[str, Callable[[], Bot]] = import_module(f"dedale.bots.{game(game_name).name}").BOTS
    return found
