"""Labyrinth, shown by a page."""

from __future__ import annotations

from dedale.core.game import Game, State
from dedale.labyrinth.options import Options
from dedale.labyrinth.view import View
from dedale.server.messages import Choice
from dedale.server.presenter import choice
from dedale.words.labyrinth import action_words
from dedale.words.zones import Zone


class LabyrinthPresenter:
    """How Labyrinth is shown."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], Choice] = {}
        """Choices by their action and the cell where the pawn stands: all that they tell."""

    def choices(self, game: Game, state: State, view: View) -> list[Choice]:
        return [self._choice(game, action, view) for action in view.legal]

    def _choice(self, game: Game, action: int, view: View) -> Choice:
        place = (action, view.pawns[view.actor])
        made = self._made.get(place)
        if made is None:
            made = self._made[place] = choice(game, action, action_words(game.text(action), view))
        return made

    def zones(self, view: View, seats: int) -> list[Zone] | None:
        """The page draws the table itself."""
        return None

    def talks(self, options: Options) -> bool:
        return True


PRESENTER = LabyrinthPresenter()
