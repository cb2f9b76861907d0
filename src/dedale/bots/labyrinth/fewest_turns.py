"""The solo form: the fewest turns over the whole game."""

from __future__ import annotations

from dedale.bots.bot import Gap, Judgement
from dedale.bots.labyrinth.aims import nearest, shortest
from dedale.bots.labyrinth.own_target import MOST_TURNS
from dedale.bots.labyrinth.solo import walk_of
from dedale.bots.measure import SURE, Measure
from dedale.labyrinth.decisions import KIND_NAMES
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import PUSH, PUSHES
from dedale.labyrinth.raw import dump

TURNS_ERROR = 0.5, 0.12
"""How far the number of turns expected may be off: so much, and so much for every turn still to come."""

GAP_ERROR = 0.15, 0.2
"""How far the difference of two may be off, as a standard error: so much, and so much of itself."""


def turns_alone(state: Labyrinth, seed: int) -> dict[int, float]:
    """For every legal action, minus the number of turns that the game may take in all.

    Where no target is found in this turn or the next, the way of the planner is worth more than others.
    """
    walk = walk_of(state)
    turns, base = (walk.pushes(), 0) if state.kind == KIND_NAMES[PUSH] else (walk.cells(True), PUSHES)
    with_this = dump(state)["turns_n"] + 1
    values = {action: -(with_this + turns[action - base]) for action in state.legal()}
    if max(values.values()) == -(with_this + walk.far()):
        action = shortest(state, MOST_TURNS)
        values[nearest(state, seed & 0xFFFFFFFFFFFFFFFF) if action < 0 else action] += 0.5
    return values


def judged_alone(state: Labyrinth, actions: list[int], seed: int) -> list[Judgement]:
    """Each of these actions with the turns it may lead to, the best first."""
    turns = turns_alone(state, seed)
    values = {action: turns[action] for action in actions}
    best = max(values, key=values.__getitem__)
    taken = dump(state)["turns_n"]
    judged = []
    for action, value in values.items():
        error = TURNS_ERROR[0] + TURNS_ERROR[1] * (-value - taken)
        gap = values[best] - value
        off = SURE * alone_error(gap) if action != best else 0.0
        judged.append(Judgement(action, value, value - error, value + error, Gap(gap, gap - off, gap + off)))
    return sorted(judged, key=lambda one: (one.action != best, -one.value))


def alone_error(gap: float) -> float:
    """How far a difference of two that seems so large may be off, as a standard error."""
    return GAP_ERROR[0] + GAP_ERROR[1] * abs(gap)


def judged_turns(action: int, turns: Measure, behind: Measure) -> Judgement:
    """An action with minus the turns that it leads to, and how far it is behind the best."""
    told, gap = turns.gap(), behind.gap()
    return Judgement(action, told.value, told.low, told.high, gap)
