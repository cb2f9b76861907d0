"""A state that a seat cannot tell from the real one.

What the seat has not seen lies in the places it has not seen, and all arrangements are equally
likely as long as hands hold Labyrinth cards. Others' choices are no evidence.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import KINDS, is_labyrinth
    from dedale.onirim.deck import random_below
    from dedale.onirim.state import PUBLIC, State


def deal_the_unseen_again(s: State, viewer: int) -> None:
    """Deal the cards that the viewer has not seen anew to the places where they may be.

    The viewer is a seat, or 2 for a spectator. Everything unseen goes into the bag. Hands are
    filled from it first, and only with Labyrinth cards: whatever they get, the rest can be
    arranged in equally many ways, so all arrangements stay equally likely.
    """
    bit = PUBLIC if viewer == 2 else 1 << viewer
    gather_deck(s, bit)
    if s.silent:
        for seat in range(2):
            if seat != viewer:
                gather_hand(s, seat, viewer)
        for seat in range(2):
            deal_hand(s, seat)
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


def deal_hand(s: State, seat: int) -> None:
    """Fill a hand up again with Labyrinth cards out of the bag.

    A partner who remembers more of it than everybody does remembers as many cards of the new hand.
    """
    held = 0
    remembered = 0
    for card in range(KINDS):
        held += s.hand[seat][card]
        remembered += s.seen_by_partner[seat][card] - min(s.hand[seat][card], s.seen_by_partner[seat][card])
        s.seen_by_partner[seat][card] = min(s.hand[seat][card], s.seen_by_partner[seat][card])
    while held < s.hand_n[seat]:
        card = pull(s, True)
        s.hand[seat][card] += 1
        held += 1
        if remembered:
            s.seen_by_partner[seat][card] += 1
            remembered -= 1


def deal_deck(s: State, bit: int) -> None:
    """Fill the places that the viewer does not know again with cards out of the bag."""
    for i in range(s.top_n):
        if not s.top_seen[i] & bit:
            s.top[i] = pull(s, False)
    for i in range(s.bottom_n):
        if not s.bottom_seen[i] & bit:
            s.bottom[i] = pull(s, False)
    if not s.lookers & bit:
        for i in range(s.looked_n):
            s.looked[i] = pull(s, False)


def pull(s: State, labyrinth: bool) -> int:
    """A card out of the bag at random: any, or any Labyrinth card."""
    count = s.bag_n
    if labyrinth:
        count = 0
        for card in range(KINDS):
            if is_labyrinth(card):
                count += s.bag[card]
    count = random_below(s, count)
    card = 0
    while (labyrinth and not is_labyrinth(card)) or count >= s.bag[card]:
        if not labyrinth or is_labyrinth(card):
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
