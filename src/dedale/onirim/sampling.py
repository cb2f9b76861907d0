"""A state that a seat cannot tell from the real one.

What the seat has not seen lies in the places it has not seen, and all arrangements are equally
likely as long as hands hold Labyrinth cards, and the deck none that everybody knows not to be there.
Others' choices are no evidence.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import KINDS
    from dedale.onirim.deck import random_below
    from dedale.onirim.state import PUBLIC, State

    ALL = 0x3FFFFFFF
    LABYRINTH = 0x3FFC0FFF
    """As masks of kinds: everything, and Chambers and Towers."""


def deal_the_unseen_again(s: State, viewer: int) -> None:
    """Deal the cards that the viewer has not seen anew to the places where they may be.

    The viewer is a seat, or 2 for a spectator. Everything unseen goes into the bag. Hands are
    filled from it first, and only with Labyrinth cards: whatever they get, the rest can be
    arranged in equally many ways, so all arrangements stay equally likely. Cards that everybody
    knows not to be in the deck are all in hands, each place of a hand as likely as another.
    """
    bit = PUBLIC if viewer == 2 else 1 << viewer
    gather_deck(s, bit)
    if s.silent:
        for seat in range(2):
            if seat != viewer:
                gather_hand(s, seat, viewer)
        places = empty_places(s)
        for seat in range(2):
            deal_hand(s, seat, places)
            places = empty_places(s)
    deal_deck(s, bit)


def gather_deck(s: State, bit: int) -> None:
    """Put the cards of the deck, and those looked at, into the bag unless the viewer knows them."""
    for i in range(s.top_n):
        if not s.top_seen[i] & bit:
            s.bag[s.top[i]] += 1
            s.bag_n += 1
    for i in range(s.bottom_n):
        if not s.bottom_seen[i] & bit:
            s.bag[s.bottom[i]] += 1
            s.bag_n += 1
    if not s.lookers & bit:
        for i in range(s.looked_n):
            s.bag[s.looked[i]] += 1
            s.bag_n += 1


def gather_hand(s: State, seat: int, viewer: int) -> None:
    """Put a hand's cards into the bag unless the viewer remembers them."""
    for card in range(KINDS):
        seen = s.seen_by_public[seat][card] if viewer == 2 else s.seen_by_partner[seat][card]
        s.bag[card] += s.hand[seat][card] - seen
        s.bag_n += s.hand[seat][card] - seen
        s.hand[seat][card] = seen


def empty_places(s: State) -> int:
    """How many cards the hands still lack."""
    lacking = s.hand_n[0] + s.hand_n[1]
    for card in range(KINDS):
        lacking -= s.hand[0][card] + s.hand[1][card]
    return lacking


def deal_hand(s: State, seat: int, places: int) -> None:
    """Fill a hand up again with Labyrinth cards out of the bag; both hands together lack so many.

    A partner who remembers more of it than everybody does remembers as many cards of the new hand.
    """
    held = 0
    remembered = 0
    for card in range(KINDS):
        held += s.hand[seat][card]
        remembered += s.seen_by_partner[seat][card] - min(s.hand[seat][card], s.seen_by_partner[seat][card])
        s.seen_by_partner[seat][card] = min(s.hand[seat][card], s.seen_by_partner[seat][card])
    while held < s.hand_n[seat]:
        card = pull(s, hand_kinds(s, places))
        s.hand[seat][card] += 1
        held += 1
        places -= 1
        if remembered:
            s.seen_by_partner[seat][card] += 1
            remembered -= 1


def hand_kinds(s: State, places: int) -> int:
    """What the next of so many empty places in hands may get: one of those that cannot be in the deck, or another."""
    if not s.absent:
        return LABYRINTH
    count = 0
    for card in range(KINDS):
        if s.absent >> card & 1:
            count += s.bag[card]
    if random_below(s, places) < count:
        return s.absent
    return LABYRINTH & ~s.absent


def deal_deck(s: State, bit: int) -> None:
    """Fill the places that the viewer does not know again with cards out of the bag."""
    for i in range(s.top_n):
        if not s.top_seen[i] & bit:
            s.top[i] = pull(s, ALL)
    for i in range(s.bottom_n):
        if not s.bottom_seen[i] & bit:
            s.bottom[i] = pull(s, ALL)
    if not s.lookers & bit:
        for i in range(s.looked_n):
            s.looked[i] = pull(s, ALL)


def pull(s: State, kinds: int) -> int:
    """A card of these kinds out of the bag at random."""
    count = s.bag_n
    if kinds != ALL:
        count = 0
        for card in range(KINDS):
            if kinds >> card & 1:
                count += s.bag[card]
    count = random_below(s, count)
    card = 0
    while not kinds >> card & 1 or count >= s.bag[card]:
        if kinds >> card & 1:
            count -= s.bag[card]
        card += 1
    s.bag[card] -= 1
    s.bag_n -= 1
    return card


def forget_the_unseen(s: State, viewer: int) -> None:
    """Pour into the bag what the viewer does not know of the deck's ends, and what lies behind it."""
    bit = 1 << viewer
    known = 0
    while known < s.top_n and s.top_seen[s.top_n - 1 - known] & bit:
        known += 1
    for i in range(s.top_n - known):
        s.bag[s.top[i]] += 1
    s.bag_n += s.top_n - known
    for i in range(known):
        s.top[i] = s.top[s.top_n - known + i]
        s.top_seen[i] = s.top_seen[s.top_n - known + i]
    s.top_n = known
    known = 0
    while known < s.bottom_n and s.bottom_seen[known] & bit:
        known += 1
    for i in range(known, s.bottom_n):
        s.bag[s.bottom[i]] += 1
    s.bag_n += s.bottom_n - known
    s.bottom_n = known
