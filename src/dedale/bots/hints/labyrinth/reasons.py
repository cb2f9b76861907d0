"""The reasons that may speak for a turn of Labyrinth, each a small function of the scene.

A reason names the fact and the change that takes the fact away; whether it holds is tried elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from dedale.bots.hints.labyrinth import changes
from dedale.bots.hints.labyrinth.scene import Outcome, Scene, may_seek
from dedale.bots.hints.reason import Candidate, Plan, Reason
from dedale.bots.seat import Seat
from dedale.labyrinth.solving import HOME
from dedale.labyrinth.tiles import CORNERS

WORTH_TELLING = 2
"""Fewer treasures out of a rival's reach are not worth a sentence."""

FEW_NAMES = 6
"""So many treasures are looked at for one that both turns bring alike near."""

Finder = Callable[[Scene, Outcome, Outcome], Iterator[tuple[Reason, changes.Change]]]


def candidates(seat: Seat, best: Plan, following: Plan) -> list[Candidate]:
    """The reasons that may speak for one turn against another, those to try first first."""
    scene = Scene(seat)
    here, there = scene.after(best.actions), scene.after(following.actions)
    mine = {best.action, *best.same}
    return [
        Candidate(reason, lambda action: action not in mine, change)
        for find in REASONS
        for reason, change in find(scene, here, there)
    ]


def blocks(scene: Scene, here: Outcome, there: Outcome) -> Iterator[tuple[Reason, changes.Change]]:
    """Another seat has less within reach than after the other turn; the one that loses most first."""
    if here.wins:
        return
    fewer = {other: there_less(here, there, other) for other in scene.others}
    for other in sorted(scene.others, key=lambda seat: -fewer[seat]):
        if fewer[other] < (1 if here.view.targets[other] == HOME else WORTH_TELLING):
            continue
        pawn = scene.view.colours[other]
        count = len(here.rival_reach(other))
        if here.view.targets[other] == HOME:
            reason = Reason("blocks-home", {"pawn": pawn})
        else:
            sought = len(may_seek(here.view, other))
            reason = Reason("blocks", {"pawn": pawn, "count": count, "all": sought, "other": count + fewer[other]})
        yield reason, partial(changes.with_pawn_at, seat=other, cell=_far_from_all(there, other))


def there_less(here: Outcome, there: Outcome, other: int) -> int:
    """How many more targets another seat could reach after the other turn."""
    return len(there.rival_reach(other)) - len(here.rival_reach(other))


def next_cards(scene: Scene, here: Outcome, there: Outcome) -> Iterator[tuple[Reason, changes.Change]]:
    """Both turns find, and more of what may come next is then within reach."""
    if here.wins or here.found is None or there.found is None:
        return
    near, other = (after.within_reach(scene.seat, after.next_cards()) for after in (here, there))
    if len(near) <= len(other) or HOME in near:
        return
    facts: dict[str, int | str] = {"count": len(near), "all": len(here.next_cards()), "other": len(other)}
    only_here = [name for name in near if name not in other and name != there.found]
    yield Reason("next-cards", facts), partial(changes.with_cards_found, seat=scene.seat, names=only_here)


def home_next(scene: Scene, here: Outcome, there: Outcome) -> Iterator[tuple[Reason, changes.Change]]:
    """Both turns find the last treasure, and only this one leaves home within reach."""
    if here.found is None or there.found is None or here.next_cards() != [HOME]:
        return
    if here.within_reach(scene.seat, [HOME]) and not there.within_reach(scene.seat, [HOME]):
        yield Reason("home-next", {}), partial(changes.with_cards_to_find, seat=scene.seat, count=2)


def stays_near(scene: Scene, here: Outcome, there: Outcome) -> Iterator[tuple[Reason, changes.Change]]:
    """Neither turn finds, and after this one the opponent has fewer pushes that shut the way."""
    if here.wins or here.found or there.found or there.wins or len(scene.others) != 1:
        return
    still, pushes = here.replies()
    other, of_other = there.replies()
    if still * of_other > other * pushes:
        yield (
            Reason("nearer-than-next", {"count": still, "other": other, "all": of_other}),
            _elsewhere(scene, here, there),
        )


REASONS: tuple[Finder, ...] = (home_next, stays_near, blocks, next_cards)
"""Every reason, in the order in which they are told: the first goes on from what the turn does."""


def _elsewhere(scene: Scene, here: Outcome, there: Outcome) -> changes.Change:
    """The change that the seat looks for something that neither turn brings near, or both do alike."""
    if scene.sought == [HOME]:
        return partial(changes.with_cards_to_find, seat=scene.seat, count=1)
    if scene.young:
        return partial(changes.with_cards_found, seat=scene.seat, names=here.within_reach(scene.seat, scene.sought))
    near = {name for after in (here, there) for name in after.within_reach(scene.seat, scene.view.unseen)}
    if near.issuperset(scene.view.unseen):
        few = scene.view.unseen[:FEW_NAMES]
        alike = min(few, key=lambda name: abs(here.replies([name])[0] - there.replies([name])[0]), default=None)
        near -= {str(alike)}
    return partial(changes.with_other_target, seat=scene.seat, avoid=near)


def _far_from_all(there: Outcome, other: int) -> int:
    """The corner from which another seat would have the least within reach after the other turn."""
    sought = may_seek(there.view, other)
    return min(CORNERS.values(), key=lambda cell: len(there.moved(other, cell).within_reach(other, sought)))
