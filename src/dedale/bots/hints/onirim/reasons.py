"""The reasons that may speak for an action of Onirim, each a small function of the scene.

A reason names the fact and the change that takes the fact away; whether it holds is tried elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from dedale.bots.hints.onirim import changes
from dedale.bots.hints.onirim.scene import (
    SYMBOLS,
    Move,
    Scene,
    is_chamber,
    is_key,
    is_tower,
    move_of,
    would_strike,
)
from dedale.bots.hints.reason import Candidate, Reason
from dedale.bots.seat import Seat
from dedale.onirim.view import View

SHORT_DECK = 20
"""A deck of so many cards or fewer is short."""

FEW_OF_A_COLOUR = 6
"""So many Chambers of a colour or fewer are few: two series take six."""

FEW_FITTING = 2
"""A hand of which so many cards or fewer can follow in the row is stuck."""

Finder = Callable[[Scene, int, list[int]], Iterator[Candidate]]


def candidates(seat: Seat, ranked: list[int]) -> list[Candidate]:
    """The reasons that may speak for the first of the ranked actions, those to try first first."""
    scene = Scene(cast(View, seat.view()), seat.number)
    return [candidate for find in REASONS for candidate in find(scene, ranked[0], ranked[1:])]


def keep_key_for_nightmares(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A key is kept because of the Nightmares in the deck."""
    if scene.keys and scene.nightmares and not scene.key_spent(best):
        yield Candidate(
            Reason("keep-key", {"count": scene.nightmares, "deck": scene.deck, "keys": len(scene.keys)}),
            lambda action: scene.key_spent(action) is not None,
            changes.without_nightmares,
        )


def keep_key_for_door(scene: Scene, best: int, ranked: list[int]) -> Iterator[Candidate]:
    """A key is kept because of the Doors of its colour in the deck."""
    spent = next((key for action in ranked if (key := scene.key_spent(action))), None)
    if spent is None or spent == scene.key_spent(best) or spent not in scene.hand:
        return
    doors = scene.doors_in_deck(spent[0])
    if doors and scene.doors_needed(spent[0]):
        yield Candidate(
            Reason("keep-key-door", {"card": spent, "count": doors, "colour": spent[0], "deck": scene.deck}),
            lambda action: scene.key_spent(action) == spent,
            partial(changes.with_doors_gained, seat=scene.seat, colour=spent[0]),
        )


