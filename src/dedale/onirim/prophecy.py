"""Looking at the top of the deck, and putting cards back on it.

Three effects do so: the Prophecy of a key, the look of a Tower, and the second gift of a
Happy Dream. Cards go back one by one, the deepest first; the last one is laid by itself.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.deck import NOT_YET, lay_on_top, put_in_discard, take_top, wait_again, wait_again_with
    from dedale.onirim.kinds import DROP, ENOUGH, HAPPY_DROP, PUT, TOWER_LOOK
    from dedale.onirim.knowledge import eyes_of_a_look, take_looked
    from dedale.onirim.state import EVERYBODY, HAPPY_LOOK, PROPHECY, TOWER_LOOKS, State, deck_size, pop, push_with


def look_at_top(s: State, count: int) -> bool:
    """Take up to `count` cards from the top into sight; False while chance is still to decide."""
    while s.looked_n < count and deck_size(s):
        card = take_top(s)
        if card == NOT_YET:
            return False
        s.looked[s.looked_n] = card
        s.looked_n += 1
    return True


def prophecy(s: State) -> None:  # ONI-DISCARD-2 ONI-DISCARD-3
    """Look at the top five cards, or as many as there are, and ask which one to discard."""
    s.lookers = eyes_of_a_look(s)
    if not look_at_top(s, 5):
        wait_again(s, PROPHECY)
    elif s.looked_n:
        s.pending = DROP


def drop(s: State, card: int) -> None:
    """Discard one of the cards looked at, without any effect of its own."""
    take_looked(s, card)
    put_in_discard(s, card, 1)
    put_back(s)


def ask_tower_look(s: State) -> None:  # ONI-TOWER-6
    """A Tower was discarded: ask whether to look, if there is anything to look at."""
    count = pop(s)
    if deck_size(s):
        s.look_size = count
        s.pending = TOWER_LOOK


def look_or_not(s: State, answer: int) -> None:  # ONI-TOWER-6
    """Look at the top of the deck for the Tower discarded, or leave it."""
    count = s.look_size
    s.look_size = 0
    if answer == 1:
        push_with(s, TOWER_LOOKS, count)


def tower_look(s: State) -> None:
    """Look at as many cards as the Tower's number says, and put them all back."""
    count = pop(s)
    s.lookers = eyes_of_a_look(s)
    if look_at_top(s, count):
        put_back(s)
    else:
        wait_again_with(s, TOWER_LOOKS, count)


def reveal_seven(s: State) -> None:  # ONI-HAPPY-3
    """A Happy Dream's second gift: reveal the top seven cards for everybody to see."""
    s.lookers = EVERYBODY
    if not look_at_top(s, 7):
        wait_again(s, HAPPY_LOOK)
    elif s.looked_n:
        s.pending = HAPPY_DROP


def throw(s: State, card: int) -> None:
    """Discard one of the seven revealed cards; more may follow, in ascending order. Or put the rest back."""
    s.throw_from = 0
    if card == ENOUGH:
        put_back(s)
        return
    take_looked(s, card)
    put_in_discard(s, card, 1)
    if s.looked_n:
        s.throw_from = card
        s.pending = HAPPY_DROP


def put_back(s: State) -> None:
    """Begin to put the cards in sight back on top: a lone one needs no question."""
    if s.looked_n == 1:
        put(s, s.looked[0])
    elif s.looked_n:
        s.pending = PUT


def put(s: State, card: int) -> None:
    """Lay one of the cards in sight on top of the deck."""
    take_looked(s, card)
    lay_on_top(s, card, s.lookers)
    put_back(s)
