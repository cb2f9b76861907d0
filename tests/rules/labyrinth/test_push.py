"""The push: every arrow, the tile that drops out, the barred arrow, and what tiles take along."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.labyrinth.table import ARROWS, FIRST_FORM, FORMS, OPPOSITE, at, mixed, shape_of

TURNS = {
    "NS": ["NS", "EW"],
    "NE": ["NE", "ES", "SW", "NW"],
    "NES": ["NES", "ESW", "NSW", "NEW"],
}
LINES = {
    "nb": "b1 b2 b3 b4 b5 b6 b7",
    "nd": "d1 d2 d3 d4 d5 d6 d7",
    "nf": "f1 f2 f3 f4 f5 f6 f7",
    "e2": "g2 f2 e2 d2 c2 b2 a2",
    "e4": "g4 f4 e4 d4 c4 b4 a4",
    "e6": "g6 f6 e6 d6 c6 b6 a6",
    "sb": "b7 b6 b5 b4 b3 b2 b1",
    "sd": "d7 d6 d5 d4 d3 d2 d1",
    "sf": "f7 f6 f5 f4 f3 f2 f1",
    "w2": "a2 b2 c2 d2 e2 f2 g2",
    "w4": "a4 b4 c4 d4 e4 f4 g4",
    "w6": "a6 b6 c6 d6 e6 f6 g6",
}
"""The cells of the line in front of each arrow, from the arrow on."""


@pytest.mark.clause("LAB-TURN-1")
def test_a_turn_is_a_push_and_then_a_move() -> None:
    table = at(current="owl bat")
    assert (table.kind, table.turn) == ("push", 0)
    assert all(text.startswith("push") for text in table.legal())
    table.do("push nd 0")
    assert (table.kind, table.turn) == ("move", 0)
    assert all(text.startswith("move") for text in table.legal())
    table.do("move a1")
    assert (table.kind, table.turn) == ("push", 1)


@pytest.mark.clause("LAB-TURN-1")
def test_the_push_is_compulsory_even_on_the_treasure() -> None:
    table = at(pawns="c1 g7", current="skull owl").refuses("move c1", "move a1")
    assert table.do("push sf 0").refuses("push sf 0").kind == "move"


@pytest.mark.clause("LAB-PUSH-1")
@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("seed", range(3))
def test_the_line_slides_and_the_tile_at_its_far_end_is_the_new_extra_tile(arrow: str, seed: int) -> None:
    board = mixed(seed)
    sides, *treasure = board["extra"].split()
    for turn, pushed_in in enumerate(TURNS[FIRST_FORM[FORMS[sides]]]):
        table = at(**board, current="skull sword")
        before = table.tiles()
        cells = LINES[arrow].split()
        table.do(f"push {arrow} {turn}")
        after = before | {to: before[cell] for cell, to in pairwise(cells)}
        after[cells[0]] = " ".join([pushed_in, *treasure])
        assert table.tiles() == after
        assert table.extra() == shape_of(before[cells[-1]])


@pytest.mark.clause("LAB-PUSH-1")
@pytest.mark.parametrize("extra", ["NS", "EW", "NE", "SW", "NES bat", "NEW bat"])
def test_turns_that_give_the_same_tile_are_one_choice(extra: str) -> None:
    forms = TURNS[FIRST_FORM[FORMS[extra.split(maxsplit=1)[0]]]]
    table = at(extra=extra, current="owl rat")
    assert table.legal() == [f"push {arrow} {turn}" for arrow in ARROWS for turn in range(len(forms))]
    if len(forms) == 2:
        table.refuses("push nb 2", "push nb 3")


@pytest.mark.clause("LAB-PUSH-1")
def test_the_way_the_extra_tile_lay_before_means_nothing() -> None:
    lying = [at(extra=sides, current="owl rat") for sides in ("NE", "ES", "SW", "NW")]
    assert all(table.json() == lying[0].json() for table in lying)
    assert all(table.do("push nb 2").tile("b1") == "SW" for table in lying)


@pytest.mark.clause("LAB-PUSH-2")
def test_no_arrow_is_barred_in_the_first_turn() -> None:
    table = at(current="owl bat")
    assert table.barred() is None
    assert {text.split()[1] for text in table.legal()} == set(ARROWS)


@pytest.mark.clause("LAB-PUSH-2")
@pytest.mark.parametrize("arrow", ARROWS)
def test_the_arrow_where_a_tile_dropped_out_is_barred_and_the_same_one_is_not(arrow: str) -> None:
    table = at(**mixed(5), current="skull sword").do(f"push {arrow} 0")
    assert table.barred() == OPPOSITE[arrow]
    table.do("move a1")
    assert (table.turn, table.barred()) == (1, OPPOSITE[arrow])
    assert {text.split()[1] for text in table.legal()} == set(ARROWS) - {OPPOSITE[arrow]}
    table.refuses(f"push {OPPOSITE[arrow]} 0", f"push {OPPOSITE[arrow]} 1")
    table.do(f"push {arrow} 0")
    assert table.barred() == OPPOSITE[arrow]


@pytest.mark.clause("LAB-PUSH-2")
def test_an_arrow_is_barred_for_one_turn_only() -> None:
    table = at(**mixed(5), current="skull sword").do("push nb 0", "move a1", "push w2 0", "move g7")
    assert table.barred() == "e2"
    assert "push sb 0" in table.legal()


@pytest.mark.clause("LAB-PUSH-2")
def test_alone_the_own_last_push_bars_too() -> None:
    table = at(players=1, current="owl").do("push nb 0", "move a1")
    assert table.refuses("push sb 0").barred() == "sb"


@pytest.mark.clause("LAB-PUSH-3")
@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pawn_that_drops_out_comes_in_on_the_tile_just_pushed_in(arrow: str, seat: int) -> None:
    cells = LINES[arrow].split()
    pawns = ["a1", "g7"]
    pawns[seat] = cells[-1]
    table = at(pawns=" ".join(pawns), current="owl bat").do(f"push {arrow} 1")
    pawns[seat] = cells[0]
    assert table.pawns() == " ".join(pawns)


@pytest.mark.clause("LAB-PUSH-3")
def test_being_carried_over_is_no_move_so_the_pawn_may_still_go_anywhere() -> None:
    table = at("c2:NS b1:EW", pawns="b7 g7", current="owl bat", extra="EW").do("push nb 1")
    assert table.pawns() == "b1 g7"
    table.do("move a1")
    assert (table.pawns(), table.turn) == ("a1 g7", 1)


@pytest.mark.clause("LAB-PUSH-3", "LAB-PUSH-4")
def test_every_pawn_on_the_expelled_tile_is_carried_over() -> None:
    current = "owl bat map rat"
    table = at(players=4, pawns="d7 d7 d7 d7", current=current).do("push nd 0")
    assert table.pawns() == "d1 d1 d1 d1"
    table = at(players=4, pawns="d1 d2 d7 d1", current=current).do("push sd 0")
    assert table.pawns() == "d7 d1 d6 d7"


@pytest.mark.clause("LAB-PUSH-4")
@pytest.mark.parametrize("arrow", ARROWS)
def test_pawns_travel_with_their_tiles(arrow: str) -> None:
    cells = LINES[arrow].split()
    for cell, to in pairwise(cells):
        table = at(pawns=f"{cell} {cell}", current="owl bat").do(f"push {arrow} 0")
        assert table.pawns() == f"{to} {to}"
    table = at(players=4, pawns="a1 c3 e5 g7", current="owl bat map rat").do(f"push {arrow} 0")
    assert table.pawns() == "a1 c3 e5 g7", "what is beside the line stays"


@pytest.mark.clause("LAB-PUSH-4")
@pytest.mark.parametrize("arrow", ARROWS)
def test_treasures_travel_with_their_tiles_and_one_that_drops_out_waits_on_the_extra_tile(arrow: str) -> None:
    cells = LINES[arrow].split()
    loose = [cell for cell in cells if cell[0] in "bdf" or cell[1] in "246"]
    names = ["bat", "dragon", "genie", "ghost", "troll", "princess"]
    board = " ".join(f"{cell}:NES {name}" for cell, name in zip(loose, names, strict=False) if cell in cells)
    table = at(board, extra="NE owl", current="skull sword")
    before = table.line(arrow)
    table.do(f"push {arrow} 3")
    assert table.line(arrow) == ["NW owl", *before[:-1]]
    assert table.extra() == shape_of(before[-1])


@pytest.mark.clause("LAB-PUSH-4")
def test_a_treasure_on_the_extra_tile_is_out_of_reach_until_it_is_pushed_in() -> None:
    table = at("b1:EW b7:NE owl", pawns="a1 g7", current="owl bat", extra="EW").do("push nb 1")
    assert table.extra() == "L owl"
    assert not [tile for tile in table.tiles().values() if "owl" in tile]
    assert table.view(None).extra.treasure == "owl"
    table.do("move b1", "push sd 3")
    assert table.tile("d7") == "NW owl"
    assert table.extra() == "I"