def only_key(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The one key at hand is kept because it is the only one."""
    if len(scene.keys) == 1 and not scene.key_spent(best) and not scene.silent:
        yield Candidate(
            Reason("only-key", {"card": scene.keys[0]}),
            lambda action: scene.key_spent(action) is not None,
            partial(changes.with_keys, seat=scene.seat, count=2),
        )


def keys_to_spare(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A key can go because few Nightmares are left in the deck."""
    if scene.key_spent(best) and scene.view.discard.get("xn"):
        yield Candidate(
            Reason("keys-to-spare", {"keys": len(scene.keys), "count": scene.nightmares, "deck": scene.deck}),
            lambda action: scene.key_spent(action) is None,
            changes.with_more_nightmares,
        )


def keys_many(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A key can go because there are others at hand."""
    spent = scene.key_spent(best)
    if spent and len(scene.keys) > 1 and not scene.silent:
        yield Candidate(
            Reason("keys-many", {"keys": len(scene.keys)}),
            lambda action: scene.key_spent(action) is None,
            partial(changes.with_one_key, seat=scene.seat, kept=spent),
        )


def prophecy(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A key is discarded for a Prophecy because of the Nightmares that it may find."""
    move = move_of(best)
    if move.verb == "discard" and is_key(move.card) and scene.nightmares:
        yield Candidate(
            Reason("prophecy", {"count": scene.nightmares, "deck": scene.deck}),
            lambda action: not (move_of(action).verb == "discard" and is_key(move_of(action).card)),
            changes.without_nightmares,
        )


def series(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A card is played because it goes on with the series."""
    move = move_of(best)
    running = scene.view.series[scene.seat]
    if move.verb == "play" and running.length and running.colour == move.card[0] and is_chamber(move.card):
        yield Candidate(
            Reason("series", {"number": running.length + 1, "colour": running.colour}),
            lambda action: action != best,
            partial(changes.without_series, seat=scene.seat),
        )


def doors_in_deck(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A colour is worth playing because its Doors are in the deck."""
    move = move_of(best)
    if move.verb != "play" or not is_chamber(move.card):
        return
    colour = move.card[0]
    doors = scene.doors_in_deck(colour)
    if doors and scene.doors_needed(colour):
        yield Candidate(
            Reason("doors-in-deck", {"count": doors, "colour": colour}),
            lambda action: not (move_of(action).verb == "play" and move_of(action).card[:1] == colour),
            partial(changes.with_doors_gained, seat=scene.seat, colour=colour),
        )


def colour_done(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A card is discarded because the Doors of its colour are gained."""
    move = move_of(best)
    if move.verb != "discard" or not is_chamber(move.card):
        return
    colour = move.card[0]
    if not scene.doors_needed(colour):
        yield Candidate(
            Reason("colour-done", {"doors": scene.own_doors(colour), "colour": colour}),
            lambda action: not _discards(move_of(action), colour),
            partial(changes.with_doors_back, colour=colour),
        )


def colour_short(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A card is discarded because too few of its colour are left for a series."""
    move = move_of(best)
    if move.verb != "discard" or not is_chamber(move.card) or scene.silent:
        return
    colour = move.card[0]
    left = scene.left_of(colour)
    if left <= FEW_OF_A_COLOUR and scene.doors_needed(colour):
        yield Candidate(
            Reason("colour-short", {"count": left, "colour": colour}),
            lambda action: not _discards(move_of(action), colour),
            partial(changes.with_colour, colour=colour),
        )


def same_symbol(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A card is discarded because the row ends with its symbol, and it cannot follow."""
    move = move_of(best)
    if move.verb == "discard" and is_chamber(move.card) and move.card[1] == scene.last_symbol:
        yield Candidate(
            Reason("same-symbol", {"symbol": move.card[1]}),
            lambda action: move_of(action).verb == "play",
            partial(changes.with_other_symbol, seat=scene.seat, symbols=SYMBOLS),
        )


def hand_stuck(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The hand is given to the Nightmare because little of it can be played."""
    fitting = scene.fitting(scene.last_symbol)
    others = [symbol for symbol in SYMBOLS if scene.fitting(symbol) > fitting]
    if move_of(best).verb == "nightmare hand" and scene.row and fitting <= FEW_FITTING and others:
        yield Candidate(
            Reason("hand-stuck", {"count": fitting, "hand": len(scene.hand)}),
            lambda action: action != best,
            partial(changes.with_other_symbol, seat=scene.seat, symbols=others),
        )


def door_comes_back(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Door is given to the Nightmare because its colour has cards left to gain it again."""
    move = move_of(best)
    if move.verb == "nightmare door" and not scene.silent:
        colour = move.card[0]
        yield Candidate(
            Reason("door-comes-back", {"count": scene.to_come(colour), "colour": colour}),
            lambda action: action != best,
            partial(changes.without_colour, colour=colour),
        )


def deck_long(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """Five cards of the deck are given to the Nightmare because the deck is long."""
    if move_of(best).verb == "nightmare reveal":
        yield Candidate(
            Reason("deck-long", {"deck": scene.deck}), lambda action: action != best, changes.with_shorter_deck
        )


def no_key(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Nightmare that was looked at is discarded because no key is at hand against it."""
    move = move_of(best)
    if move.verb in ("drop", "throw") and move.card == "xn" and not scene.keys and not scene.silent:
        yield Candidate(
            Reason("no-key", {}), lambda action: action != best, partial(changes.with_keys, seat=scene.seat, count=2)
        )


def key_for_door(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Door is brought up because its key is at hand."""
    move = move_of(best)
    if move.verb not in ("fetch", "raise") or move.card[1] != "d" or scene.silent:
        return
    key = move.card[0] + "k"
    if key in scene.hand:
        yield Candidate(
            Reason("key-for-door", {"card": key}),
            lambda action: action != best,
            partial(changes.without_key, seat=scene.seat, key=key),
        )


def goal_due(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The Goal that is due decides which Doors count."""
    if scene.due is not None:
        yield Candidate(
            Reason("goal-due", {"colour": scene.due}), lambda action: action != best, changes.with_other_goal_due
        )


def premonition(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Premonition would strike at the next Door."""
    removed = move_of(best).card
    for card in scene.view.premonitions:
        if card != removed and would_strike(card, scene.view.doors):
            yield Candidate(
                Reason("premonition", {"card": card, "doors": scene.doors_on_table}),
                lambda action: action != best,
                partial(changes.without_premonition, premonition=card),
            )


def towers(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Tower is built because of those that stand already."""
    move = move_of(best)
    if move.verb == "play" and is_tower(move.card) and scene.view.towers:
        yield Candidate(
            Reason("towers", {"count": scene.rampart_colours(move.card)}),
            lambda action: not (move_of(action).verb == "play" and is_tower(move_of(action).card)),
            changes.without_towers,
        )


def deck_short(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The deck is nearly used up."""
    if 0 < scene.deck <= SHORT_DECK:
        yield Candidate(
            Reason("deck-short", {"deck": scene.deck, "doors": scene.doors_missing}),
            lambda action: action != best,
            changes.with_longer_deck,
        )


REASONS: tuple[Finder, ...] = (
    prophecy,
    keep_key_for_nightmares,
    only_key,
    keep_key_for_door,
    keys_to_spare,
    keys_many,
    series,
    same_symbol,
    colour_done,
    colour_short,
    door_comes_back,
    hand_stuck,
    deck_long,
    no_key,
    key_for_door,
    towers,
    premonition,
    doors_in_deck,
    goal_due,
    deck_short,
)
"""Every reason, those that say most about a choice first."""


def _discards(move: Move, colour: str) -> bool:
    return move.verb == "discard" and move.card[:1] == colour
