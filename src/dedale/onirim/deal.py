"""Set-up: the Goals, the Premonitions, and the first hands; and how a turn begins and ends."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import is_labyrinth
    from dedale.onirim.deck import NOT_YET, put_in_limbo, shuffle_limbo, take_top, wait_again
    from dedale.onirim.fill import stops_here
    from dedale.onirim.hand import take_shared
    from dedale.onirim.kinds import MAIN, PICK
    from dedale.onirim.knowledge import known_in_hand
    from dedale.onirim.state import (
        DEAL_END,
        DEAL_GOALS,
        DEAL_OPEN,
        END_TURN,
        EVERYBODY,
        FILL,
        NEW_HAND,
        REVEAL_PREMONITIONS,
        State,
        push,
        push_with,
    )


def set_up(s: State) -> None:  # ONI-SETUP-1 ONI-DREAM-1
    """Lay out what the options bring, then deal."""
    push(s, DEAL_END)
    push(s, DEAL_OPEN if s.players == 2 else NEW_HAND)
    if s.with_dreams:
        push_with(s, REVEAL_PREMONITIONS, s.with_dreams)
    if s.with_book:
        push_with(s, DEAL_GOALS, 0)


def deal_open(s: State) -> None:  # ONI-TWO-SETUP-1
    """Two players: reveal 8 Labyrinth cards, to be picked from."""
    while s.shared_n < 8:
        card = take_top(s)
        if card == NOT_YET:
            wait_again(s, DEAL_OPEN)
            return
        if is_labyrinth(card):
            s.shared[card] += 1
            s.shared_n += 1
        else:
            put_in_limbo(s, card)


def end_deal(s: State) -> None:  # ONI-SETUP-1
    """Shuffle Limbo back; two players pick their cards, and the first turn begins."""
    shuffle_limbo(s)
    if s.players == 2:
        s.pending = PICK
    else:
        begin_turn(s)


def pick(s: State, card: int) -> None:  # ONI-TWO-SETUP-1
    """Take one of the open cards; the players take turns until each has three."""
    take_shared(s, card)
    s.hand[s.seat][card] += 1
    s.hand_n[s.seat] += 1
    known_in_hand(s, card, EVERYBODY)
    s.seat = 1 - s.seat
    if s.shared_n > s.shared_size:
        s.pending = PICK
    else:
        begin_turn(s)


def begin_turn(s: State) -> None:  # ONI-TURN-1
    """A turn: the action, then filling the hand, then Limbo."""
    push(s, END_TURN)
    push(s, FILL)
    s.pending = MAIN


def end_turn(s: State) -> None:  # ONI-SPELL-7 ONI-LIMBO-1 ONI-TWO-TURN-1
    """The third phase: shuffle Limbo. Then it is the next player's turn."""
    if s.with_book and stops_here(s):
        push(s, END_TURN)
        return
    s.passed = 0
    shuffle_limbo(s)
    if s.players == 2:
        s.seat = 1 - s.seat
    begin_turn(s)
