"""What rows are called in tables and figures."""

from __future__ import annotations

from collections.abc import Mapping

import dedale
from dedale.core.options import Option, OptionValue
from dedale.lab.plan import Row
from dedale.words import Words


def variant(words: Words, game: str, options: Mapping[str, OptionValue]) -> str:
    """The rules of a game in a few words: "base", "Towers · Dreams 4". What is as usual is not said."""
    facts = dedale.game(game).facts
    usual = {option.name: option.default for option in facts.options} | dict(facts.endless)
    told = [
        _short(words, game, option, options[option.name])
        for option in facts.options
        if not _about_players(option) and options[option.name] != usual[option.name]
    ]
    return " · ".join(told) or words("lab-base")


def who_plays(words: Words, game: str, options: Mapping[str, OptionValue]) -> str:
    """Who plays: alone, or how many and how."""
    players, *others = [option for option in dedale.game(game).facts.options if _about_players(option)]
    if options["players"] == 1:
        return words("lab-solo")
    told = [_short(words, game, option, options[option.name]) for option in others]
    return ", ".join([_short(words, game, players, options["players"]), *told])


def versus(words: Words, row: Row) -> str:
    """A match: the first bot, and those it meets."""
    others = row.bots[1:]
    named = [side(words, bot, others.count(bot)) for bot in dict.fromkeys(others)]
    return words("lab-versus", bot=row.bots[0], others=", ".join(named))


def side(words: Words, bot: str, seats: int) -> str:
    """A bot that may have several seats."""
    return bot if seats == 1 else words("lab-times", bot=bot, count=seats)


def _about_players(option: Option) -> bool:
    """Whether an option says who plays and how, not what."""
    return option.name == "players" or "players" in option.only_with


def _short(words: Words, game: str, option: Option, value: OptionValue) -> str:
    """A choice in a word or two: `.short` of the choice, or of its option, or else as it is written."""
    key = option.key(game)
    if words.has(f"{key}-{value}.short"):
        return words(f"{key}-{value}.short")
    if isinstance(value, list | tuple):
        return ", ".join(words(f"{key}-{one}") for one in value)
    if not words.has(f"{key}.short"):
        return f"{option.name} {value}"
    number = (value or 0) + (option.kind == "seat") if isinstance(value, int | None) else value
    return words(f"{key}.short", value=number)
