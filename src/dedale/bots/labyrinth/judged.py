"""What the judge of Labyrinth is tried with, and what it is measured by."""

from __future__ import annotations

from dedale.bots.labyrinth.yardstick import played_out
from dedale.core.options import OptionValues
from dedale.labyrinth.facts import FACTS

__all__ = ["LOOKS", "PLAYERS", "TEAMS", "played_out", "variants"]

PLAYERS = ("easy", "greedy", "planner")
TEAMS = (("easy",), ("medium",), ("hard",), ("expert:16",), ("easy", "medium", "hard", "expert:16"))
LOOKS = (48, 96, 20 * 96)
"""The larger judgement plays twenty times as many games as a second look."""


def variants() -> list[OptionValues]:
    """For one to four, the young too."""
    return [{"players": players, "young": young, **FACTS.endless} for players in FACTS.seats for young in (False, True)]
