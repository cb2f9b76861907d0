"""Labyrinth: move generation against the C++ limit, the solver, and random playouts."""

from __future__ import annotations

import random
import time
from statistics import median, quantiles

import dedale
from bench import limit
from bench.clones import core_loop
from bench.measure import rate, row
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.solver import count_moves, fewest_turns
from dedale.labyrinth.solving import sight_of_state, solve
from dedale.labyrinth.tiles import CELLS

CORE_LOOP = """
from dedale.labyrinth.game cimport Labyrinth
from dedale.labyrinth.solver cimport count_moves

def count_often(list boards, int rounds):
    cdef Labyrinth board
    cdef int pawn, _
    for _ in range(rounds):
        for board, pawn in boards:
            count_moves(board, pawn)
    return rounds * len(boards)
"""

BOARDS = 1_000 if dedale.compiled else 20
POSITIONS = 20_000 if dedale.compiled else 50
VARIANTS: dict[str, dict[str, object]] = {
    "solo, 24 cards": {"players": 1},
    "two players, 12 cards": {"players": 2},
    "four players, 6 cards": {"players": 4},
    "two young players, 12 cards": {"players": 2, "young": True},
}


def boards() -> list[tuple[Labyrinth, int]]:
    """Random boards, each with a pawn on a random cell."""
    pick = random.Random(1)
    return [(GAME.new({"players": 1}, seed), pick.randrange(CELLS)) for seed in range(BOARDS)]


def generations(found: list[tuple[Labyrinth, int]]) -> float:
    """Boards a second for which every arrow, every turn and every cell then reachable is counted, inside the core."""
    if not dedale.compiled:
        return rate(lambda: sum(count_moves(board, pawn) > 0 for board, pawn in found))
    loop = core_loop(CORE_LOOP)
    return rate(lambda: loop.count_often(found, 20), 9)


def search_times() -> tuple[list[float], list[float]]:
    """Microseconds of each search on random positions: inside the core, and as `solve` answers it."""
    pick = random.Random(2)
    inside: list[float] = []
    answered: list[float] = []
    for seed in range(POSITIONS):
        state = GAME.new({"players": 1}, seed)
        sight = sight_of_state(state, 0)
        place, pawn = sight.places[sight.sought[0]], pick.randrange(CELLS)
        start = time.perf_counter()
        fewest_turns(state, pawn, place, False, 4, False)
        inside.append((time.perf_counter() - start) * 1e6)
        start = time.perf_counter()
        solve(state)
        answered.append((time.perf_counter() - start) * 1e6)
    return inside, answered


def playing(options: dict[str, object]) -> tuple[float, float]:
    """Games and turns a second of random play from the deal on; a turn is two decisions."""
    games = 300 if dedale.compiled else 1
    start = GAME.new(options)
    turns = start.playouts(games, 42)[1] // 2
    played = rate(lambda: start.playouts(games, 42)[1] // 2)
    return played * games / turns, played


def main() -> None:
    found = boards()
    best = limit.figures()
    made = generations(found)
    ratio = made / best["movegens"] if best else None
    row("full move generation, 48 floods each", made, "boards/s", ratio, "C++", "0.8")
    inside, answered = search_times()
    row("solver, median", median(inside), "µs", wanted="under 100")
    row("solver, 99 of 100 are under", quantiles(inside, n=100)[-1], "µs", wanted="under 15,000")
    row("solver, the longest", max(inside), "µs")
    row("solve(state) from Python, median", median(answered), "µs")
    row("solve(state) from Python, 99 of 100 are under", quantiles(answered, n=100)[-1], "µs")
    for name, options in VARIANTS.items():
        games, turns = playing(options)
        row(f"random playouts, {name}", games, "games/s")
        row("", turns, "turns/s")
