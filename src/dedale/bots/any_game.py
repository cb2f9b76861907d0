"""The bots and the levels of a game that brings none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from dedale.bots.bot import Bot, Level
from dedale.bots.random_bot import RandomBot
from dedale.bots.search import SearchBot

BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "distracted": partial(SearchBot, slips=0.4),
    "careless": partial(SearchBot, slips=0.15),
    "search": SearchBot,
}
LEVELS: dict[str, Level] = {
    "easy": Level("distracted", "20"),
    "medium": Level("careless", "20"),
    "hard": Level("search", "40"),
    "expert": Level("search", "100ms"),
}
"""What tells them apart in any game are slips, and at the top time: a few imagined games more or less tell little."""
