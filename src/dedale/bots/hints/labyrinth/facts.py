"""What is plain to see of a turn of Labyrinth: what it finds or how near it comes, and what may still go wrong."""

from __future__ import annotations

from dedale.bots.hints.labyrinth.scene import Outcome, Scene, may_seek
from dedale.bots.hints.reason import Plan, Reason
from dedale.bots.seat import Seat
from dedale.labyrinth.solving import HOME

GAINS = {"wins": 6, "finds-last": 5, "finds": 5, "near-then-home": 4}
"""What a turn brings, by code; less than these is to be so many turns away."""


def does(seat: Seat, plan: Plan) -> list[Reason]:
    """What the turn finds; else how near it comes to what the seat looks for."""
    scene = Scene(seat)
    after = scene.after(plan.actions)
    if after.wins:
        return [Reason("wins", {})]
    if after.found is not None:
        return [_find(scene, after, after.found)]
    nearest = after.nearest
    return [] if nearest is None else [_near(scene, after, *nearest)]


def gain(does: list[Reason]) -> int:
    """More for a win than for a find, for a find than for being a turn away, and for that than for being further."""
    if not does:
        return 0
    fact = does[0]
    if fact.code in GAINS:
        return GAINS[fact.code]
    return max(1, 4 - int(fact.facts.get("turns", 1)))


def keeps(_seat: Seat, _best: Plan, _following: Plan) -> list[Reason]:
    """Nothing is spent in Labyrinth."""
    return []


def risks(seat: Seat, best: Plan, told: list[Reason]) -> list[Reason]:
    """Who may come home next after all; and what the one opponent may find, where nothing was said of that."""
    scene = Scene(seat)
    after = scene.after(best.actions)
    if after.wins:
        return []
    view = after.view
    found = [
        Reason("risk-home", {"pawn": view.colours[other]})
        for other in scene.others
        if view.targets[other] == HOME and after.rival_reach(other)
    ]
    if found or len(scene.others) != 1 or any(reason.code == "blocks" for reason in told):
        return found
    other = scene.others[0]
    if view.targets[other] == HOME:
        return []
    sought, reach = may_seek(view, other), after.rival_reach(other)
    return [Reason("risk-find", {"pawn": view.colours[other], "count": len(reach), "all": len(sought)})]


def _find(scene: Scene, after: Outcome, treasure: str) -> Reason:
    if after.view.targets[scene.seat] != HOME:
        return Reason("finds", {"treasure": treasure})
    home = after.within_reach(scene.seat, [HOME])
    return Reason("finds-last", {"treasure": treasure, "near": "yes" if home else "no"})


def _near(scene: Scene, after: Outcome, target: str, turns: int) -> Reason:
    """How near it is: alone in turns, against one opponent by its pushes, against more by the own arrows."""
    ending = "-home" if target == HOME else ""
    facts: dict[str, int | str] = {} if target == HOME else {"treasure": target}
    if len(scene.others) == 1:
        still, pushes = after.replies()
        if still:
            facts |= {"pawn": after.view.colours[scene.others[0]], "count": still, "all": pushes}
            return Reason("stays-near" + ending, facts)
    if not scene.others and turns == 1 and target != HOME and scene.view.left[scene.seat] == 1 and after.then_home:
        return Reason("near-then-home", facts)
    if not scene.others:
        return Reason("nearer-alone" + ending, facts | {"turns": turns})
    if turns > 1:
        return Reason("nearer" + ending, facts | {"turns": turns})
    return Reason("arrows" + ending, facts | {"count": after.arrows})
