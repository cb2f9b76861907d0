"""The reasons that may speak for an action of Labyrinth, each a small function of the scene.

A reason names the fact and the change that takes the fact away; whether it holds is tried elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from dedale.bots.hints.labyrinth import changes
from dedale.bots.hints.labyrinth.scene import Scene, is_push, place_of, with_pawn, within_reach
from dedale.bots.hints.labyrinth.scene import may_seek as may_look_for
from dedale.bots.hints.reason import Candidate, Reason
from dedale.bots.seat import Seat
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.solving import HOME, solve
from dedale.labyrinth.tiles import ARROWS, CELLS, CORNERS, SIZE, TREASURES, cell_name

FEW_CARDS = 2
"""So many cards or fewer are few."""

CARDS_BACK = 3
"""So many cards a seat gets back to have many again."""

Finder = Callable[[Scene, int, list[int]], Iterator[Candidate]]


def candidates(seat: Seat, ranked: list[int]) -> list[Candidate]:
    """The reasons that may speak for the first of the ranked actions, those to try first first."""
    scene = Scene(cast(Labyrinth, seat.sample(0)), seat.number)
    return [candidate for find in REASONS for candidate in find(scene, ranked[0], ranked[1:])]


def reaches(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The treasure is found this turn."""
    found = scene.reached(best)
    if found is not None and found != HOME:
        already = partial(changes.with_card_found, seat=scene.seat, treasure=found)
        yield Candidate(
            Reason("reaches", {"treasure": found}),
            lambda action: action != best,
            already if scene.young else _elsewhere(scene, best),
        )


def reaches_home(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The own pawn comes home with everything found: that wins."""
    if scene.reached(best) == HOME:
        yield Candidate(
            Reason("reaches-home", {"cell": cell_name(scene.view.homes[scene.seat])}),
            lambda action: action != best,
            partial(changes.with_cards_back, seat=scene.seat, count=1),
        )


def blocks(scene: Scene, best: int, ranked: list[int]) -> Iterator[Candidate]:
    """A push leaves another seat less within reach than the next best push does."""
    rival = next((action for action in ranked if is_push(action)), None)
    if not is_push(best) or rival is None:
        return
    here, there = scene.after(best), scene.after(rival)
    for other in scene.others:
        fewer, more = len(within_reach(here, other)), len(within_reach(there, other))
        if fewer >= more:
            continue
        pawn = scene.view.colours[other]
        # Where the other pawn would have the least within reach after the next best push.
        away = min(CORNERS.values(), key=lambda cell: len(within_reach(with_pawn(there, other, cell), other)))
        if scene.view.targets[other] == HOME:
            reason = Reason("blocks-home", {"pawn": pawn})
        else:
            sought = len(may_look_for(here, other))
            reason = Reason("blocks", {"pawn": pawn, "count": fewer, "all": sought, "other": more})
        yield Candidate(reason, lambda action: action != best, partial(changes.with_pawn_at, seat=other, cell=away))


def nearer(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The treasure is not far after this turn."""
    if scene.target in (None, HOME) or scene.reached(best):
        return
    turns = scene.turns_after(best)
    if turns is not None:
        yield Candidate(
            Reason("nearer", {"treasure": str(scene.target), "turns": turns}),
            lambda action: action != best,
            _elsewhere(scene, best),
        )


def ways(scene: Scene, best: int, ranked: list[int]) -> Iterator[Candidate]:
    """From the cell moved to, more pushes lead to the treasure than from the next best."""
    if is_push(best) or not ranked or scene.target in (None, HOME) or scene.reached(best) or scene.reached(ranked[0]):
        return
    here, there = scene.ways_after(best), scene.ways_after(ranked[0])
    if here > there:
        yield Candidate(
            Reason("ways", {"treasure": str(scene.target), "count": here, "other": there}),
            lambda action: action != best,
            _elsewhere(scene, best),
        )


def carried(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The push takes the own pawn along."""
    yield from _carries(scene, best, scene.seat, "carried")


def carries_other(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The push takes another pawn along."""
    for other in scene.others:
        yield from _carries(scene, best, other, "carries-other")


def moves_target(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """The push moves the treasure that is looked for."""
    if not is_push(best) or scene.target in (None, HOME):
        return
    name = str(scene.target)
    place = place_of(scene.after(best), scene.seat, name)
    if place is not None and place != place_of(scene.view, scene.seat, name):
        yield Candidate(
            Reason("moves-target", {"treasure": name, "cell": cell_name(place)}),
            lambda action: action != best,
            _elsewhere(scene, best),
        )


def few_left(scene: Scene, best: int, _: list[int]) -> Iterator[Candidate]:
    """Another seat is nearly done."""
    for other in scene.others:
        left = scene.view.left[other]
        if left <= FEW_CARDS:
            yield Candidate(
                Reason("few-left", {"pawn": scene.view.colours[other], "count": left}),
                lambda action: action != best,
                partial(changes.with_cards_back, seat=other, count=CARDS_BACK),
            )


REASONS: tuple[Finder, ...] = (
    reaches,
    reaches_home,
    blocks,
    nearer,
    ways,
    carried,
    carries_other,
    moves_target,
    few_left,
)
"""Every reason, those that say most about a choice first."""


def _elsewhere(scene: Scene, best: int) -> Callable[[changes.Data], changes.Data | None]:
    """The change that the seat looks for something else, nothing that would be in reach after this action."""
    view = scene.after(best)
    near = [name for name in TREASURES if solve(view, scene.seat, 1, target=name) is not None]
    return partial(changes.with_other_target, seat=scene.seat, avoid=near)


def _carries(scene: Scene, best: int, seat: int, code: str) -> Iterator[Candidate]:
    if not is_push(best):
        return
    before, after = scene.view.pawns[seat], scene.after(best).pawns[seat]
    if before != after:
        facts: dict[str, int | str] = {"cell": cell_name(after)}
        if seat != scene.seat:
            facts["pawn"] = scene.view.colours[seat]
        yield Candidate(
            Reason(code, facts),
            lambda action: action != best,
            partial(changes.with_pawn_at, seat=seat, cell=_beside(before, best)),
        )


def _beside(cell: int, push: int) -> int:
    """A cell next to this one, off the line that the push moves."""
    side, _ = ARROWS[push // 4]
    step = 1 if side in "ns" else SIZE
    last_in_line = cell % SIZE == SIZE - 1 if step == 1 else cell + SIZE >= CELLS
    return cell - step if last_in_line else cell + step
