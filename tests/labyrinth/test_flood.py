"""The flood fill over bits against a plain breadth-first search over lists of open sides, on 100,000 boards in all."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import dedale
from dedale.labyrinth.game import GAME, from_raw
from dedale.labyrinth.raw import dump
from dedale.labyrinth.tiles import CELLS, FIXED, LOOSE, SHAPES, sides_from, turned

pytestmark = pytest.mark.slow

BOARDS = 100_000 if dedale.compiled else 1_000
SHARES = 10

ANY_TILE = [turned(shape, turn) for shape in SHAPES.values() for turn in range(4)]
BOX = [SHAPES[shape] for shape, _, count in LOOSE for _ in range(count)]
WAYS = {sides: [turned(sides, turn) for turn in range(4)] for sides in SHAPES.values()}
ON_THE_BOARD = {row * 7 + column: sides_from(sides) for (row, column), (sides, _) in FIXED.items()}
LOOSE_CELLS = [cell for cell in range(CELLS) if cell not in ON_THE_BOARD]


def real_board(pick: Random) -> list[int]:
    """The open sides of a board from the box."""
    pick.shuffle(BOX)
    sides = [0] * CELLS
    for cell, fixed in ON_THE_BOARD.items():
        sides[cell] = fixed
    for cell, loose in zip(LOOSE_CELLS, BOX, strict=False):
        sides[cell] = pick.choice(WAYS[loose])
    return sides


def any_board(pick: Random) -> list[int]:
    """The open sides of a board of any tiles at all, such as another edition may have."""
    return pick.choices(ANY_TILE, k=CELLS)


def breadth_first(sides: list[int], start: int) -> list[int]:
    """The cells that corridors join with this one, ascending."""
    seen = {start}
    queue = [start]
    for cell in queue:
        row, column = divmod(cell, 7)
        if row > 0 and sides[cell] & 1 and sides[cell - 7] & 4 and cell - 7 not in seen:
            seen.add(cell - 7)
            queue.append(cell - 7)
        if column < 6 and sides[cell] & 2 and sides[cell + 1] & 8 and cell + 1 not in seen:
            seen.add(cell + 1)
            queue.append(cell + 1)
        if row < 6 and sides[cell] & 4 and sides[cell + 7] & 1 and cell + 7 not in seen:
            seen.add(cell + 7)
            queue.append(cell + 7)
        if column > 0 and sides[cell] & 8 and sides[cell - 1] & 2 and cell - 1 not in seen:
            seen.add(cell - 1)
            queue.append(cell - 1)
    return sorted(seen)


@pytest.mark.parametrize("share", range(SHARES))
def test_the_flood_reaches_what_a_plain_search_reaches(share: int, luck: Random) -> None:
    state = GAME.new({"players": 1, "first": 0}, luck.getrandbits(32))
    state.apply(state.legal()[0])
    assert state.kind == "move"
    raw = dump(state)
    boards = 0
    for _ in range(BOARDS // SHARES):
        sides = any_board(luck) if luck.random() < 0.5 else real_board(luck)
        start = luck.randrange(CELLS)
        for bit, mask in enumerate(("north", "east", "south", "west")):
            raw[mask] = int("".join(["1" if side >> bit & 1 else "0" for side in reversed(sides)]), 2)
        raw["pawns"] = [start, 0, 0, 0]
        boards += 1
        assert from_raw(raw).mask() == sum(1 << cell for cell in breadth_first(sides, start))
    assert boards * SHARES == BOARDS


def test_the_flood_fills_a_spiral_and_stops_at_walls(luck: Random) -> None:
    """The longest corridor there is on seven by seven, and a board without any."""
    snake = [row * 7 + column for row in range(7) for column in (range(7) if row % 2 == 0 else range(6, -1, -1))]
    sides = [0] * CELLS
    for here, there in pairwise(snake):
        out, back = {1: (2, 8), -1: (8, 2), 7: (4, 1)}[there - here]
        sides[here] |= out
        sides[there] |= back
    state = GAME.new({"players": 1, "first": 0}, luck.getrandbits(32))
    state.apply(state.legal()[0])
    raw = dump(state)
    for open_sides, reached in ((sides, (1 << CELLS) - 1), ([0] * CELLS, 1)):
        for bit, mask in enumerate(("north", "east", "south", "west")):
            raw[mask] = sum((side >> bit & 1) << cell for cell, side in enumerate(open_sides))
        raw["pawns"] = [0, 0, 0, 0]
        assert from_raw(raw).mask() == reached
