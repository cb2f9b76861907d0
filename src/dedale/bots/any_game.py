"""The bots and the levels of a game that brings none."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dedale.bots.bot import Bot, Level
from dedale.bots.random_bot import RandomBot
from dedale.bots.search import SearchBot

BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "search": SearchBot}
LEVELS: dict[str, Level] = {
    "easy": Level("search", "1"),
    "medium": Level("search", "4"),
    "hard": Level("search", "20"),
    "expert": Level("search", "100"),
}
