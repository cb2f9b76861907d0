"""The second phase of a turn: fill the hand, one card at a time."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.book import cast, payable
    from dedale.onirim.cards import DOOR, HAPPY, NIGHTMARE, NOTHING, is_labyrinth, key_of
    from dedale.onirim.deck import NOT_YET, put_in_limbo, take_top, wait_again
    from dedale.onirim.doors import gain_door
    from dedale.onirim.hand import lose, receive, spend
    from dedale.onirim.kinds import (
        DOOR_DRAWN,
        DOOR_FOR_SHARED_KEY,
        DOOR_PARADOX,
        DOOR_TO_LIMBO,
        HAPPY_DREAM,
        NIGHT,
        NONE,
        STOP,
        STOP_PARADOX,
        STOP_PASS,
    )
    from dedale.onirim.state import FILL, PARADOX, State, deck_size, hand_room, push


def fill_hand(s: State) -> None:  # ONI-DRAW-1 ONI-END-2 ONI-SPELL-7 ONI-DRAW-2
    """Draw until the hand is full or a card drawn asks for a decision."""
    while hand_room(s):
        if not deck_size(s):
            lose(s)
            return
        if s.with_book and stops_here(s):
            push(s, FILL)
            return
        card = take_top(s)
        if card == NOT_YET:
            wait_again(s, FILL)
            return
        s.passed = 0
        if is_labyrinth(card):
            receive(s, card)
        else:
            push(s, FILL)
            draw(s, card)
            return


def stops_here(s: State) -> bool:  # ONI-SPELL-7
    """Stop for a spell, once, if the cheapest one can be paid."""
    if s.passed or not payable(s, PARADOX):
        return False
    s.pending = STOP
    return True


def pass_or_cast(s: State, answer: int) -> None:  # ONI-SPELL-7
    """Let the moment for a spell pass, or cast one."""
    if answer == STOP_PASS:
        s.passed = 1
    else:
        cast(s, PARADOX + answer - STOP_PARADOX, NONE)


def draw(s: State, card: int) -> None:  # ONI-DRAW-4 ONI-HAPPY-1
    """Resolve a Door or a Dream at once."""
    if card == NIGHTMARE:
        s.resolving = card
        s.pending = NIGHT
    elif card == HAPPY:
        s.resolving = card
        s.pending = HAPPY_DREAM
    else:
        door_drawn(s, card)


def door_drawn(s: State, card: int) -> None:  # ONI-DRAW-3 ONI-SPELL-7
    """Offer to pay for a Door with its key; without a question it goes to Limbo."""
    if s.players == 2 or s.hand[s.seat][key_of(card - DOOR)] or payable(s, PARADOX):
        s.resolving = card
        s.pending = DOOR_DRAWN
    else:
        put_in_limbo(s, card)


def answer_door(s: State, answer: int) -> None:  # ONI-SPELL-7 ONI-DRAW-3
    """Pay for the Door with a key, or let it go to Limbo; or cast a spell first."""
    if answer >= DOOR_PARADOX:
        cast(s, PARADOX + answer - DOOR_PARADOX, DOOR_DRAWN)
        return
    colour = s.resolving - DOOR
    s.resolving = NOTHING
    if answer == DOOR_TO_LIMBO:
        put_in_limbo(s, DOOR + colour)
    else:
        spend(s, key_of(colour), answer == DOOR_FOR_SHARED_KEY)
        gain_door(s, colour)
