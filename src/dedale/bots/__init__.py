"""Bots: choose an action from what a seat may know."""

from dedale.bots.bot import Bot, Comparer, Gap, Judge, Judgement, Level, Player
from dedale.bots.budget import Budget
from dedale.bots.roster import bot, bots, levels, player, player_typed
from dedale.bots.seat import History, Past, PastMoment, Seat

__all__ = [
    "Bot",
    "Budget",
    "Comparer",
    "Gap",
    "History",
    "Judge",
    "Judgement",
    "Level",
    "Past",
    "PastMoment",
    "Player",
    "Seat",
    "bot",
    "bots",
    "levels",
    "player",
    "player_typed",
]
