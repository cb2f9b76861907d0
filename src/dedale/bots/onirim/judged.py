"""What the judge of Onirim is tried with, and what it is measured by."""

from __future__ import annotations

from dedale.bots.onirim.groups import groups, members
from dedale.bots.onirim.yardstick import played_out
from dedale.core.options import OptionValues

__all__ = ["LOOKS", "PLAYERS", "TEAMS", "played_out", "variants"]

PLAYERS = ("simple", "careless", "fast")
TEAMS = (("fast",),)
LOOKS = (24, 96, 20 * 96)
"""The judge plays games, and the larger judgement plays twenty times as many."""


def variants() -> list[OptionValues]:
    """One of every family of rules."""
    return [members(group)[0] for group in groups()]
