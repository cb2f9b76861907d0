"""The solo form: the fewest turns over the whole game."""

from __future__ import annotations

from dedale.bots.bot import Judgement
from dedale.bots.labyrinth.aims import nearest, shortest
from dedale.bots.labyrinth.plain import MOST_TURNS
from dedale.bots.labyrinth.solo import walk_of
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import KIND_NAMES, PUSH, PUSHES
from dedale.labyrinth.raw import dump

TURNS_ERROR = 0.5
"""How far the number of turns expected may be off."""


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


def judged_alone(state: Labyrinth, seed: int) -> list[Judgement]:
    """Every legal action with the turns it may lead to."""
    values = turns_alone(state, seed).items()
    return [Judgement(action, value, value - TURNS_ERROR, value + TURNS_ERROR) for action, value in values]
