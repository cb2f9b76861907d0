"""What Onirim says of itself."""

from __future__ import annotations

from typing import Final

from dedale.core.facts import FAIR, FREE, Facts, Lesson
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS
from dedale.onirim.options import Options

LONGEST: Final = 20_000
"""Every turn takes a card for good out of 74, and between two turns every other card comes up once at most, each with
a few decisions: far fewer than this."""


class OnirimFacts(Facts[Options]):
    """All seats win or lose together, before the cards run out."""

    together = True
    lesson = Lesson(b"lesson0000014223", {"players": 1})

    def __init__(self) -> None:
        super().__init__(Options, ANSWERS.items(), len(CODES))

    def longest(self, options: Options) -> int:
        return LONGEST

    def secret_hands(self, options: Options) -> bool:
        return options.talk == "silent"

    def undo(self, options: Options) -> str:
        return FAIR if options.talk == "silent" else FREE


FACTS: Final = OnirimFacts()
