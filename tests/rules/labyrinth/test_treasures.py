"""Finding treasures: where the own move ends, one a turn, and the next card at once."""

from __future__ import annotations

import pytest

from dedale.core.game import CHANCE
from tests.rules.labyrinth.table import TREASURES, at


@pytest.mark.clause("LAB-TREASURE-1")
def test_a_treasure_reached_is_laid_open_and_the_next_card_comes_at_once() -> None:
    table = at("b1:EW", current="skull owl").do("push e6 0", "move c1")
    assert (table.kind, table.turn) == ("card", CHANCE)
    assert (table.found(0), table.current(0), table.left()) == ("skull", None, [11, 12])
    table.comes("card bat")
    assert (table.current(0), table.kind, table.turn) == ("bat", "push", 1)
    assert table.view(1).found == [["skull"], []]
    assert "bat" not in table.bag()


@pytest.mark.clause("LAB-TREASURE-1")
def test_a_treasure_that_is_not_sought_is_left_alone() -> None:
    table = at("b1:EW", current="sword skull").do("push e6 0", "move c1")
    assert (table.kind, table.found(0), table.found(1), table.left()) == ("push", "", "", [12, 12])


@pytest.mark.clause("LAB-TREASURE-1")
def test_after_the_last_card_there_is_no_next() -> None:
    table = at("b1:EW", cards=2, current="skull owl", found=["map", ""]).do("push e6 0", "move c1")
    assert (table.kind, table.turn, table.left()) == ("push", 1, [0, 2])
    assert (table.found(0), table.current(0)) == ("skull map", None)


@pytest.mark.clause("LAB-TREASURE-1")
def test_the_second_seat_finds_the_own_treasures() -> None:
    table = at("b1:EW", pawns="g7 a1", current="owl skull", seat=1).do("push e6 0", "move c1").comes("card rat")
    assert (table.found(0), table.found(1), table.left()) == ("", "skull", [12, 11])
    assert (table.current(0), table.current(1), table.turn) == ("owl", "rat", 0)


@pytest.mark.clause("LAB-TREASURE-1")
@pytest.mark.parametrize("treasure", TREASURES)
def test_every_treasure_can_be_found(treasure: str) -> None:
    table = at(current=f"{treasure} {'rat' if treasure == 'owl' else 'owl'}", barred="nb")
    data = table.json()["tiles"]
    cell = next(place for place, tile in enumerate(data) if tile["treasure"] == treasure)
    name = f"{'abcdefg'[cell % 7]}{cell // 7 + 1}"
    arrow = next(arrow for arrow in ("nd", "w2", "w6") if arrow[1] not in name)
    table = at(pawns=f"{name} g7", current=f"{treasure} {'rat' if treasure == 'owl' else 'owl'}")
    table.do(f"push {arrow} 0", f"move {name}")
    assert table.found(0) == treasure


@pytest.mark.clause("LAB-TREASURE-2")
def test_carried_there_by_the_own_push_and_staying_finds_it() -> None:
    table = at("d1:NES bat", pawns="d1 g7", current="bat owl").do("push nd 0")
    assert table.pawns() == "d2 g7"
    assert table.do("move d2").found(0) == "bat"
    table = at(pawns="d7 g7", current="bat owl", extra="NES bat").do("push nd 0")
    assert table.do("move d1").found(0) == "bat", "dropped out, and put on the treasure just pushed in"


@pytest.mark.clause("LAB-TREASURE-2")
def test_carried_there_in_anothers_turn_does_not_find_it() -> None:
    table = at(pawns="d7 g7", current="bat owl", extra="NES bat", seat=1).do("push nd 0")
    assert (table.pawns(), table.tile("d1")) == ("d1 g7", "NES bat")
    table.do("move g7")
    assert (table.kind, table.turn, table.found(0)) == ("push", 0, "")
    table.do("push w6 0", "move d1")
    assert table.found(0) == "bat", "staying there in the own turn does"


@pytest.mark.clause("LAB-TREASURE-2")
def test_passing_over_it_does_not_find_it() -> None:
    table = at("b1:EW d1:SW", current="skull owl").do("push e6 0", "move d1")
    assert (table.kind, table.turn, table.found(0)) == ("push", 1, "")


@pytest.mark.clause("LAB-TREASURE-2")
def test_leaving_the_cell_of_the_treasure_does_not_find_it() -> None:
    table = at("b1:EW d1:EW", pawns="c1 g7", current="skull owl").do("push e6 0", "move b1")
    assert (table.kind, table.found(0)) == ("push", "")


@pytest.mark.clause("LAB-TREASURE-2")
def test_another_pawn_on_the_treasure_finds_nothing() -> None:
    table = at("b1:EW", pawns="a1 c1", current="owl skull").do("push e6 0", "move a1")
    assert (table.found(0), table.found(1)) == ("", "")
    table = at("b1:EW", pawns="a1 c1", current="skull owl").do("push e6 0", "move a1")
    assert (table.found(0), table.found(1)) == ("", "")


@pytest.mark.clause("LAB-TREASURE-3")
def test_the_next_treasure_has_to_wait_for_the_next_turn() -> None:
    table = at("b1:EW d1:EW", players=1, current="skull").do("push e6 0", "move c1").comes("card sword")
    assert (table.kind, table.found(0), table.left()) == ("push", "skull", [23])
    table.do("push e6 0", "move e1")
    assert (table.found(0), table.left()) == ("skull sword", [22])


@pytest.mark.clause("LAB-TREASURE-3", "LAB-END-1")
def test_the_turn_of_the_last_treasure_is_not_the_turn_that_ends_the_game() -> None:
    table = at("b1:EW", cards=1, current="skull owl").do("push e6 0", "move c1")
    assert (table.kind, table.turn, table.winner) == ("push", 1, None)
    table.do("push e6 0", "move g7", "push e6 0", "move a1")
    assert (table.kind, table.winner) == ("over", 0)
