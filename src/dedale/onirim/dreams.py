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


def accept_gift(s: State, answer: int) -> None:
    """Take one of the gifts; then the Happy Dream is discarded. Or cast a spell first."""
    if answer >= HAPPY_PARADOX:
        cast(s, PARADOX + answer - HAPPY_PARADOX, HAPPY_DREAM)  # ONI-SPELL-7
        return
    push(s, HAPPY_END)
    if answer < HAPPY_REVEAL:
        s.face_up &= ~(1 << answer)  # ONI-HAPPY-2
    elif answer == HAPPY_REVEAL:
        push(s, HAPPY_LOOK)  # ONI-HAPPY-3
    else:
        shuffle(s)  # ONI-HAPPY-4
        deck_searched(s)
        s.pending = FETCH  # ONI-HAPPY-4


def fetch(s: State, card: int) -> None:
    """Put the card chosen from the shuffled deck on top of it, for everybody to see."""
    s.bag[card] -= 1
    s.bag_n -= 1
    lay_on_top(s, card, EVERYBODY)  # ONI-HAPPY-4


def end_dream(s: State) -> None:
    """Discard the Happy Dream."""
    s.resolving = NOTHING
    put_in_discard(s, HAPPY, 1)  # ONI-HAPPY-1
