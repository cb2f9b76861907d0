"""Every decision and every chance: what is legal or may come, what it does, and whether a saved state can be at it.

An action id is the base of its kind plus the number of the answer. A kind has at most 64 answers, so that the legal
ones are the bits of one machine word. Ids do not depend on the options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from dedale.core.deed import Deed, answer
from dedale.core.entries import ChanceEntry, DecisionEntry
from dedale.labyrinth.tiles import CELLS, LOOSE, TREASURES, arrow_name, cell_name

if not cython.compiled:
    from dedale.core.bits import count_bits
    from dedale.labyrinth.board import TURNS
    from dedale.labyrinth.deal import (
        BROUGHT,
        DRAWN,
        FREE_CELLS,
        TILE_SIDES,
        begin_with,
        cards_to_deal,
        deal_card,
        deal_next,
        deal_tile,
        random_first,
        random_next,
        random_tile,
        receiver,
    )
    from dedale.labyrinth.kinds import (
        CARD_OUTCOME,
        DEAL_CARD,
        DEAL_FIRST,
        DEAL_TILE,
        FINISHED,
        FIRST_OUTCOME,
        LOOSE_COUNT,
        MOVE,
        NEXT_CARD,
        NOTHING,
        PUSH,
        TILE_KINDS,
        TREASURE_COUNT,
        WAIT,
    )
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import (
        DONE,
        LEGAL,
        is_home,
        move,
        out_of_turns,
        push_answers,
        push_then_move,
        reachable,
        sides_at,
    )

    if TYPE_CHECKING:
        from collections.abc import Callable

    BASE = bytearray(64)
    FITS: dict[int, Callable[[State], bool]] = {}
    FITS_CHANCE: dict[int, Callable[[State], bool]] = {}
    COMING: dict[int, Callable[[State], list[tuple[int, int]]]] = {}

DECISIONS: dict[int, DecisionEntry] = {}
"""Every kind of decision by its number."""
CHANCES: dict[int, ChanceEntry] = {}
"""Every chance by the number of its stage."""
KIND_NAMES: list[str] = [""]
TEXTS: list[str] = []
"""The text of each action."""
DEEDS: list[Deed] = []
"""What each action is."""
OVER_NAME = "over"


def decision(
    kind: int,
    legal: Callable[[State], int],
    does: Callable[[State, int], None],
    fits: Callable[[State], bool],
    about: DecisionEntry,
) -> None:
    """Enter a decision: its legal answers, what an answer does, and whether a saved state can be at it."""
    BASE[kind] = len(TEXTS)
    LEGAL[kind] = legal
    DONE[kind] = does
    FITS[kind] = fits
    DECISIONS[kind] = about
    KIND_NAMES.append(about.name)
    TEXTS.extend(about.texts)
    DEEDS.extend(one.deed for one in about.answers)


def chance(
    stage: int,
    coming: Callable[[State], list[tuple[int, int]]],
    draw: Callable[[State], int],
    does: Callable[[State, int], None],
    fits: Callable[[State], bool],
    about: ChanceEntry,
) -> None:
    """Enter a chance: what may come with weights, one of these by the generator, what it does, and where it can be."""
    COMING[stage] = coming
    DRAWN[stage] = draw
    BROUGHT[stage] = does
    FITS_CHANCE[stage] = fits
    CHANCES[stage] = about


def coming_tiles(s: State) -> list[tuple[int, int]]:
    """The loose tiles that are left, in every way in which they can lie."""
    return [
        (tile * 4 + turn, s.tiles_left[tile] * 4 // TURNS[TILE_SIDES[tile]])
        for tile in range(TILE_KINDS)
        for turn in range(TURNS[TILE_SIDES[tile]])
        if s.tiles_left[tile]
    ]


def coming_cards(s: State) -> list[tuple[int, int]]:
    """The cards that nobody has seen."""
    return [(CARD_OUTCOME + card, 1) for card in range(TREASURE_COUNT) if s.bag >> card & 1]


def coming_seats(s: State) -> list[tuple[int, int]]:
    """Everybody who plays."""
    return [(FIRST_OUTCOME + seat, 1) for seat in range(s.players)]


def cards_seen(s: State, seat: int) -> int:
    """How many cards a seat has seen: its one in sight, or the young players' open ones and those found."""
    if s.young:
        return count_bits(s.open_cards[seat] | s.found[seat])
    return s.current[seat] != NOTHING


