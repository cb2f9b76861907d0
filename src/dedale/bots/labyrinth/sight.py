"""What a seat sees of a game of Labyrinth, and saw at the beginning of the turns before."""

from __future__ import annotations

from typing import cast

from dedale.bots.seat import Seat
from dedale.labyrinth.decisions import KIND_NAMES
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import PUSH
from dedale.labyrinth.state import State

LOOK_BACK = 64
"""How many turns back a bot remembers."""


def state_seen(seat: Seat) -> Labyrinth:
    """The state as the seat sees it. The others' hidden cards in it are a guess that means nothing."""
    return cast(Labyrinth, seat.sample(0))


def boards_seen(seat: Seat) -> list[State]:
    """The boards at the beginning of the last turns, the latest last; that of this turn too."""
    boards: list[State] = []
    past = seat.past
    for index in range(len(past) - 1, -1, -1):
        moment = past[index]
        if moment.kind == KIND_NAMES[PUSH]:
            boards.append(cast(Labyrinth, moment.sample(0)))
            if len(boards) == LOOK_BACK:
                break
    boards.reverse()
    if seat.kind == KIND_NAMES[PUSH]:
        boards.append(state_seen(seat))
    return boards
