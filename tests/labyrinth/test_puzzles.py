from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import dedale
from dedale.core.errors import DedaleError
from dedale.labyrinth.game import GAME
from dedale.labyrinth.puzzles import (
    GRADES,
    LARGEST_SEED,
    SHIPPED,
    Puzzle,
    UnknownPuzzle,
    grade,
    is_proved,
    make,
    numbered,
    shipped,
)
from tests.build.source_tree import run
from tests.labyrinth import slow_search
from tests.luck import luck_of, seed_of
from tools.puzzles import SHARES, written

PUZZLES = shipped()
BY_TURNS = {turns: [puzzle for puzzle in PUZZLES if puzzle.fewest == turns] for turns in (1, 2, 3, 4)}
# Uncompiled, the second search takes minutes for a puzzle of four turns.
PROVABLE = PUZZLES if dedale.compiled else [*BY_TURNS[1], *BY_TURNS[2][:10]]


def name(puzzle: Puzzle) -> str:
    return puzzle.id


def slow(puzzle: Puzzle) -> slow_search.Maze:
    return slow_search.maze(puzzle.board, puzzle.extra, puzzle.pawn, puzzle.barred)


def test_a_hundred_puzzles_come_with_the_game_in_the_shares_agreed_on() -> None:
    assert len(PUZZLES) == 100
    assert {turns: len(found) for turns, found in BY_TURNS.items()} == {1: 20, 2: 40, 3: 30, 4: 10}
    for turns, puzzles in BY_TURNS.items():
        assert Counter(puzzle.grade for puzzle in puzzles) == SHARES[turns]


def test_they_go_from_few_turns_to_many_and_from_many_solutions_to_few() -> None:
    assert sorted(PUZZLES, key=lambda puzzle: (puzzle.fewest, -puzzle.solutions, puzzle.seed)) == PUZZLES
    assert len({puzzle.id for puzzle in PUZZLES}) == 100
    assert numbered(1) == PUZZLES[0]
    assert numbered(100) == PUZZLES[-1]


def test_the_file_is_laid_out_as_the_tool_writes_it() -> None:
    assert SHIPPED.read_text() == written(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_the_solution_finds_the_treasure_in_the_game_itself(puzzle: Puzzle) -> None:
    state = puzzle.start()
    assert state.view(0).targets == [puzzle.target]
    for number, text in enumerate(puzzle.solution, start=1):
        assert state.view(0).found == [[]]
        assert text.split()[0] == state.kind == ("push" if number % 2 else "move")
        state.play(GAME.action(text))
    assert state.view(0).found == [[puzzle.target]]
    assert state.view(0).turns == puzzle.fewest


@pytest.mark.parametrize("puzzle", BY_TURNS[1] + BY_TURNS[2], ids=name)
def test_puzzles_of_one_and_two_turns_are_proved_wholly_by_the_slow_search(puzzle: Puzzle) -> None:
    counted = [slow_search.ways(slow(puzzle), puzzle.target, turns) for turns in range(1, puzzle.fewest + 1)]
    assert counted == [*[0] * (puzzle.fewest - 1), puzzle.solutions]


@pytest.mark.parametrize("puzzle", BY_TURNS[3], ids=name)
def test_the_slow_search_finds_no_shorter_way_in_puzzles_of_three_turns(puzzle: Puzzle) -> None:
    assert [slow_search.ways(slow(puzzle), puzzle.target, turns) for turns in (1, 2)] == [0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", BY_TURNS[3][::6], ids=name)
def test_the_slow_search_counts_as_many_solutions_of_some_puzzles_of_three_turns(puzzle: Puzzle) -> None:
    assert slow_search.ways(slow(puzzle), puzzle.target, 3) == puzzle.solutions


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PROVABLE, ids=name)
def test_the_second_search_proves_the_turns_and_the_solutions(puzzle: Puzzle) -> None:
    assert is_proved(puzzle)


@pytest.mark.parametrize("change", [{"solutions": 1}, {"fewest": 1}, {"fewest": 3}, {"target": "skull"}], ids=str)
def test_a_puzzle_that_claims_something_wrong_is_not_proved(change: dict[str, int | str]) -> None:
    puzzle = next(puzzle for puzzle in BY_TURNS[2] if puzzle.target != "skull")
    assert is_proved(puzzle)
    assert not is_proved(msgspec.structs.replace(puzzle, **change))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_no_puzzle_is_a_mere_walk(puzzle: Puzzle) -> None:
    maze = slow(puzzle)
    assert slow_search.place_of(maze.rows, puzzle.target) not in slow_search.walk(maze.rows, maze.pawns)


@pytest.mark.parametrize("puzzle", luck_of("puzzles").sample([*BY_TURNS[1], *BY_TURNS[2], *BY_TURNS[3]], 12), ids=name)
def test_a_puzzle_follows_from_its_turns_and_its_seed(puzzle: Puzzle) -> None:
    assert make(puzzle.fewest, puzzle.seed) == puzzle


@pytest.mark.slow
def test_a_puzzle_of_four_turns_is_found_and_its_search_tells_how_far_it_is() -> None:
    easiest = min(BY_TURNS[4], key=lambda puzzle: puzzle.seed) if dedale.compiled else BY_TURNS[3][0]
    told: list[int] = []
    assert make(easiest.fewest, easiest.seed, told.append) == easiest
    assert told == list(range(len(told)))


@pytest.mark.parametrize("seed", [0, seed_of("puzzle"), LARGEST_SEED])
@pytest.mark.parametrize("turns", [1, 2])
def test_new_puzzles_are_as_well_proved_as_the_shipped_ones(turns: int, seed: int) -> None:
    puzzle = make(turns, seed)
    assert puzzle.id == f"{turns}-{seed}"
    assert is_proved(puzzle)
    assert slow_search.ways(slow(puzzle), puzzle.target, turns) == puzzle.solutions


def test_more_solutions_make_a_puzzle_no_harder() -> None:
    order = ["easy", "medium", "hard"]
    for turns in GRADES:
        grades = [order.index(grade(turns, solutions)) for solutions in range(1, 1000)]
        assert grades == sorted(grades, reverse=True)


@pytest.mark.parametrize("turns", [0, 5, -1, "2", 2.0, None, True])
def test_there_is_no_puzzle_of_other_turns(turns: int) -> None:
    with pytest.raises(UnknownPuzzle, match="from 1 to 4"):
        make(turns, 1)


@pytest.mark.parametrize("seed", [-1, 2**64, "1", None])
def test_there_is_no_puzzle_of_other_seeds(seed: int) -> None:
    with pytest.raises(UnknownPuzzle, match="from 0 to 18446744073709551615"):
        make(1, seed)


@pytest.mark.parametrize("number", [0, 101, "1"])
def test_there_is_no_puzzle_of_other_numbers(number: int) -> None:
    with pytest.raises(DedaleError, match="from 1 to 100"):
        numbered(number)


MADE = """
import sys
import msgspec
from dedale.labyrinth.puzzles import is_proved, make
made = [make(turns, int(sys.argv[1])) for turns in (1, 2)]
print([(msgspec.json.encode(puzzle).decode(), is_proved(puzzle)) for puzzle in made])
"""


def test_both_forms_of_the_core_make_and_prove_the_same_puzzles() -> None:
    seed = str(seed_of("two forms"))
    assert run(MADE, seed, DEDALE_UNCOMPILED="1") == run(MADE, seed)