def cards_dealt(s: State) -> int:
    """How many cards all seats have seen."""
    dealt = 0
    for seat in range(s.players):
        dealt += cards_seen(s, seat)
    return dealt


def untouched(s: State) -> bool:
    """No turn was taken yet, and nothing found."""
    return s.turns_n == 0 and not (s.found[0] | s.found[1] | s.found[2] | s.found[3])


def cards_are_out(s: State) -> bool:
    """Every seat that still looks for something has its card in sight; the young have seen all of theirs."""
    for seat in range(s.players):
        if s.young:
            if cards_seen(s, seat) != s.cards:
                return False
        elif s.left[seat] and not cards_seen(s, seat):
            return False
    return True


def tiles_in_order(s: State) -> bool:
    """The loose tiles lie on the first free cells, and at least one cell is empty; no card is dealt."""
    if s.dealt >= LOOSE_COUNT - 1 or cards_dealt(s) or not untouched(s):
        return False
    wrong = 0
    for place in range(LOOSE_COUNT - 1):
        wrong += (sides_at(s, FREE_CELLS[place]) != 0) != (place < s.dealt)
    return wrong == 0


def cards_in_order(s: State) -> bool:
    """The seats that the deal has come to so far have their cards, and there are more to deal."""
    if s.dealt >= cards_to_deal(s) or not untouched(s):
        return False
    for seat in range(s.players):
        received = 0
        for dealt in range(s.dealt):
            received += receiver(s, dealt) == seat
        if cards_seen(s, seat) != received:
            return False
    return True


def nobody_named(s: State) -> bool:
    """All cards are dealt, and nobody was named to begin."""
    return untouched(s) and cards_are_out(s) and s.first == NOTHING


def card_due(s: State) -> bool:
    """The active seat has found a treasure and has no card yet, and no other seat lacks one."""
    if s.young:
        return False
    wrong = 0
    for seat in range(s.players):
        wrong += (s.left[seat] > 0 and not cards_seen(s, seat)) != (seat == s.seat)
    return wrong == 0


def ended(s: State) -> bool:
    """The winner has come home with everything, or nobody has won and the turns agreed on are used up."""
    return cards_are_out(s) and (out_of_turns(s) if s.winner == NOTHING else is_home(s, s.winner))


def can_be_here(s: State) -> bool:
    """Whether the cards and tiles allow the decision, chance or end that a saved state says."""
    if s.pending == FINISHED:
        return ended(s)
    return FITS_CHANCE[s.stage](s) if s.pending == WAIT else FITS[s.pending](s)


def kind_of(s: State) -> str:
    """The kind of the pending decision or chance, or "over"."""
    if s.pending == FINISHED:
        return OVER_NAME
    return CHANCES[s.stage].name if s.pending == WAIT else KIND_NAMES[s.pending]


decision(
    PUSH,
    push_answers,
    push_then_move,
    cards_are_out,
    DecisionEntry(
        "push",
        "Push the extra tile in at an arrow, turned: 4 times the number of the arrow, plus the turn.",
        [answer("push", arrow=arrow_name(arrow), turn=turn) for arrow in range(12) for turn in range(4)],
    ),
)
decision(
    MOVE,
    reachable,
    move,
    cards_are_out,
    DecisionEntry(
        "move",
        "Move the own pawn to a cell, or leave it where it is by naming its own cell.",
        [answer("move", cell=cell_name(cell)) for cell in range(CELLS)],
    ),
)
chance(
    DEAL_TILE,
    coming_tiles,
    random_tile,
    deal_tile,
    tiles_in_order,
    ChanceEntry("tile", "The loose tile for the next free cell, and how it lies."),
)
chance(
    DEAL_CARD,
    coming_cards,
    random_next,
    deal_card,
    cards_in_order,
    ChanceEntry("card", "The first card of a seat, or one of the young players' cards."),
)
chance(
    DEAL_FIRST,
    coming_seats,
    random_first,
    begin_with,
    nobody_named,
    ChanceEntry("first", "The seat that begins."),
)
chance(
    NEXT_CARD,
    coming_cards,
    random_next,
    deal_next,
    card_due,
    ChanceEntry("card", "The next card, after a find."),
)

ACTION_OF: dict[str, int] = {text: action for action, text in enumerate(TEXTS)}

OUTCOME_TEXTS: tuple[str, ...] = (
    *(f"{treasure or shape} {turn}" for shape, treasure, _ in LOOSE for turn in range(4)),
    *(f"card {treasure}" for treasure in TREASURES),
    *(f"seat {seat}" for seat in range(1, 5)),
)
