"""Who judges a game: for hints and for the analysis."""

from __future__ import annotations

from dedale.bots.bot import Comparer, Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.roster import bot, bots, levels
from dedale.bots.search import SearchBot
from dedale.bots.seat import Seat


def judge_of(game_name: str) -> Judge:
    """The strongest bot of a game, if it can say what it thinks of every action; else the one that plays any game."""
    found = bot(game_name, levels(game_name)["expert"].bot)
    return found if isinstance(found, Judge) else SearchBot()


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
