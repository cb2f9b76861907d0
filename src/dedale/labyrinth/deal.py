"""Everything that chance decides: the tiles, the cards, who begins, and the next card after a find."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from dedale.labyrinth.tiles import CELLS, FIXED, LOOSE, SHAPES, SIZE, TREASURES

if not cython.compiled:
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.labyrinth.board import OUT, TURNS, turn_sides
    from dedale.labyrinth.kinds import (
        CARD_OUTCOME,
        DEAL_CARD,
        DEAL_FIRST,
        FIRST_OUTCOME,
        LOOSE_COUNT,
        NONE,
        NOTHING,
        PUSH,
        WAIT,
    )
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import end_turn, lay

    TILE_SIDES = bytearray(14)
    TILE_TREASURE = bytearray(14)
    FREE_CELLS = bytearray(33)

    if TYPE_CHECKING:
        from collections.abc import Callable

    DRAWN: dict[int, Callable[[State], int]] = {}
    BROUGHT: dict[int, Callable[[State, int], None]] = {}


def _fill_tables() -> None:  # LAB-PARTS-1
    for tile, (shape, treasure, _) in enumerate(LOOSE):
        TILE_SIDES[tile] = SHAPES[shape]
        TILE_TREASURE[tile] = NOTHING if treasure is None else TREASURES.index(treasure)
    free = [cell for cell in range(CELLS) if (cell // SIZE, cell % SIZE) not in FIXED]
    for place, cell in enumerate(free):
        FREE_CELLS[place] = cell


_fill_tables()


def random_below(s: State, n: int) -> int:
    """A number from 0 to n-1 from the state's own generator."""
    s.rng = (s.rng + GAMMA) & M64
    return below(scramble(s.rng), n)


def go_on(s: State) -> None:
    """Let chance decide until a seat is to decide, or until somebody has to say what chance brings."""
    while s.pending == NONE:
        if not take_chance(s):
            s.pending = WAIT


def take_chance(s: State) -> bool:
    """Carry out what chance brings at this stage; False while nobody has said what."""
    if s.scripted != NOTHING:
        outcome = s.scripted
        s.scripted = NOTHING
    elif s.seeded:
        outcome = DRAWN[s.stage](s)
    else:
        return False
    s.revealed_n += 1
    BROUGHT[s.stage](s, outcome)
    return True


def random_first(s: State) -> int:  # LAB-SETUP-4
    """A seat to begin."""
    return FIRST_OUTCOME + random_below(s, s.players)


def random_next(s: State) -> int:
    """The outcome of a card that nobody has seen."""
    return CARD_OUTCOME + random_card(s)


def random_tile(s: State) -> int:  # LAB-SETUP-1
    """A loose tile, turned at random: a straight has two ways to lie."""
    r = random_below(s, LOOSE_COUNT - s.dealt)
    tile = 0
    while r >= s.tiles_left[tile]:
        r -= s.tiles_left[tile]
        tile += 1
    return tile * 4 + random_below(s, TURNS[TILE_SIDES[tile]])


def random_card(s: State) -> int:
    """A card that nobody has seen."""
    cards = s.bag
    for _ in range(random_below(s, count_bits(cards))):
        cards &= cards - 1
    return lowest_bit(cards)


def deal_tile(s: State, outcome: int) -> None:  # LAB-SETUP-1 LAB-PARTS-5 LAB-PARTS-1
    """Lay a loose tile on the next free cell; the last one left is the extra tile."""
    tile = outcome >> 2
    s.tiles_left[tile] -= 1
    lay(s, FREE_CELLS[s.dealt], turn_sides(TILE_SIDES[tile], outcome & 3))
    s.treasure[FREE_CELLS[s.dealt]] = TILE_TREASURE[tile]
    s.dealt += 1
    if s.dealt == LOOSE_COUNT - 1:
        keep_last_tile(s)
        s.dealt = 0
        s.stage = DEAL_CARD


def keep_last_tile(s: State) -> None:  # LAB-SETUP-1
    """The loose tile that is left is the extra tile."""
    tile = 0
    while not s.tiles_left[tile]:
        tile += 1
    s.tiles_left[tile] = 0
    s.extra = TILE_SIDES[tile]
    s.treasure[OUT] = TILE_TREASURE[tile]


def cards_to_deal(s: State) -> int:  # LAB-SETUP-2 LAB-YOUNG-1
    """How many cards are dealt in all: one to look at for each seat, or all of the young players'."""
    return s.players * (s.cards if s.young else 1)


def receiver(s: State, dealt: int) -> int:
    """The seat that the next card goes to, after so many."""
    return dealt // s.cards if s.young else dealt


def deal_card(s: State, outcome: int) -> None:  # LAB-YOUNG-1 LAB-SETUP-3 LAB-SETUP-2 LAB-SETUP-4 LAB-SETUP-5
    """Give a seat its first card to look at; the young get all their cards, open."""
    card = outcome - CARD_OUTCOME
    seat = receiver(s, s.dealt)
    s.bag &= ~(1 << card)
    if s.young:
        s.open_cards[seat] |= 1 << card
    else:
        s.current[seat] = card
    s.dealt += 1
    if s.dealt == cards_to_deal(s):
        if s.first == NOTHING:
            s.stage = DEAL_FIRST
        else:
            begin(s, s.first)


def deal_next(s: State, outcome: int) -> None:  # LAB-TREASURE-1
    """Give the seat that has found a treasure its next card, which ends its turn."""
    s.bag &= ~(1 << (outcome - CARD_OUTCOME))
    s.current[s.seat] = outcome - CARD_OUTCOME
    end_turn(s)


def begin_with(s: State, outcome: int) -> None:
    """The first turn is that of the seat drawn."""
    begin(s, outcome - FIRST_OUTCOME)


def begin(s: State, seat: int) -> None:  # LAB-SETUP-4
    """The first turn is this seat's."""
    s.seat = seat
    s.pending = PUSH
