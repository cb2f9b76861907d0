from __future__ import annotations

from random import Random

import pytest

from dedale.bots.labyrinth.cover import cover, sources
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.solving import tile_text
from dedale.labyrinth.tiles import CELLS, CORNERS, EXTRA, TREASURES, arrow_name, cell_name
from tests.labyrinth import slow_search


def anywhere(pick: Random) -> Labyrinth:
    """A dealt board with the pawn anywhere and any arrow barred, or none."""
    saved = GAME.new({"players": 1}, pick.getrandbits(32)).to_json()
    saved["pawns"] = [cell_name(pick.randrange(CELLS))]
    saved["barred"] = pick.choice([None, *map(arrow_name, range(12))])
    return GAME.from_json(saved)


def slow(state: Labyrinth, cell: int) -> slow_search.Maze:
    view = state.view(None)
    tiles = [tile_text(tile) for tile in view.tiles]
    board = [tiles[first : first + 7] for first in range(0, CELLS, 7)]
    return slow_search.maze(board, tile_text(view.extra), cell_name(cell), view.barred)


def place_of(state: Labyrinth, treasure: str) -> int:
    view = state.view(None)
    return [tile.treasure for tile in [*view.tiles, view.extra]].index(treasure)


def test_a_treasure_is_covered_if_a_plain_search_finds_it_in_one_turn(luck: Random) -> None:
    boards, in_all = 8, 0
    for _ in range(boards):
        state = anywhere(luck)
        pawn = state.view(None).pawns[0]
        covered = cover(state, 1 << pawn)
        found = {name for name in TREASURES if covered >> place_of(state, name) & 1}
        assert found == {name for name in TREASURES if slow_search.ways(slow(state, pawn), name, 1)}
        in_all += len(found)
    assert 0 < in_all < boards * len(TREASURES)


@pytest.mark.parametrize("board", range(3))
def test_a_place_is_reached_from_the_cells_that_cover_it(board: int, luck: Random) -> None:
    state = anywhere(luck)
    for place in range(EXTRA + 1):
        cells = sources(state, 1 << place, False)
        assert [cell for cell in range(CELLS) if cells >> cell & 1] == [
            cell for cell in range(CELLS) if cover(state, 1 << cell) >> place & 1
        ]


def test_home_stays_where_it_is(luck: Random) -> None:
    state = anywhere(luck)
    cells = sources(state, 1 << CORNERS["red"], True)
    assert [cell for cell in range(CELLS) if cells >> cell & 1] == [
        cell
        for cell in range(CELLS)
        if any((0, 0) in slow_search.walk(after.rows, after.pawns) for after in slow_search.pushes(slow(state, cell)))
    ]
