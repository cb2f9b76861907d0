"""What the judge of Labyrinth is tried with, and what it is measured by."""

from __future__ import annotations

from typing import Any

from dedale.bots.labyrinth.yardstick import played_out
from dedale.labyrinth.facts import FACTS

__all__ = ["EQUALS", "LOOKS", "PLAYERS", "played_out", "variants"]

PLAYERS = ("greedy", "planner", "lite")
EQUALS = ("planner", "lite", "expert:8")
LOOKS = (16, 32, 100)
"""The judge plays no games; the larger judgement does."""


def variants() -> list[dict[str, Any]]:
    """For one to four, the young too."""
    return [{"players": players, "young": young, **FACTS.endless} for players in FACTS.seats for young in (False, True)]
