"""The fewest own turns to a target if nobody else pushes, found exactly.

The search deepens one turn at a time. It does not try cells one by one: after a push, all the
cells that the pawn may stand on are carried along as one set, and so are the places of the
targets, so that a turn costs one flood for each push, whatever the number of cells.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.labyrinth.board import (
        ARROW_COUNT,
        EAST_SIDE,
        ENTRY,
        EXIT,
        FIRST_FORM,
        LINE,
        NORTH_SIDE,
        NOT_LAST_COLUMN,
        ONE,
        OUT,
        SOUTH_SIDE,
        STEP,
        TURNS,
        WEST_SIDE,
        carried,
        flood,
        slide,
        turn_sides,
    )
    from dedale.labyrinth.state import State

    MOST_TURNS = 8

OUTSIDE = ONE << OUT
"""The place of the extra tile, as a set."""


@cython.final
@cython.cclass
class LineSearch:
    """A line of turns under search: what lies on the board after each of its pushes, from 0 on for none.

    `cells` are those where the pawn may stand at the end of the turn, `targets` the places sought,
    `stands` the cells of the way found. `stays` is for targets that no push moves: the corners.
    """

    north: list[int]
    east: list[int]
    south: list[int]
    west: list[int]
    cells: list[int]
    targets: list[int]
    extra: bytearray
    barred: bytearray
    pushes: bytearray
    stands: bytearray
    stays: bool
    thorough: bool
    floods: int
    solutions: int

    if not cython.compiled:

        def __init__(self) -> None:
            for name in ("north", "east", "south", "west", "cells", "targets"):
                setattr(self, name, [0] * (MOST_TURNS + 1))
            for name in ("extra", "barred", "pushes", "stands"):
                setattr(self, name, bytearray(MOST_TURNS + 1))
            self.stays = self.thorough = False
            self.floods = self.solutions = 0

    def fewest(self, most: int) -> int:
        """The fewest turns to a target, 0 if it takes more than `most`."""
        for turns in range(1, most + 1):
            if self.within(turns, 0):
                return turns
        return 0

    def within(self, turns: int, depth: int) -> bool:
        """Whether a target is reached in exactly so many turns from here. If thorough, all ways are counted."""
        found = False
        after = depth + 1
        extra = self.extra[depth]
        for arrow in range(ARROW_COUNT):
            if arrow == self.barred[depth]:
                continue
            line = LINE[arrow]
            step = STEP[arrow]
            entry = ENTRY[arrow]
            far = EXIT[arrow]
            targets = self.targets[depth]
            if not self.stays:
                targets = (
                    slide(targets & ~OUTSIDE, line, step) | (targets >> OUT & 1) << entry | (targets >> far & 1) << OUT
                )
            if turns == 1 and targets == OUTSIDE:
                continue
            n = slide(self.north[depth], line, step)
            e = slide(self.east[depth], line, step)
            s = slide(self.south[depth], line, step)
            w = slide(self.west[depth], line, step)
            pawns = slide(self.cells[depth], line, step) | (self.cells[depth] >> far & 1) << entry
            self.targets[after] = targets
            self.barred[after] = (arrow + 6) % ARROW_COUNT
            self.extra[after] = FIRST_FORM[
                (self.north[depth] >> far & 1)
                | (self.east[depth] >> far & 1) << 1
                | (self.south[depth] >> far & 1) << 2
                | (self.west[depth] >> far & 1) << 3
            ]
            for turn in range(TURNS[extra]):
                sides = turn_sides(extra, turn)
                nn = n | (ONE if sides & NORTH_SIDE else 0) << entry
                ee = e | (ONE if sides & EAST_SIDE else 0) << entry
                ss = s | (ONE if sides & SOUTH_SIDE else 0) << entry
                ww = w | (ONE if sides & WEST_SIDE else 0) << entry
                reach = flood(ee & ww >> 1 & NOT_LAST_COLUMN, ss & nn >> 7, pawns)
                self.floods += 1
                if turns == 1 and not reach & targets:
                    continue
                self.north[after] = nn
                self.east[after] = ee
                self.south[after] = ss
                self.west[after] = ww
                self.cells[after] = reach
                self.pushes[after] = arrow * 4 + turn
                if turns == 1:
                    self.solutions += 1
                    found = True
                elif self.within(turns - 1, after):
                    found = True
                if found and not self.thorough:
                    return True
        return found

    def retrace(self, turns: int, pawn: int) -> None:
        """Where the pawn stops after each push of the line found: it stays if it can, else takes the fewest steps."""
        if not cython.compiled:
            good = [0] * (MOST_TURNS + 1)
        good[turns] = self.cells[turns] & self.targets[turns]
        for depth in range(turns, 0, -1):
            arrow = self.pushes[depth] >> 2
            line = LINE[arrow]
            step = STEP[arrow]
            before = self.joined(depth, good[depth])
            before = slide(before, line, -step) | (before >> ENTRY[arrow] & 1) << EXIT[arrow]
            good[depth - 1] = before & self.cells[depth - 1]
        place = self.nearest(0, pawn, good[0])
        self.stands[0] = place
        for depth in range(1, turns + 1):
            arrow = self.pushes[depth] >> 2
            if LINE[arrow] >> place & 1:
                place = ENTRY[arrow] if place == EXIT[arrow] else place + STEP[arrow]
            place = self.nearest(depth, place, good[depth])
            self.stands[depth] = place

    def nearest(self, depth: int, pawn: int, good: int) -> int:
        """The good cell that is the fewest steps along the corridors from the pawn."""
        across = self.east[depth] & self.west[depth] >> 1 & NOT_LAST_COLUMN
        down = self.south[depth] & self.north[depth] >> 7
        grown = ONE << pawn
        while not grown & good:
            grown |= (grown & across) << 1 | grown >> 1 & across | (grown & down) << 7 | grown >> 7 & down
        return lowest_bit(grown & good)

    def joined(self, depth: int, cells: int) -> int:
        """Every cell that corridors join with one of these cells."""
        across = self.east[depth] & self.west[depth] >> 1 & NOT_LAST_COLUMN
        down = self.south[depth] & self.north[depth] >> 7
        return flood(across, down, cells)

    def origin(self, turns: int) -> int:
        """Where the target reached by the line found lay before the first push."""
        place = self.stands[turns]
        if not self.stays:
            for depth in range(turns, 0, -1):
                place = carried(place, ((self.pushes[depth] >> 2) + 6) % ARROW_COUNT)
        return place


def find(
    north: int,
    east: int,
    south: int,
    west: int,
    extra: int,
    barred: int,
    cells: int,
    pawn: int,
    targets: int,
    stays: bool,
    most: int,
    count_all: bool,
) -> tuple[list[int], list[int], int, int, int]:
    """The fewest pushes, at most `most`, that bring a pawn from one of the cells to one of the targets; none if more.

    `pawn` is the one of the cells where it is; the others are open to it before the first push.
    Also the cells where it stands before the first push and after each, where the target reached lay in the
    beginning, how many such lines there are (0 unless all are to be counted), and the floods made.
    """
    search = LineSearch.__new__(LineSearch) if cython.compiled else LineSearch()
    search.north[0] = north
    search.east[0] = east
    search.south[0] = south
    search.west[0] = west
    search.extra[0] = extra
    search.barred[0] = barred
    search.cells[0] = cells
    search.targets[0] = targets
    search.stays = stays
    search.thorough = False
    search.floods = 0
    with cython.nogil:
        turns = search.fewest(most)
        if turns:
            search.retrace(turns, pawn)
    if not turns:
        return [], [], OUT, 0, search.floods
    pushes = [search.pushes[depth] for depth in range(1, turns + 1)]
    stands = [search.stands[depth] for depth in range(turns + 1)]
    reached = search.origin(turns)
    search.solutions = 0
    if count_all:
        search.thorough = True
        with cython.nogil:
            search.within(turns, 0)
    return pushes, stands, reached, search.solutions, search.floods


def fewest_turns(
    s: State, pawn: int, place_sought: int, stays: bool, most: int, count_all: bool
) -> tuple[int, list[int], int, int]:
    """The fewest turns from a pawn's cell to a place, at most `most`; 0 if it takes more.

    Also the pushes of one solution, how many sequences of pushes solve it (if all are counted), and the floods made.
    """
    pushes, _, _, solutions, floods = find(
        s.north,
        s.east,
        s.south,
        s.west,
        s.extra,
        s.barred,
        ONE << pawn,
        pawn,
        ONE << place_sought,
        stays,
        most,
        count_all,
    )
    return len(pushes), pushes, solutions, floods


def count_moves(board: State, pawn_cell: int) -> int:
    """Every push with every cell reachable after it, all twelve arrows and four turns: how many there are."""
    count = 0
    for arrow in range(ARROW_COUNT):
        line = LINE[arrow]
        step = STEP[arrow]
        entry = ENTRY[arrow]
        far = EXIT[arrow]
        bit = ONE << entry
        n = slide(board.north, line, step)
        e = slide(board.east, line, step)
        s = slide(board.south, line, step)
        w = slide(board.west, line, step)
        pawn = ONE << pawn_cell
        pawn = slide(pawn, line, step) | (pawn >> far & 1) << entry
        for turn in range(4):
            sides = turn_sides(board.extra, turn)
            nn = n | bit if sides & NORTH_SIDE else n
            ee = e | bit if sides & EAST_SIDE else e
            ss = s | bit if sides & SOUTH_SIDE else s
            ww = w | bit if sides & WEST_SIDE else w
            count += count_bits(flood(ee & ww >> 1 & NOT_LAST_COLUMN, ss & nn >> 7, pawn))
    return count
