"""The numbers of the kinds of decision, and of the answers that the rules ask for. `decisions.py` has their entries.

`BASE` is the id of the first action of each kind, as the entries fill it.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    NONE = 0
    MAIN = 1
    SOURCE = 2
    END = 3
    CLAIM = 4
    DOOR_DRAWN = 5
    NIGHT = 6
    STOP = 7
    RAZE = 8
    DROP = 9
    PUT = 10
    TOWER_LOOK = 11
    HAPPY_DREAM = 12
    HAPPY_DROP = 13
    FETCH = 14
    PAY = 15
    RAISE = 16
    UNDER = 17
    GOAL_FIRST = 18
    GOAL_SECOND = 19
    STRIKE = 20
    LOSE_DOOR = 21
    SEARCH_KEY = 22
    SWAP_GIVE = 23
    SWAP_TAKE = 24
    PICK = 25
    LAST_KIND = 25
    WAIT = 62
    FINISHED = 63
    DISCARD = 30
    MAIN_PARADOX = 60
    MAIN_PLANNING = 61
    DOOR_TO_LIMBO = 0
    DOOR_FOR_KEY = 1
    DOOR_FOR_SHARED_KEY = 2
    DOOR_PARADOX = 3
    DOOR_PLANNING = 4
    NIGHT_KEY = 0
    NIGHT_SHARED_KEY = 4
    NIGHT_DOOR = 8
    NIGHT_REVEAL = 12
    NIGHT_HAND = 13
    NIGHT_PUNISHMENT = 14
    NIGHT_PARADOX = 15
    NIGHT_PLANNING = 16
    STOP_PASS = 0
    STOP_PARADOX = 1
    STOP_PLANNING = 2
    FALSE_DESTRUCTION = 12
    HAPPY_REVEAL = 8
    HAPPY_FETCH = 9
    HAPPY_PARADOX = 10
    HAPPY_PLANNING = 11
    ENOUGH = 30
    NO_KEY = 4

    BASE = [0] * 64
