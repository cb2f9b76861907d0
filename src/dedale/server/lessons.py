"""The deals of the lessons: known to everybody, and chosen for what the first minutes bring.

What to try in them is told by `web/src/learn/lessons.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dedale.core.record import Record
from dedale.server.errors import Refused


class Lesson(NamedTuple):
    """A deal to learn a game with, for one person."""

    secret: bytes
    options: Mapping[str, Any]


LESSONS: Mapping[str, Lesson] = {
    "onirim": Lesson(b"lesson0000014223", {"players": 1}),
    "labyrinth": Lesson(b"lesson0000001120", {"players": 1, "cards": 3}),
}


def lesson_of(game: str) -> Lesson:
    """The lesson of a game. Raises Refused where there is none."""
    if game not in LESSONS:
        raise Refused("no-lesson", f"There is no lesson for {game}.", game=game)
    return LESSONS[game]


def is_lesson(record: Record) -> bool:
    """Whether a record has the deal of its game's lesson."""
    lesson = LESSONS.get(record.game.name)
    return lesson is not None and record.secret == lesson.secret
