"""A position of Onirim as numbers, by name: what the nets of the bots are told.

Each channel has so many places, one after the other; where it begins is the number of its name. Colours are
interchangeable, so each of the four is told by the same channels, and a fifth block is about the whole.
"""

from __future__ import annotations

from typing import Final

import cython

from dedale.core.observation import Channel

if not cython.compiled:
    COLOUR_INPUTS = 98
    WHOLE_INPUTS = 121
    COLOUR_OWN = 0
    COLOUR_SHARED = 9
    COLOUR_PARTNER_ONE = 15
    COLOUR_PARTNER_TWO = 18
    COLOUR_DECK_KEYS = 21
    COLOUR_DECK_MOONS = 24
    COLOUR_DECK_SUNS = 28
    COLOUR_SUN_SHARE = 32
    COLOUR_LOOSE_SHARE = 33
    COLOUR_OWN_DOORS = 36
    COLOUR_PARTNER_DOORS = 38
    COLOUR_LIMBO_DOORS = 40
    COLOUR_DECK_DOORS = 42
    COLOUR_LOOSE_DOOR = 44
    COLOUR_SERIES = 45
    COLOUR_PARTNER_SERIES = 47
    COLOUR_MISSING = 49
    COLOUR_PARTNER_MISSING = 53
    COLOUR_NEXT_IN_SERIES = 57
    COLOUR_NEXT_OF_COLOUR = 58
    COLOUR_SLACK = 59
    COLOUR_SLACK_BELOW = 60
    COLOUR_RESOLVING = 63
    COLOUR_TOP = 64
    COLOUR_TOP_DOOR = 67
    COLOUR_KNOWN_CHAMBERS = 68
    COLOUR_KNOWN_KEYS = 69
    COLOUR_KNOWN_DOORS = 70
    COLOUR_TOP_FITS = 71
    COLOUR_GOALS = 72
    COLOUR_OWN_TOWERS = 80
    COLOUR_SHARED_TOWERS = 82
    COLOUR_STANDING_TOWERS = 83
    COLOUR_DECK_TOWERS = 86
    COLOUR_TOWER_WANTED = 89
    COLOUR_PREMONITION_UP = 90
    COLOUR_PREMONITION_DOWN = 94
    WHOLE_MOMENT = 0
    WHOLE_WHOSE = 16
    WHOLE_ROOM = 18
    WHOLE_LAST_SYMBOL = 23
    WHOLE_PARTNER_SYMBOL = 27
    WHOLE_DECK = 31
    WHOLE_DECK_AT_MOST = 32
    WHOLE_NIGHTMARES = 39
    WHOLE_LOOSE_NIGHTMARES = 40
    WHOLE_FEW_NIGHTMARES = 41
    WHOLE_LIMBO_NIGHTMARES = 44
    WHOLE_TOP_NIGHTMARE = 46
    WHOLE_DEEP_NIGHTMARES = 47
    WHOLE_KNOWN_TOP = 48
    WHOLE_KEYS = 53
    WHOLE_SUNS = 58
    WHOLE_MOONS = 59
    WHOLE_TOWERS_HELD = 60
    WHOLE_DOORS = 61
    WHOLE_HOPELESS = 69
    WHOLE_SHORTAGE = 70
    WHOLE_DREAMS = 71
    WHOLE_TOP_DREAM = 72
    WHOLE_LIMBO_DREAMS = 73
    WHOLE_LOOSE_LABYRINTH = 74
    WHOLE_DISCARD_AT_LEAST = 75
    WHOLE_LOST = 83
    WHOLE_DISCARD = 84
    WHOLE_PREMONITIONS_UP = 85
    WHOLE_PREMONITIONS_DOWN = 89
    WHOLE_PREMONITIONS = 93
    WHOLE_FIVE_OR_SIX = 94
    WHOLE_RUN = 97
    WHOLE_LEFT_RUN = 101
    WHOLE_RIGHT_RUN = 104
    WHOLE_RAMPART = 107
    WHOLE_RUINS = 108
    WHOLE_END_SYMBOLS = 109
    WHOLE_TOWERS = 113
    WHOLE_REACHABLE = 114
    WHOLE_SILENT_HAND = 118
    WHOLE_DISCARDED_NIGHTMARES = 119


