"""A slow search in plain Python that knows the rules by itself: rows of tiles, and pushes as insertions in lists.

It takes nothing from the package but what a puzzle's file says: texts such as "NES bat", "c5" and "w4".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Cell = tuple[int, int]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


@dataclass(frozen=True)
class Tile:
    sides: frozenset[str]
    treasure: str | None


@dataclass(frozen=True)
class Maze:
    """A board, and the cells where the pawn may stand."""

    rows: list[list[Tile]]
    extra: Tile
    pawns: frozenset[Cell]
    barred: str | None


def tile(text: str) -> Tile:
    sides, _, treasure = text.partition(" ")
    return Tile(frozenset(sides), treasure or None)


def cell(name: str) -> Cell:
    return int(name[1]) - 1, "abcdefg".index(name[0])


def maze(board: list[list[str]], extra: str, pawn: str, barred: str | None) -> Maze:
    return Maze([[tile(text) for text in row] for row in board], tile(extra), frozenset([cell(pawn)]), barred)


def forms(extra: Tile) -> list[Tile]:
    """The extra tile in every way that it can lie."""
    found = [extra]
    for _ in range(3):
        found.append(Tile(frozenset(CLOCKWISE[side] for side in found[-1].sides), extra.treasure))
    return list(dict.fromkeys(found))


def pushes(before: Maze) -> Iterator[Maze]:
    """The mazes after every push that is allowed, the pawn not yet moved."""
    for name in ("nb", "nd", "nf", "e2", "e4", "e6", "sb", "sd", "sf", "w2", "w4", "w6"):
        if name == before.barred:
            continue
        for form in forms(before.extra):
            yield pushed(before, name, form)


def pushed(before: Maze, arrow: str, form: Tile) -> Maze:
    side = arrow[0]
    upright = side in "ns"
    line = "abcdefg".index(arrow[1]) if upright else int(arrow[1]) - 1
    cells = [(place, line) if upright else (line, place) for place in range(7)]
    if side in "se":
        cells.reverse()
    lane = [form, *(before.rows[row][column] for row, column in cells)]
    rows = [list(row) for row in before.rows]
    for (row, column), laid in zip(cells, lane, strict=False):
        rows[row][column] = laid
    onward = {cells[place]: cells[(place + 1) % 7] for place in range(7)}
    other = {"n": "s", "s": "n", "e": "w", "w": "e"}[side] + arrow[1]
    return Maze(rows, lane[-1], frozenset(onward.get(pawn, pawn) for pawn in before.pawns), other)


def walk(rows: list[list[Tile]], start: frozenset[Cell]) -> frozenset[Cell]:
    """Every cell that corridors join with one of these."""
    seen = set(start)
    waiting = list(start)
    while waiting:
        row, column = waiting.pop()
        for side in rows[row][column].sides:
            beyond = row + STEPS[side][0], column + STEPS[side][1]
            inside = 0 <= beyond[0] < 7 and 0 <= beyond[1] < 7
            if inside and beyond not in seen and FACING[side] in rows[beyond[0]][beyond[1]].sides:
                seen.add(beyond)
                waiting.append(beyond)
    return frozenset(seen)


def place_of(rows: list[list[Tile]], treasure: str) -> Cell | None:
    for row, tiles in enumerate(rows):
        for column, found in enumerate(tiles):
            if found.treasure == treasure:
                return row, column
    return None


def ways(before: Maze, treasure: str, turns: int) -> int:
    """How many sequences of exactly so many pushes bring the pawn to the treasure."""
    total = 0
    for after in pushes(before):
        if turns == 1:
            target = place_of(after.rows, treasure)
            total += target is not None and not walk(after.rows, frozenset([target])).isdisjoint(after.pawns)
        else:
            moved = Maze(after.rows, after.extra, walk(after.rows, after.pawns), after.barred)
            total += ways(moved, treasure, turns - 1)
    return total
