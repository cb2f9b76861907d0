"""The legal answers to the pending decision, as the bits of one number."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import kinds_held
    from dedale.onirim.book import payable
    from dedale.onirim.cards import CHAMBERS, COLOURS, DOOR, GOALS, KINDS, TOWER, key_of
    from dedale.onirim.kinds import (
        CLAIM,
        DISCARD,
        DOOR_DRAWN,
        DOOR_FOR_KEY,
        DOOR_FOR_SHARED_KEY,
        DOOR_PARADOX,
        DOOR_TO_LIMBO,
        DROP,
        END,
        ENOUGH,
        FALSE_DESTRUCTION,
        FETCH,
        GOAL_FIRST,
        GOAL_SECOND,
        HAPPY_DREAM,
        HAPPY_DROP,
        HAPPY_FETCH,
        HAPPY_PARADOX,
        HAPPY_REVEAL,
        LOSE_DOOR,
        MAIN,
        MAIN_PARADOX,
        NIGHT,
        NIGHT_DOOR,
        NIGHT_HAND,
        NIGHT_PARADOX,
        NIGHT_PUNISHMENT,
        NIGHT_REVEAL,
        NIGHT_SHARED_KEY,
        PAY,
        PICK,
        PUT,
        RAISE,
        RAZE,
        SEARCH_KEY,
        SOURCE,
        STOP,
        STOP_PARADOX,
        STOP_PASS,
        STRIKE,
        SWAP_GIVE,
        SWAP_TAKE,
        TOWER_LOOK,
        UNDER,
    )
    from dedale.onirim.premonitions import conditions, doors_to_lose, keys_to_search
    from dedale.onirim.row import playable
    from dedale.onirim.state import PARADOX, PLANNING, PUNISHMENT, State, deck_size
    from dedale.onirim.towers import buildable, can_raze

ONE = 1


def answers(s: State) -> int:
    """The legal answers; 0 while chance decides and when the game is over."""
    kind = s.kind_n
    if kind == MAIN:
        return main_answers(s)
    if kind == NIGHT:
        return nightmare_answers(s)
    if kind == DROP or kind == PUT or kind == RAISE or kind == UNDER:
        return looked_answers(s, 0)
    if kind == CLAIM or kind == END or kind == TOWER_LOOK:
        return 3
    if kind == DOOR_DRAWN:
        return door_answers(s)
    if kind == STOP:
        return ONE << STOP_PASS | spells(s, STOP_PARADOX)
    if kind == PAY:
        return pay_answers(s)
    if kind == SOURCE:
        return source_answers(s)
    if kind == SWAP_GIVE:
        return kinds_held(s.hand[s.seat], KINDS) | ONE << ENOUGH  # ONI-TWO-SWAP-1
    if kind == SWAP_TAKE or kind == PICK:
        return kinds_held(s.shared, KINDS)
    if kind == RAZE:
        return can_raze(s) | ONE << FALSE_DESTRUCTION  # ONI-TOWER-8
    if kind == HAPPY_DREAM:
        return happy_answers(s)
    if kind == HAPPY_DROP:
        return looked_answers(s, s.least) | ONE << ENOUGH
    if kind == FETCH:
        return kinds_held(s.bag, KINDS)
    if kind == GOAL_FIRST:
        return (ONE << (GOALS - 1)) - 1
    if kind == GOAL_SECOND:
        return (ONE << GOALS) - (ONE << (s.chosen + 1))  # ONI-SPELL-4
    if kind == STRIKE:
        return s.face_up & conditions(s)
    if kind == LOSE_DOOR:
        return doors_to_lose(s)
    if kind == SEARCH_KEY:
        return keys_to_search(s)
    return 0


def main_answers(s: State) -> int:
    """Play what fits, discard anything, or cast a spell first."""
    last = KINDS if s.with_towers else CHAMBERS
    held = kinds_held(s.hand[s.seat], last)
    if s.players == 2:
        held |= kinds_held(s.shared, last)  # ONI-TWO-HAND-1
    mask = held << DISCARD | held & playable(s)  # ONI-DISCARD-1
    if s.with_towers:
        mask |= held & buildable(s) << TOWER  # ONI-TOWER-3
    if s.with_book:
        mask |= spells(s, MAIN_PARADOX)
    return mask


def source_answers(s: State) -> int:
    """The shared hand, which holds such a card, or the personal one if it does too."""
    card = s.chosen % DISCARD
    mask = 2
    if s.hand[s.seat][card]:
        mask |= 1
    return mask


def door_answers(s: State) -> int:
    """Limbo, or a key of the Door's colour from either hand, or a spell."""
    key = key_of(s.resolving - DOOR)
    mask = ONE << DOOR_TO_LIMBO
    if s.hand[s.seat][key]:
        mask |= ONE << DOOR_FOR_KEY
    if s.shared[key]:
        mask |= ONE << DOOR_FOR_SHARED_KEY  # ONI-TWO-HAND-1
    return mask | spells(s, DOOR_PARADOX)


def nightmare_answers(s: State) -> int:
    """The four options, each with what it costs, or a spell."""
    mask = ONE << NIGHT_REVEAL | ONE << NIGHT_HAND  # ONI-NIGHT-4 ONI-NIGHT-5
    for colour in range(COLOURS):
        key = key_of(colour)
        if s.hand[s.seat][key]:  # ONI-NIGHT-2
            mask |= ONE << colour
        if s.shared[key]:
            mask |= ONE << (NIGHT_SHARED_KEY + colour)
        if s.doors[s.seat][colour]:  # ONI-TWO-DOOR-1
            mask |= ONE << (NIGHT_DOOR + colour)
    if payable(s, PUNISHMENT):  # ONI-SPELL-5
        mask |= ONE << NIGHT_PUNISHMENT
    return mask | spells(s, NIGHT_PARADOX)


def happy_answers(s: State) -> int:
    """The three gifts, or a spell."""
    mask = s.face_up | ONE << HAPPY_REVEAL  # ONI-HAPPY-2
    if deck_size(s):
        mask |= ONE << HAPPY_FETCH  # ONI-HAPPY-4
    return mask | spells(s, HAPPY_PARADOX)


def spells(s: State, paradox: int) -> int:
    """Paradoxical Prophecy at this answer, and Parallel Planning at the next, as far as they can be paid."""
    if not payable(s, PARADOX):
        return 0
    if not payable(s, PLANNING):
        return ONE << paradox
    return ONE << paradox | ONE << (paradox + 1)


def looked_answers(s: State, least: int) -> int:
    """The kinds among the cards in sight, from `least` on."""
    mask = 0
    for i in range(s.looked_n):
        if s.looked[i] >= least:
            mask |= ONE << s.looked[i]
    return mask


def pay_answers(s: State) -> int:
    """Discarded cards in ascending order, such that the rest can still be paid."""
    mask = 0
    left = 0
    for card in range(KINDS - 1, s.least - 1, -1):
        left += s.discard[card]
        if s.discard[card] and left >= s.owed:  # ONI-SPELL-1
            mask |= ONE << card
    return mask
