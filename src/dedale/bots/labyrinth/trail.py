"""Where a seat has left things before: who comes back there gets the same answer again, and the game never ends."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.chance import scramble
    from dedale.labyrinth.state import State

    TRAIL_LENGTH = 64


@cython.final
@cython.cclass
class Trail:
    """The boards at the end of a seat's turns, each as a number that tells it from others, and its pawn's cell."""

    board: list[int]
    cell: list[int]
    length: int

    if not cython.compiled:

        def __init__(self) -> None:
            self.board = [0] * TRAIL_LENGTH
            self.cell = [0] * TRAIL_LENGTH
            self.length = 0

    def note(self, s: State, seat: int) -> None:
        """Add a board to the trail."""
        if self.length < TRAIL_LENGTH:
            self.board[self.length] = print_of(s, seat)
            self.cell[self.length] = s.pawns[seat]
            self.length += 1


def print_of(s: State, seat: int) -> int:
    """A number for the tiles and the other seats' pawns."""
    mixed = scramble(s.north ^ scramble(s.east ^ scramble(s.south ^ scramble(s.west ^ s.extra))))
    for other in range(s.players):
        if other != seat:
            mixed = scramble(mixed ^ s.pawns[other])
    return mixed


def trail_of(boards: list[State], seat: int) -> Trail:
    """The trail of a seat through the boards at the beginning of turns."""
    trail = Trail.__new__(Trail) if cython.compiled else Trail()
    trail.length = 0
    for board in boards:
        if board.seat == (seat + 1) % board.players:
            trail.note(board, seat)
    return trail
