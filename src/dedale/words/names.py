"""What the players are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dedale.core.seats import bot_in

if TYPE_CHECKING:
    from dedale.words.catalogue import Words

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels of bots that have a name in every language; other bots go by their own."""


def name_words(words: Words, name: str, number: int, *, full: bool = False) -> str:
    """What the player of the seat with this number, from 1, is called; of a bot in full, which one it is."""
    bot = bot_in(name)
    if bot is None:
        return name or words("ui-player", number=number)
    which = words(f"ui-level-{bot}") if bot in (*LEVELS, "still") else bot
    return words("ui-bot.full" if full else "ui-bot", number=number, bot=which)
