"""A second Labyrinth, as plain as can be, to compare the rules with: tiles in lists, corridors walked cell by cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from tests.rules.labyrinth.table import ARROWS, CELLS, FIXED, FORMS, OPPOSITE, board, mixed

CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
BEYOND = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
"""Which way a side leads, in rows and columns, and the side that must be open there."""

FIRST = {"I": "NS", "L": "NE", "T": "NES"}


@dataclass
class Tile:
    """A tile: its open sides, the treasure on it, and the seats whose pawns stand on it."""

    sides: str
    treasure: str | None = None
    pawns: list[int] = field(default_factory=list)

    @classmethod
    def written(cls, text: str) -> Self:
        sides, _, treasure = text.partition(" ")
        return cls(sides, treasure or None)

    def turn(self, times: int) -> None:
        """Turn the tile clockwise."""
        for _ in range(times):
            self.sides = "".join(side for side in "NESW" if side in [CLOCKWISE[old] for old in self.sides])

    def __str__(self) -> str:
        return " ".join(part for part in (self.sides, self.treasure) if part)


class Maze:
    """The board as rows of tiles, and the extra tile."""

    def __init__(self, position: dict[str, Any], pawns: list[str]) -> None:
        texts = [text or FIXED[cell] for text, cell in zip(position["tiles"], CELLS, strict=True)]
        tiles = [Tile.written(text) for text in texts]
        self.rows = [tiles[start : start + 7] for start in range(0, 49, 7)]
        self.extra = Tile.written(position["extra"])
        self.barred: str | None = None
        self._lay_down_extra()
        for seat, name in enumerate(pawns):
            self.tile(name).pawns.append(seat)

    def _lay_down_extra(self) -> None:
        """Beside the board a tile lies no way at all: it is taken up in its shape's first form."""
        self.extra.sides = FIRST[FORMS[self.extra.sides]]

    def tile(self, name: str) -> Tile:
        """The tile on a cell."""
        return self.rows[int(name[1]) - 1]["abcdefg".index(name[0])]

    def push(self, arrow: str, turn: int) -> None:
        """Push the extra tile in."""
        side, at = arrow[0], arrow[1]
        pushed = self.extra
        pushed.turn(turn)
        if side in "ns":
            column = "abcdefg".index(at)
            line = [row[column] for row in self.rows]
        else:
            line = self.rows[int(at) - 1]
        line = [pushed, *line] if side in "nw" else [*line, pushed]
        self.extra = line.pop() if side in "nw" else line.pop(0)
        if side in "ns":
            for row, tile in zip(self.rows, line, strict=True):
                row[column] = tile
        else:
            self.rows[int(at) - 1] = line
        pushed.pawns, self.extra.pawns = self.extra.pawns, []
        self._lay_down_extra()
        self.barred = OPPOSITE[arrow]

    def pushes(self) -> list[str]:
        """The texts of the pushes that are allowed: every arrow but the barred one, every way to lie once."""
        found = []
        for arrow in ARROWS:
            ways: set[str] = set()
            for turn in range(4):
                tile = Tile(self.extra.sides)
                tile.turn(turn)
                if arrow != self.barred and tile.sides not in ways:
                    found.append(f"push {arrow} {turn}")
                ways.add(tile.sides)
        return found

    def neighbours(self, name: str) -> Iterator[str]:
        """The cells that a corridor joins with this one."""
        row, column = int(name[1]) - 1, "abcdefg".index(name[0])
        for side in self.rows[row][column].sides:
            down, right, entered = BEYOND[side]
            if (
                0 <= row + down < 7
                and 0 <= column + right < 7
                and entered in self.rows[row + down][column + right].sides
            ):
                yield f"{'abcdefg'[column + right]}{row + down + 1}"

    def distances(self, start: str) -> dict[str, int]:
        """Every cell that can be reached, with the number of steps: breadth first."""
        steps = {start: 0}
        queue = [start]
        for name in queue:
            for beyond in self.neighbours(name):
                if beyond not in steps:
                    steps[beyond] = steps[name] + 1
                    queue.append(beyond)
        return steps

    def moves(self, seat: int) -> list[str]:
        """The texts of the moves that are allowed."""
        reached = self.distances(self.pawn(seat))
        return [f"move {name}" for name in CELLS if name in reached]

    def pawn(self, seat: int) -> str:
        """The cell of a pawn."""
        return next(name for name in CELLS if seat in self.tile(name).pawns)

    def move(self, seat: int, name: str) -> None:
        self.tile(self.pawn(seat)).pawns.remove(seat)
        self.tile(name).pawns.append(seat)

    def tiles(self) -> list[str]:
        """The tiles, row by row."""
        return [str(tile) for row in self.rows for tile in row]


def random_position(pick: Random) -> dict[str, Any]:
    """A board laid at random, as a position."""
    laid = mixed(pick.getrandbits(32))
    return board(laid["tiles"], laid["extra"])
