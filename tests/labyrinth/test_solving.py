from __future__ import annotations

import sys
from itertools import count
from threading import Event, Thread
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
from tests.luck import luck_of, seed_of

NEVER = 1_000
"""Seconds until a thread is made to let another one go on."""
TRIES = 50
"""A thread that may go on need not be given a core at once on a busy machine."""


def dealt(number: int, **options: Any) -> Labyrinth:
    """One of the deals of this run."""
    return GAME.new({"players": 1} | options, seed_of("deal", number))


def anywhere(number: int) -> Labyrinth:
    """A solo game on a dealt board, with the pawn anywhere and any arrow barred, or none."""
    pick = luck_of("anywhere", number)
    saved = dealt(number).to_json()
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


def test_the_solver_finds_what_brute_force_finds() -> None:
    for number in range(40):
        state = anywhere(number)
        target = state.view(0).targets[0]
        assert target is not None
        found = solve(state, most=2)
        fewest = next((turns for turns in (1, 2) if slow_search.ways(slow(state), target, turns)), None)
        assert (len(found.turns) if found else None) == fewest


def test_a_solution_can_be_played_and_takes_the_turns_that_it_says() -> None:
    for number in range(200):
        state = anywhere(number)
        solution = solve(state)
        assert solution is not None
        assert solution.target == state.view(0).targets[0]
        play(state, solution)
        assert state.view(0).found == [[solution.target]]
        assert state.view(0).turns == len(solution.turns)


def test_both_searches_count_the_same_solutions() -> None:
    for number in range(50):
        state = anywhere(number)
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


def test_a_push_already_made_counts_as_the_first_turn() -> None:
    for number in range(60):
        state = anywhere(number)
        state.play(luck_of("push", number).choice(state.legal()))
        solution = solve(state)
        assert solution is not None
        assert solution.turns[0].push is None
        target = state.view(0).targets[0]
        assert target is not None
        at_once = slow_search.place_of(slow(state).rows, target) in slow_search.walk(
            slow(state).rows, slow(state).pawns
        )
        assert (len(solution.turns) == 1) == at_once
        play(state, solution)
        assert state.view(0).found == [[target]]
        assert state.view(0).turns == len(solution.turns)


def test_after_the_last_treasure_the_target_is_home() -> None:
    for number in range(40):
        state = anywhere(number)
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
    dealt_boards = map(dealt, count())
    state = next(state for state in dealt_boards if state.view(0).targets[0] == state.view(0).extra.treasure)
    solution = solve(state)
    assert solution is not None
    play(state, solution)
    assert state.view(0).found == [[solution.target]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("young", [False, True])
def test_an_answer_depends_only_on_what_the_seat_may_know(players: int, young: bool) -> None:
    for number in range(10):
        state = GAME.new({"players": players, "young": young}, seed_of(players, young, number))
        for seat in range(players):
            found = solve(state, seat)
            assert found is not None
            assert found.seat == seat
            assert solve(state.view(seat)) == found
            assert all(solve(state.sample(seat, other), seat) == found for other in range(3))


def test_without_a_seat_it_is_the_one_whose_turn_it_is() -> None:
    state = GAME.new({"players": 4, "first": 2}, seed_of("turn"))
    assert solve(state) == solve(state, 2)


def test_any_treasure_and_home_can_be_named() -> None:
    view = GAME.new({"players": 2}, seed_of("targets")).view(None)
    for target in (*TREASURES, HOME):
        found = solve(view, 1, target=target)
        assert found is not None
        assert found.target == target


def test_beyond_the_turns_asked_for_there_is_no_solution() -> None:
    state = next(state for state in map(anywhere, count()) if len(_turns(solve(state))) == 3)
    assert [solve(state, most=most) is None for most in (1, 2, 3)] == [True, True, False]


def _turns(solution: Solution | None) -> list[Any]:
    return [] if solution is None else solution.turns


def test_the_young_players_nearest_treasure_is_the_nearest_of_all() -> None:
    for number in range(20):
        state = dealt(number, young=True, cards=4)
        nearest = solve(state)
        assert nearest is not None
        each = {name: len(_turns(solve(state, target=name))) for name in state.view(0).open[0]}
        assert len(nearest.turns) == min(each.values()) == each[nearest.target]
        play(state, nearest)
        assert state.view(0).found == [[nearest.target]]


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("width", [1, 8])
def test_a_plan_finds_every_treasure_and_comes_home(number: int, width: int) -> None:
    state = dealt(number, young=True, cards=6)
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
    state = GAME.new({"players": 3, "young": True, "cards": 3, "first": 1}, seed_of("plan"))
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
    assert any(plan(dealt(number, young=True, cards=12), most=1, width=1) is None for number in range(10))


@pytest.mark.parametrize("most", [0, 9, "3", True])
def test_a_search_that_is_too_deep_is_refused(most: int) -> None:
    with pytest.raises(NothingToSolve, match="1 to 8 turns"):
        solve(dealt(1), most=most)


def test_what_is_not_known_is_refused() -> None:
    state = GAME.new({"players": 2}, seed_of("unknown"))
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


@pytest.mark.skipif(not dedale.compiled, reason="only the compiled search lets others go on")
def test_others_may_work_while_a_search_goes_on() -> None:
    """Nobody takes turns here unless a thread lets go of Python by itself: so whoever goes on was let by the search."""
    sight = sight_of_state(dealt(1), 0)
    never = 1 << CELLS

    def others_go_on() -> bool:
        begun, ended = Event(), Event()

        def search() -> None:
            begun.set()
            find(*sight.masks, sight.extra, sight.barred, sight.cells, sight.pawn, never, True, 5, False)
            ended.set()

        searching = Thread(target=search)
        searching.start()
        begun.wait()
        meanwhile = not ended.is_set()
        searching.join()
        return meanwhile

    before = sys.getswitchinterval()
    sys.setswitchinterval(NEVER)
    try:
        assert any(others_go_on() for _ in range(TRIES))
    finally:
        sys.setswitchinterval(before)
