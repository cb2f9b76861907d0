from __future__ import annotations

import random
from threading import Thread
from typing import Any

import pytest

import dedale
from dedale.core.errors import UnknownSeat
from dedale.core.game import OVER
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.kinds import NOTHING
from dedale.labyrinth.proof import ways
from dedale.labyrinth.solver import find
from dedale.labyrinth.solving import HOME, NothingToSolve, Solution, alone, plan, sight_of_state, solve, tile_text
from dedale.labyrinth.tiles import CELLS, CORNERS, TREASURES, arrow_name, cell_name
from tests.labyrinth import slow_search


def dealt(seed: int, **options: Any) -> Labyrinth:
    return GAME.new({"players": 1} | options, seed)


def anywhere(seed: int) -> Labyrinth:
    """A solo game on a dealt board, with the pawn anywhere and any arrow barred, or none."""
    pick = random.Random(seed)
    saved = dealt(seed).to_json()
    saved["pawns"] = [cell_name(pick.randrange(CELLS))]
    saved["barred"] = pick.choice([None, *map(arrow_name, range(12))])
    return GAME.from_json(saved)


def slow(state: Labyrinth) -> slow_search.Maze:
    view = state.view(None)
    tiles = [tile_text(tile) for tile in view.tiles]
    board = [tiles[first : first + 7] for first in range(0, CELLS, 7)]
    return slow_search.maze(board, tile_text(view.extra), cell_name(view.pawns[0]), view.barred)


def play(state: Labyrinth, solution: Solution) -> None:
    for action in solution.actions:
        state.play(action)


@pytest.mark.parametrize("seed", range(40))
def test_the_solver_finds_what_brute_force_finds(seed: int) -> None:
    state = anywhere(seed)
    target = state.view(0).targets[0]
    assert target is not None
    found = solve(state, most=2)
    fewest = next((turns for turns in (1, 2) if slow_search.ways(slow(state), target, turns)), None)
    assert (len(found.turns) if found else None) == fewest


@pytest.mark.parametrize("seed", range(200))
def test_a_solution_can_be_played_and_takes_the_turns_that_it_says(seed: int) -> None:
    state = anywhere(seed)
    solution = solve(state)
    assert solution is not None
    assert solution.target == state.view(0).targets[0]
    play(state, solution)
    assert state.view(0).found == [[solution.target]]
    assert state.view(0).turns == len(solution.turns)


@pytest.mark.parametrize("seed", range(50))
def test_both_searches_count_the_same_solutions(seed: int) -> None:
    state = anywhere(seed)
    sight = sight_of_state(state, 0)
    tiles = [sum((mask >> cell & 1) << bit for bit, mask in enumerate(sight.masks)) for cell in range(CELLS)]
    for place, stays in [(sight.places[name], False) for name in ("skull", "owl", "bat")] + [(sight.home, True)]:
        pushes, _, _, solutions, _ = find(
            *sight.masks, sight.extra, sight.barred, sight.cells, sight.pawn, 1 << place, stays, 2, True
        )
        turns = len(pushes) or 3
        counted = [
            ways([*tiles, sight.extra], sight.pawn, place, stays, sight.barred, turn)
            for turn in (1, 2)
            if turn <= turns
        ]
        assert counted == [*[0] * (turns - 1), solutions][:2]


@pytest.mark.parametrize("seed", range(60))
def test_a_push_already_made_counts_as_the_first_turn(seed: int) -> None:
    state = anywhere(seed)
    state.play(random.Random(seed).choice(state.legal()))
    solution = solve(state)
    assert solution is not None
    assert solution.turns[0].push is None
    target = state.view(0).targets[0]
    assert target is not None
    at_once = slow_search.place_of(slow(state).rows, target) in slow_search.walk(slow(state).rows, slow(state).pawns)
    assert (len(solution.turns) == 1) == at_once
    play(state, solution)
    assert state.view(0).found == [[target]]
    assert state.view(0).turns == len(solution.turns)


@pytest.mark.parametrize("seed", range(40))
def test_after_the_last_treasure_the_target_is_home(seed: int) -> None:
    state = anywhere(seed)
    saved = state.to_json()
    card = saved["current"][0]
    saved |= {"current": [None], "found": [[card]], "left": [0], "options": saved["options"] | {"cards": 1}}
    home = GAME.from_json(saved)
    solution = solve(home)
    assert solution is not None
    assert solution.target == HOME
    play(home, solution)
    assert home.turn == OVER
    assert home.view(0).pawns == [CORNERS["red"]]


