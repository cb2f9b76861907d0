"""A second, simpler search, to prove what the solver says.

It shares no code and no idea of speed with `solver`: the board is an array of tiles, a push moves
them one by one, and the pawn's corridors are walked cell by cell from a queue.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from dedale.labyrinth.tiles import ARROWS

if not cython.compiled:
    PLACES = 50
    EXTRA_TILE = 49
    LONGEST = 8

    ARROW_START = bytearray(12)
    ARROW_STEP = [0] * 12


def _fill_tables() -> None:
    for arrow, (side, line) in enumerate(ARROWS):
        if side == "n":
            ARROW_START[arrow], ARROW_STEP[arrow] = line, 7
        elif side == "s":
            ARROW_START[arrow], ARROW_STEP[arrow] = 42 + line, -7
        elif side == "w":
            ARROW_START[arrow], ARROW_STEP[arrow] = 7 * line, 1
        else:
            ARROW_START[arrow], ARROW_STEP[arrow] = 7 * line + 6, -1


_fill_tables()


def quarter_turns(tile: int, turns: int) -> int:
    """A tile's open sides, the numbers 1, 2, 4 and 8 for north, east, south and west, after so many turns clockwise."""
    for _ in range(turns):
        turned = 0
        if tile & 1:
            turned += 2
        if tile & 2:
            turned += 4
        if tile & 4:
            turned += 8
        if tile & 8:
            turned += 1
        tile = turned
    return tile


def beyond_side(cell: int, side: int) -> int:
    """The cell on that side of a cell, from 0 for north clockwise; -1 where the board ends."""
    if side == 0:
        return cell - 7 if cell >= 7 else -1
    if side == 1:
        return cell + 1 if cell % 7 != 6 else -1
    if side == 2:
        return cell + 7 if cell < 42 else -1
    return cell - 1 if cell % 7 != 0 else -1


@cython.final
@cython.cclass
class Proof:
    """The board after each push of a line: its tiles, where the pawn may stand, and where the target lies."""

    tiles: list[bytearray]
    stands: list[bytearray]
    target: bytearray
    stays: bool

    if not cython.compiled:

        def __init__(self) -> None:
            self.tiles = [bytearray(PLACES) for _ in range(LONGEST + 1)]
            self.stands = [bytearray(PLACES) for _ in range(LONGEST + 1)]
            self.target = bytearray(LONGEST + 1)
            self.stays = False

    def ways(self, turns: int, depth: int, barred: int) -> int:
        """How many sequences of exactly so many pushes let the pawn end on the target."""
        total = 0
        for arrow in range(12):
            if arrow == barred:
                continue
            for turn in range(4):
                if turn >= 2 and quarter_turns(self.tiles[depth][EXTRA_TILE], 2) == self.tiles[depth][EXTRA_TILE]:
                    continue
                self.push(depth, arrow, turn)
                self.walk(depth + 1)
                if turns > 1:
                    total += self.ways(turns - 1, depth + 1, (arrow + 6) % 12)
                elif self.target[depth + 1] != EXTRA_TILE and self.stands[depth + 1][self.target[depth + 1]]:
                    total += 1
        return total

    def push(self, depth: int, arrow: int, turn: int) -> None:
        """The board one push later: the line's tiles, the pawn and the target moved one by one."""
        start = ARROW_START[arrow]
        step = ARROW_STEP[arrow]
        for cell in range(PLACES):
            self.tiles[depth + 1][cell] = self.tiles[depth][cell]
            self.stands[depth + 1][cell] = self.stands[depth][cell]
        self.target[depth + 1] = self.target[depth]
        for k in range(7):
            place = start + step * k
            behind = EXTRA_TILE if k == 0 else place - step
            self.tiles[depth + 1][place] = self.tiles[depth][behind]
            self.stands[depth + 1][place] = self.stands[depth][start + 6 * step if k == 0 else behind]
            if self.target[depth] == behind and not self.stays:
                self.target[depth + 1] = place
        self.tiles[depth + 1][start] = quarter_turns(self.tiles[depth][EXTRA_TILE], turn)
        self.tiles[depth + 1][EXTRA_TILE] = self.tiles[depth][start + 6 * step]
        if self.target[depth] == start + 6 * step and not self.stays:
            self.target[depth + 1] = EXTRA_TILE

    def walk(self, depth: int) -> None:
        """Every cell where the pawn may go is a cell where it may stand."""
        if not cython.compiled:
            queue = bytearray(PLACES)
        first = last = 0
        for cell in range(EXTRA_TILE):
            if self.stands[depth][cell]:
                queue[last] = cell
                last += 1
        while first < last:
            cell = queue[first]
            first += 1
            for side in range(4):
                beyond = beyond_side(cell, side)
                if beyond < 0 or self.stands[depth][beyond]:
                    continue
                if self.tiles[depth][cell] & 1 << side and self.tiles[depth][beyond] & 1 << (side + 2) % 4:
                    self.stands[depth][beyond] = 1
                    queue[last] = beyond
                    last += 1


def ways(tiles: Sequence[int], pawn: int, target: int, stays: bool, barred: int, turns: int) -> int:
    """How many sequences of exactly so many pushes bring the pawn to the target, a place from 0 to 49.

    `tiles` are the open sides of the 49 tiles row by row and of the extra tile, `barred` an arrow or 255 for none;
    a target that `stays` is a cell of the board and not a tile.
    """
    proof = Proof.__new__(Proof) if cython.compiled else Proof()
    for place in range(PLACES):
        proof.tiles[0][place] = tiles[place]
        proof.stands[0][place] = 0
    proof.stands[0][pawn] = 1
    proof.target[0] = target
    proof.stays = stays
    with cython.nogil:
        return proof.ways(turns, 0, barred)
