"""Everything that chance decides: the tiles, the cards, who begins, and the next card after a find."""

from __future__ import annotations

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
        DEAL_TILE,
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


def _fill_tables() -> None:
    for tile, (shape, treasure, _) in enumerate(LOOSE):
        TILE_SIDES[tile] = SHAPES[shape]
        TILE_TREASURE[tile] = NOTHING if treasure is None else TREASURES.index(treasure)
    free = [cell for cell in range(CELLS) if (cell // SIZE, cell % SIZE) not in FIXED]  # LAB-PARTS-1
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
        outcome = random_outcome(s)
    else:
        return False
    s.revealed_n += 1
    if s.stage == DEAL_TILE:
        deal_tile(s, outcome >> 2, outcome & 3)
    elif s.stage == DEAL_CARD:
        deal_card(s, outcome - CARD_OUTCOME)
    elif s.stage == DEAL_FIRST:
        begin(s, outcome - FIRST_OUTCOME)
    else:
        s.bag &= ~(1 << (outcome - CARD_OUTCOME))
        s.current[s.seat] = outcome - CARD_OUTCOME  # LAB-TREASURE-1
        end_turn(s)
    return True


def random_outcome(s: State) -> int:
    """What chance brings at this stage, by the generator."""
    if s.stage == DEAL_TILE:
        return random_tile(s)
    if s.stage == DEAL_FIRST:
        return FIRST_OUTCOME + random_below(s, s.players)  # LAB-SETUP-4
    return CARD_OUTCOME + random_card(s)


def random_tile(s: State) -> int:
    """A loose tile, turned at random: a straight has two ways to lie."""
    r = random_below(s, LOOSE_COUNT - s.dealt)
    tile = 0
    while r >= s.tiles_left[tile]:
        r -= s.tiles_left[tile]
        tile += 1
    return tile * 4 + random_below(s, TURNS[TILE_SIDES[tile]])  # LAB-SETUP-1


def random_card(s: State) -> int:
    """A card that nobody has seen."""
    cards = s.bag
    for _ in range(random_below(s, count_bits(cards))):
        cards &= cards - 1
    return lowest_bit(cards)


def deal_tile(s: State, tile: int, turn: int) -> None:
    """Lay a loose tile on the next free cell; the last one left is the extra tile."""
    s.tiles_left[tile] -= 1
    lay(s, FREE_CELLS[s.dealt], turn_sides(TILE_SIDES[tile], turn))  # LAB-SETUP-1
    s.treasure[FREE_CELLS[s.dealt]] = TILE_TREASURE[tile]  # LAB-PARTS-5
    s.dealt += 1
    if s.dealt == LOOSE_COUNT - 1:  # LAB-PARTS-1
        keep_last_tile(s)
        s.dealt = 0
        s.stage = DEAL_CARD


def keep_last_tile(s: State) -> None:
    """The loose tile that is left is the extra tile."""
    tile = 0
    while not s.tiles_left[tile]:
        tile += 1
    s.tiles_left[tile] = 0
    s.extra = TILE_SIDES[tile]  # LAB-SETUP-1
    s.treasure[OUT] = TILE_TREASURE[tile]  # LAB-SETUP-1


def deal_card(s: State, card: int) -> None:
    """Give a seat its first card to look at; the young get all their cards, open."""
    s.bag &= ~(1 << card)
    if s.young:
        seat = s.dealt // s.cards
        s.open_cards[seat] |= 1 << card  # LAB-YOUNG-1
    else:
        seat = s.dealt
        s.current[seat] = card  # LAB-SETUP-3
    s.dealt += 1
    if s.dealt == s.players * (s.cards if s.young else 1):  # LAB-SETUP-2 LAB-YOUNG-1
        if s.first == NOTHING:  # LAB-SETUP-4 LAB-SETUP-5
            s.stage = DEAL_FIRST
        else:
            begin(s, s.first)


def begin(s: State, seat: int) -> None:
    """The first turn is this seat's."""
    s.seat = seat  # LAB-SETUP-4
    s.pending = PUSH
