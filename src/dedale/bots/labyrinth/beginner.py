"""A bot that overlooks things, as people do who are new to the game."""

from __future__ import annotations

from random import Random

from dedale.bots.budget import Budget
from dedale.bots.labyrinth.aims import nearest_of
from dedale.bots.labyrinth.sight import state_seen
from dedale.bots.seat import Seat
from dedale.labyrinth.decisions import KIND_NAMES
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import PUSH
from dedale.labyrinth.raw import dump
from dedale.labyrinth.tiles import ARROWS, SIZE

WANDERING = 6
"""Lines nearer to the pawn are tried rather than others, unless these are nearer by more rows or columns than this."""


class BeginnerBot:
    """Tries a few pushes near its pawn with the extra tile as it lies, and goes as near to its target as these let it.

    `arrows` is how many it tries. It never turns the tile, and never thinks of the others.
    """

    def __init__(self, arrows: int) -> None:
        self._arrows = arrows

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The push, then the cell."""
        state = state_seen(seat)
        if seat.kind != KIND_NAMES[PUSH]:
            return nearest_of(state, seed & 0xFFFFFFFFFFFFFFFF, 0)
        legal = seat.legal()
        dice = Random(seed)
        arrows = sorted(
            {push >> 2 for push in legal}, key=lambda arrow: _away(state, arrow) + WANDERING * dice.random()
        )
        tried = [push for push in legal if push >> 2 in arrows[: self._arrows] and push & 3 == 0]
        return nearest_of(state, seed & 0xFFFFFFFFFFFFFFFF, sum(1 << push for push in tried))


def _away(state: Labyrinth, arrow: int) -> int:
    """How far the line of an arrow is from the pawn of the seat to decide."""
    pawn: int = dump(state)["pawns"][state.turn]
    side, line = ARROWS[arrow]
    return abs(line - (pawn % SIZE if side in "ns" else pawn // SIZE))
