"""What the entry of a decision, and of a chance, says of it for people: notation, docs, words and facts read that.

What is legal, what an answer does and whether a saved state can be at it are functions, which stand beside the entry.
"""

from __future__ import annotations

import msgspec

from dedale.core.deed import Answer


class DecisionEntry(msgspec.Struct, frozen=True):
    """A kind of decision."""

    name: str
    asks: str
    answers: list[Answer]
    """At most 64."""

    @property
    def texts(self) -> list[str]:
        """The texts of its answers."""
        return [one.text for one in self.answers]


class ChanceEntry(msgspec.Struct, frozen=True):
    """A kind of chance."""

    name: str
    brings: str
