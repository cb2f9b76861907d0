"""The reasons of two players: who holds what after an action, and who needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from dedale.bots.hints.onirim import changes
from dedale.bots.hints.onirim.scene import COLOURS, Scene, is_chamber, is_key
from dedale.bots.hints.reason import Candidate, Plan, Reason
from dedale.onirim.view import View

Finder = Callable[[Scene, Plan, Plan], Iterator[Candidate]]
Count = Callable[[View], int]


def partner_series(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The partner has begun a series that the cards left in the shared hand go on with."""
    partner = 1 - scene.seat
    running = scene.view.series[partner]
    if running.length and _more(scene, best, following, lambda view: _of_colour(view.shared, running.colour)):
        yield Candidate(
            Reason("partner-series", {"colour": str(running.colour), "count": running.length}),
            lambda action: action != best.action,
            partial(changes.without_series, seat=partner),
        )


def own_series(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The own hand keeps cards that go on with the own series."""
    running = scene.view.series[scene.seat]
    if running.length and _more(scene, best, following, lambda view: _of_colour(_own(scene, view), running.colour)):
        yield Candidate(
            Reason("own-series", {"colour": str(running.colour), "count": running.length}),
            lambda action: action != best.action,
            partial(changes.without_series, seat=scene.seat),
        )


def partner_needs(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The shared hand keeps cards of a colour whose Door the partner needs."""
    yield from _needs(scene, best, following, 1 - scene.seat, lambda view: view.shared, "partner-needs")


def own_needs(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The own hand keeps cards of a colour whose Door the seat needs."""
    yield from _needs(scene, best, following, scene.seat, lambda view: _own(scene, view), "own-needs")


def own_keys(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The own hand has more keys, and Nightmares are in the deck."""
    yield from _keys(scene, best, following, lambda view: _keys_in(_own(scene, view)), "own-keys")


def shared_keys(scene: Scene, best: Plan, following: Plan) -> Iterator[Candidate]:
    """The shared hand has more keys, for the partner too, and Nightmares are in the deck."""
    yield from _keys(scene, best, following, lambda view: _keys_in(view.shared), "shared-keys")


TOGETHER: tuple[Finder, ...] = (partner_series, own_series, shared_keys, own_keys, partner_needs, own_needs)
"""Every reason of two players, those that say most about a choice first."""


def _needs(
    scene: Scene, best: Plan, following: Plan, seat: int, cards: Callable[[View], list[str]], code: str
) -> Iterator[Candidate]:
    for colour in COLOURS:
        if colour + "d" in scene.view.doors[seat] or not scene.in_deck(colour + "d"):
            continue
        if _more(scene, best, following, _count_of(cards, colour)):
            yield Candidate(
                Reason(code, {"colour": colour}),
                lambda action: action != best.action,
                partial(changes.with_doors_gained, seat=seat, colour=colour),
            )


def _count_of(cards: Callable[[View], list[str]], colour: str) -> Count:
    return lambda view: _of_colour(cards(view), colour)


def _keys(scene: Scene, best: Plan, following: Plan, count: Count, code: str) -> Iterator[Candidate]:
    if scene.nightmares and _more(scene, best, following, count):
        yield Candidate(
            Reason(code, {"count": scene.nightmares, "deck": scene.deck}),
            lambda action: action != best.action,
            changes.without_nightmares,
        )


def _more(scene: Scene, best: Plan, following: Plan, count: Count) -> bool:
    """Whether there is more after the best plan than after the other, where it is plain which cards leave."""
    if not (scene.settles(*best.actions) and scene.settles(*following.actions)):
        return False
    return count(scene.after(*best.actions)) > count(scene.after(*following.actions))


def _own(scene: Scene, view: View) -> list[str]:
    return view.hands[scene.seat].cards


def _keys_in(cards: list[str]) -> int:
    return sum(map(is_key, cards))


def _of_colour(cards: list[str], colour: str | None) -> int:
    return sum(is_chamber(card) and card[0] == colour for card in cards)
