"""The board as bits: a number of 49 bits for each side, telling the cells that are open to it.

A push slides one line of every mask by a step; what the pawns can reach is a flood over two
masks: the cells joined with the one to their right, and with the one below.
"""

from __future__ import annotations

import cython

from dedale.labyrinth.tiles import ARROWS, CELLS, SHAPES, SIZE, arrow_cell, opposite, turned

if not cython.compiled:
    ARROW_COUNT = 12
    CELL_COUNT = 49
    OUT = 49
    NORTH_SIDE = 1
    EAST_SIDE = 2
    SOUTH_SIDE = 4
    WEST_SIDE = 8

    LINE = [0] * 12
    ENTRY = bytearray(12)
    EXIT = bytearray(12)
    STEP = [0] * 12
    FIRST_FORM = bytearray(16)
    TURNS = bytearray(16)


def slide(cells: int, line: int, step: int) -> int:
    """A mask after one line has moved by a step; what leaves the line is lost, what enters it is empty."""
    if step > 0:
        return cells & ~line | (cells & line) << step & line
    return cells & ~line | (cells & line) >> -step & line


def flood(across: int, down: int, cells: int) -> int:
    """Every cell that corridors join with one of these cells."""
    grown = cells
    cells = 0
    while grown != cells:
        cells = grown
        grown = cells | (cells & across) << 1 | cells >> 1 & across | (cells & down) << 7 | cells >> 7 & down
    return cells


def turn_sides(sides: int, turn: int) -> int:
    """Open sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & 15


def carried(cell: int, arrow: int) -> int:
    """Where a tile lies after the push: further along, out of the board, or just pushed in."""
    if cell == OUT:
        return ENTRY[arrow]
    if not LINE[arrow] >> cell & 1:
        return cell
    if cell == EXIT[arrow]:
        return OUT
    return cell + STEP[arrow]


ONE = 1
NOT_LAST_COLUMN = sum(1 << cell for cell in range(CELLS) if cell % SIZE != SIZE - 1)
EVERY_ARROW = 0x1111_1111_1111
"""The answer "turned by 0" at each arrow."""


def _fill_tables() -> None:
    for arrow, (side, line) in enumerate(ARROWS):
        cells = [line + SIZE * i for i in range(SIZE)] if side in "ns" else [line * SIZE + i for i in range(SIZE)]
        LINE[arrow] = sum(1 << cell for cell in cells)
        ENTRY[arrow] = arrow_cell(arrow)
        EXIT[arrow] = arrow_cell(opposite(arrow))
        STEP[arrow] = {"n": SIZE, "s": -SIZE, "w": 1, "e": -1}[side]
    for first in SHAPES.values():
        forms = {turned(first, turn) for turn in range(4)}
        for sides in forms:
            FIRST_FORM[sides] = first
            TURNS[sides] = len(forms)


_fill_tables()
