"""The kinds of decision, their answers, and the action ids.

An action id is the base of its kind plus the number of the answer. A kind has at most 64
answers, so that the legal ones are the bits of one machine word. Ids do not depend on the
options. An answer that names a card is that card's number.
"""

from __future__ import annotations

import cython

from dedale.onirim.cards import CODES, COLOUR_LETTERS, TOWER

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

CARDS = CODES[:30]
TOWER_CODES = CODES[TOWER:30]
KEY_CODES = [colour + "k" for colour in COLOUR_LETTERS]
DOOR_CODES = [colour + "d" for colour in COLOUR_LETTERS]
PREMONITION_CODES = CODES[34:]


def _cards(verb: str) -> list[str]:
    return [f"{verb} {card}" for card in CARDS]


ANSWERS: dict[str, list[str]] = {
    "main": [*_cards("play"), *_cards("discard"), "cast paradox", "cast planning"],
    "source": ["from hand", "from shared"],
    "end": ["at left", "at right"],
    "claim": ["leave door", "fetch door"],
    "door": [
        "door to limbo",
        "door for key",
        "door for shared key",
        "cast paradox at door",
        "cast planning at door",
    ],
    "nightmare": [
        *(f"nightmare key {key}" for key in KEY_CODES),
        *(f"nightmare shared key {key}" for key in KEY_CODES),
        *(f"nightmare door {door}" for door in DOOR_CODES),
        "nightmare reveal",
        "nightmare hand",
        "cast punishment",
        "cast paradox at nightmare",
        "cast planning at nightmare",
    ],
    "stop": ["pass", "cast paradox at stop", "cast planning at stop"],
    "raze": [*(f"raze {tower}" for tower in TOWER_CODES), "false destruction"],
    "drop": _cards("drop"),
    "put": _cards("put"),
    "tower-look": ["no look", "look"],
    "happy": [
        *(f"dream remove {premonition}" for premonition in PREMONITION_CODES),
        "dream reveal",
        "dream fetch",
        "cast paradox at dream",
        "cast planning at dream",
    ],
    "happy-drop": [*_cards("throw"), "keep rest"],
    "fetch": _cards("fetch"),
    "pay": _cards("pay"),
    "raise": _cards("raise"),
    "under": _cards("under"),
    "goal-first": [f"swap goal {place}" for place in range(1, 9)],
    "goal-second": [f"with goal {place}" for place in range(1, 9)],
    "premonition": [f"strike {premonition}" for premonition in PREMONITION_CODES],
    "lose-door": [f"lose {door} of {seat} seat" for seat in ("1st", "2nd") for door in DOOR_CODES],
    "key": [*(f"search key {key}" for key in KEY_CODES), "search no key"],
    "swap-give": [*_cards("give"), "no swap"],
    "swap-take": _cards("take"),
    "pick": _cards("pick"),
}
"""Each kind of decision with the texts of its answers, in the order of the kinds' numbers."""

KIND_NAMES: tuple[str, ...] = ("", *ANSWERS)
TEXTS: tuple[str, ...] = tuple(text for texts in ANSWERS.values() for text in texts)
ACTION_OF: dict[str, int] = {text: action for action, text in enumerate(TEXTS)}

if not cython.compiled:
    BASE = [0] * 64


def _fill_bases() -> None:
    base = 0
    for kind, texts in enumerate(ANSWERS.values(), start=1):
        BASE[kind] = base
        base += len(texts)


_fill_bases()
