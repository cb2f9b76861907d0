"""Who judges a game: for hints and for the analysis."""

from __future__ import annotations

from dedale.bots.bot import Comparer, Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.roster import bot, bots
from dedale.bots.seat import Seat


def judge_of(game_name: str) -> Judge:
    """The strongest bot of a game, which can say what it thinks of every action."""
    found = bot(game_name, "expert")
    if not isinstance(found, Judge):
        raise TypeError(f"The expert of {game_name} judges nothing.")
    return found


def trial_judge_of(game_name: str) -> Judge:
    """A judge that takes no time and throws no dice of its own, to see what a change of the position changes.

    Where a game has a fast bot that judges, it is that; else the strongest one.
    """
    fast = bot(game_name, "fast") if "fast" in bots(game_name) else None
    return fast if isinstance(fast, Judge) else judge_of(game_name)


def compare(judge: Judge, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
    """What a judge thinks of these actions, the best first, by the closest look that it can take."""
    if isinstance(judge, Comparer):
        return judge.compare(seat, actions, budget, seed)
    found = {judgement.action: judgement for judgement in judge.judge(seat, budget, seed)}
    return sorted((found[action] for action in actions), key=lambda judgement: -judgement.value)
