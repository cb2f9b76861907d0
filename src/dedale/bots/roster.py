"""The bots and the levels of each game, by name.

They are found as the entry points `dedale.bots` of the game's name, from any number of packages: `BOTS` maps a name to
something that makes the bot, and `LEVELS`, which the game's own package has, maps easy, medium, hard and expert to a
bot and a budget. A game without levels has those of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, Protocol

from dedale.bots import any_game
from dedale.bots.bot import Bot, Level, Player
from dedale.bots.budget import Budget
from dedale.bots.outside import bring, brought_bot, named_outside
from dedale.core.errors import BrokenPart, UnknownBot
from dedale.core.game import game
from dedale.core.parts import OURS, Part, Room, note
from dedale.core.spelling import meant


class GameBots(Protocol):
    """What a package brings to `dedale.bots` for a game."""

    BOTS: Mapping[str, Callable[[], Bot]]
    """The bots, from the weakest on."""


ROOM: Final[Room[GameBots]] = Room("bots", GameBots)

DEFAULT_BUDGET = "5ms"
"""For a searching bot that was asked for without a budget."""


def bots(game_name: str) -> list[str]:
    """The names of the bots of a game, from the weakest on."""
    return list(_makers(game_name))


def levels(game_name: str) -> dict[str, Level]:
    """The levels for people, from the easiest on."""
    return next(dict(_levels(found)) for found in _brought(game_name) if _has_levels(found))


@cache
def bot(game_name: str, name: str) -> Bot:
    """The bot of that name."""
    makers = _makers(game_name)
    if name not in makers:
        names = list(dict.fromkeys([*makers, *levels(game_name)]))  # "expert" is both
        known = ", ".join(names)
        raise UnknownBot(
            "unknown-bot",
            f"There is no bot called {name!r} for {game_name}; choose one of: {known}.",
            name=name,
            game=game_name,
            known=known,
            **meant(name, names),
        )
    return makers[name]()


def player(game_name: str, text: str) -> Player:
    """The player that a text names: a level ("hard"), a bot ("fast"), or a bot and a budget ("expert:20ms").

    A bot that was brought by its module and class ("my_bots:Greedy:20ms") is found by them.
    """
    name, colon, budget = text.partition(":")
    known, names = levels(game_name), bots(game_name)
    if name in known and (not colon or name not in names):
        level = known[name]
        return Player(text, bot(game_name, level.bot), Budget.parse(budget if colon else level.budget))
    if name not in names and (outside := named_outside(text)):
        return Player(text, brought_bot(outside.name), Budget.parse(outside.budget or DEFAULT_BUDGET))
    return Player(text, bot(game_name, name), Budget.parse(budget if colon else DEFAULT_BUDGET))


def player_typed(game_name: str, text: str) -> Player:
    """The player that somebody typed: a module and a class may name it too, and its code is run."""
    if text.partition(":")[0] not in (*levels(game_name), *bots(game_name)):
        bring(text)
    return player(game_name, text)


def _makers(game_name: str) -> Mapping[str, Callable[[], Bot]]:
    makers: dict[str, Callable[[], Bot]] = {}
    for found in _brought(game_name):
        for name, maker in found.value.BOTS.items():
            if name in makers:
                _taken(game_name, name, found.package)
            else:
                makers[name] = maker
    return makers


def _brought(game_name: str) -> list[Part[GameBots]]:
    """What packages bring for a game; where none of them has levels, after what any game has."""
    brought = ROOM.parts(game(game_name).name)
    return brought if any(map(_has_levels, brought)) else [Part(OURS, any_game), *brought]


def _has_levels(found: Part[GameBots]) -> bool:
    return any_game.LEVELS.keys() <= _levels(found).keys()


def _levels(found: Part[GameBots]) -> Mapping[str, Level]:
    return getattr(found.value, "LEVELS", {})


def _taken(game_name: str, name: str, package: str) -> None:
    note(
        BrokenPart(
            "part-bot",
            f"The package {package!r} brings a bot called {name!r} for {game_name!r}, and there is one already, "
            "which is used; its author has to give it another name.",
            package=package,
            name=name,
            game=game_name,
        )
    )
