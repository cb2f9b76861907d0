"""For screens: what a push would do without doing it, and the way that a pawn walks."""

from __future__ import annotations

from collections import deque

import msgspec

from dedale.labyrinth.tiles import CELLS, SIZE
from dedale.labyrinth.view import TileView

STEPS = (("N", "S", -SIZE), ("E", "W", 1), ("S", "N", SIZE), ("W", "E", -1))
"""The side one leaves a tile by, the side one enters the next by, and how far that is in cells."""


class Preview(msgspec.Struct, frozen=True):
    """The board as a push would leave it, and where the pawn to move could then go."""

    tiles: list[TileView]
    extra: TileView
    pawns: list[int]
    barred: str | None
    reachable: list[int]


def neighbours(tiles: list[TileView], cell: int) -> list[int]:
    """The cells that a corridor joins directly with this one."""
    joined = []
    for leave, enter, step in STEPS:
        beyond = cell + step
        same_line = step in (-SIZE, SIZE) or beyond // SIZE == cell // SIZE
        if 0 <= beyond < CELLS and same_line and leave in tiles[cell].sides and enter in tiles[beyond].sides:
            joined.append(beyond)
    return joined


def walk(tiles: list[TileView], start: int, goal: int) -> list[int]:
    """A shortest way along the corridors from one cell to another, both included; empty if there is none."""
    came_from = {start: start}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for beyond in neighbours(tiles, cell):
            if beyond not in came_from:
                came_from[beyond] = cell
                queue.append(beyond)
    if goal not in came_from:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]
