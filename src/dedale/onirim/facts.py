"""What Onirim says of itself."""

from __future__ import annotations

from typing import Final

from dedale.core.facts import FAIR, FREE, Facts, Lesson, Progress
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS
from dedale.onirim.options import Options

LONGEST: Final = 20_000
"""More decisions than a game can have, counted with everything in play: 92 cards, 70 of them Labyrinth cards.

A turn plays or discards one Labyrinth card, which never comes back: at most 71 turns begin. Limbo returns only at the
end of a turn, so in a turn each card is drawn at most once: 93 stops, a decision for each of 8 Doors, 2 for each of 10
Nightmares, 16 for each of 4 Happy Dreams (the gift, 8 to discard, 7 to put back), and 16 for the action with its swap
and its look: 201. A spell takes at least 5 of the 92 cards out of the game, so there are at most 18, with 12 cards to
pay, 5 choices and the question asked again: 324. Each of 8 Premonitions strikes once and asks at most 3 times: 24.
With the 6 cards that two players pick before the first turn, 71 times 201 and 354 more are 14,625.
"""


class OnirimFacts(Facts[Options]):
    """All seats win or lose together, before the cards run out."""

    together = True
    lesson = Lesson(b"lesson0000014223", {"players": 1})
    progress = (Progress("doors", ("doors", "partner-doors")),)

    def __init__(self) -> None:
        super().__init__(Options, ANSWERS.items(), len(CODES))

    def longest(self, options: Options) -> int:
        return LONGEST

    def secret_hands(self, options: Options) -> bool:
        return options.talk == "silent"

    def undo(self, options: Options) -> str:
        return FAIR if options.talk == "silent" else FREE


FACTS: Final = OnirimFacts()
