"""The solver against brute force in plain Python: every treasure and every corner, on boards laid at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import dedale
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.raw import dump
from dedale.labyrinth.solver import count_moves, fewest_turns, find
from dedale.labyrinth.tiles import EXTRA
from tests.labyrinth import slow_search
from tests.labyrinth.model import Maze, random_position
from tests.rules.labyrinth.table import ARROWS, CELLS, FIXED, TREASURES

BOARDS = 200 if dedale.compiled else 2
SHARES = 2
"""Boards are looked at in so many tests, side by side."""

TARGETS = (*TREASURES, "a1", "g1", "g7", "a7")[:: 1 if dedale.compiled else 9]
"""What is looked for on each board."""

CORNERS = {"a1": (0, 0), "g1": (0, 6), "g7": (6, 6), "a7": (6, 0)}


def some_board(pick: Random) -> tuple[Labyrinth, slow_search.Maze]:
    """A random board with one pawn anywhere and perhaps a barred arrow, for the solver and for the slow search."""
    position = random_position(pick)
    pawn, barred = pick.choice(CELLS), pick.choice([None, *ARROWS])
    given: dict[str, Any] = {"pawns": [pawn], "current": ["owl"], "barred": barred}
    texts = [text or FIXED[cell] for text, cell in zip(position["tiles"], CELLS, strict=True)]
    rows = [texts[first : first + 7] for first in range(0, 49, 7)]
    state = GAME.start(position | given, {"players": 1})
    return state, slow_search.maze(rows, position["extra"], pawn, barred)


def found_by(maze: slow_search.Maze, turns: int) -> Counter[str]:
    """For each treasure and corner, how many sequences of so many pushes reach it; all of them are tried."""
    total: Counter[str] = Counter()
    for after in slow_search.pushes(maze):
        reached = slow_search.walk(after.rows, after.pawns)
        if turns > 1:
            total += found_by(slow_search.Maze(after.rows, after.extra, reached, after.barred), turns - 1)
            continue
        total.update(treasure for row, column in reached if (treasure := after.rows[row][column].treasure))
        total.update(corner for corner, cell in CORNERS.items() if cell in reached)
    return total


def place_of(state: Labyrinth, target: str) -> int:
    """Where a treasure lies, or a corner is."""
    view = state.view(None)
    if target in CORNERS:
        return CELLS.index(target)
    return next((cell for cell, tile in enumerate(view.tiles) if tile.treasure == target), EXTRA)


def check(pick: Random, most: int) -> None:
    state, maze = some_board(pick)
    counted = [found_by(maze, turns) for turns in range(1, most + 1)]
    pawn = state.view(None).pawns[0]
    for target in TARGETS:
        place = place_of(state, target)
        turns, pushes, solutions, _ = fewest_turns(state, pawn, place, target in CORNERS, most, True)
        fewest = next((turns for turns in range(1, most + 1) if counted[turns - 1][target]), 0)
        assert (turns, len(pushes)) == (fewest, fewest)
        assert solutions == (counted[fewest - 1][target] if fewest else 0)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_all_targets_of_one_and_two_turns(share: int, luck: Random) -> None:
    for _ in range(BOARDS // SHARES):
        check(luck, 2)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_all_targets_of_three_turns(number: int, luck: Random) -> None:
    check(luck, 3 if dedale.compiled else 1)


def test_what_takes_more_turns_than_asked_for_is_not_found_and_solutions_are_counted_on_demand_only(
    luck: Random,
) -> None:
    seen: set[int] = set()
    while seen != {0, 1}:
        state, maze = some_board(luck)
        pawn = state.view(None).pawns[0]
        near = found_by(maze, 1)
        for target in (*TREASURES, *CORNERS):
            place = place_of(state, target)
            turns, pushes, solutions, floods = fewest_turns(state, pawn, place, target in CORNERS, 1, False)
            assert (turns, len(pushes), solutions) == (int(near[target] > 0), turns, 0)
            assert floods > 0
            seen.add(turns)


def test_a_treasure_that_is_pushed_out_and_in_again_is_known_by_the_place_where_it_lay() -> None:
    """The board of seed 6 was chosen: the bat at a2 is nearest by e2, which drops it out, and then in again at e6."""
    state, _ = some_board(Random(6))
    raw = dump(state)
    masks = (raw["north"], raw["east"], raw["south"], raw["west"])
    pawn, place = raw["pawns"][0], place_of(state, "bat")
    assert CELLS[place] == "a2"
    pushes, _, reached, _, _ = find(*masks, raw["extra"], raw["barred"], 1 << pawn, pawn, 1 << place, False, 2, False)
    assert [GAME.text(push).split()[1] for push in pushes] == ["e2", "e6"]
    assert reached == place


def test_the_moves_of_a_position_are_counted_as_the_model_counts_them(luck: Random) -> None:
    for _ in range(BOARDS):
        position, pawn = random_position(luck), luck.choice(CELLS)
        state = GAME.start(position | {"pawns": [pawn], "current": ["owl"]}, {"players": 1})
        moves = 0
        for arrow in ARROWS:
            for turn in range(4):
                maze = Maze(position, [pawn])
                maze.push(arrow, turn)
                moves += len(maze.moves(0))
        assert count_moves(state, CELLS.index(pawn)) == moves
