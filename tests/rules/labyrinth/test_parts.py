"""The parts: board, treasures, corners, tiles."""

from __future__ import annotations

import pytest

from dedale.core.errors import BadOptions
from tests.rules.labyrinth.table import CELLS, FIXED, FREE, IN_ORDER, LOOSE, TREASURES, at, dealt, new


@pytest.mark.clause("LAB-PARTS-1")
def test_sixteen_cells_are_fixed_and_33_take_loose_tiles() -> None:
    table = new()
    lying = [cell for cell, tile in table.tiles().items() if tile]
    assert lying == [cell for cell in CELLS if cell[0] in "aceg" and cell[1] in "1357"]
    for laid, cell in enumerate(FREE):
        assert (table.kind, table.tile(cell)) == ("tile", "")
        table.comes(IN_ORDER[laid])
        assert table.tile(cell)
    assert table.kind == "card"
    assert table.extra() == "T princess"


@pytest.mark.clause("LAB-PARTS-1")
def test_the_board_has_seven_rows_of_seven_cells() -> None:
    assert len(dealt().view(None).tiles) == 49 == len(CELLS)


@pytest.mark.clause("LAB-PARTS-2")
def test_there_is_a_card_for_each_of_24_treasures() -> None:
    assert dealt().outcomes() == {f"card {treasure}": 1 for treasure in TREASURES}


@pytest.mark.clause("LAB-PARTS-2")
def test_twelve_treasures_are_on_fixed_tiles_and_twelve_on_loose_ones() -> None:
    table = dealt()
    tiles = table.tiles()
    on_fixed = [name for cell in FIXED for name in tiles[cell].split()[1:]]
    on_loose = [name for tile in (*(tiles[cell] for cell in FREE), table.extra()) for name in tile.split()[1:]]
    assert sorted(on_fixed) == sorted(TREASURES[:12])
    assert sorted(on_loose) == sorted(TREASURES[12:])


@pytest.mark.clause("LAB-PARTS-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_pawn_starts_on_the_corner_that_is_its_home(players: int) -> None:
    table = dealt(players=players)
    view = table.view(None)
    assert view.pawns == view.homes == [CELLS.index(cell) for cell in table.pawns().split()]
    assert len(view.homes) == players
    assert all(CELLS[home] in ("a1", "g1", "g7", "a7") for home in view.homes)


@pytest.mark.clause("LAB-PARTS-3")
def test_each_of_four_pawns_wins_on_its_own_corner_only() -> None:
    for seat, corner in enumerate(["a1", "g1", "g7", "a7"]):
        for cell in ("a1", "g1", "g7", "a7"):
            found = ["skull", "sword", "gold", "keys"]
            table = at(players=4, cards=1, pawns=" ".join([cell] * 4), current="- - - -", found=found, seat=seat)
            table.do("push nd 0", f"move {cell}")
            assert table.winner == (seat if cell == corner else None)


@pytest.mark.clause("LAB-PARTS-4")
@pytest.mark.parametrize(("cell", "tile"), FIXED.items())
def test_a_fixed_tile(cell: str, tile: str) -> None:
    assert new().tile(cell) == tile


@pytest.mark.clause("LAB-PARTS-5")
def test_the_box_holds_34_loose_tiles() -> None:
    ways = {"I": 2, "L": 4, "T": 4}
    weights = {
        f"{loose.split()[-1]} {turn}": count * 4 // ways[loose[0]]
        for loose, count in LOOSE.items()
        for turn in range(ways[loose[0]])
    }
    assert new().outcomes() == weights
    assert sum(LOOSE.values()) == 34


@pytest.mark.clause("LAB-PARTS-5")
@pytest.mark.parametrize("loose", LOOSE)
def test_a_loose_tile_has_its_shape_and_treasure_in_every_turn(loose: str) -> None:
    shape, *treasure = loose.split()
    name = "".join(treasure) or shape
    forms = {"I": ["NS", "EW"], "L": ["NE", "ES", "SW", "NW"], "T": ["NES", "ESW", "NSW", "NEW"]}[shape]
    for turn, sides in enumerate(forms):
        assert new().comes(f"{name} {turn}").tile("b1") == " ".join([sides, *treasure])


@pytest.mark.clause("LAB-PARTS-5")
def test_a_tile_laid_is_no_longer_in_the_box() -> None:
    table = new().comes("owl 3")
    assert not [text for text in table.outcomes() if text.startswith("owl")]
    assert table.comes("I 1").outcomes()["I 0"] == 24


@pytest.mark.clause("LAB-PARTS-6")
@pytest.mark.parametrize(
    ("players", "colours", "corners"),
    [
        (1, "red", "a1"),
        (2, "red blue", "a1 g7"),
        (3, "red yellow blue", "a1 g1 g7"),
        (4, "red yellow blue green", "a1 g1 g7 a7"),
    ],
)
def test_who_plays_unless_otherwise_agreed(players: int, colours: str, corners: str) -> None:
    table = dealt(players=players)
    assert (" ".join(table.view(None).colours), table.pawns()) == (colours, corners)


@pytest.mark.clause("LAB-PARTS-6")
@pytest.mark.parametrize(
    ("colours", "corners"),
    [
        ("yellow green", "g1 a7"),
        ("red yellow", "a1 g1"),
        ("blue green", "g7 a7"),
        ("green", "a7"),
        ("yellow blue green", "g1 g7 a7"),
    ],
)
def test_the_players_may_choose_other_pawns(colours: str, corners: str) -> None:
    table = dealt(players=len(colours.split()), pawns=colours.split())
    assert (" ".join(table.view(None).colours), table.pawns()) == (colours, corners)


@pytest.mark.clause("LAB-PARTS-6")
@pytest.mark.parametrize(
    "pawns", [["blue", "red"], ["red", "red"], ["red"], ["red", "pink"], ["red", "yellow", "blue"]]
)
def test_pawns_are_as_many_as_the_players_and_clockwise(pawns: list[str]) -> None:
    with pytest.raises(BadOptions, match="in this order"):
        new(players=2, pawns=pawns)
