"""Dark Premonitions: their conditions, the order in which they strike, and their penalties.

They are numbered from 0 here: Premonition 1 is number 0, and bit 0 of a mask.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.onirim.cards import COLOURS, HAPPY, NIGHTMARE, NOTHING, PREMONITION, key_of
    from dedale.onirim.deck import put_in_discard, put_in_limbo, random_below, shuffle, wait_again_with
    from dedale.onirim.doors import lose_door
    from dedale.onirim.hand import discard_hand
    from dedale.onirim.kinds import LOSE_DOOR, NO_KEY, SEARCH_KEY, STRIKE
    from dedale.onirim.knowledge import deck_searched, keys_searched, reds_searched
    from dedale.onirim.state import (
        NEW_HAND,
        PREMONITIONS_HOLD,
        REVEAL_PREMONITIONS,
        STRUCK,
        State,
        pop,
        push,
        push_with,
    )


def conditions(s: State) -> int:  # ONI-PREM-5 ONI-PREM-3
    """The Premonitions whose condition the Doors on the table fulfil, revealed or not, as a mask."""
    pairs = 0
    kinds = 0
    for colour in range(COLOURS):
        doors = s.doors[0][colour] + s.doors[1][colour]
        pairs |= (doors == 2) << colour
        kinds += doors > 0
    holding = 0
    if pairs & 1:
        holding |= 1 << 0
    if pairs:
        holding |= 1 << 1
    if pairs & 4:
        holding |= 1 << 2
    if s.doors_n >= 5:
        holding |= 1 << 3
    if pairs & 2:
        holding |= 1 << 4
    if kinds == COLOURS:
        holding |= 1 << 5
    if pairs & 8:
        holding |= 1 << 6
    if s.doors_n >= 3:
        holding |= 1 << 7
    return holding


def look_at_conditions(s: State) -> None:  # ONI-PREM-2
    """Let a revealed Premonition strike if its condition holds; of several, the player chooses one."""
    holding = s.face_up & conditions(s)
    if holding & (holding - 1):
        s.pending = STRIKE
    elif holding:
        strike(s, lowest_bit(holding))


def strike(s: State, number: int) -> None:  # ONI-PREM-1 ONI-PREM-6 ONI-PREM-3
    """Apply the penalty of a Premonition; it has left the row, so it cannot trigger itself."""
    s.face_up &= ~(1 << number)
    s.striking = number
    push(s, STRUCK)
    if number == 0:
        shuffle(s)
        for card in range(3):
            discard_from_deck(s, card)
        reds_searched(s)
    elif number == 1 or number == 6:
        ask_door(s)
    elif number == 2:
        if s.discard[NIGHTMARE]:
            s.discard[NIGHTMARE] -= 1
            s.discard_n -= 1
            put_in_limbo(s, NIGHTMARE)
    elif number == 3:
        push_with(s, REVEAL_PREMONITIONS, 2)
    elif number == 4:
        shuffle(s)
        deck_searched(s)
        s.keys_owed = 2
        s.pending = SEARCH_KEY
    elif number == 5:
        shuffle(s)
        discard_from_deck(s, HAPPY)
    else:
        push_with(s, REVEAL_PREMONITIONS, 1)
        push(s, NEW_HAND)
        discard_hand(s)


def struck(s: State) -> None:  # ONI-PREM-4
    """The Premonition has left the game; look whether another one holds now."""
    s.striking = NOTHING
    push(s, PREMONITIONS_HOLD)


def reveal_premonitions(s: State) -> None:  # ONI-PREM-4 ONI-DREAM-1
    """Turn Premonitions face up, by chance, as many as are left to turn."""
    left = pop(s)
    while left and s.face_down:
        if s.scripted != NOTHING:
            number = s.scripted - PREMONITION
            s.scripted = NOTHING
        elif s.seeded:
            hidden = s.face_down
            for _ in range(random_below(s, count_bits(hidden))):
                hidden &= hidden - 1
            number = lowest_bit(hidden)
        else:
            wait_again_with(s, REVEAL_PREMONITIONS, left)
            return
        s.face_down &= ~(1 << number)
        s.face_up |= 1 << number
        s.revealed_n += 1
        left -= 1


def discard_from_deck(s: State, card: int) -> None:
    """Discard every card of a kind in a deck that is all in the bag."""
    put_in_discard(s, card, s.bag[card])
    s.bag_n -= s.bag[card]
    s.bag[card] = 0


def doors_to_lose(s: State) -> int:  # ONI-PREM-5
    """The Doors that Premonition 2 or 7 may take, as a mask of seat * 4 + colour."""
    mask = 0
    for seat in range(s.players):
        for colour in range(COLOURS):
            if s.striking == 1:
                pair = s.doors[0][colour] + s.doors[1][colour] == 2
            else:
                pair = seat == s.seat
            if pair and s.doors[seat][colour]:
                mask |= 1 << (seat * 4 + colour)
    return mask


def ask_door(s: State) -> None:
    """Ask which Door goes into Limbo, if there is a choice."""
    mask = doors_to_lose(s)
    if mask & (mask - 1):
        s.pending = LOSE_DOOR
    elif mask:
        lose_chosen_door(s, lowest_bit(mask))


def lose_chosen_door(s: State, answer: int) -> None:
    """Put the Door chosen into Limbo."""
    lose_door(s, answer // 4, answer % 4)


def keys_to_search(s: State) -> int:
    """The answers for Premonition 5: keys in the deck, ascending, such that two can be found if there are."""
    wanted = 0
    for colour in range(s.key_from, COLOURS):
        wanted += s.bag[key_of(colour)]
    if not wanted:
        return 1 << NO_KEY
    if wanted > s.keys_owed:
        wanted = s.keys_owed
    mask = 0
    left = 0
    for colour in range(COLOURS - 1, s.key_from - 1, -1):
        left += s.bag[key_of(colour)]
        if s.bag[key_of(colour)] and left >= wanted:
            mask |= 1 << colour
    return mask


def search_key(s: State, answer: int) -> None:
    """Discard a key found in the deck, or say that there is none; the question comes twice."""
    if answer != NO_KEY:
        s.bag[key_of(answer)] -= 1
        s.bag_n -= 1
        put_in_discard(s, key_of(answer), 1)
        s.key_from = answer
    else:
        keys_searched(s)
    s.keys_owed -= 1
    if s.keys_owed:
        s.pending = SEARCH_KEY
    else:
        s.key_from = 0
