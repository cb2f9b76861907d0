"""What a seat of Onirim may know, as small whole numbers: the channels, and how they are written.

The seat that looks comes first, its partner second; a spectator sees the seats in their order. Channels of an expansion
or of a second player are there only where that is in play. `tests/onirim/test_observing.py`
makes the same numbers of a view.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import cython

from dedale.core.observation import Channel, Observation

if not cython.compiled:
    from dedale.core.places import put_bits, put_counts, put_number, put_one
    from dedale.onirim.cards import (
        CHAMBERS,
        COLOURS,
        GOALS,
        HAPPY,
        KINDS,
        NOTHING,
        PREMONITIONS,
        TOWERS,
    )
    from dedale.onirim.kinds import DISCARD, FINISHED, LAST_KIND, WAIT
    from dedale.onirim.state import State, deck_size
    from dedale.onirim.towers import rampart

    IN_SIGHT = 5
    SPECTATOR_EYE = 2

if TYPE_CHECKING:
    from dedale.onirim.options import Options

MOST_OF_A_KIND = 10


@cache
def observation(options: Options) -> Observation:
    """The channels of a game with these options, in the order in which they are written."""
    kinds = KINDS if options.towers != "no" else HAPPY + 1
    two = options.players == 2

    def cards(name: str, meaning: str) -> Channel:
        return Channel(name, kinds, f"{meaning}, by kind of card", MOST_OF_A_KIND)

    def player(prefix: str, whose: str) -> list[Channel]:
        return [
            cards(f"{prefix}hand", f"known cards of {whose} personal hand"),
            Channel(f"{prefix}hand-size", 1, f"cards in {whose} personal hand", 5),
            Channel(f"{prefix}row", CHAMBERS, f"Chambers in {whose} row, by kind", 9),
            Channel(f"{prefix}row-end", CHAMBERS, f"the last Chamber of {whose} row"),
            Channel(f"{prefix}series", COLOURS, f"the colour of the series at the end of {whose} row"),
            Channel(f"{prefix}series-length", 1, "how many cards it has, 0 if they are used up", 2),
            Channel(f"{prefix}doors", COLOURS, f"{whose} Doors, by colour", 2),
        ]

    channels = [
        Channel("decision", LAST_KIND, "the kind of the pending decision, in the order of the action ids"),
        Channel("turn", 4, "who is to decide: oneself, the partner, chance, nobody as the game is over"),
        Channel("won", 1, "the game is won"),
        Channel("claim", COLOURS, "the colour of the Door that may be fetched"),
        *([Channel("active", 2, "the active player: oneself, the partner")] if two else []),
        *([Channel("played", kinds, "the card that is played, from whichever hand")] if two else []),
        *([Channel("discarded", kinds, "the card that is discarded, from whichever hand")] if two else []),
        *([Channel("given", kinds, "the personal card that is swapped")] if two else []),
        *player("", "one's own"),
        *(player("partner-", "the partner's") if two else []),
        *([cards("shared", "cards lying shared")] if two else []),
        Channel("deck", 1, "cards in the deck", 92),
        Channel("top", IN_SIGHT * kinds, "each of the next five cards, if it is known", 1),
        cards("known-top", "cards known on top of the deck"),
        cards("known-bottom", "cards known at the bottom of the deck"),
        cards("unseen", "cards somewhere out of sight"),
        cards("discard", "cards in the discard"),
        cards("limbo", "cards in Limbo"),
        cards("removed", "cards out of the game"),
        Channel("resolving", kinds, "the card that was just drawn and is being resolved"),
        cards("looked", "cards that are looked at"),
        Channel("looked-size", 1, "how many cards are looked at, by whomever", 8),
    ]
    if options.book != "no":
        channels += [
            Channel("goals", GOALS * COLOURS, "the colour of each Goal, from the left"),
            Channel("goals-up", GOALS, "the Goals that lie face up"),
            Channel("goal-to-swap", GOALS, "the first of the two Goals that are swapped"),
            Channel("cards-owed", 1, "how many cards are still to be paid for a spell", 12),
        ]
    if options.towers != "no":
        channels += [
            Channel("towers", TOWERS * TOWERS, "each Tower that stands, from the left"),
            Channel("rampart", 1, "a Rampart stands"),
            Channel("look-size", 1, "how many cards the discarded Tower lets one look at", 5),
        ]
    if options.dreams:
        channels += [
            Channel("premonitions", PREMONITIONS, "Premonitions that are revealed"),
            Channel("hidden-premonitions", PREMONITIONS, "Premonitions that lie face down"),
            Channel("striking", PREMONITIONS, "the Premonition that strikes"),
            Channel("keys-owed", 1, "how many keys are still to be searched for", 2),
        ]
    return Observation(tuple(channels))


def tell_observation(s: State, viewer: int, out: bytearray) -> int:
    """Write what a seat, or a spectator for -1, may know; how many numbers it were."""
    eye = SPECTATOR_EYE if viewer < 0 else viewer
    first = 0 if viewer < 0 else viewer
    kinds = KINDS if s.with_towers else HAPPY + 1
    at = tell_moment(s, first, kinds, out, 0)
    at = tell_player(s, first, eye, kinds, out, at)
    if s.players == 2:
        at = tell_player(s, 1 - first, eye, kinds, out, at)
        at = put_counts(out, at, s.shared, kinds)
    at = tell_deck(s, eye, kinds, out, at)
    at = tell_unseen(s, eye, kinds, out, at)
    at = put_counts(out, at, s.discard, kinds)
    at = put_counts(out, at, s.limbo, kinds)
    at = put_counts(out, at, s.removed, kinds)
    at = put_one(out, at, s.resolving, kinds)
    at = tell_looked(s, eye, kinds, out, at)
    return tell_expansions(s, out, at)


def tell_moment(s: State, first: int, kinds: int, out: bytearray, at: int) -> int:
    """Who is to decide, and what."""
    whose = 0 if s.seat == first else 1
    if s.pending == WAIT:
        whose = 2
    elif s.pending == FINISHED:
        whose = 3
    at = put_one(out, at, s.pending - 1, LAST_KIND)
    at = put_one(out, at, whose, 4)
    at = put_number(out, at, s.pending == FINISHED and s.won)
    at = put_one(out, at, s.claim_colour, COLOURS)
    if s.players == 2:
        at = put_one(out, at, 0 if s.seat == first else 1, 2)
        at = put_one(out, at, s.named_action if s.named_action < DISCARD else NOTHING, kinds)
        at = put_one(out, at, s.named_action - DISCARD, kinds)
        at = put_one(out, at, s.card_to_give, kinds)
    return at


def tell_player(s: State, seat: int, eye: int, kinds: int, out: bytearray, at: int) -> int:
    """What lies before a player: the known cards of the hand, the row, the Doors."""
    if not cython.compiled:
        counts = bytearray(CHAMBERS)
    for i in range(CHAMBERS):
        counts[i] = 0
    for i in range(s.row_n[seat]):
        counts[s.row[seat][i]] += 1
    last = s.row[seat][s.row_n[seat] - 1] if s.row_n[seat] else NOTHING
    at = put_counts(out, at, known_hand(s, seat, eye), kinds)
    at = put_number(out, at, s.hand_n[seat])
    at = put_counts(out, at, counts, CHAMBERS)
    at = put_one(out, at, last, CHAMBERS)
    at = put_one(out, at, s.series_colour[seat], COLOURS)
    at = put_number(out, at, s.series_n[seat])
    return put_counts(out, at, s.doors[seat], COLOURS)


def known_hand(s: State, seat: int, eye: int) -> bytearray:
    """The cards of a personal hand that somebody knows."""
    if seat == eye or not s.silent:
        return s.hand[seat]
    if eye == SPECTATOR_EYE:
        return s.seen_by_public[seat]
    return s.seen_by_partner[seat]


def tell_deck(s: State, eye: int, kinds: int, out: bytearray, at: int) -> int:
    """How many cards there are, and those that are known on top and at the bottom."""
    at = put_number(out, at, deck_size(s))
    for place in range(IN_SIGHT):
        i = s.top_n - 1 - place
        card = s.top[i] if i >= 0 and s.top_seen[i] >> eye & 1 else NOTHING
        at = put_one(out, at, card, kinds)
    known = at
    at = put_one(out, at, NOTHING, kinds)
    for i in range(s.top_n):
        out[known + s.top[i]] += s.top_seen[i] >> eye & 1
    known = at
    at = put_one(out, at, NOTHING, kinds)
    for i in range(s.bottom_n):
        out[known + s.bottom[i]] += s.bottom_seen[i] >> eye & 1
    return at


def tell_unseen(s: State, eye: int, kinds: int, out: bytearray, at: int) -> int:
    """The cards that lie in the deck, in a hand or among those looked at, and which nobody has shown to this one."""
    for card in range(kinds):
        out[at + card] = s.bag[card]
    for i in range(s.top_n):
        out[at + s.top[i]] += 1 - (s.top_seen[i] >> eye & 1)
    for i in range(s.bottom_n):
        out[at + s.bottom[i]] += 1 - (s.bottom_seen[i] >> eye & 1)
    for i in range(s.looked_n):
        out[at + s.looked[i]] += 1 - (s.lookers >> eye & 1)
    for seat in range(s.players):
        for card in range(kinds):
            out[at + card] += s.hand[seat][card] - known_hand(s, seat, eye)[card]
    return at + kinds


def tell_looked(s: State, eye: int, kinds: int, out: bytearray, at: int) -> int:
    """The cards that are looked at, to those who see them; and to all how many they are."""
    seen = s.lookers >> eye & 1
    put_one(out, at, NOTHING, kinds)
    for i in range(s.looked_n):
        out[at + s.looked[i]] += seen
    return put_number(out, at + kinds, s.looked_n)


def tell_expansions(s: State, out: bytearray, at: int) -> int:
    """The Goals, the Towers and the Premonitions, where they are in play."""
    if s.with_book:
        for place in range(GOALS):
            at = put_one(out, at, s.goals[place], COLOURS)
        at = put_counts(out, at, s.goal_up, GOALS)
        at = put_one(out, at, s.goal_to_swap, GOALS)
        at = put_number(out, at, s.cards_owed)
    if s.with_towers:
        for place in range(TOWERS):
            at = put_one(out, at, s.towers[place] if place < s.towers_n else NOTHING, TOWERS)
        at = put_number(out, at, rampart(s))
        at = put_number(out, at, s.look_size)
    if s.with_dreams:
        at = put_bits(out, at, s.face_up, PREMONITIONS)
        at = put_bits(out, at, s.face_down, PREMONITIONS)
        at = put_one(out, at, s.striking, PREMONITIONS)
        at = put_number(out, at, s.keys_owed)
    return at
