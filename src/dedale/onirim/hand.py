"""Hands: the personal hand of each player, and the hand that two players share.

Alone, the hand is a personal hand of 5; with two players it is 3 personal cards and 2 shared.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import KINDS, is_labyrinth
    from dedale.onirim.deck import NOT_YET, put_in_discard, put_in_limbo, take_top, wait_again
    from dedale.onirim.kinds import FINISHED
    from dedale.onirim.knowledge import known_in_hand
    from dedale.onirim.state import NEW_HAND, State, deck_size, hand_room


def receive(s: State, card: int) -> None:  # ONI-TWO-HAND-2
    """Take a drawn Labyrinth card: into the personal hand first, then into the shared hand."""
    if s.hand_n[s.seat] < s.personal_size:
        s.hand[s.seat][card] += 1
        s.hand_n[s.seat] += 1
        if s.silent and s.drawn_seen:
            known_in_hand(s, card, s.drawn_seen)
    else:
        s.shared[card] += 1
        s.shared_n += 1


def give_up(s: State, card: int) -> None:  # ONI-TWO-TALK-2
    """Take a card out of the active player's personal hand, one that others have seen first."""
    seat = s.seat
    s.hand[seat][card] -= 1
    s.hand_n[seat] -= 1
    if s.silent:
        s.revealed_n += 1
        if s.seen_by_partner[seat][card]:
            s.seen_by_partner[seat][card] -= 1
        if s.seen_by_public[seat][card]:
            s.seen_by_public[seat][card] -= 1


def take_shared(s: State, card: int) -> None:
    """Take a card out of the shared hand."""
    s.shared[card] -= 1
    s.shared_n -= 1


def spend(s: State, card: int, shared: bool) -> None:  # ONI-TWO-HAND-1
    """Discard a card from the shared or the personal hand."""
    if shared:
        take_shared(s, card)
    else:
        give_up(s, card)
    put_in_discard(s, card, 1)


def discard_hand(s: State) -> None:  # ONI-TWO-HAND-3
    """Discard the active player's personal hand, and the shared hand."""
    seat = s.seat
    if s.silent:
        s.revealed_n += 1
    for card in range(KINDS):
        s.discard[card] += s.hand[seat][card] + s.shared[card]
        s.hand[seat][card] = 0
        s.shared[card] = 0
        s.seen_by_partner[seat][card] = 0
        s.seen_by_public[seat][card] = 0
    s.discard_n += s.hand_n[seat] + s.shared_n
    s.hand_n[seat] = 0
    s.shared_n = 0


def draw_new_hand(s: State) -> None:  # ONI-END-2 ONI-SETUP-1 ONI-NIGHT-5 ONI-HAPPY-1
    """Draw until the hand is full; what is no Labyrinth card goes to Limbo unresolved."""
    while hand_room(s):
        if not deck_size(s):
            lose(s)
            return
        card = take_top(s)
        if card == NOT_YET:
            wait_again(s, NEW_HAND)
            return
        if is_labyrinth(card):
            receive(s, card)
        else:
            put_in_limbo(s, card)


def lose(s: State) -> None:
    """The deck is empty and a card must be drawn: the game is lost."""
    s.won = 0
    s.pending = FINISHED
