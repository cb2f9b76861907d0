"""Happy Dreams: one of three gifts."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.book import cast
    from dedale.onirim.cards import HAPPY, NOTHING
    from dedale.onirim.deck import lay_on_top, put_in_discard, shuffle
    from dedale.onirim.kinds import FETCH, HAPPY_DREAM, HAPPY_PARADOX, HAPPY_REVEAL
    from dedale.onirim.knowledge import deck_searched
    from dedale.onirim.state import EVERYBODY, HAPPY_END, HAPPY_LOOK, PARADOX, State, push


def accept_gift(s: State, answer: int) -> None:  # ONI-SPELL-7 ONI-HAPPY-2 ONI-HAPPY-3 ONI-HAPPY-4
    """Take one of the gifts; then the Happy Dream is discarded. Or cast a spell first."""
    if answer >= HAPPY_PARADOX:
        cast(s, PARADOX + answer - HAPPY_PARADOX, HAPPY_DREAM)
        return
    push(s, HAPPY_END)
    if answer < HAPPY_REVEAL:
        s.face_up &= ~(1 << answer)
    elif answer == HAPPY_REVEAL:
        push(s, HAPPY_LOOK)
    else:
        shuffle(s)
        deck_searched(s)
        s.pending = FETCH


def fetch(s: State, card: int) -> None:  # ONI-HAPPY-4
    """Put the card chosen from the shuffled deck on top of it, for everybody to see."""
    s.bag[card] -= 1
    s.bag_n -= 1
    lay_on_top(s, card, EVERYBODY)


def end_dream(s: State) -> None:  # ONI-HAPPY-1
    """Discard the Happy Dream."""
    s.resolving = NOTHING
    put_in_discard(s, HAPPY, 1)
