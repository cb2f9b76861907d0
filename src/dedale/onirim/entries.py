"""What an entry of a decision says, and that of a step: what docs, notation, saved states and hints are made from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from dedale.core.deed import Answer, Deed
from dedale.core.entries import DecisionEntry
from dedale.onirim.cards import NOTHING

Steps = tuple[int, ...]

NO_CARD = range(NOTHING, NOTHING + 1)
CHOSEN = ("named_action", "claim_colour", "look_size", "goal_to_swap", "card_to_give")
"""The fields of the state with what was chosen in the decision before. A view has one name for them all."""
NOTHING_ELSE: Mapping[str, range] = MappingProxyType({})


class OnirimDecision(DecisionEntry, frozen=True):
    """A kind of decision; what it allows and does stands beside its entry."""

    waits: tuple[Steps, ...]
    """The steps that may wait behind it, from the bottom of the stack, without the numbers that some take."""
    needs: str = ""
    """The field of the state that must not be 0: an expansion, or a second player."""
    resolving: range = NO_CARD
    """The card that is being resolved."""
    carries: Mapping[str, range] = NOTHING_ELSE
    """The fields of the state that say what it is about, which everybody may know, with what they may hold."""
    striking: tuple[int, ...] = ()
    """The Premonitions that bring it up."""
    in_sight: int = 0
    """At most so many cards lie in sight."""
    names_unseen: bool = False
    """Whether an answer names a card that only those who look at it may know."""


class StepEntry(NamedTuple):
    """A step that may wait on the stack; what it does stands beside its entry."""

    chance: str = ""
    """What chance is called where it stops for one."""
    numbers: tuple[int, ...] = ()
    """The numbers that it may take, which lie below it on the stack."""
    needs: str = ""
    """The field of the state that must not be 0: an expansion, or a second player."""
    resolving: range = NO_CARD
    """The card that is being resolved while it waits."""
    in_sight: int = 0
    """At most so many cards lie in sight while chance is to show another one."""


def casting(spell: str, moment: str = "") -> Answer:
    """The answer that casts a spell, at a moment that is none of its own."""
    return Answer(f"cast {spell} {moment}".rstrip(), Deed("cast", {"spell": spell}))


def losing(door: str, seat: int) -> Answer:
    """The answer that gives up a Door of a seat."""
    return Answer(f"lose {door} of {('1st', '2nd')[seat]} seat", Deed("lose", {"card": door, "seat": seat}))
