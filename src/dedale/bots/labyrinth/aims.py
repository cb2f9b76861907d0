"""The two plain ways to a target: to end as near to it as can be, and in the fewest turns."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.cover import PUSH_COUNT
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.labyrinth.board import ONE, OUT
    from dedale.labyrinth.kinds import MOVE, NOTHING, PUSHES
    from dedale.labyrinth.solver import LineSearch
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers, push, reachable

    FAR = 100


def sought(s: State, seat: int) -> int:
    """The places of what a seat looks for: its treasure, its open treasures, or its home."""
    if not s.left[seat]:
        return ONE << s.homes[seat]
    places = ONE - 1
    for place in range(OUT + 1):
        card = s.treasure[place]
        if card == NOTHING:
            continue
        if card == s.current[seat] or s.open_cards[seat] >> card & 1 == 1:
            places |= ONE << place
    return places


def distance(cell: int, places: int) -> int:
    """The rows and columns between a cell and the nearest of some places on the board."""
    best = FAR
    while places:
        place = lowest_bit(places)
        places &= places - 1
        if place != OUT:
            best = min(best, abs(cell // 7 - place // 7) + abs(cell % 7 - place % 7))
    return best


def nearest(s: State, seed: int) -> int:
    """The action of the seat to decide that lets it end nearest to its target; one of the best at random."""
    return nearest_of(s, seed, answers(s))


def nearest_of(s: State, seed: int, pushes: int) -> int:
    """The same among these pushes only."""
    return nearest_in(s, State(), seed, pushes)


def nearest_in(s: State, after: State, seed: int, pushes: int) -> int:
    """The same, with room for a state to try a push in."""
    if s.pending == MOVE:
        pushes = ONE
    rng = scramble(seed)
    best = FAR + 1
    ties = 0
    chosen = 0
    for move in range(PUSH_COUNT):
        if not pushes >> move & 1:
            continue
        after.copy_from(s)
        if s.pending != MOVE:
            push(after, move >> 2, move & 3)
        places = sought(after, s.seat)
        cells = reachable(after)
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            steps = distance(cell, places)
            if steps > best:
                continue
            if steps < best:
                best = steps
                ties = 0
            ties += 1
            rng = (rng + GAMMA) & M64
            if below(scramble(rng), ties) == 0:
                chosen = PUSHES + cell if s.pending == MOVE else move
    return chosen


def shortest(s: State, most: int) -> int:
    """The action of the seat to decide that begins one of its shortest ways to its target if nobody else pushes.

    -1 if that takes more than so many turns.
    """
    return shortest_in(s, LineSearch.__new__(LineSearch) if cython.compiled else LineSearch(), most)


def shortest_in(s: State, search: LineSearch, most: int) -> int:
    """The same, with a search to look for it."""
    places = sought(s, s.seat)
    moving = s.pending == MOVE
    cells = reachable(s) if moving else ONE << s.pawns[s.seat]
    if moving and cells & places:
        return PUSHES + lowest_bit(cells & places)
    search.north[0] = s.north
    search.east[0] = s.east
    search.south[0] = s.south
    search.west[0] = s.west
    search.extra[0] = s.extra
    search.barred[0] = s.barred
    search.cells[0] = cells
    search.targets[0] = places
    search.stays = not s.left[s.seat]
    turns = search.fewest(most - 1 if moving else most)
    if not turns:
        return -1
    search.retrace(turns, s.pawns[s.seat])
    if moving:
        return PUSHES + search.stands[0]
    return search.pushes[1]
