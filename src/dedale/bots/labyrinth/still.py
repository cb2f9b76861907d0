"""The bot that stands still: it plays on for somebody who has left, and wants nothing."""

from __future__ import annotations

from random import Random

from dedale.bots.budget import Budget
from dedale.bots.seat import Seat
from dedale.labyrinth.decisions import ACTION_OF
from dedale.labyrinth.tiles import cell_name
from dedale.labyrinth.view import View


class StillBot:
    """It pushes at random, as the rules want a push of everybody, and leaves its pawn where it is."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """Any push; the move to its own cell."""
        view = seat.view()
        assert isinstance(view, View)
        if view.kind == "move":
            return ACTION_OF[f"move {cell_name(view.pawns[view.actor])}"]
        return Random(seed).choice(seat.legal())
