"""Nightmares: the four ways out of one, and the Tower it costs."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.book import cast
    from dedale.onirim.cards import NIGHTMARE, NOTHING, is_labyrinth, key_of
    from dedale.onirim.deck import NOT_YET, put_in_discard, put_in_limbo, take_top, wait_again_with
    from dedale.onirim.doors import look_for_victory, lose_door
    from dedale.onirim.hand import discard_hand, spend
    from dedale.onirim.kinds import (
        FALSE_DESTRUCTION,
        NIGHT,
        NIGHT_DOOR,
        NIGHT_PARADOX,
        NIGHT_PUNISHMENT,
        NIGHT_REVEAL,
        NIGHT_SHARED_KEY,
        NONE,
        RAZE,
    )
    from dedale.onirim.state import (
        NEW_HAND,
        NIGHT_END,
        PARADOX,
        PUNISHMENT,
        REVEAL_FIVE,
        State,
        deck_size,
        pop,
        push,
        push_with,
    )
    from dedale.onirim.towers import at_risk, raze


def suffer(s: State, option: int) -> None:  # ONI-SPELL-5 ONI-SPELL-7 ONI-NIGHT-2 ONI-NIGHT-3 ONI-NIGHT-4 ONI-NIGHT-5
    """Carry out the option chosen; what a Nightmare does besides follows. Or cast a spell first."""
    if option == NIGHT_PUNISHMENT:
        cast(s, PUNISHMENT, NONE)
        return
    if option > NIGHT_PUNISHMENT:
        cast(s, PARADOX + option - NIGHT_PARADOX, NIGHT)
        return
    push(s, NIGHT_END)
    if option < NIGHT_SHARED_KEY:
        spend(s, key_of(option), False)
    elif option < NIGHT_DOOR:
        spend(s, key_of(option - NIGHT_SHARED_KEY), True)
    elif option < NIGHT_REVEAL:
        lose_door(s, s.seat, option - NIGHT_DOOR)
    elif option == NIGHT_REVEAL:
        push_with(s, REVEAL_FIVE, 5)
    else:
        push(s, NEW_HAND)
        discard_hand(s)


def reveal_five(s: State) -> None:  # ONI-NIGHT-4
    """Reveal the top cards that are left of the five and discard them; Doors and Dreams among them go to Limbo."""
    left = pop(s)
    while left and deck_size(s):
        card = take_top(s)
        if card == NOT_YET:
            wait_again_with(s, REVEAL_FIVE, left)
            return
        if is_labyrinth(card):
            put_in_discard(s, card, 1)
        else:
            put_in_limbo(s, card)
        left -= 1


def end_nightmare(s: State) -> None:  # ONI-TOWER-7 ONI-NIGHT-1
    """After the option, a Tower may have to go; then the Nightmare itself."""
    if at_risk(s):
        s.pending = RAZE
    else:
        s.resolving = NOTHING
        put_in_discard(s, NIGHTMARE, 1)


def raze_or_feign(s: State, answer: int) -> None:  # ONI-TOWER-8 ONI-TOWER-7
    """Lose a Tower, or send the Nightmare back into the dream instead."""
    s.resolving = NOTHING
    if answer == FALSE_DESTRUCTION:
        put_in_limbo(s, NIGHTMARE)
    else:
        raze(s, answer)
        put_in_discard(s, NIGHTMARE, 1)
        look_for_victory(s)
