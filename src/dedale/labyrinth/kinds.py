"""The numbers of the decisions, the chances and their outcomes. `decisions.py` says what they are.

Action ids: 48 pushes, arrow * 4 + turn of the extra tile, then 49 moves, one a cell. Chance
outcomes: 56 tiles, kind * 4 + turn, then 24 treasure cards, then the four seats for who begins.
"""

from __future__ import annotations

import cython

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
