"""The deals of the lessons, which each game says among its facts.

What to try in them is told by `learn/lesson.json` in the folder of the game in `web/src`.
"""

from __future__ import annotations

import dedale
from dedale.core.facts import Lesson
from dedale.core.record import Record
from dedale.server.errors import Refused


def lesson_of(game: str) -> Lesson:
    """The lesson of a game. Raises Refused where there is none."""
    lesson = dedale.game(game).facts.lesson
    if lesson is None:
        raise Refused("no-lesson", f"There is no lesson for {game}.", game=game)
    return lesson


def is_lesson(record: Record) -> bool:
    """Whether a record has the deal of its game's lesson."""
    lesson = record.game.facts.lesson
    return lesson is not None and record.secret == lesson.secret
