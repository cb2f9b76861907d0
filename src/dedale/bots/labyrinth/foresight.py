"""A second look, against one opponent: one's own turn after next.

The outlook says how likely the seat finds its target next turn. Where it does not, how sure can it make that the target
is within reach the turn after? Whoever is blocked needs places from which no single push keeps it away.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from dedale.bots.labyrinth.aims import sought
    from dedale.bots.labyrinth.cover import PUSH_COUNT, pawns_before, sources
    from dedale.bots.labyrinth.outlook import UNKNOWN, Outlook
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.board import CELL_COUNT, ONE
    from dedale.labyrinth.kinds import PUSH
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers, push, reachable

MOST_TWICE = 8
"""More than so many pushes or cells are never looked at twice."""

FOLLOWED = 4
"""So many pushes of the opponent that keep the seat from its target are followed, the likeliest."""

TURNS_OF_A_TILE = 4
"""The opponent's push the time after is tried with the extra tile turned one way in so many."""


@cython.final
@cython.cclass
class Foresight:
    """The look at one cell of the outlook's `here`. `missing` has the weights of the pushes that keep the target away.

    The outlook's `later` is the board after the opponent's next push, `second` that after one's own next, and `third`
    that after the opponent's again.
    """

    outlook: Outlook
    second: State
    third: State
    missing: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.missing = [0.0] * PUSH_COUNT

    def doubt_at(self, cell: int) -> float:
        """What a cell that is no find loses in value by how unsure the turn after next is."""
        total = self.miss(cell)
        all_missing = 0.0
        for move in range(PUSH_COUNT):
            all_missing += self.missing[move]
        looked = 0.0
        doubt = 0.0
        for _ in range(FOLLOWED):
            likeliest = 0
            for move in range(PUSH_COUNT):
                if self.missing[move] > self.missing[likeliest]:
                    likeliest = move
            weight = self.missing[likeliest]
            if weight <= 0:
                break
            self.missing[likeliest] = 0.0
            self.answer(cell, likeliest)
            looked += weight
            doubt += weight * (1.0 - self.surest()) * (self.outlook.race_after(1) - self.outlook.race_after(0))
        return doubt / looked * all_missing / total if looked > 0 else 0.0

    def miss(self, cell: int) -> float:
        """Weigh the pushes after which the target is out of reach; the weight of all pushes."""
        self.outlook.first.weigh(self.outlook.here, self.outlook.seat_of(1), self.outlook.belief)
        total = 0.0
        for move in range(PUSH_COUNT):
            self.missing[move] = 0.0
            weight = self.outlook.first.weight[move]
            if weight <= 0:
                continue
            self.answer(cell, move)
            pawn = ONE << self.outlook.later.pawns[self.outlook.me]
            target = sought(self.outlook.later, self.outlook.me)
            if sources(self.outlook.later, target, self.outlook.needs[0] == 1) & pawn:
                total += weight * exp(-self.outlook.wariness * self.outlook.race_after(1))
            else:
                self.missing[move] = weight * exp(-self.outlook.wariness * self.outlook.race_after(0))
                total += self.missing[move]
        return total

    def answer(self, cell: int, move: int) -> None:
        """Let the opponent push, to `later`, after the seat went to this cell."""
        self.outlook.later.copy_from(self.outlook.here)
        self.outlook.later.pawns[self.outlook.me] = cell
        self.outlook.later.pending = PUSH
        push(self.outlook.later, move >> 2, move & 3)
        self.outlook.quota[1] = self.outlook.first.finding[move]

    def surest(self) -> float:
        """The best that the seat can do from `later`: the share of the opponent's pushes that leave the target near."""
        mask = answers(self.outlook.later)
        best = 0.0
        for move in range(PUSH_COUNT):
            if mask >> move & 1:
                self.second.copy_from(self.outlook.later)
                push(self.second, move >> 2, move & 3)
                best = max(best, self.share_kept())
        return best

    def share_kept(self) -> float:
        """The share at the best cell of `second`."""
        if not cython.compiled:
            count = [0] * CELL_COUNT
        region = reachable(self.second)
        for cell in range(CELL_COUNT):
            count[cell] = 0
        replies = answers(self.second)
        tried = 0
        for reply in range(PUSH_COUNT):
            if not replies >> reply & 1 or reply % TURNS_OF_A_TILE:
                continue
            tried += 1
            self.third.copy_from(self.second)
            push(self.third, reply >> 2, reply & 3)
            back = sources(self.third, sought(self.third, self.outlook.me), self.outlook.needs[0] == 1)
            bits = pawns_before(back, reply >> 2) & region
            while bits:
                count[lowest_bit(bits)] += 1
                bits &= bits - 1
        best = 0
        for cell in range(CELL_COUNT):
            best = max(best, count[cell])
        return 1.0 * best / tried


def finds_now(outlook: Outlook) -> bool:
    """Whether some push lets the seat find its target in this turn."""
    mask = answers(outlook.root)
    for move in range(PUSH_COUNT):
        if mask >> move & 1:
            outlook.here.copy_from(outlook.root)
            push(outlook.here, move >> 2, move & 3)
            if reachable(outlook.here) & sought(outlook.here, outlook.me):
                return True
    return False


def best_cell(outlook: Outlook) -> int:
    """The cell of the highest value."""
    best = 0
    for cell in range(CELL_COUNT):
        if outlook.value[cell] > outlook.value[best]:
            best = cell
    return best


def foresight_of(outlook: Outlook) -> Foresight:
    """The second look of an outlook against one opponent."""
    foresight = Foresight.__new__(Foresight) if cython.compiled else Foresight()
    foresight.outlook = outlook
    foresight.second = State()
    foresight.third = State()
    return foresight


def pushes_foreseen(outlook: Outlook, lines: int, seed: int, most: int) -> list[float]:
    """The values of the pushes, at most so many after a second look, which the others do not come up to.

    Where something can be found in this turn, the first look is enough.
    """
    values = outlook.pushes(lines, seed)
    if most < 1 or finds_now(outlook):
        return values
    foresight = foresight_of(outlook)
    foreseen = [UNKNOWN if value == UNKNOWN else value - 1.0 for value in values]
    for move in sorted(range(PUSH_COUNT), key=values.__getitem__, reverse=True)[: min(most, MOST_TWICE)]:
        if values[move] != UNKNOWN:
            outlook.here.copy_from(outlook.root)
            push(outlook.here, move >> 2, move & 3)
            outlook.look_at_cells(lines, seed)
            foreseen[move] = values[move] - foresight.doubt_at(best_cell(outlook))
    return foreseen


def cells_foreseen(outlook: Outlook, lines: int, seed: int, most: int) -> list[float]:
    """The values of the cells, at most so many after a second look, which the others do not come up to."""
    values = outlook.cells(lines, seed, False)
    if most < 1 or outlook.finds:
        return values
    foresight = foresight_of(outlook)
    foreseen = [UNKNOWN if value == UNKNOWN else value - 1.0 for value in values]
    for cell in sorted(range(CELL_COUNT), key=values.__getitem__, reverse=True)[: min(most, MOST_TWICE)]:
        if values[cell] != UNKNOWN:
            foreseen[cell] = values[cell] - foresight.doubt_at(cell)
    return foreseen
