"""What a turn tells of the card that was sought: how likely each style of play makes it, for each card.

Somebody saw a player push and stop somewhere without a find. Of all turns that the player could have made instead, how
good was this one for each card? Four styles answer differently. CAREFUL goes where the card is within reach next time
whatever the next player pushes, DIRECT where it is if nobody else pushes, and NEAR as few rows and columns away from it
as can be. HURRIED does so too, but tries a few pushes only, with the tile as it lies; and often plays anyhow.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from dedale.bots.labyrinth.aims import FAR, distance
    from dedale.bots.labyrinth.cover import PUSH_COUNT, cover_each, pawns_after
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.board import CELL_COUNT, ENTRY, ONE, OUT, carried
    from dedale.labyrinth.kinds import NOTHING, TREASURE_COUNT
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers, push, reachable

    CAREFUL = 0
    DIRECT = 1
    NEAR = 2
    HURRIED = 3
    STYLES = 4
    STYLE_WEIGHTS = 96
    SLIP = [0.0] * STYLES

KEENNESS = 8.0
"""CAREFUL: a turn that leaves the card within reach after every push is likelier by e to this than one after none."""

RELISH = 0.3
"""CAREFUL: a find is worth so much more than a card within reach after every push."""

OVERSIGHT = 0.4
"""HURRIED: a push that ends a row or column further away is less likely by e to this: a nearer one was not tried."""

SLIP[0], SLIP[1], SLIP[2], SLIP[3] = 0.05, 0.03, 0.03, 0.5
"""By style: how often a turn is made anyhow all the same."""

MOST_KNOWN = 4096
"""So many turns are remembered, since every decision of a game asks again for those before it."""

_known: dict[tuple[object, ...], Evidence] = {}


@cython.final
@cython.cclass
class Evidence:
    """How likely a turn was, by style * 24 + card: 1 for what is as likely as any other turn."""

    likelihood: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.likelihood = [0.0] * STYLE_WEIGHTS


@cython.final
@cython.cclass
class Hindsight:
    """A turn without a find among all turns that could have been made, by style * 24 + card.

    `total` has the sum of their weights, `chosen` the weight of the one that was made, and `best` the best rank: where
    turns have a rank, those below the best weigh nothing.
    """

    here: State
    later: State
    turns: int
    ways: list[int]
    direct: list[int]
    covered: list[int]
    keen: list[float]
    alike: list[int]
    as_it_lies: bool
    nearest: list[int]
    as_near: list[int]
    total: list[float]
    chosen: list[float]
    best: list[int]

    if not cython.compiled:

        def __init__(self) -> None:
            self.turns = 0
            self.ways = [0] * (CELL_COUNT * TREASURE_COUNT)
            self.direct, self.covered = [0] * CELL_COUNT, [0] * CELL_COUNT
            self.keen = [0.0] * CELL_COUNT
            self.alike = [0] * (OUT + 1)
            self.as_it_lies = False
            self.nearest, self.as_near = [0] * (OUT + 1), [0] * (OUT + 1)
            self.total, self.chosen = [0.0] * STYLE_WEIGHTS, [0.0] * STYLE_WEIGHTS
            self.best = [0] * STYLE_WEIGHTS

    def weigh(self, before: State, after: State) -> None:
        """Compare the turn that led from one board to the next with all that could have been made."""
        self.turns = 0
        for index in range(STYLE_WEIGHTS):
            self.total[index] = self.chosen[index] = 0.0
            self.best[index] = -FAR
        mask = answers(before)
        for move in range(PUSH_COUNT):
            if mask >> move & 1:
                self.here.copy_from(before)
                push(self.here, move >> 2, move & 3)
                self.as_it_lies = move & 3 == 0
                self.look_at(after.pawns[before.seat] if same_board(self.here, after) else OUT)

    def look_at(self, stop: int) -> None:
        """Count the turns that end in `here`, on any cell within reach; the one that was made ended on the stop."""
        region = reachable(self.here)
        cover_each(self.here, region, self.direct)
        self.answer(region)
        if self.as_it_lies:
            self.look_for_the_nearest(region)
        for place in range(OUT + 1):
            self.alike[place] = 0
        bits = region
        while bits:
            cell = lowest_bit(bits)
            bits &= bits - 1
            for place in range(OUT + 1):
                self.alike[place] += self.direct[cell] >> place & 1
        bits = region
        while bits:
            cell = lowest_bit(bits)
            bits &= bits - 1
            self.count(cell, cell == stop)

    def look_for_the_nearest(self, region: int) -> None:
        """How near to each place one can end in `here`, and on how many cells that is so."""
        for place in range(OUT + 1):
            self.nearest[place] = FAR
            self.as_near[place] = 0
            bits = region
            while bits:
                steps = distance(lowest_bit(bits), ONE << place)
                bits &= bits - 1
                if steps < self.nearest[place]:
                    self.nearest[place] = steps
                    self.as_near[place] = 0
                self.as_near[place] += steps == self.nearest[place]

    def answer(self, region: int) -> None:
        """Try the pushes of the next player: after how many of them is each card within reach of each cell?"""
        bits = region
        while bits:
            cell = lowest_bit(bits)
            bits &= bits - 1
            for index in range(cell * TREASURE_COUNT, (cell + 1) * TREASURE_COUNT):
                self.ways[index] = 0
        replies = 0
        mask = answers(self.here)
        for reply in range(PUSH_COUNT):
            if mask >> reply & 1:
                replies += 1
                self.later.copy_from(self.here)
                push(self.later, reply >> 2, reply & 3)
                self.count_ways(region, reply >> 2)
        for count in range(replies + 1):
            self.keen[count] = exp(KEENNESS * (1.0 * count / replies - 1.0))

    def count_ways(self, region: int, arrow: int) -> None:
        """Count the cards within reach of each cell after a push by this arrow, which led to `later`."""
        bits = region
        cover_each(self.later, pawns_after(region, arrow), self.covered)
        while bits:
            cell = lowest_bit(bits)
            bits &= bits - 1
            to = carried(cell, arrow)
            if to == OUT:
                to = ENTRY[arrow]
            for place in range(OUT + 1):
                card = self.later.treasure[place]
                if card != NOTHING:
                    self.ways[cell * TREASURE_COUNT + card] += self.covered[to] >> place & 1

    def count(self, cell: int, made: bool) -> None:
        """Count the turn that ends on this cell of `here`, for every card."""
        self.turns += 1
        for place in range(OUT + 1):
            card = self.here.treasure[place]
            if card == NOTHING:
                continue
            found = place == cell
            if found:
                self.add(DIRECT, card, 2, 1.0, made)
            elif self.direct[cell] >> place & 1:
                self.add(DIRECT, card, 1, 1.0 / self.alike[place], made)
            else:
                self.add(DIRECT, card, 0, 1.0, made)
            steps = distance(cell, ONE << place)
            self.add(NEAR, card, -steps, 1.0, made)
            if self.as_it_lies and steps == self.nearest[place]:
                self.add(HURRIED, card, 0, exp(-OVERSIGHT * steps) / self.as_near[place], made)
            if found:
                self.add(CAREFUL, card, 0, exp(KEENNESS * RELISH), made)
            else:
                self.add(CAREFUL, card, 0, self.keen[self.ways[cell * TREASURE_COUNT + card]], made)

    def add(self, style: int, card: int, rank: int, weight: float, made: bool) -> None:
        """Count a turn of a style: those of a lower rank than another count for nothing."""
        index = style * TREASURE_COUNT + card
        if rank < self.best[index]:
            return
        if rank > self.best[index]:
            self.best[index] = rank
            self.total[index] = self.chosen[index] = 0.0
        self.total[index] += weight
        if made:
            self.chosen[index] = weight

    def conclude(self, evidence: Evidence) -> None:
        """Make the counts likelihoods."""
        for style in range(STYLES):
            for card in range(TREASURE_COUNT):
                index = style * TREASURE_COUNT + card
                share = 0.0
                if self.total[index] > 0:
                    share = self.turns * self.chosen[index] / self.total[index]
                evidence.likelihood[index] = SLIP[style] + (1.0 - SLIP[style]) * share


def same_board(one: State, other: State) -> bool:
    """Whether two boards have the same tiles, turned alike."""
    if one.north != other.north or one.east != other.east or one.extra != other.extra:
        return False
    return one.south == other.south and one.west == other.west


def evidence_of(before: State, after: State) -> Evidence:
    """What the turn between two boards tells: that of the seat that was to push in the first."""
    seat = before.seat
    turn = (
        *(before.north, before.east, before.south, before.west, before.extra, before.barred, before.pawns[seat]),
        *(after.north, after.east, after.south, after.west, after.extra, after.pawns[seat]),
        bytes(before.treasure[:50]),
    )
    known = _known.get(turn)
    if known is not None:
        return known
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    hindsight = Hindsight.__new__(Hindsight) if cython.compiled else Hindsight()
    hindsight.here = State()
    hindsight.later = State()
    evidence = Evidence.__new__(Evidence) if cython.compiled else Evidence()
    with cython.nogil:
        hindsight.weigh(before, after)
        hindsight.conclude(evidence)
    _known[turn] = evidence
    return evidence


def likelihoods(before: State, after: State) -> list[float]:
    """The likelihoods of the turn between two boards, by style * 24 + card."""
    evidence = evidence_of(before, after)
    return [evidence.likelihood[index] for index in range(STYLE_WEIGHTS)]
