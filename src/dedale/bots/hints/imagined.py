"""A state to try things out in: the seat cannot tell it from the real one, and it stops where chance comes next."""

from __future__ import annotations

from dedale.bots.seat import Seat
from dedale.core.game import Game, State


def imagined(game: Game, seat: Seat) -> State:
    """A state for the seat to carry out its own actions in. What is hidden in it means nothing."""
    return game.from_json(seat.sample(0).to_json() | {"rng": None})
