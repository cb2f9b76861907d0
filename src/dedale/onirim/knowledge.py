"""Who has seen what: the cards looked at, and the cards of a hand that others remember."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import COLOURS, KINDS, key_of
    from dedale.onirim.state import PUBLIC, State


def eyes_of_a_look(s: State) -> int:  # ONI-TWO-TALK-2 ONI-TWO-TALK-1
    """Who sees cards looked at: every player of an open game, in silence the active player alone."""
    if s.silent:
        return 1 << s.seat
    return 3 if s.players == 2 else 1


def take_looked(s: State, card: int) -> None:
    """Take a card of this kind from those looked at."""
    i = 0
    while s.looked[i] != card:
        i += 1
    s.looked_n -= 1
    while i < s.looked_n:
        s.looked[i] = s.looked[i + 1]
        i += 1


def known_in_hand(s: State, card: int, seen: int) -> None:  # ONI-TWO-TALK-2
    """The active player took a card into the personal hand: those who saw it remember it there."""
    if seen >> (1 - s.seat) & 1:
        s.seen_by_partner[s.seat][card] += s.silent
    if seen & PUBLIC:
        s.seen_by_public[s.seat][card] += s.silent


def shown(s: State, card: int) -> None:  # ONI-TWO-TALK-2
    """The active player shows a card of the personal hand: one of its kind is remembered by everybody."""
    if s.silent:
        s.revealed_n += 1
        if not s.seen_by_partner[s.seat][card]:
            s.seen_by_partner[s.seat][card] = 1
        if not s.seen_by_public[s.seat][card]:
            s.seen_by_public[s.seat][card] = 1


def deck_searched(s: State) -> None:  # ONI-TWO-TALK-3
    """The active player saw all of the deck, and so knows what the partner holds."""
    if s.silent:
        partner = 1 - s.seat
        s.revealed_n += 1
        for card in range(KINDS):
            s.seen_by_partner[partner][card] = s.hand[partner][card]


def reds_searched(s: State) -> None:  # ONI-TWO-TALK-3
    """All red Chambers left the deck: those out of sight are in a personal hand, and each player knows the own one."""
    if s.silent:
        s.revealed_n += 1
        s.absent |= 7
        for seat in range(2):
            for card in range(3):
                s.seen_by_partner[seat][card] = s.hand[seat][card]


def keys_searched(s: State) -> None:
    """Whoever searched the deck for a key found none: everybody knows that those out of sight are in a hand."""
    if s.silent:
        for colour in range(COLOURS):
            s.absent |= 1 << key_of(colour)