def test_a_treasure_on_the_extra_tile_is_pushed_in() -> None:
    seed = next(seed for seed in range(1000) if dealt(seed).view(0).targets[0] == dealt(seed).view(0).extra.treasure)
    state = dealt(seed)
    solution = solve(state)
    assert solution is not None
    play(state, solution)
    assert state.view(0).found == [[solution.target]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("young", [False, True])
def test_an_answer_depends_only_on_what_the_seat_may_know(players: int, young: bool) -> None:
    for seed in range(10):
        state = GAME.new({"players": players, "young": young}, seed)
        for seat in range(players):
            found = solve(state, seat)
            assert found is not None
            assert found.seat == seat
            assert solve(state.view(seat)) == found
            assert all(solve(state.sample(seat, other), seat) == found for other in range(3))


def test_without_a_seat_it_is_the_one_whose_turn_it_is() -> None:
    state = GAME.new({"players": 4, "first": 2}, 1)
    assert solve(state) == solve(state, 2)


def test_any_treasure_and_home_can_be_named() -> None:
    view = GAME.new({"players": 2}, 4).view(None)
    for target in (*TREASURES, HOME):
        found = solve(view, 1, target=target)
        assert found is not None
        assert found.target == target


def test_beyond_the_turns_asked_for_there_is_no_solution() -> None:
    seed = next(seed for seed in range(1000) if len(_turns(solve(anywhere(seed)))) == 3)
    assert [solve(anywhere(seed), most=most) is None for most in (1, 2, 3)] == [True, True, False]


def _turns(solution: Solution | None) -> list[Any]:
    return [] if solution is None else solution.turns


@pytest.mark.parametrize("seed", range(20))
def test_the_young_players_nearest_treasure_is_the_nearest_of_all(seed: int) -> None:
    state = dealt(seed, young=True, cards=4)
    nearest = solve(state)
    assert nearest is not None
    each = {name: len(_turns(solve(state, target=name))) for name in state.view(0).open[0]}
    assert len(nearest.turns) == min(each.values()) == each[nearest.target]
    play(state, nearest)
    assert state.view(0).found == [[nearest.target]]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("width", [1, 8])
def test_a_plan_finds_every_treasure_and_comes_home(seed: int, width: int) -> None:
    state = dealt(seed, young=True, cards=6)
    made = plan(state, width=width)
    assert made is not None
    for leg in made.legs:
        shortest = solve(state, target=leg.target)
        assert shortest is not None
        assert len(leg.turns) == len(shortest.turns)
        play(state, leg)
    assert state.turn == OVER
    assert state.view(0).turns == len(made.turns) >= 7
    assert made.legs[-1].target == HOME


def test_a_plan_begins_with_the_move_that_is_due_and_is_for_one_seat_alone() -> None:
    state = GAME.new({"players": 3, "young": True, "cards": 3, "first": 1}, 5)
    state.play(state.legal()[3])
    for seat in range(3):
        made = plan(state, seat)
        assert made is not None
        assert made.seat == seat
        assert (made.turns[0].push is None) == (seat == 1)
        assert plan(state.view(seat)) == made
        played = alone(state.view(None), seat)
        for action in made.actions:
            played.play(action)
        assert played.turn == OVER


def test_a_leg_that_is_too_long_leaves_no_plan() -> None:
    plans = [plan(dealt(seed, young=True, cards=12), most=1, width=1) for seed in range(10)]
    assert None in plans


@pytest.mark.parametrize("most", [0, 9, "3", True])
def test_a_search_that_is_too_deep_is_refused(most: int) -> None:
    with pytest.raises(NothingToSolve, match="1 to 8 turns"):
        solve(dealt(1), most=most)


def test_what_is_not_known_is_refused() -> None:
    state = GAME.new({"players": 2}, 1)
    with pytest.raises(NothingToSolve, match="not known here"):
        solve(state.view(0), 1)
    with pytest.raises(NothingToSolve, match="not known here"):
        solve(state.view(None))
    with pytest.raises(NothingToSolve, match="no target 'chalice'"):
        solve(state, target="chalice")
    with pytest.raises(NothingToSolve, match="young players"):
        plan(state)
    with pytest.raises(UnknownSeat):
        solve(state, 2)
    with pytest.raises(NothingToSolve, match="not known here"):
        solve(GAME.new({"players": 2}))


def test_no_arrow_is_barred_where_the_state_says_so() -> None:
    assert sight_of_state(dealt(1), 0).barred == NOTHING


def test_others_may_work_while_a_search_goes_on() -> None:
    sight = sight_of_state(dealt(1), 0)
    never = 1 << CELLS
    deep = 5 if dedale.compiled else 3
    rest = (sight.extra, sight.barred, sight.cells, sight.pawn, never, True, deep, False)
    search = Thread(target=find, args=(*sight.masks, *rest))
    search.start()
    meanwhile = 0
    while search.is_alive():
        meanwhile += 1
    assert meanwhile > 100
