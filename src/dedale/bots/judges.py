"""Who judges a game: for hints and for the analysis."""

from __future__ import annotations

from dedale.bots.bot import Judge
from dedale.bots.roster import bot


def judge_of(game_name: str) -> Judge:
    """The strongest bot of a game, which can say what it thinks of every action."""
    found = bot(game_name, "expert")
    if not isinstance(found, Judge):
        raise TypeError(f"The expert of {game_name} judges nothing.")
    return found
