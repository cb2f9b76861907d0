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


def reachable(s: State) -> int:
    """Where the pawn of the seat to play may go: any cell that corridors join with its own, and that one."""
    return flood(across(s), down(s), ONE << s.pawns[s.seat])  # LAB-MOVE-1 LAB-MOVE-2


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


def push_answers(s: State) -> int:
    """Every arrow but the one barred, with every way in which the extra tile can lie."""
    turns = (ONE << TURNS[s.extra]) - 1  # LAB-PUSH-1
    arrows = EVERY_ARROW
    if s.barred != NOTHING:
        arrows &= ~(ONE << 4 * s.barred)  # LAB-PUSH-2
    return arrows * turns


def answer(s: State, action: int) -> None:
    """Answer the pending decision. A find leaves the next card to chance."""
    kind = s.pending
    s.pending = NONE
    DONE[kind](s, action)


def push_then_move(s: State, answer: int) -> None:
    """Push as the answer says; the same seat moves next."""
    push(s, answer >> 2, answer & 3)
    s.pending = MOVE  # LAB-TURN-1


def push(s: State, arrow: int, turn: int) -> None:
    """Push the extra tile in, turned; the line slides, and the tile at its far end is the new extra tile."""
    line = LINE[arrow]
    step = STEP[arrow]
    entry = ENTRY[arrow]
    leaving = FIRST_FORM[sides_at(s, EXIT[arrow])]
    s.north = slide(s.north, line, step)  # LAB-PUSH-1
    s.east = slide(s.east, line, step)  # LAB-PUSH-1
    s.south = slide(s.south, line, step)  # LAB-PUSH-1
    s.west = slide(s.west, line, step)  # LAB-PUSH-1
    lay(s, entry, turn_sides(s.extra, turn))  # LAB-PUSH-1
    s.extra = leaving  # LAB-PUSH-1
    carry_treasures(s, arrow)
    for seat in range(s.players):
        s.pawns[seat] = carried(s.pawns[seat], arrow)  # LAB-PUSH-4
        if s.pawns[seat] == OUT:
            s.pawns[seat] = entry  # LAB-PUSH-3
    s.barred = (arrow + 6) % ARROW_COUNT  # LAB-PUSH-2


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


def carry_treasures(s: State, arrow: int) -> None:
    """Treasures travel with their tiles; one on the tile that leaves waits on the extra tile."""
    cell = EXIT[arrow]
    expelled = s.treasure[cell]
    for _ in range(6):
        s.treasure[cell] = s.treasure[cell - STEP[arrow]]  # LAB-PUSH-4
        cell -= STEP[arrow]
    s.treasure[cell] = s.treasure[OUT]  # LAB-PUSH-4
    s.treasure[OUT] = expelled  # LAB-PUSH-4


def move(s: State, cell: int) -> None:
    """Move the own pawn, or leave it; what counts is where it stands then."""
    s.pawns[s.seat] = cell  # LAB-MOVE-1
    s.turns_n += 1
    if finds(s, cell):  # LAB-TREASURE-1 LAB-TREASURE-2
        s.left[s.seat] -= 1  # LAB-TREASURE-1
        s.revealed_n += 1
        if s.left[s.seat] and not s.young:  # LAB-TREASURE-1
            s.stage = NEXT_CARD
            return
    elif is_home(s, s.seat):  # LAB-END-1 LAB-TREASURE-3
        finish(s, s.seat)  # LAB-END-1
        return
    end_turn(s)


def finds(s: State, cell: int) -> bool:
    """Lay the card open if the treasure on this cell is the one sought, or any of the open ones for the young."""
    treasure = s.treasure[cell]
    if treasure == NOTHING:
        return False
    if s.young:
        if not s.open_cards[s.seat] >> treasure & 1:  # LAB-YOUNG-2
            return False
        s.open_cards[s.seat] &= ~(1 << treasure)  # LAB-YOUNG-2
    elif s.current[s.seat] != treasure:  # LAB-TREASURE-1
        return False
    else:
        s.current[s.seat] = NOTHING
    s.found[s.seat] |= 1 << treasure  # LAB-TREASURE-1
    return True


def is_home(s: State, seat: int) -> bool:
    """Whether a seat has found everything and stands at home."""
    return not s.left[seat] and s.pawns[seat] == s.homes[seat]  # LAB-END-1 LAB-TREASURE-3


def out_of_turns(s: State) -> bool:
    """Whether the turns agreed on are used up."""
    return s.turn_limit > 0 and s.turns_n >= s.turn_limit  # LAB-END-1


def end_turn(s: State) -> None:
    """The next player clockwise pushes, unless the turns agreed on are used up."""
    if out_of_turns(s):  # LAB-END-1
        finish(s, NOTHING)
        return
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0  # LAB-SETUP-4
    s.pending = PUSH


def finish(s: State, winner: int) -> None:
    """End the game."""
    s.winner = winner
    s.pending = FINISHED
