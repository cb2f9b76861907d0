"""The bots of Labyrinth, from the weakest on, and the levels for people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dedale.bots.bot import Bot, Level
from dedale.bots.labyrinth.beginner import BeginnerBot
from dedale.bots.labyrinth.expert import ExpertBot, LiteBot
from dedale.bots.labyrinth.own_target import GreedyBot, PlannerBot
from dedale.bots.labyrinth.still import StillBot
from dedale.bots.random_bot import RandomBot

GENTLE = 0.05
"""How much the gentle bot minds what the others find: it blocks only where that costs it nothing."""

TRIED = 5
"""How many arrows a beginner tries."""

BOTS: dict[str, Callable[[], Bot]] = {
    "still": StillBot,
    "random": RandomBot,
    "beginner": partial(BeginnerBot, TRIED),
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "gentle": partial(ExpertBot, GENTLE, reads=False),
    "lite": LiteBot,
    "expert": ExpertBot,
}
LEVELS: dict[str, Level] = {
    "easy": Level("beginner", "1"),
    "medium": Level("greedy", "1"),
    "hard": Level("gentle", "48"),
    "expert": Level("expert", "48"),
}
