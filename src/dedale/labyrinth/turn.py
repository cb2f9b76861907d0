"""A turn: push the extra tile in, then move the own pawn; finding treasures, and coming home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from dedale.labyrinth.board import (
        ARROW_COUNT,
        EAST_SIDE,
        ENTRY,
        EVERY_ARROW,
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
    from dedale.labyrinth.kinds import FINISHED, MOVE, NEXT_CARD, NONE, NOTHING, PUSH
    from dedale.labyrinth.state import State

    if TYPE_CHECKING:
        from collections.abc import Callable

    LEGAL: dict[int, Callable[[State], int]] = {}
    DONE: dict[int, Callable[[State, int], None]] = {}


def across(s: State) -> int:
    """The cells joined with the cell to their right."""
    return s.east & s.west >> 1 & NOT_LAST_COLUMN


def down(s: State) -> int:
    """The cells joined with the cell below."""
    return s.south & s.north >> 7


def reachable(s: State) -> int:  # LAB-MOVE-1 LAB-MOVE-2
    """Where the pawn of the seat to play may go: any cell that corridors join with its own, and that one."""
    return flood(across(s), down(s), ONE << s.pawns[s.seat])


def answers(s: State) -> int:
    """The legal answers to the pending decision as bits; 0 while chance decides and when the game is over."""
    return LEGAL[s.pending](s)


def nothing(_s: State) -> int:
    """No answer, as nobody is asked."""
    return 0


def _ask_nobody() -> None:
    for kind in range(64):
        LEGAL[kind] = nothing


_ask_nobody()


def push_answers(s: State) -> int:  # LAB-PUSH-1 LAB-PUSH-2
    """Every arrow but the one barred, with every way in which the extra tile can lie."""
    turns = (ONE << TURNS[s.extra]) - 1
    arrows = EVERY_ARROW
    if s.barred != NOTHING:
        arrows &= ~(ONE << 4 * s.barred)
    return arrows * turns


def answer(s: State, action: int) -> None:
    """Answer the pending decision. A find leaves the next card to chance."""
    kind = s.pending
    s.pending = NONE
    DONE[kind](s, action)


def push_then_move(s: State, answer: int) -> None:  # LAB-TURN-1
    """Push as the answer says; the same seat moves next."""
    push(s, answer >> 2, answer & 3)
    s.pending = MOVE


def push(s: State, arrow: int, turn: int) -> None:  # LAB-PUSH-1 LAB-PUSH-4 LAB-PUSH-3 LAB-PUSH-2
    """Push the extra tile in, turned; the line slides, and the tile at its far end is the new extra tile."""
    line = LINE[arrow]
    step = STEP[arrow]
    entry = ENTRY[arrow]
    leaving = FIRST_FORM[sides_at(s, EXIT[arrow])]
    s.north = slide(s.north, line, step)
    s.east = slide(s.east, line, step)
    s.south = slide(s.south, line, step)
    s.west = slide(s.west, line, step)
    lay(s, entry, turn_sides(s.extra, turn))
    s.extra = leaving
    carry_treasures(s, arrow)
    for seat in range(s.players):
        s.pawns[seat] = carried(s.pawns[seat], arrow)
        if s.pawns[seat] == OUT:
            s.pawns[seat] = entry
    s.barred = (arrow + 6) % ARROW_COUNT


def lay(s: State, cell: int, sides: int) -> None:
    """Lay a tile with these open sides on an empty cell."""
    bit = ONE << cell
    if sides & NORTH_SIDE:
        s.north |= bit
    if sides & EAST_SIDE:
        s.east |= bit
    if sides & SOUTH_SIDE:
        s.south |= bit
    if sides & WEST_SIDE:
        s.west |= bit


def sides_at(s: State, cell: int) -> int:
    """The open sides of the tile on a cell."""
    return (s.north >> cell & 1) | (s.east >> cell & 1) << 1 | (s.south >> cell & 1) << 2 | (s.west >> cell & 1) << 3


def carry_treasures(s: State, arrow: int) -> None:  # LAB-PUSH-4
    """Treasures travel with their tiles; one on the tile that leaves waits on the extra tile."""
    cell = EXIT[arrow]
    expelled = s.treasure[cell]
    for _ in range(6):
        s.treasure[cell] = s.treasure[cell - STEP[arrow]]
        cell -= STEP[arrow]
    s.treasure[cell] = s.treasure[OUT]
    s.treasure[OUT] = expelled


def move(s: State, cell: int) -> None:  # LAB-MOVE-1 LAB-TREASURE-1 LAB-TREASURE-2 LAB-END-1 LAB-TREASURE-3
    """Move the own pawn, or leave it; what counts is where it stands then."""
    s.pawns[s.seat] = cell
    s.turns_n += 1
    if finds(s, cell):
        s.left[s.seat] -= 1
        s.revealed_n += 1
        if s.left[s.seat] and not s.young:
            s.stage = NEXT_CARD
            return
    elif is_home(s, s.seat):
        finish(s, s.seat)
        return
    end_turn(s)


def finds(s: State, cell: int) -> bool:  # LAB-YOUNG-2 LAB-TREASURE-1
    """Lay the card open if the treasure on this cell is the one sought, or any of the open ones for the young."""
    treasure = s.treasure[cell]
    if treasure == NOTHING:
        return False
    if s.young:
        if not s.open_cards[s.seat] >> treasure & 1:
            return False
        s.open_cards[s.seat] &= ~(1 << treasure)
    elif s.current[s.seat] != treasure:
        return False
    else:
        s.current[s.seat] = NOTHING
    s.found[s.seat] |= 1 << treasure
    return True


def is_home(s: State, seat: int) -> bool:  # LAB-END-1 LAB-TREASURE-3
    """Whether a seat has found everything and stands at home."""
    return not s.left[seat] and s.pawns[seat] == s.homes[seat]


def out_of_turns(s: State) -> bool:  # LAB-END-1
    """Whether the turns agreed on are used up."""
    return s.turn_limit > 0 and s.turns_n >= s.turn_limit


def end_turn(s: State) -> None:  # LAB-END-1 LAB-SETUP-4
    """The next player clockwise pushes, unless the turns agreed on are used up."""
    if out_of_turns(s):
        finish(s, NOTHING)
        return
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
    s.pending = PUSH


def finish(s: State, winner: int) -> None:
    """End the game."""
    s.winner = winner
    s.pending = FINISHED
