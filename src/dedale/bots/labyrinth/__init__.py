"""The bots of Labyrinth, from the weakest on, and the levels for people."""

from __future__ import annotations

from collections.abc import Callable

from dedale.bots.bot import Bot
from dedale.bots.dice import RandomBot
from dedale.bots.roster import Level

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
LEVELS: dict[str, Level] = {"easy": Level("random", "1")}
