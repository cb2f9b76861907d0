"""What an entry of a decision says, and that of a step: what docs, notation, saved states and hints are made from."""

from __future__ import annotations

from typing import NamedTuple

from dedale.onirim.cards import NOTHING

Steps = tuple[int, ...]

NO_CARD = range(NOTHING, NOTHING + 1)


class Decision(NamedTuple):
    """A kind of decision; what it allows and does stands beside its entry."""

    name: str
    asks: str
    answers: list[str]
    waits: tuple[Steps, ...]
    """The steps that may wait behind it, from the bottom of the stack, without the numbers that some take."""
    needs: str = ""
    """The field of the state that must not be 0: an expansion, or a second player."""
    resolving: range = NO_CARD
    """The card that is being resolved."""
    chosen: range | None = None
    """What was chosen before, if this decision is about it, and everybody may know it: at "source" an answer to "main",
    at "claim" a colour, at "tower-look" a number of cards, at "goal-second" a place, at "swap-take" a card."""
    ascending: bool = False
    """Whether it is asked several times, and the answers come in ascending order."""
    owed: range | None = None
    """How many answers are still to come, if that is settled."""
    striking: tuple[int, ...] = ()
    """The Premonitions that bring it up."""
    in_sight: int = 0
    """At most so many cards lie in sight."""
    names_unseen: bool = False
    """Whether an answer names a card that only those who look at it may know."""


class Step(NamedTuple):
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
