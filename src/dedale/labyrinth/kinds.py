"""The two decisions of a turn and the chances, as numbers with texts.

Action ids: 48 pushes, arrow * 4 + turn of the extra tile, then 49 moves, one a cell. Chance
outcomes: 56 tiles, kind * 4 + turn, then 24 treasure cards, then the four seats for who begins.
"""

from __future__ import annotations

import cython

from dedale.core.deed import Deed, answer
from dedale.labyrinth.tiles import CELLS, LOOSE, TREASURES, arrow_name, cell_name

if not cython.compiled:
    NONE = 0
    PUSH = 1
    MOVE = 2
    WAIT = 62
    FINISHED = 63
    PUSHES = 48
    NOTHING = 255
    DEAL_TILE = 1
    DEAL_CARD = 2
    DEAL_FIRST = 3
    NEXT_CARD = 4
    TILE_KINDS = 14
    LOOSE_COUNT = 34
    TREASURE_COUNT = 24
    CARD_OUTCOME = 56
    FIRST_OUTCOME = 80
    OUTCOMES = 84

KIND_NAMES = ("", "push", "move")
CHANCE_NAMES = ("", "tile", "card", "first", "card")

_ANSWERS = (
    *(answer("push", arrow=arrow_name(arrow), turn=turn) for arrow in range(12) for turn in range(4)),
    *(answer("move", cell=cell_name(cell)) for cell in range(CELLS)),
)
TEXTS: tuple[str, ...] = tuple(one.text for one in _ANSWERS)
DEEDS: tuple[Deed, ...] = tuple(one.deed for one in _ANSWERS)
ACTION_OF: dict[str, int] = {text: action for action, text in enumerate(TEXTS)}

OUTCOME_TEXTS: tuple[str, ...] = (
    *(f"{treasure or shape} {turn}" for shape, treasure, _ in LOOSE for turn in range(4)),
    *(f"card {treasure}" for treasure in TREASURES),
    *(f"seat {seat}" for seat in range(1, 5)),
)
OUTCOME_OF: dict[str, int] = {text: outcome for outcome, text in enumerate(OUTCOME_TEXTS)}
