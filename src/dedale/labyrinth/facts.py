"""What Labyrinth says of itself."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from dedale.core.facts import POINTS, TURNS, Facts, Lesson, Progress
from dedale.labyrinth.decisions import DECISIONS, OUTCOME_TEXTS
from dedale.labyrinth.kinds import TREASURE_COUNT
from dedale.labyrinth.options import Options


class LabyrinthFacts(Facts[Options]):
    """A race, or alone a search for the fewest turns. It has no natural end."""

    lesson = Lesson(b"lesson0000001120", {"players": 1, "cards": 3})
    progress = (Progress("treasures", ("found",), TREASURE_COUNT),)
    decisions_a_turn = 2
    endless = MappingProxyType({"turn_limit": 400})

    def __init__(self) -> None:
        kinds = ((entry.name, entry.texts) for entry in DECISIONS.values())
        super().__init__(Options, kinds, len(OUTCOME_TEXTS))

    def unit(self, options: Options) -> str:
        return TURNS if options.players == 1 else POINTS

    def longest(self, options: Options) -> int | None:
        return None if options.turn_limit is None else 2 * options.turn_limit

    def secret_hands(self, options: Options) -> bool:
        return options.players > 1 and not options.young


FACTS: Final = LabyrinthFacts()
