"""Alone: the turns that the rest of the game may take after each push and move.

A find is worth most where the next card, whichever it is, is likely a turn away.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.aims import sought
    from dedale.bots.labyrinth.belief import unseen_by
    from dedale.bots.labyrinth.cover import PUSH_COUNT, cover, floods, pawns_before
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.board import CELL_COUNT, ONE, OUT
    from dedale.labyrinth.kinds import NOTHING
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers, push, reachable

PACE = 1.06
"""The turns to a card not yet seen."""

YOUNG_PACE = 1.01
"""The turns to the next of many open cards."""

DETOUR = 1.05
"""What a target out of reach costs more than one that is a turn away."""

NEVER = 1000.0
"""The turns of what cannot be played."""


@cython.final
@cython.cclass
class Walk:
    """The turns expected, this one not counted, by cell and by push. Home is what is needed last."""

    root: State
    here: State
    later: State
    unseen: int
    needs: int
    thorough: bool
    cell_turns: list[float]
    push_turns: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.cell_turns, self.push_turns = [0.0] * 49, [0.0] * 48
            self.thorough = False

    def look_at_pushes(self) -> None:
        """Every push, by its best cell."""
        mask = answers(self.root)
        for move in range(PUSH_COUNT):
            best = NEVER
            if mask >> move & 1:
                self.here.copy_from(self.root)
                push(self.here, move >> 2, move & 3)
                self.look_at_cells()
                for cell in range(CELL_COUNT):
                    best = min(best, self.cell_turns[cell])
            self.push_turns[move] = best

    def look_at_cells(self) -> None:
        """Every cell that the pawn may move to in `here`."""
        reach = reachable(self.here)
        finds = reach & sought(self.here, 0)
        worst = self.far()
        for cell in range(CELL_COUNT):
            self.cell_turns[cell] = worst if reach >> cell & 1 else NEVER
        bits = finds
        while bits:
            cell = lowest_bit(bits)
            bits &= bits - 1
            self.cell_turns[cell] = self.after_find(self.here, cell)
        if self.thorough or not finds:
            self.look_one_turn_on(reach & ~finds)

    def look_one_turn_on(self, open_to: int) -> None:
        """Of these cells of `here`, those from which a target is found in the next turn, by what follows then."""
        if not cython.compiled:
            reach = [0] * PUSH_COUNT
        targets = sought(self.here, 0)
        floods(self.here, targets, True, self.needs == 1, reach)
        for move in range(PUSH_COUNT):
            starts = pawns_before(reach[move], move >> 2) & open_to
            if not starts:
                continue
            self.later.copy_from(self.here)
            push(self.later, move >> 2, move & 3)
            targets = sought(self.later, 0) & reach[move]
            while targets:
                cell = lowest_bit(targets)
                targets &= targets - 1
                turns = 1.0 + self.after_find(self.later, cell)
                bits = starts
                while bits:
                    start = lowest_bit(bits)
                    bits &= bits - 1
                    self.cell_turns[start] = min(self.cell_turns[start], turns)

    def after_find(self, s: State, cell: int) -> float:
        """The turns after a find on this cell, by how many of the next targets are then a turn away."""
        if self.needs == 1:
            return 0.0
        covered = cover(s, ONE << cell)
        if self.needs == 2:
            return 1.0 if covered >> s.homes[0] & 1 else 1.0 + DETOUR
        hits = 0
        all_cards = 0
        for place in range(OUT + 1):
            card = s.treasure[place]
            if card == NOTHING or place == cell:
                continue
            if (s.open_cards[0] if s.young else self.unseen) >> card & 1:
                all_cards += 1
                if covered >> place & 1:
                    hits += 1
        if s.young:
            return 1.0 + (self.needs - 2) * YOUNG_PACE + (0.5 / (hits + 1) if hits else DETOUR)
        return 1.0 + (self.needs - 2) * PACE + DETOUR * (all_cards - hits) / all_cards

    def far(self) -> float:
        """The turns where no target is found in this turn or the next."""
        return (self.needs - 1) * (YOUNG_PACE if self.root.young else PACE) + 1.0 + DETOUR

    def pushes(self) -> list[float]:
        """The turns after each of the 48 pushes."""
        self.thorough = False
        with cython.nogil:
            self.look_at_pushes()
        return [self.push_turns[move] for move in range(PUSH_COUNT)]

    def cells(self, thorough: bool) -> list[float]:
        """The turns after a move to each of the 49 cells; beside a find only roughly, unless thorough."""
        self.thorough = thorough
        self.here.copy_from(self.root)
        with cython.nogil:
            self.look_at_cells()
        return [self.cell_turns[cell] for cell in range(CELL_COUNT)]


def walk_of(state: State) -> Walk:
    """The walk of the one player of a state, at its turn."""
    walk = Walk.__new__(Walk) if cython.compiled else Walk()
    walk.root = state
    walk.here = State()
    walk.later = State()
    walk.unseen = unseen_by(state, 0)
    walk.needs = state.left[0] + 1
    return walk
