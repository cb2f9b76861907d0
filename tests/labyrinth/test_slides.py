"""Pushes, legal actions, previews and paths, compared with the plain model on random boards."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import dedale
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.view import TileView
from tests.labyrinth.model import Maze, random_position
from tests.rules.labyrinth.table import ARROWS, CELLS, TREASURES

BOARDS = 60 if dedale.compiled else 6
TURNS = 100 if dedale.compiled else 15


def texts(tiles: list[TileView]) -> list[str]:
    return [" ".join(part for part in (tile.sides, tile.treasure) if part) for tile in tiles]


def same(state: Labyrinth, maze: Maze) -> None:
    """The board of the rules and that of the model are equal: tiles, treasures, pawns, the barred arrow."""
    view = state.view(None)
    assert texts(view.tiles) == maze.tiles()
    assert texts([view.extra]) == [str(maze.extra)]
    assert [CELLS[pawn] for pawn in view.pawns] == [maze.pawn(seat) for seat in range(state.seats)]
    assert view.barred == maze.barred


def board(pick: Random, players: int = 4) -> tuple[dict[str, Any], list[str]]:
    """A random board with pawns anywhere, often together."""
    some = pick.sample(CELLS, 3)
    return random_position(pick), [pick.choice(some) for _ in range(players)]


def both(pick: Random, players: int = 4) -> tuple[Labyrinth, Maze]:
    """A random position, in the rules and in the model."""
    position, pawns = board(pick, players)
    current = pick.sample(TREASURES, players)
    state = GAME.start(position | {"pawns": pawns, "current": current}, {"players": players})
    return state, Maze(position, pawns)


def test_all_48_pushes_slide_as_lists_do(luck: Random) -> None:
    for _ in range(BOARDS):
        position, pawns = board(luck)
        game = {"pawns": pawns, "current": TREASURES[:4]}
        start = GAME.start(position | game, {"players": 4})
        for arrow in ARROWS:
            for turn in range(4):
                maze = Maze(position, pawns)
                maze.push(arrow, turn)
                state = start.clone()
                state.apply(GAME.action(f"push {arrow} {turn}"))
                same(state, maze)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_long_game_stays_equal_to_the_model(players: int, number: int, luck: Random) -> None:
    state, maze = both(luck, players)
    state.reseed(luck.getrandbits(64))
    for turn in range(TURNS):
        seat = turn % players
        assert [GAME.text(action) for action in state.legal()] == maze.pushes()
        arrow, times = (push := luck.choice(maze.pushes())).split()[1:]
        state.play(GAME.action(push))
        maze.push(arrow, int(times))
        same(state, maze)
        assert [GAME.text(action) for action in state.legal()] == maze.moves(seat)
        assert [CELLS[cell] for cell in state.view(None).reachable] == [text.split()[1] for text in maze.moves(seat)]
        move = luck.choice(maze.moves(seat))
        state.play(GAME.action(move))
        maze.move(seat, move.split()[1])
        same(state, maze)


@pytest.mark.parametrize("number", range(10))
def test_a_preview_is_what_the_push_does_and_changes_nothing(number: int, luck: Random) -> None:
    state, _ = both(luck)
    before = state.to_json()
    for action in state.legal():
        preview = state.preview(action)
        assert state.to_json() == before
        after = state.clone()
        after.play(action)
        view = after.view(None)
        assert (preview.tiles, preview.extra, preview.pawns) == (view.tiles, view.extra, view.pawns)
        assert (preview.barred, preview.reachable) == (view.barred, view.reachable)


def test_a_preview_of_a_push_that_is_not_allowed_is_refused(luck: Random) -> None:
    state, _ = both(luck)
    state.play(GAME.action("push nb 0"))
    state.play(state.legal()[0])
    with pytest.raises(dedale.IllegalAction):
        state.preview(GAME.action("push sb 0"))


def test_a_path_walks_along_open_corridors_and_is_shortest(luck: Random) -> None:
    for _ in range(BOARDS // 3):
        state, maze = both(luck)
        for start in range(49):
            steps = maze.distances(CELLS[start])
            for goal in range(49):
                path = [CELLS[cell] for cell in state.path(start, goal)]
                if CELLS[goal] not in steps:
                    assert path == []
                    continue
                assert (path[0], path[-1], len(path)) == (CELLS[start], CELLS[goal], steps[CELLS[goal]] + 1)
                assert all(there in maze.neighbours(here) for here, there in pairwise(path))


def test_only_a_push_has_a_preview(luck: Random) -> None:
    state = GAME.new({"players": 1}, seed=luck.getrandbits(32))
    state.play(state.legal()[0])
    before = state.to_json()
    with pytest.raises(dedale.IllegalAction, match="Only a push can be looked at beforehand"):
        state.preview(state.legal()[0])
    assert state.to_json() == before


@pytest.mark.parametrize(("start", "goal"), [(-1, 0), (0, 49), (0, 99)])
def test_a_path_leads_from_cell_to_cell(start: int, goal: int, luck: Random) -> None:
    with pytest.raises(dedale.BadPosition, match="In the path: expected a whole number from 0 to 48"):
        GAME.new({"players": 1}, seed=luck.getrandbits(32)).path(start, goal)
