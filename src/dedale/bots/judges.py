"""Who judges a game: for hints and for the analysis."""

from __future__ import annotations

from dedale.bots.bot import Judge
from dedale.bots.roster import bot, bots


def judge_of(game_name: str) -> Judge:
    """The strongest bot of a game, which can say what it thinks of every action."""
    return _judge(game_name, "expert")


def trial_judge_of(game_name: str) -> Judge:
    """A judge that takes no time and throws no dice of its own, to see what a change of the position changes.

    Where a game has a fast bot that judges, it is that; else the strongest one.
    """
    fast = bot(game_name, "fast") if "fast" in bots(game_name) else None
    return fast if isinstance(fast, Judge) else judge_of(game_name)


def _judge(game_name: str, name: str) -> Judge:
    found = bot(game_name, name)
    if not isinstance(found, Judge):
        raise TypeError(f"The {name} of {game_name} judges nothing.")
    return found
