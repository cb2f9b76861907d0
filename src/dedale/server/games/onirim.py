"""Onirim, shown by a page."""

from __future__ import annotations

from dedale.core.game import Game, State
from dedale.onirim.options import Options
from dedale.onirim.view import View
from dedale.server.messages import Choice
from dedale.server.presenter import DOOM, choice
from dedale.words.onirim import action_words
from dedale.words.zones import Zone


class OnirimPresenter:
    """How Onirim is shown."""

    def choices(self, game: Game, state: State, view: View) -> list[Choice]:
        return [
            choice(game, action, action_words(game.text(action), view), DOOM if state.dooms(action) else None)
            for action in view.legal
        ]

    def zones(self, view: View, seats: int) -> list[Zone] | None:
        """The page draws the table itself."""
        return None

    def talks(self, options: Options) -> bool:  # ONI-TWO-TALK-1
        """In a silent game nothing is said, and hands are not on show."""
        return bool(options.talk != "silent")


PRESENTER = OnirimPresenter()
