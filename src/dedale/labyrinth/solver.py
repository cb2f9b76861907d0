"""The fewest own turns to a target if nobody else pushes, found exactly.

The search deepens one turn at a time. It does not try cells one by one: after a push, all the
cells that the pawn may stand on are carried along as one set, so that a turn costs one flood
for each push, whatever the number of cells.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import count_bits
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


@cython.final
@cython.cclass
class Search:
    """One search: the pushes on the way to the target, and what the search has cost."""

    pushes: bytearray
    floods: int
    solutions: int
    count_all: bool

    if not cython.compiled:

        def __init__(self) -> None:
            self.pushes = bytearray(8)
            self.floods = 0
            self.solutions = 0
            self.count_all = False

    def within(
        self,
        north: int,
        east: int,
        south: int,
        west: int,
        extra: int,
        cells: int,
        target: int,
        fixed: bool,
        barred: int,
        turns: int,
        depth: int,
    ) -> bool:
        """Whether a pawn on one of these cells reaches the target's place in so many turns."""
        found = False
        for arrow in range(ARROW_COUNT):
            if arrow == barred:
                continue
            line = LINE[arrow]
            step = STEP[arrow]
            entry = ENTRY[arrow]
            exit = EXIT[arrow]
            bit = ONE << entry
            expelled = FIRST_FORM[
                (north >> exit & 1) | (east >> exit & 1) << 1 | (south >> exit & 1) << 2 | (west >> exit & 1) << 3
            ]
            place = target if fixed else carried(target, arrow)
            if turns == 1 and place == OUT:
                continue
            n = slide(north, line, step)
            e = slide(east, line, step)
            s = slide(south, line, step)
            w = slide(west, line, step)
            pawn = slide(cells, line, step) | (cells >> exit & 1) << entry
            for turn in range(TURNS[extra]):
                sides = turn_sides(extra, turn)
                nn = n | bit if sides & NORTH_SIDE else n
                ee = e | bit if sides & EAST_SIDE else e
                ss = s | bit if sides & SOUTH_SIDE else s
                ww = w | bit if sides & WEST_SIDE else w
                reach = flood(ee & ww >> 1 & NOT_LAST_COLUMN, ss & nn >> 7, pawn)
                self.floods += 1
                self.pushes[depth] = arrow * 4 + turn
                if turns == 1:
                    if reach >> place & 1:
                        self.solutions += 1
                        found = True
                elif self.within(
                    nn, ee, ss, ww, expelled, reach, place, fixed, (arrow + 6) % ARROW_COUNT, turns - 1, depth + 1
                ):
                    found = True
                if found and not self.count_all:
                    return True
        return found


def fewest_turns(
    s: State, pawn: int, place_sought: int, stays: bool, most: int, count_all: bool
) -> tuple[int, list[int], int, int]:
    """The fewest turns from a pawn's cell to a place, at most `most`; 0 if it takes more.

    `stays` is for a place that no push moves, a corner. Also the pushes of one solution, how many
    sequences of pushes solve it (if all are counted), and the floods made.
    """
    search = Search()
    search.count_all = False
    turns = 1
    found = False
    north = s.north
    east = s.east
    south = s.south
    west = s.west
    extra = s.extra
    barred = s.barred
    cells = ONE << pawn
    place = place_sought
    fixed = stays
    with cython.nogil:
        while turns <= most:
            found = search.within(north, east, south, west, extra, cells, place, fixed, barred, turns, 0)
            if found:
                break
            turns += 1
    if not found:
        return 0, [], 0, search.floods
    pushes = [search.pushes[i] for i in range(turns)]
    if count_all:
        search.count_all = True
        search.solutions = 0
        with cython.nogil:
            search.within(north, east, south, west, extra, cells, place, fixed, barred, turns, 0)
    return turns, pushes, search.solutions, search.floods


def count_moves(board: State, pawn_cell: int) -> int:
    """Every push with every cell reachable after it, all twelve arrows and four turns: how many there are."""
    count = 0
    for arrow in range(ARROW_COUNT):
        line = LINE[arrow]
        step = STEP[arrow]
        entry = ENTRY[arrow]
        exit = EXIT[arrow]
        bit = ONE << entry
        n = slide(board.north, line, step)
        e = slide(board.east, line, step)
        s = slide(board.south, line, step)
        w = slide(board.west, line, step)
        pawn = ONE << pawn_cell
        pawn = slide(pawn, line, step) | (pawn >> exit & 1) << entry
        for turn in range(4):
            sides = turn_sides(board.extra, turn)
            nn = n | bit if sides & NORTH_SIDE else n
            ee = e | bit if sides & EAST_SIDE else e
            ss = s | bit if sides & SOUTH_SIDE else s
            ww = w | bit if sides & WEST_SIDE else w
            count += count_bits(flood(ee & ww >> 1 & NOT_LAST_COLUMN, ss & nn >> 7, pawn))
    return count