OF_A_COLOUR: Final = (
    Channel("own", 9, "held of each symbol: at least 1, 2, 3"),
    Channel("shared", 6, "lying shared of each symbol: at least 1, 2"),
    Channel("partner-one", 3, "known in the partner's hand of each symbol: at least 1"),
    Channel("partner-two", 3, "the same: at least 2"),
    Channel("deck-keys", 3, "keys left in the deck: at least 1, 2, 3"),
    Channel("deck-moons", 4, "moons left in the deck: at least 1 to 4"),
    Channel("deck-suns", 4, "suns left in the deck: at least 1 to 4"),
    Channel("sun-share", 1, "suns left in the deck, over 9"),
    Channel("loose-share", 3, "how likely the next unknown card is one of each symbol, times 8"),
    Channel("own-doors", 2, "Doors gained: at least 1, 2"),
    Channel("partner-doors", 2, "Doors that the partner gained: at least 1, 2"),
    Channel("limbo-doors", 2, "Doors in Limbo: at least 1, 2"),
    Channel("deck-doors", 2, "Doors in the deck: at least 1, 2"),
    Channel("loose-door", 1, "how likely the next unknown card is a Door, times 8"),
    Channel("series", 2, "the series under way is of this colour: 1 or 2 cards long"),
    Channel("partner-series", 2, "the partner's series is of this colour: 1 or 2 cards long"),
    Channel("missing", 4, "cards still to draw for a series: 0 to 3"),
    Channel("partner-missing", 4, "cards that the partner still has to draw for a series: 0 to 3"),
    Channel("next-in-series", 1, "how likely the next unknown card goes on with the series, times 4"),
    Channel("next-of-colour", 1, "how likely the next unknown card is a Chamber of this colour, times 4"),
    Channel("slack", 1, "Chambers left beyond those that the Doors still need, at most 12, over 8"),
    Channel("slack-below", 3, "the same is below 0, 3, 6"),
    Channel("resolving", 1, "a Door of this colour was just drawn"),
    Channel("top", 3, "the top of the deck is known to be a Chamber: sun, moon, key"),
    Channel("top-door", 1, "the top of the deck is known to be a Door"),
    Channel("known-chambers", 1, "Chambers known among the next four, halved"),
    Channel("known-keys", 1, "keys known among the next four"),
    Channel("known-doors", 1, "Doors known among the next four"),
    Channel("top-fits", 1, "the top of the deck goes on with the series"),
    Channel("goals", 8, "the first Goal of this colour is due now, next, after that, later; the same of the second"),
    Channel("own-towers", 2, "Towers held: at least 1, 2"),
    Channel("shared-towers", 1, "a Tower lies shared"),
    Channel("standing-towers", 3, "Towers standing: at least 1, 2, 3"),
    Channel("deck-towers", 3, "Towers in the deck: at least 1, 2, 3"),
    Channel("tower-wanted", 1, "a Tower is at hand, and none stands yet"),
    Channel("premonition-up", 4, "the Premonition that waits for this colour is revealed: which one"),
    Channel("premonition-down", 4, "the same, and it lies face down"),
)
"""What is told of each colour."""

OF_THE_WHOLE: Final = (
    Channel("moment", 16, "what is about to happen: the chances, then the decisions, by kind"),
    Channel("whose", 2, "whose turn it is: one's own, the partner's"),
    Channel("room", 5, "cards to draw to fill the hands: at least 1 to 5"),
    Channel("last-symbol", 4, "the end of one's row: sun, moon, key, nothing"),
    Channel("partner-symbol", 4, "the end of the partner's row"),
    Channel("deck", 1, "cards in the deck, over 76"),
    Channel("deck-at-most", 7, "the same is at most 5, 10, 15, 20, 30, 40, 55"),
    Channel("nightmares", 1, "Nightmares in the deck, over 10"),
    Channel("loose-nightmares", 1, "how likely the next unknown card is a Nightmare, times 4"),
    Channel("few-nightmares", 3, "Nightmares in the deck: none, at most 1, at most 3"),
    Channel("limbo-nightmares", 1, "Nightmares in Limbo, over 3"),
    Channel("spare", 1, "always 0"),
    Channel("top-nightmare", 1, "the top of the deck is known to be a Nightmare"),
    Channel("deep-nightmares", 1, "Nightmares known among the next four, halved"),
    Channel("known-top", 5, "cards known on top of the deck: at least 1 to 5"),
    Channel("keys", 5, "keys at hand: at least 1 to 5"),
    Channel("suns", 1, "suns at hand, over 5"),
    Channel("moons", 1, "moons at hand, over 5"),
    Channel("towers-held", 1, "Towers at hand, over 3"),
    Channel("doors", 8, "Doors gained in all: at least 1 to 8"),
    Channel("hopeless", 1, "Chambers are too few for the Doors of some colour"),
    Channel("shortage", 1, "how many are lacking, over 4"),
    Channel("dreams", 1, "Happy Dreams in the deck, over 4"),
    Channel("top-dream", 1, "the top of the deck is known to be a Happy Dream"),
    Channel("limbo-dreams", 1, "Happy Dreams in Limbo, over 2"),
    Channel("loose-labyrinth", 1, "how likely the next unknown card is one to hold"),
    Channel("discard-at-least", 8, "cards in the discard: at least 5, 6, 7, 9, 10, 12, 17, 24"),
    Channel("lost", 1, "the variant Lost! is played"),
    Channel("discard", 1, "cards in the discard, over 30"),
    Channel("premonitions-up", 4, "the other Premonitions that are revealed"),
    Channel("premonitions-down", 4, "the other Premonitions that lie face down"),
    Channel("premonitions", 1, "Premonitions revealed, over 6"),
    Channel("five-or-six", 2, "five, six Premonitions were revealed at the start"),
    Channel("spare-too", 1, "always 0"),
    Channel("run", 4, "Towers of different colours in a row, at the better end: at least 1 to 4"),
    Channel("left-run", 3, "the same at the left end: at least 1 to 3"),
    Channel("right-run", 3, "the same at the right end: at least 1 to 3"),
    Channel("rampart", 1, "a Rampart stands"),
    Channel("ruins", 1, "the variant Scattered Ruins is played"),
    Channel("end-symbols", 4, "what the leftmost and the rightmost Tower have on their outer side: two bits each"),
    Channel("towers", 1, "Towers standing, over 6"),
    Channel("reachable", 4, "the longest run that Towers at hand could make: 1 to 4"),
    Channel("silent-hand", 1, "cards that a silent partner holds unseen, over 3"),
    Channel("discarded-nightmares", 1, "Nightmares in the discard, over 10"),
    Channel("spare-last", 1, "always 0"),
)
"""What is told of the whole."""
