"""The reasons that may speak for an action of Onirim, each a small function of the scene.

A reason names the fact and the change that takes the fact away; whether it holds is tried elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from dedale.bots.hints.onirim import changes
from dedale.bots.hints.onirim.scene import (
    SYMBOLS,
    NamedMove,
    Scene,
    is_chamber,
    is_tower,
    most_colours,
    move_of,
)
from dedale.bots.hints.onirim.together import TOGETHER
from dedale.bots.hints.reason import Candidate, Plan, Reason
from dedale.bots.seat import Seat

SHORT_DECK = 20
"""A deck of so many cards or fewer is short."""

FEW_OF_A_COLOUR = 6
"""So many Chambers of a colour or fewer are few: two series take six."""

FEW_NIGHTMARES = 3
"""So many Nightmares in the deck or fewer are few."""

FEW_FITTING = 2
"""A hand of which so many cards or fewer can follow in the row is stuck."""

Finder = Callable[[Scene, int, list[int]], Iterator[Candidate]]


def candidates(seat: Seat, best: Plan, following: Plan) -> list[Candidate]:
    """The reasons that may speak for one action against another, those to try first first."""
    scene = Scene(seat)
    if scene.after(*best.actions).result == "won":
        return []
    found = [candidate for find in REASONS for candidate in find(scene, best.action, [following.action])]
    # Cards that are known to be drawn at once would count as kept.
    if not scene.alone and not scene.view.deck.top and not scene.view.looked:
        found += [candidate for find in TOGETHER for candidate in find(scene, best, following)]
    return found


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
    if scene.key_spent(best) and scene.nightmares <= FEW_NIGHTMARES and scene.view.discard.get("xn"):
        yield Candidate(
            Reason("keys-to-spare", {"keys": len(scene.keys), "count": scene.nightmares, "deck": scene.deck}),
            lambda action: scene.key_spent(action) is None,
            changes.with_more_nightmares,
        )


def keys_many(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A key can go because there are others at hand."""
    spent = scene.key_spent(best)
    paid = scene.view.kind == "nightmare"
    if spent and len(scene.keys) > 1 and not scene.silent and not paid:
        yield Candidate(
            Reason("keys-many", {"keys": len(scene.keys)}),
            lambda action: scene.key_spent(action) is None,
            partial(changes.with_one_key, seat=scene.seat, kept=spent),
        )


