"""What happened on an Onirim table besides the choices: told from a viewer's views before and after.

A card known on top of the deck is drawn without a chance event. So a screen that follows a game
tells the choices by `event_words` and what they brought by `change_words`, in place of the chances.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dedale.words.catalogue import Words
from dedale.words.onirim import card_words
from dedale.words.players import who_words

if TYPE_CHECKING:
    from dedale.onirim.view import View


def change_words(words: Words, before: View, after: View, names: Sequence[str] = ()) -> list[str]:
    """What the viewer sees to have changed between two moments; `names` are the players', by seat."""
    return [
        *_draws(words, before, after, names),
        *_doors(words, before, after, names),
        *_goals(words, before, after),
        *_towers(words, before, after),
        *_premonitions(words, before, after),
        *_limbo(words, before, after),
        *_turn(words, before, after, names),
    ]


def _draws(words: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    """What came from the deck: into hands, not counting swaps and picks, or to be resolved."""
    left_shared = _new(after.shared, before.shared)
    left_hands = Counter[str]()
    for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
        left_hands += _new(new.cards, old.cards)
        who = who_words(words, seat, after.seat, names)
        hidden = (new.count - len(new.cards)) - (old.count - len(old.cards))
        # Fewer hidden cards in a hand that did not shrink: some of its cards were shown, and none of them was drawn.
        if hidden >= 0 or new.count < old.count:
            for code in (_new(old.cards, new.cards) - left_shared).elements():
                yield words("event-hand", card=card_words(words, code, "a"), **who)
        if hidden > 0:
            yield words("event-hand-count", count=hidden, player=who["player"])
    for code in (_new(before.shared, after.shared) - left_hands).elements():
        yield words("event-shared-hand", card=card_words(words, code, "a"))
    if after.resolving not in (None, before.resolving) and after.kind != "end":
        yield words("event-comes-up", card=card_words(words, after.resolving, "a"))


def _doors(words: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    for seat, (old, new) in enumerate(zip(before.doors, after.doors, strict=True)):
        who = who_words(words, seat, after.seat, names)
        for door in _new(old, new).elements():
            yield words("event-door-gained", card=card_words(words, door, "a"), **who)
        for door in _new(new, old).elements():
            yield words("event-door-lost", card=card_words(words, door, "a"), **who)


def _goals(words: Words, before: View, after: View) -> Iterator[str]:
    for place, (old, new) in enumerate(zip(before.goals, after.goals, strict=True), start=1):
        if old.goal == new.goal and old.up != new.up:
            key = "event-goal-due" if new.up else "event-goal-done"
            yield words(key, number=place, card=card_words(words, new.goal))


def _towers(words: Words, before: View, after: View) -> Iterator[str]:
    for tower in _new(before.towers, after.towers):
        yield words("event-tower-stands", card=card_words(words, tower, "the"))
    for tower in _new(after.towers, before.towers):
        yield words("event-tower-fallen", card=card_words(words, tower, "the"))
    if before.rampart != after.rampart:
        yield words("event-rampart" if after.rampart else "event-rampart-fallen")


def _premonitions(words: Words, before: View, after: View) -> Iterator[str]:
    for code in _new(before.premonitions, after.premonitions):
        yield words("event-premonition-shown", card=card_words(words, code), text=words(f"premonition-{code}"))
    for code in _new(before.gone_premonitions, after.gone_premonitions):
        yield words("event-premonition-gone", card=card_words(words, code))


def _limbo(words: Words, before: View, after: View) -> Iterator[str]:
    for code in (Counter(after.limbo) - Counter(before.limbo)).elements():
        yield words("event-limbo", card=card_words(words, code, "a"))
    if before.limbo and not after.limbo:
        yield words("event-limbo-shuffled")


def _turn(words: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    if before.actor != after.actor:
        yield words("event-turn", **who_words(words, after.actor, after.seat, names))


def _new(before: Sequence[str], after: Sequence[str]) -> Counter[str]:
    """The cards that are there after and were not before."""
    return Counter(after) - Counter(before)
