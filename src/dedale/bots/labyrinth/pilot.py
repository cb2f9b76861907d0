"""The bots that see their own target and nobody else, as they play seats inside the core."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.aims import nearest_in, shortest_in
    from dedale.core.base import BaseState
    from dedale.core.many import Pilot
    from dedale.labyrinth.solver import LineSearch
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers


class OwnTargetPilot(Pilot):
    """Takes the fewest turns to its target, if that can be done in so many; else it ends as near to it as it can."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.after = State()
        self.search = LineSearch()

    def decide(self, state: BaseState, luck: int) -> int:
        """The push, then the cell: both follow from the board and from what the seat itself looks for."""
        action = -1
        if self.turns:
            action = shortest_in(cython.cast(State, state), self.search, self.turns)
        if action < 0:
            action = nearest_in(cython.cast(State, state), self.after, luck, answers(cython.cast(State, state)))
        return action