def doors_in_deck(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A colour is worth playing because its Doors are in the deck."""
    move = move_of(best)
    if move.verb != "play" or not is_chamber(move.card) or scene.doors_gained(best):
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
            lambda action: move_of(action) == NamedMove("play", move.card),
            partial(changes.with_other_symbol, seat=scene.seat, symbols=SYMBOLS),
        )


def hand_stuck(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The hand is given to the Nightmare because little of it can be played."""
    fitting = scene.fitting(scene.last_symbol)
    others = [symbol for symbol in SYMBOLS if scene.fitting(symbol) > fitting]
    if move_of(best).verb == "nightmare-hand" and scene.row and fitting <= FEW_FITTING and others:
        yield Candidate(
            Reason("hand-stuck", {"count": fitting, "hand": len(scene.hand)}),
            lambda action: action != best,
            partial(changes.with_other_symbol, seat=scene.seat, symbols=others),
        )


def no_key(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Nightmare that was looked at is discarded because no key is at hand against it."""
    move = move_of(best)
    if move.verb in ("drop", "throw") and move.card == "xn" and not scene.keys and not scene.silent:
        yield Candidate(
            Reason("no-key", {}), lambda action: action != best, partial(changes.with_keys, seat=scene.seat, count=2)
        )


def goal_due(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The Goal that is due decides between two colours."""
    colours = [move_of(action).card[:1] for action in (best, others[0])]
    if scene.due is not None and colours[0] != colours[1] and scene.due in colours:
        yield Candidate(
            Reason("goal-due", {"colour": scene.due}), lambda action: action != best, changes.with_other_goal_due
        )


def premonition(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best would bring on a Premonition."""
    coming = scene.strikes(best)
    for card in scene.strikes(others[0]):
        if card not in coming:
            yield Candidate(
                Reason("premonition", {"card": card}),
                lambda action: action != best,
                partial(changes.without_premonition, premonition=card),
            )


def keeps_series(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best would break the series."""
    running = scene.view.series[scene.seat]
    if not running.length:
        return
    here, there = (scene.after(action).series[scene.seat] for action in (best, others[0]))
    if here.colour == running.colour and there.colour != running.colour:
        yield Candidate(
            Reason("keeps-series", {"colour": str(running.colour), "count": running.length}),
            lambda action: action != best,
            partial(changes.without_series, seat=scene.seat),
        )


def spell_dear(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best is a spell, and its cost would be missed: against Nightmares, or at all."""
    if not _casts(others[0]) or _casts(best):
        return
    spell = move_of(others[0]).spell
    facts: dict[str, int | str] = {
        "cost": scene.view.costs[spell],
        "discard": sum(scene.view.discard.values()),
    }
    if scene.nightmares and spell != "punishment":
        saved: dict[str, int | str] = {
            "punishment": scene.view.costs["punishment"],
            "count": scene.nightmares,
            "deck": scene.deck,
        }
        yield Candidate(Reason("save-discard", facts | saved), _casts, changes.without_nightmares)
    yield Candidate(Reason("spell-dear", facts), _casts, changes.with_fuller_discard)


def keeps_hand(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best gives the whole hand to the Nightmare, keys and all."""
    if move_of(others[0]).verb == "nightmare-hand" and scene.keys:
        yield Candidate(
            Reason("keeps-hand", {"keys": len(scene.keys)}),
            lambda action: move_of(action).verb == "nightmare-hand",
            partial(changes.with_one_key, seat=scene.seat, kept=scene.key_spent(best) or ""),
        )


def keeps_door(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best gives a Door to the Nightmare, and few cards are left to gain it again."""
    move = move_of(others[0])
    if move.verb == "nightmare-door" and move_of(best).verb != "nightmare-door" and not scene.silent:
        colour = move.card[0]
        yield Candidate(
            Reason("keeps-door", {"colour": colour, "count": scene.left_of(colour)}),
            lambda action: move_of(action).verb == "nightmare-door",
            partial(changes.with_colour, colour=colour),
        )


def towers(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """A Tower is built because of those that stand already."""
    move = move_of(best)
    if move.verb == "play" and is_tower(move.card) and scene.view.towers and not scene.after(best).rampart:
        yield Candidate(
            Reason("towers-stand", {"count": most_colours(scene.view.towers)}),
            lambda action: not (move_of(action).verb == "play" and is_tower(move_of(action).card)),
            changes.without_towers,
        )


def deck_short(scene: Scene, best: int, others: list[int]) -> Iterator[Candidate]:
    """The next best takes cards from a deck that is nearly used up."""
    dear = move_of(others[0]).verb in ("nightmare-reveal", "nightmare-hand")
    if 0 < scene.deck <= SHORT_DECK and dear and move_of(best).verb not in ("nightmare-reveal", "nightmare-hand"):
        yield Candidate(
            Reason("deck-short", {"deck": scene.deck, "doors": scene.doors_missing}),
            lambda action: action != best,
            changes.with_longer_deck,
        )


REASONS: tuple[Finder, ...] = (
    keep_key_for_nightmares,
    only_key,
    keep_key_for_door,
    keys_to_spare,
    keys_many,
    keeps_series,
    same_symbol,
    colour_done,
    colour_short,
    hand_stuck,
    no_key,
    towers,
    premonition,
    doors_in_deck,
    goal_due,
    spell_dear,
    keeps_hand,
    keeps_door,
    deck_short,
)
"""Every reason, those that say most about a choice first."""


def _discards(move: NamedMove, colour: str) -> bool:
    return move.verb == "discard" and move.card[:1] == colour


def _casts(action: int) -> bool:
    return move_of(action).verb == "cast"
