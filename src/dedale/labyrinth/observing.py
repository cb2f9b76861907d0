"""What a seat of Labyrinth may know, as small whole numbers: the channels, and how they are written.

The seat that looks comes first, the others follow in their order; a spectator sees them from the first seat on.
`tests/labyrinth/test_observing.py` makes the same numbers of a view.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import cython

from dedale.core.observation import Channel, Observation
from dedale.labyrinth.tiles import CORNERS

if not cython.compiled:
    from dedale.core.places import put_bits, put_number, put_one
    from dedale.labyrinth.board import ARROW_COUNT, CELL_COUNT, ONE, OUT
    from dedale.labyrinth.kinds import FINISHED, MOVE, NOTHING, TREASURE_COUNT, WAIT
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import reachable

    CORNER_COUNT = 4
    SPECTATOR_EYE = 255
    MOST_TOLD = 255
    CORNER_CELL = bytearray(4)

if TYPE_CHECKING:
    from dedale.labyrinth.options import Options

for _corner, _cell in enumerate(CORNERS.values()):
    CORNER_CELL[_corner] = _cell


@cache
def observation(options: Options) -> Observation:
    """The channels of a game with these options, in the order in which they are written."""
    seats = options.players
    treasures = TREASURE_COUNT * seats
    return Observation(
        (
            Channel("decision", 2, "the pending decision: push, move"),
            Channel("turn", seats + 2, "who is to decide: oneself, the seats that follow, chance, nobody at the end"),
            Channel("active", seats, "whose turn it is: one's own, that of the seats that follow"),
            Channel("winner", seats, "who has won: oneself, the seats that follow"),
            *(
                Channel(side, CELL_COUNT, f"cells whose tile is open to the {side}, row by row")
                for side in ("north", "east", "south", "west")
            ),
            Channel("extra", 4, "the open sides of the extra tile in its first form: north, east, south, west"),
            Channel(
                "treasures", CELL_COUNT + 1, "one more than the treasure on each cell and on the extra tile, or 0", 24
            ),
            Channel("barred", ARROW_COUNT, "the arrow at which nobody may push now"),
            Channel("target", TREASURE_COUNT + 1, "what one looks for: a treasure, or at last the way home"),
            Channel("goal", CELL_COUNT, "where that is; all such cells in the young players' variant"),
            Channel("goal-on-extra", 1, "it lies on the extra tile"),
            Channel("pawns", CELL_COUNT * seats, "where each pawn stands: one's own first"),
            Channel("homes", CORNER_COUNT * seats, "the corner that each comes home to, clockwise from the top left"),
            Channel("left", seats, "how many treasures each still has to find", 24),
            Channel("found", treasures, "the treasures that each has found"),
            *([Channel("open", treasures, "the open cards of each")] if options.young else []),
            Channel("unseen", TREASURE_COUNT, "cards that one has not seen"),
            Channel("reachable", CELL_COUNT, "where the pawn may go, when it is to move"),
            Channel("turns-left", 1, f"turns until the limit; {MOST_TOLD} if there are more, or no limit", MOST_TOLD),
        )
    )


def tell_observation(s: State, viewer: int, out: bytearray) -> int:
    """Write what a seat, or a spectator for -1, may know; how many numbers it were."""
    eye = SPECTATOR_EYE if viewer < 0 else viewer
    first = 0 if viewer < 0 else viewer
    at = tell_moment(s, first, out, 0)
    at = tell_board(s, out, at)
    at = tell_goal(s, first, eye, out, at)
    at = tell_players(s, first, out, at)
    at = put_bits(out, at, unseen_cards(s, eye), TREASURE_COUNT)
    at = put_bits(out, at, reachable(s) if s.pending == MOVE else ONE - 1, CELL_COUNT)
    return put_number(out, at, turns_left(s))


def tell_moment(s: State, first: int, out: bytearray, at: int) -> int:
    """Who is to decide, and what; and who has won."""
    whose = (s.seat + s.players - first) % s.players
    at = put_one(out, at, s.pending - 1, 2)
    if s.pending == WAIT:
        at = put_one(out, at, s.players, s.players + 2)
    elif s.pending == FINISHED:
        at = put_one(out, at, s.players + 1, s.players + 2)
    else:
        at = put_one(out, at, whose, s.players + 2)
    at = put_one(out, at, whose, s.players)
    if s.winner == NOTHING:
        return put_one(out, at, NOTHING, s.players)
    return put_one(out, at, (s.winner + s.players - first) % s.players, s.players)


def tell_board(s: State, out: bytearray, at: int) -> int:
    """The tiles and the treasures on them, the extra tile, and the arrow that is barred."""
    at = put_bits(out, at, s.north, CELL_COUNT)
    at = put_bits(out, at, s.east, CELL_COUNT)
    at = put_bits(out, at, s.south, CELL_COUNT)
    at = put_bits(out, at, s.west, CELL_COUNT)
    at = put_bits(out, at, s.extra, 4)
    for place in range(CELL_COUNT + 1):
        out[at + place] = (s.treasure[place] + 1) & 255
    return put_one(out, at + CELL_COUNT + 1, s.barred, ARROW_COUNT)


def tell_goal(s: State, seat: int, eye: int, out: bytearray, at: int) -> int:
    """What a seat looks for, and where that is, as far as somebody knows."""
    card = s.current[seat] if seat == eye else NOTHING
    sought = s.open_cards[seat]
    goals = ONE - 1
    if not s.left[seat]:
        card = TREASURE_COUNT
        goals = ONE << s.homes[seat]
    elif card != NOTHING:
        sought |= 1 << card
    for cell in range(CELL_COUNT):
        if s.treasure[cell] != NOTHING and sought >> s.treasure[cell] & 1:
            goals |= ONE << cell
    at = put_one(out, at, card, TREASURE_COUNT + 1)
    at = put_bits(out, at, goals, CELL_COUNT)
    return put_number(out, at, s.treasure[OUT] != NOTHING and sought >> s.treasure[OUT] & 1)


def tell_players(s: State, first: int, out: bytearray, at: int) -> int:
    """Pawns, homes and cards of all seats, from the first one on."""
    for i in range(s.players):
        at = put_one(out, at, s.pawns[(first + i) % s.players], CELL_COUNT)
    for i in range(s.players):
        for corner in range(CORNER_COUNT):
            at = put_number(out, at, s.homes[(first + i) % s.players] == CORNER_CELL[corner])
    for i in range(s.players):
        at = put_number(out, at, s.left[(first + i) % s.players])
    for i in range(s.players):
        at = put_bits(out, at, s.found[(first + i) % s.players], TREASURE_COUNT)
    if s.young:
        for i in range(s.players):
            at = put_bits(out, at, s.open_cards[(first + i) % s.players], TREASURE_COUNT)
    return at


def unseen_cards(s: State, eye: int) -> int:
    """The cards that somebody has not seen, as a mask."""
    seen = 0
    for seat in range(s.players):
        seen |= s.found[seat] | s.open_cards[seat]
        if seat == eye and s.left[seat] and s.current[seat] != NOTHING:
            seen |= 1 << s.current[seat]
    return ~seen & ((1 << TREASURE_COUNT) - 1)


def turns_left(s: State) -> int:
    """How many turns there are until the limit, as far as a small number can tell."""
    if not s.turn_limit or s.turn_limit - s.turns_n > MOST_TOLD:
        return MOST_TOLD
    return s.turn_limit - s.turns_n
