"""The first phase of a turn: play or discard one card.

A card is named by its kind. With two players the same kind may lie in the personal and in the
shared hand; where it lies in the shared hand, the player is asked which of the two it is.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import CHAMBERS, NOTHING, TOWER, is_key
    from dedale.onirim.doors import fetch_door, look_for_victory
    from dedale.onirim.hand import give_up, spend, take_shared
    from dedale.onirim.kinds import DISCARD, END, SOURCE, SWAP_GIVE, SWAP_TAKE
    from dedale.onirim.knowledge import known_in_hand, shown
    from dedale.onirim.row import lay_in_row
    from dedale.onirim.state import EVERYBODY, PROPHECY, TOWER_ASK, State, push, push_with
    from dedale.onirim.towers import build, fits_left, fits_right


def act(s: State, answer: int) -> None:
    """Play or discard a card, once it is clear which hand it comes from."""
    card = answer if answer < DISCARD else answer - DISCARD
    s.chosen = answer
    if s.shared[card]:
        s.kind_n = SOURCE  # ONI-TWO-HAND-1
    else:
        act_from(s, False)


def act_from(s: State, shared: bool) -> None:
    """Play or discard the card chosen, from the shared or the personal hand."""
    if s.chosen < DISCARD:
        play(s, s.chosen, shared)
    else:
        discard(s, s.chosen - DISCARD, shared)


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


def play_tower(s: State, card: int) -> None:
    """Build the Tower; ask at which end if it fits both."""
    tower = card - TOWER
    if s.towers_n and fits_left(s, tower) and fits_right(s, tower):
        s.resolving = card
        s.kind_n = END  # ONI-TOWER-3
    else:
        build(s, tower, not fits_right(s, tower))
        look_for_victory(s)  # ONI-TOWER-5


def build_at(s: State, answer: int) -> None:
    """Build the Tower at the end chosen."""
    build(s, s.resolving - TOWER, answer == 0)
    s.resolving = NOTHING
    look_for_victory(s)  # ONI-TOWER-5


def discard(s: State, card: int, shared: bool) -> None:
    """Discard a card; two players may then swap, and a key or a Tower has its effect."""
    spend(s, card, shared)
    if is_key(card):  # ONI-DISCARD-4
        push(s, PROPHECY)  # ONI-DISCARD-2
    elif card >= TOWER:
        push_with(s, TOWER_ASK, 3 + (card - TOWER) % 3)  # ONI-TOWER-6
    if s.players == 2 and s.hand_n[s.seat] and s.shared_n:
        s.kind_n = SWAP_GIVE  # ONI-TWO-SWAP-1


def give(s: State, card: int) -> None:
    """Choose the personal card to swap, and show it."""
    s.chosen = card
    shown(s, card)
    s.kind_n = SWAP_TAKE


def take(s: State, card: int) -> None:
    """Swap the personal card chosen before with this shared card."""
    give_up(s, s.chosen)
    take_shared(s, card)
    s.shared[s.chosen] += 1
    s.shared_n += 1
    s.hand[s.seat][card] += 1
    s.hand_n[s.seat] += 1
    known_in_hand(s, card, EVERYBODY)


def claim(s: State, answer: int) -> None:
    """Fetch the Door of a finished series, or leave it."""
    if answer == 1:
        fetch_door(s, s.chosen)  # ONI-PLAY-4
