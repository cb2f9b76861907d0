"""The move: as far as the corridors lead, and other pawns are no hindrance."""

from __future__ import annotations

import pytest

from tests.rules.labyrinth.table import at

CORRIDOR = "b1:EW b2:NS c2:NS d1:SW d2:NE e2:EW f2:SW a2:NS f3:NS"
"""From a1 by b1 and c1 to d1, down to d2 and on by e2 to f2 and f3, where it ends; c1 leads down to c2 and c3."""


@pytest.mark.clause("LAB-MOVE-1")
def test_a_pawn_goes_as_far_as_the_corridor_leads() -> None:
    table = at(CORRIDOR + " b3:NS c4:EW d3:NS a4:EW f4:EW", current="owl bat").do("push e6 0")
    assert table.reach() == "a1 b1 c1 d1 a2 c2 d2 e2 f2 a3 c3 f3"
    assert table.do("move f3").pawns() == "f3 g7"


@pytest.mark.clause("LAB-MOVE-1")
def test_it_takes_both_sides_to_make_a_corridor() -> None:
    table = at("b1:NS a2:EW", current="owl bat").do("push e6 0")
    assert table.reach() == "a1"
    table.refuses("move b1", "move a2", "move g7")
    assert at("b1:EW a2:EW", current="owl bat").do("push e6 0").reach().startswith("a1 b1 c1")
    assert "a2" in at("b1:NS a2:NS", current="owl bat").do("push e6 0").reach()


@pytest.mark.clause("LAB-MOVE-1")
def test_corridors_lead_off_the_board_nowhere() -> None:
    tiles = "g2:ES a2:EW b2:NS f2:NS a4:SW b3:NS f3:NS b4:NS g4:EW"
    table = at(tiles, pawns="g2 a2", current="owl bat").do("push e6 0")
    assert table.reach() == "g2 g3", "the east side of a row is not joined with the west of the next"
    table = at("b1:NS d1:NS b7:NS d7:EW d6:EW", pawns="b1 d1", current="owl bat").do("push e6 0")
    assert "b7" not in table.reach()


@pytest.mark.clause("LAB-MOVE-1")
def test_the_pawn_may_stay() -> None:
    table = at(CORRIDOR, current="owl bat").do("push e6 0")
    assert table.do("move a1").pawns() == "a1 g7"


@pytest.mark.clause("LAB-MOVE-1")
def test_the_board_as_the_push_left_it_is_what_counts() -> None:
    table = at("b1:NS a2:EW", extra="EW", current="owl bat").do("push nb 1")
    assert table.reach().split()[:3] == ["a1", "b1", "c1"]
    table = at("b1:EW a2:EW", extra="NS", current="owl bat").do("push nb 0")
    assert table.reach() == "a1"


@pytest.mark.clause("LAB-MOVE-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_the_own_pawn_that_moves(seat: int) -> None:
    table = at(CORRIDOR, pawns="a1 a1", current="owl bat", seat=seat).do("push e6 0", "move c1")
    assert table.pawns() == ("c1 a1" if seat == 0 else "a1 c1")


@pytest.mark.clause("LAB-MOVE-2")
def test_other_pawns_block_nothing() -> None:
    alone = at(CORRIDOR, players=4, pawns="a1 g7 g7 g7", current="owl bat map rat").do("push e6 0")
    among = at(CORRIDOR, players=4, pawns="a1 b1 c1 d1", current="owl bat map rat").do("push e6 0")
    assert among.reach() == alone.reach()
    assert "f3" in among.reach()


@pytest.mark.clause("LAB-MOVE-2")
def test_any_number_of_pawns_share_a_cell() -> None:
    table = at(CORRIDOR, players=4, pawns="a1 b1 b1 b1", current="owl bat map rat").do("push e6 0", "move b1")
    assert table.pawns() == "b1 b1 b1 b1"
