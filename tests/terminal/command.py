"""`dedale` as a program for the nursery."""

from __future__ import annotations

import dedale
import dedale.terminal.analysis
import dedale.terminal.puzzle
import dedale.terminal.replay
import dedale.terminal.rules
import dedale.terminal.sittings
from dedale.terminal import app
from dedale.terminal.faces import face_of
from dedale.words import languages, words


def prepare() -> None:
    """Make what commands make once."""
    for name in dedale.games():
        face_of(dedale.game(name))
        for language in languages():
            words(language)(f"game-{name}.text")


def run(arguments: list[str]) -> int:
    return app.run(arguments)
