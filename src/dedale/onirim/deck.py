"""The deck, Limbo and the discard.

An order nobody has seen does not exist. The deck is the cards known on top, a bag of the
rest, and the cards known at the bottom; a card comes out of the bag by chance, when it is
drawn. A shuffle pours everything into the bag.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import kind_at
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.onirim.cards import DOOR, HAPPY, KINDS, NOTHING
    from dedale.onirim.kinds import WAIT
    from dedale.onirim.state import EVERYBODY, State, push, push_with

    NOT_YET = -1


def random_below(s: State, n: int) -> int:
    """A number from 0 to n-1 from the state's own generator."""
    s.rng = (s.rng + GAMMA) & M64
    return below(scramble(s.rng), n)


def from_bag(s: State) -> int:
    """A card out of the bag by chance, or NOT_YET while nobody has said which one comes."""
    if s.scripted != NOTHING:
        card = s.scripted
        s.scripted = NOTHING
    elif s.seeded:
        card = kind_at(s.bag, KINDS, random_below(s, s.bag_n))
    else:
        return NOT_YET
    s.bag[card] -= 1
    s.bag_n -= 1
    s.revealed_n += 1
    return card


def take_top(s: State) -> int:
    """The top card of a deck that is not empty, or NOT_YET. Those who knew it there still know it."""
    if s.top_n:
        s.top_n -= 1
        s.drawn_seen = s.top_seen[s.top_n]
        s.revealed_n += s.drawn_seen != EVERYBODY
        return s.top[s.top_n]
    if s.bag_n:
        s.drawn_seen = 0
        return from_bag(s)
    s.bottom_n -= 1
    s.drawn_seen = s.bottom_seen[s.bottom_n]
    s.revealed_n += s.drawn_seen != EVERYBODY
    return s.bottom[s.bottom_n]


def take_bottom(s: State) -> int:
    """The bottom card of a deck that is not empty, or NOT_YET."""
    if s.bottom_n:
        card = s.bottom[0]
        s.bottom_n -= 1
        for i in range(s.bottom_n):
            s.bottom[i] = s.bottom[i + 1]
            s.bottom_seen[i] = s.bottom_seen[i + 1]
    elif s.bag_n:
        return from_bag(s)
    else:
        card = s.top[0]
        s.top_n -= 1
        for i in range(s.top_n):
            s.top[i] = s.top[i + 1]
            s.top_seen[i] = s.top_seen[i + 1]
    s.revealed_n += 1
    return card


def lay_on_top(s: State, card: int, seen: int) -> None:
    """Put a card on top of the deck, known to those in `seen`."""
    s.top[s.top_n] = card
    s.top_seen[s.top_n] = seen
    s.top_n += 1


def slide_under(s: State, card: int, seen: int) -> None:
    """Put a card at the very bottom of the deck, known to those in `seen`."""
    for i in range(s.bottom_n, 0, -1):
        s.bottom[i] = s.bottom[i - 1]
        s.bottom_seen[i] = s.bottom_seen[i - 1]
    s.bottom[0] = card
    s.bottom_seen[0] = seen
    s.bottom_n += 1


def shuffle(s: State) -> None:
    """Forget every known place in the deck."""
    for i in range(s.top_n):
        s.bag[s.top[i]] += 1
    for i in range(s.bottom_n):
        s.bag[s.bottom[i]] += 1
    s.bag_n += s.top_n + s.bottom_n
    s.top_n = 0
    s.bottom_n = 0


def shuffle_limbo(s: State) -> None:  # ONI-LIMBO-1
    """Shuffle Limbo into the deck; an empty Limbo leaves the deck as it is."""
    if s.limbo_n:
        shuffle(s)
        for card in range(DOOR, HAPPY + 1):
            s.bag[card] += s.limbo[card]
            s.limbo[card] = 0
        s.bag_n += s.limbo_n
        s.limbo_n = 0


def holds(s: State, card: int) -> bool:
    """Whether the deck holds a card of this kind."""
    found = s.bag[card]
    for i in range(s.top_n):
        found += s.top[i] == card
    for i in range(s.bottom_n):
        found += s.bottom[i] == card
    return found > 0


def wait_again(s: State, step: int) -> None:
    """Take the step up again when chance has decided."""
    push(s, step)
    s.pending = WAIT


def wait_again_with(s: State, step: int, argument: int) -> None:
    """Take the step up again, with its number, when chance has decided."""
    push_with(s, step, argument)
    s.pending = WAIT


def put_in_limbo(s: State, card: int) -> None:
    """Set a Door or a Dream aside until the end of the turn."""
    s.limbo[card] += 1
    s.limbo_n += 1


def put_in_discard(s: State, card: int, count: int) -> None:
    """Discard that many cards of a kind."""
    s.discard[card] += count
    s.discard_n += count
