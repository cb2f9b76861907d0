"""The legal answers to the pending decision, as the bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from dedale.core.bits import kinds_held
    from dedale.onirim.book import payable
    from dedale.onirim.cards import CHAMBERS, COLOURS, DOOR, GOALS, KINDS, TOWER, key_of
    from dedale.onirim.kinds import (
        DISCARD,
        DOOR_FOR_KEY,
        DOOR_FOR_SHARED_KEY,
        DOOR_PARADOX,
        DOOR_TO_LIMBO,
        ENOUGH,
        FALSE_DESTRUCTION,
        HAPPY_FETCH,
        HAPPY_PARADOX,
        HAPPY_REVEAL,
        MAIN_PARADOX,
        NIGHT_DOOR,
        NIGHT_HAND,
        NIGHT_PARADOX,
        NIGHT_PUNISHMENT,
        NIGHT_REVEAL,
        NIGHT_SHARED_KEY,
        STOP_PARADOX,
        STOP_PASS,
    )
    from dedale.onirim.premonitions import conditions
    from dedale.onirim.row import playable
    from dedale.onirim.state import PARADOX, PLANNING, PUNISHMENT, State, deck_size
    from dedale.onirim.towers import buildable, can_raze

    if TYPE_CHECKING:
        from collections.abc import Callable

    LEGAL: dict[int, Callable[[State], int]] = {}

ONE = 1


def answers(s: State) -> int:
    """The legal answers; 0 while chance decides and when the game is over."""
    return LEGAL[s.pending](s)


def nothing(_s: State) -> int:
    """No answer, as nobody is asked."""
    return 0


def _ask_nobody() -> None:
    for kind in range(64):
        LEGAL[kind] = nothing


_ask_nobody()


def either(_s: State) -> int:
    """One of two answers, both always possible."""
    return 3


def main_answers(s: State) -> int:  # ONI-TWO-HAND-1 ONI-DISCARD-1 ONI-TOWER-3
    """Play what fits, discard anything, or cast a spell first."""
    last = KINDS if s.with_towers else CHAMBERS
    held = kinds_held(s.hand[s.seat], last)
    if s.players == 2:
        held |= kinds_held(s.shared, last)
    mask = held << DISCARD | held & playable(s)
    if s.with_towers:
        mask |= held & buildable(s) << TOWER
    if s.with_book:
        mask |= spells(s, MAIN_PARADOX)
    return mask


def stop_answers(s: State) -> int:
    """Pass, or a spell."""
    return ONE << STOP_PASS | spells(s, STOP_PARADOX)


def source_answers(s: State) -> int:
    """The shared hand, which holds such a card, or the personal one if it does too."""
    card = s.named_action % DISCARD
    mask = 2
    if s.hand[s.seat][card]:
        mask |= 1
    return mask


def door_answers(s: State) -> int:  # ONI-TWO-HAND-1
    """Limbo, or a key of the Door's colour from either hand, or a spell."""
    key = key_of(s.resolving - DOOR)
    mask = ONE << DOOR_TO_LIMBO
    if s.hand[s.seat][key]:
        mask |= ONE << DOOR_FOR_KEY
    if s.shared[key]:
        mask |= ONE << DOOR_FOR_SHARED_KEY
    return mask | spells(s, DOOR_PARADOX)


def nightmare_answers(s: State) -> int:  # ONI-NIGHT-4 ONI-NIGHT-5 ONI-NIGHT-2 ONI-TWO-DOOR-1 ONI-SPELL-5
    """The four options, each with what it costs, or a spell."""
    mask = ONE << NIGHT_REVEAL | ONE << NIGHT_HAND
    for colour in range(COLOURS):
        key = key_of(colour)
        if s.hand[s.seat][key]:
            mask |= ONE << colour
        if s.shared[key]:
            mask |= ONE << (NIGHT_SHARED_KEY + colour)
        if s.doors[s.seat][colour]:
            mask |= ONE << (NIGHT_DOOR + colour)
    if payable(s, PUNISHMENT):
        mask |= ONE << NIGHT_PUNISHMENT
    return mask | spells(s, NIGHT_PARADOX)


def happy_answers(s: State) -> int:  # ONI-HAPPY-2 ONI-HAPPY-4
    """The three gifts, or a spell."""
    mask = s.face_up | ONE << HAPPY_REVEAL
    if deck_size(s):
        mask |= ONE << HAPPY_FETCH
    return mask | spells(s, HAPPY_PARADOX)


def spells(s: State, paradox: int) -> int:
    """Paradoxical Prophecy at this answer, and Parallel Planning at the next, as far as they can be paid."""
    if not payable(s, PARADOX):
        return 0
    if not payable(s, PLANNING):
        return ONE << paradox
    return ONE << paradox | ONE << (paradox + 1)


def looked_answers(s: State) -> int:
    """The kinds among the cards in sight."""
    return looked_from(s, 0)


def throw_answers(s: State) -> int:
    """The kinds among the cards in sight in ascending order, or no more."""
    return looked_from(s, s.throw_from) | ONE << ENOUGH


def looked_from(s: State, least: int) -> int:
    """The kinds among the cards in sight, from `least` on."""
    mask = 0
    for i in range(s.looked_n):
        if s.looked[i] >= least:
            mask |= ONE << s.looked[i]
    return mask


def swap_answers(s: State) -> int:  # ONI-TWO-SWAP-1
    """Any card of the personal hand, or none."""
    return kinds_held(s.hand[s.seat], KINDS) | ONE << ENOUGH


def shared_answers(s: State) -> int:
    """Any card of the shared hand, or of those dealt open."""
    return kinds_held(s.shared, KINDS)


def deck_answers(s: State) -> int:
    """Any card of a deck that is all in the bag."""
    return kinds_held(s.bag, KINDS)


def raze_answers(s: State) -> int:  # ONI-TOWER-8
    """A Tower that may be lost, or none and the Nightmare comes back."""
    return can_raze(s) | ONE << FALSE_DESTRUCTION


def first_goal_answers(_s: State) -> int:
    """Any Goal but the last."""
    return (ONE << (GOALS - 1)) - 1


def second_goal_answers(s: State) -> int:  # ONI-SPELL-4
    """A Goal further right than the first one chosen."""
    return (ONE << GOALS) - (ONE << (s.goal_to_swap + 1))


def strike_answers(s: State) -> int:
    """The Premonitions face up whose condition holds."""
    return s.face_up & conditions(s)


def pay_answers(s: State) -> int:  # ONI-SPELL-1
    """Discarded cards in ascending order, such that the rest can still be paid."""
    mask = 0
    left = 0
    for card in range(KINDS - 1, s.pay_from - 1, -1):
        left += s.discard[card]
        if s.discard[card] and left >= s.cards_owed:
            mask |= ONE << card
    return mask
