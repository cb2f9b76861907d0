"""What a pawn could reach in one turn, over all pushes: its coverage, and the backward twin, whence a place is reached.

Places are those before the push: the 49 cells, and 49 for the extra tile.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.board import (
        ARROW_COUNT,
        EAST_SIDE,
        ENTRY,
        EXIT,
        LINE,
        NORTH_SIDE,
        NOT_LAST_COLUMN,
        ONE,
        OUT,
        SOUTH_SIDE,
        STEP,
        TURNS,
        WEST_SIDE,
        flood,
        slide,
        turn_sides,
    )
    from dedale.labyrinth.state import State

    PUSH_COUNT = 48


def places_before(cells: int, arrow: int) -> int:
    """The places, before the push, of the tiles that lie on these cells after it."""
    return slide(cells, LINE[arrow], -STEP[arrow]) | (cells >> ENTRY[arrow] & 1) << OUT


def pawns_before(cells: int, arrow: int) -> int:
    """The cells where a pawn stood that stands on one of these after the push."""
    return slide(cells, LINE[arrow], -STEP[arrow]) | (cells >> ENTRY[arrow] & 1) << EXIT[arrow]


def pawns_after(cells: int, arrow: int) -> int:
    """Where the push carries pawns that stand on these cells."""
    return slide(cells, LINE[arrow], STEP[arrow]) | (cells >> EXIT[arrow] & 1) << ENTRY[arrow]


def places_after(places: int, arrow: int) -> int:
    """The cells of these tiles after the push; the one that leaves the board is lost."""
    return slide(places & ~(ONE << OUT), LINE[arrow], STEP[arrow]) | (places >> OUT & 1) << ENTRY[arrow]


def floods(s: State, cells: int, of_places: bool, stays: bool, reach: list[int]) -> None:
    """For every push, all that corridors join after it with these cells: tiles if `of_places`, else pawns.

    Tiles are carried by the push unless the place is one that `stays`. Nothing for a push that is barred, and for
    turns of the extra tile that look like another.
    """
    for arrow in range(ARROW_COUNT):
        for turn in range(4):
            reach[arrow * 4 + turn] = 0
        if arrow == s.barred:
            continue
        if stays:
            start = cells
        elif of_places:
            start = places_after(cells, arrow)
        else:
            start = pawns_after(cells, arrow)
        if not start:
            continue
        line = LINE[arrow]
        step = STEP[arrow]
        entry = ENTRY[arrow]
        n = slide(s.north, line, step)
        e = slide(s.east, line, step)
        so = slide(s.south, line, step)
        w = slide(s.west, line, step)
        for turn in range(TURNS[s.extra]):
            sides = turn_sides(s.extra, turn)
            nn = n | (ONE if sides & NORTH_SIDE else 0) << entry
            ee = e | (ONE if sides & EAST_SIDE else 0) << entry
            ss = so | (ONE if sides & SOUTH_SIDE else 0) << entry
            ww = w | (ONE if sides & WEST_SIDE else 0) << entry
            reach[arrow * 4 + turn] = flood(ee & ww >> 1 & NOT_LAST_COLUMN, ss & nn >> 7, start)


def cover(s: State, pawn: int) -> int:
    """The places whose tiles a pawn on one of these cells could stand on after some push."""
    if not cython.compiled:
        reach = [0] * PUSH_COUNT
    floods(s, pawn, False, False, reach)
    covered = ONE - 1
    for push in range(PUSH_COUNT):
        if reach[push]:
            covered |= places_before(reach[push], push >> 2)
    return covered


def sources(s: State, targets: int, stays: bool) -> int:
    """The cells from which a pawn could stand on one of these places after some push."""
    if not cython.compiled:
        reach = [0] * PUSH_COUNT
    floods(s, targets, True, stays, reach)
    covered = ONE - 1
    for push in range(PUSH_COUNT):
        if reach[push]:
            covered |= pawns_before(reach[push], push >> 2)
    return covered


def cover_each(s: State, cells: int, covered: list[int]) -> None:
    """For each of these cells, the places whose tiles a pawn there could stand on after some push: cover, cell by cell.

    Cells that corridors join after a push are looked at together.
    """
    rest = cells
    while rest:
        covered[lowest_bit(rest)] = 0
        rest &= rest - 1
    for arrow in range(ARROW_COUNT):
        if arrow == s.barred:
            continue
        line = LINE[arrow]
        step = STEP[arrow]
        entry = ENTRY[arrow]
        start = pawns_after(cells, arrow)
        n = slide(s.north, line, step)
        e = slide(s.east, line, step)
        so = slide(s.south, line, step)
        w = slide(s.west, line, step)
        for turn in range(TURNS[s.extra]):
            sides = turn_sides(s.extra, turn)
            nn = n | (ONE if sides & NORTH_SIDE else 0) << entry
            ee = e | (ONE if sides & EAST_SIDE else 0) << entry
            ss = so | (ONE if sides & SOUTH_SIDE else 0) << entry
            ww = w | (ONE if sides & WEST_SIDE else 0) << entry
            across = ee & ww >> 1 & NOT_LAST_COLUMN
            down = ss & nn >> 7
            rest = start
            while rest:
                joined = flood(across, down, ONE << lowest_bit(rest))
                places = places_before(joined, arrow)
                bits = pawns_before(joined & start, arrow)
                rest &= ~joined
                while bits:
                    covered[lowest_bit(bits)] |= places
                    bits &= bits - 1
