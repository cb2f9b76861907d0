"""What rows are called in tables and figures."""

from __future__ import annotations

from typing import Any

from dedale.lab.plan import TURN_LIMIT, Row
from dedale.words import Words


def variant(words: Words, game: str, options: dict[str, Any]) -> str:
    """The rules of a game in a few words: "base", "Towers · Dreams 4"."""
    return (_onirim if game == "onirim" else _labyrinth)(words, options)


def company(words: Words, game: str, options: dict[str, Any]) -> str:
    """Who plays: alone, or how many and how."""
    players = options["players"]
    if players == 1:
        return words("lab-solo")
    if game == "onirim":
        return words(f"lab-two-{options['talk']}")
    return words("lab-players", count=players)


def versus(words: Words, row: Row) -> str:
    """A match: the first bot, and those it meets."""
    others = row.bots[1:]
    named = [side(words, bot, others.count(bot)) for bot in dict.fromkeys(others)]
    return words("lab-versus", bot=row.bots[0], others=", ".join(named))


def side(words: Words, bot: str, seats: int) -> str:
    """A bot that may have several seats."""
    return bot if seats == 1 else words("lab-times", bot=bot, count=seats)


def _onirim(words: Words, options: dict[str, Any]) -> str:
    parts = []
    if options["book"] != "no":
        parts.append(words(f"lab-book-{options['book']}"))
    if options["towers"] != "no":
        parts.append(words(f"lab-towers-{options['towers']}"))
    if options["dreams"]:
        parts.append(words("lab-dreams", count=options["dreams"]))
    return " · ".join(parts) or words("lab-base")


def _labyrinth(words: Words, options: dict[str, Any]) -> str:
    parts = []
    if options["cards"] is not None:
        parts.append(words("lab-cards", count=options["cards"]))
    if options["young"]:
        parts.append(words("lab-young"))
    if options["first"] is not None:
        parts.append(words("lab-first", number=options["first"] + 1))
    if options["turn_limit"] != TURN_LIMIT:
        parts.append(words("lab-limit", count=options["turn_limit"] or 0))
    if options["pawns"] is not None:
        parts.append(", ".join(words(f"pawn-{colour}") for colour in options["pawns"]))
    return " · ".join(parts) or words("lab-base")
