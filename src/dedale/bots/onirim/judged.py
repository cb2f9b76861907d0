"""What the judge of Onirim is tried with, and what it is measured by."""

from __future__ import annotations

from dedale.bots.onirim.groups import groups, members
from dedale.bots.onirim.yardstick import played_out
from dedale.core.options import OptionValues

__all__ = ["LOOKS", "PLAYERS", "TEAMS", "played_out", "variants"]

PLAYERS = ("easy", "simple", "medium")
TEAMS = (("fast",),)
LOOKS = (32, 384, 20 * 96)
"""A second look plays up to 96 games to the end besides short ones, and the larger judgement twenty times as many."""


def variants() -> list[OptionValues]:
    """One of every family of rules."""
    return [members(group)[0] for group in groups()]
