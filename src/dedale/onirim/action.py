"""The first phase of a turn: play or discard one card.

A card is named by its kind. With two players the same kind may lie in the personal and in the
shared hand; where it lies in the shared hand, the player is asked which of the two it is.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.book import cast
    from dedale.onirim.cards import CHAMBERS, NOTHING, TOWER, is_key
    from dedale.onirim.doors import fetch_door, look_for_victory
    from dedale.onirim.hand import give_up, spend, take_shared
    from dedale.onirim.kinds import DISCARD, END, ENOUGH, MAIN, MAIN_PARADOX, SOURCE, SWAP_GIVE, SWAP_TAKE
    from dedale.onirim.knowledge import known_in_hand, shown
    from dedale.onirim.row import lay_in_row
    from dedale.onirim.state import EVERYBODY, PARADOX, PROPHECY, TOWER_ASK, State, push, push_with
    from dedale.onirim.towers import build, fits_both_ends, fits_right


def act(s: State, answer: int) -> None:  # ONI-SPELL-7 ONI-TWO-HAND-1
    """Play or discard a card, once it is clear which hand it comes from; or cast a spell first."""
    if answer >= MAIN_PARADOX:
        cast(s, PARADOX + answer - MAIN_PARADOX, MAIN)
        return
    card = answer if answer < DISCARD else answer - DISCARD
    if s.shared[card]:
        s.named_action = answer
        s.pending = SOURCE
    else:
        play_or_discard(s, answer, False)


def act_from(s: State, shared: int) -> None:
    """Play or discard the card named, from the personal hand (0) or the shared one (1)."""
    action = s.named_action
    s.named_action = NOTHING
    play_or_discard(s, action, shared == 1)


def play_or_discard(s: State, action: int, shared: bool) -> None:
    """Play or discard the card that an answer to "main" names."""
    if action < DISCARD:
        play(s, action, shared)
    else:
        discard(s, action - DISCARD, shared)


def play(s: State, card: int, shared: bool) -> None:
    """Lay a Chamber in the own row, or a Tower in the row of Towers."""
    if shared:
        take_shared(s, card)
    else:
        give_up(s, card)
    if card < CHAMBERS:
        lay_in_row(s, card)
    else:
        play_tower(s, card)


def play_tower(s: State, card: int) -> None:  # ONI-TOWER-3 ONI-TOWER-5
    """Build the Tower; ask at which end if it fits both."""
    tower = card - TOWER
    if fits_both_ends(s, tower):
        s.resolving = card
        s.pending = END
    else:
        build(s, tower, not fits_right(s, tower))
        look_for_victory(s)


def build_at(s: State, answer: int) -> None:  # ONI-TOWER-5
    """Build the Tower at the end chosen."""
    build(s, s.resolving - TOWER, answer == 0)
    s.resolving = NOTHING
    look_for_victory(s)


def discard(s: State, card: int, shared: bool) -> None:  # ONI-DISCARD-4 ONI-DISCARD-2 ONI-TOWER-6
    """Discard a card; two players may then swap, and a key or a Tower has its effect."""
    spend(s, card, shared)
    if is_key(card):
        push(s, PROPHECY)
    elif card >= TOWER:
        push_with(s, TOWER_ASK, 3 + (card - TOWER) % 3)
    if can_swap(s):
        s.pending = SWAP_GIVE


def can_swap(s: State) -> bool:  # ONI-TWO-SWAP-1
    """Whether there is a card to swap in both of the active player's hands."""
    return s.players == 2 and s.hand_n[s.seat] > 0 and s.shared_n > 0


def give(s: State, card: int) -> None:
    """Choose the personal card to swap, and show it; or swap none."""
    if card == ENOUGH:
        return
    s.card_to_give = card
    shown(s, card)
    s.pending = SWAP_TAKE


def take(s: State, card: int) -> None:
    """Swap the personal card chosen before with this shared card."""
    given = s.card_to_give
    s.card_to_give = NOTHING
    give_up(s, given)
    take_shared(s, card)
    s.shared[given] += 1
    s.shared_n += 1
    s.hand[s.seat][card] += 1
    s.hand_n[s.seat] += 1
    known_in_hand(s, card, EVERYBODY)


def claim(s: State, answer: int) -> None:  # ONI-PLAY-4
    """Fetch the Door of a finished series, or leave it."""
    colour = s.claim_colour
    s.claim_colour = NOTHING
    if answer == 1:
        fetch_door(s, colour)
