"""The cards: what kinds there are, their codes, and how many of each are in play.

A kind of card is a number. Chambers are colour * 3 + symbol; then come the Doors by colour,
the Nightmare, the Happy Dream, and the Towers, colour * 3 + number - 3. Goals and Premonitions
never enter the deck; their codes follow, so that a chance outcome is one number whatever it shows.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    COLOURS = 4
    CHAMBERS = 12
    DOOR = 12
    NIGHTMARE = 16
    HAPPY = 17
    TOWER = 18
    TOWERS = 12
    KINDS = 30
    GOAL = 30
    PREMONITION = 34
    PREMONITIONS = 8
    GOALS = 8
    SUN = 0
    MOON = 1
    KEY = 2
    NOTHING = 255

COLOUR_LETTERS = "rbgn"
SYMBOL_LETTERS = "smk"
CODES: tuple[str, ...] = (
    *(colour + symbol for colour in COLOUR_LETTERS for symbol in SYMBOL_LETTERS),
    *(colour + "d" for colour in COLOUR_LETTERS),
    "xn",
    "xh",
    *(colour + number for colour in COLOUR_LETTERS for number in "345"),
    *(colour + "g" for colour in COLOUR_LETTERS),
    *(f"p{number}" for number in range(1, 9)),
)
CODE_OF: dict[str, int] = {code: number for number, code in enumerate(CODES)}

SUNS = (9, 8, 7, 6)  # ONI-PARTS-2
MOONS = (4, 4, 4, 4)
KEYS = (3, 3, 3, 3)
DOORS_A_COLOUR = 2  # ONI-PARTS-1
NIGHTMARES = 10
HAPPY_DREAMS = 4


def copies(card: int, towers: bool, dreams: bool) -> int:  # ONI-DREAM-1 ONI-TOWER-1
    """How many cards of this kind are in play."""
    if card < CHAMBERS:
        return (SUNS, MOONS, KEYS)[card % 3][card // 3]
    if card < NIGHTMARE:
        return DOORS_A_COLOUR
    if card == NIGHTMARE:
        return NIGHTMARES
    if card == HAPPY:
        return HAPPY_DREAMS if dreams else 0
    return 1 if towers else 0


def is_labyrinth(card: int) -> bool:  # ONI-PARTS-3
    """Whether a hand may hold it: a Chamber or a Tower."""
    return card < CHAMBERS or card >= TOWER


def is_key(card: int) -> bool:
    """Whether it is a Chamber with a key."""
    return card < CHAMBERS and card % 3 == KEY


def key_of(colour: int) -> int:
    """The key of that colour."""
    return colour * 3 + KEY
