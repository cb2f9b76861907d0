"""The bots of Onirim, from the weakest on, and the levels for people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dedale.bots.bot import Bot, Level
from dedale.bots.onirim.expert import ExpertBot
from dedale.bots.onirim.fast import CasualBot, FastBot
from dedale.bots.onirim.novice import NoviceBot
from dedale.bots.onirim.simple import SimpleBot
from dedale.bots.random_bot import RandomBot

CARELESS, CASUAL = 0.13, 0.09
"""How loosely these two play what they know."""

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "simple": SimpleBot,
    "careless": partial(CasualBot, CARELESS),
    "casual": partial(CasualBot, CASUAL),
    "fast": FastBot,
    "expert": ExpertBot,
}
LEVELS: dict[str, Level] = {
    "easy": Level("novice", "1"),
    "medium": Level("careless", "1"),
    "hard": Level("casual", "1"),
    "expert": Level("expert", "20ms"),
}
