"""Premonitions with two players: whose Doors count, and whom they strike."""

from __future__ import annotations

import pytest

from tests.rules.premonition_scenes import two_gain


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
@pytest.mark.parametrize(
    ("premonition", "door", "doors", "strikes"),
    [
        ("p1", "rd", ["", "rd"], True),
        ("p2", "bd", ["rd", "bd"], True),
        ("p2", "bd", ["rd", "gd"], False),
        ("p3", "gd", ["", "gd"], True),
        ("p4", "nd", ["rd bd", "rd bd"], True),
        ("p4", "nd", ["rd", "rd bd"], False),
        ("p5", "bd", ["", "bd"], True),
        ("p6", "nd", ["rd", "bd gd"], True),
        ("p7", "nd", ["", "nd"], True),
        ("p8", "nd", ["rd", "rd"], True),
        ("p8", "nd", ["", "rd"], False),
    ],
)
def test_doors_on_the_table_are_both_players(premonition: str, door: str, doors: list[str], *, strikes: bool) -> None:
    table = two_gain(door, doors, up=premonition)
    assert (table.premonitions() == "") == strikes


@pytest.mark.clause("ONI-PREM-5", "ONI-TWO-HAND-3")
def test_8_strikes_the_active_player_and_the_shared_hand() -> None:
    table = two_gain("gd", ["rd", "bd"], up="p8", hidden="p3")
    assert table.discard() == "bs bm gm gk"
    assert (table.hand(0), table.shared(), table.hand(1)) == ("", "", "gs gm nm")
    table.comes("rs rs rd rm rk rk")
    assert (table.hand(0), table.shared()) == ("rs rs rm", "rk rk")
    assert table.limbo() == "rd"
    table.comes("p3")
    assert table.kind == "main"
    assert table.seat == 1
    assert table.hand(1) == "gs gm nm"


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
@pytest.mark.parametrize(("answer", "first", "second"), [("1st", "", "rd"), ("2nd", "rd", "")])
def test_2_takes_either_door_of_the_pair(answer: str, first: str, second: str) -> None:
    table = two_gain("rd", ["", "rd"], up="p2")
    assert table.state.turn == 0
    assert table.legal() == ["lose rd of 1st seat", "lose rd of 2nd seat"]
    table.do(f"lose rd of {answer} seat")
    assert (table.doors(0), table.doors(1)) == (first, second)
    assert table.limbo() == "rd"


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
def test_2_takes_only_doors_that_have_a_pair() -> None:
    table = two_gain("rd", ["bd", "rd gd gd nd"], up="p2")
    assert table.legal() == ["lose rd of 1st seat", "lose rd of 2nd seat", "lose gd of 2nd seat"]


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
def test_2_where_one_player_has_both_doors_of_the_only_pair() -> None:
    table = two_gain("rd", ["bd", "gd gd"], up="p2")
    assert table.kind == "draw"
    assert (table.doors(0), table.doors(1)) == ("rd bd", "gd")


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-6", "ONI-BOOK-5")
def test_a_door_lost_by_the_partner_turns_its_goal_in_the_one_row() -> None:
    table = two_gain("rd", ["bd", "rd gd nd"], up="p2", options={"book": "yes"})
    assert table.goals() == "(rg) (bg) (gg) (ng) (rg) bg gg ng"
    table.do("lose rd of 2nd seat")
    assert table.goals() == "(rg) (bg) (gg) (ng) rg bg gg ng"


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
def test_7_takes_one_of_the_active_player_s_own() -> None:
    table = two_gain("nd", ["rd", "nd gd bd"], up="p7")
    assert table.legal() == ["lose rd of 1st seat", "lose nd of 1st seat"]
    table.do("lose rd of 1st seat")
    assert (table.doors(0), table.doors(1)) == ("nd", "bd gd nd")


@pytest.mark.clause("ONI-PREM-5")
def test_7_of_the_second_seat_when_that_one_is_active() -> None:
    table = two_gain("nd", ["rd nd", "gd"], up="p7", hands=["gs gm nm", "nk bs ns"], seat=1)
    assert table.legal() == ["lose gd of 2nd seat", "lose nd of 2nd seat"]
    table.do("lose gd of 2nd seat")
    assert (table.doors(0), table.doors(1)) == ("rd nd", "nd")


@pytest.mark.clause("ONI-PREM-5")
def test_7_where_the_active_player_has_none_does_nothing() -> None:
    table = two_gain("rd", ["", "rd nd nd"], up="p2 p7").do("strike p2", "lose rd of 1st seat")
    assert (table.doors(0), table.doors(1)) == ("", "rd nd nd")
    assert table.premonitions() == ""
    assert table.kind == "draw"
    assert table.limbo() == "rd"


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-2")
def test_the_active_player_chooses_the_order() -> None:
    table = two_gain("rd", ["bd", "rd"], up="p1 p2", seat=0)
    assert table.state.turn == 0
    assert table.legal() == ["strike p1", "strike p2"]


@pytest.mark.clause("ONI-PREM-5", "ONI-PREM-3")
def test_5_leaves_the_hands_of_both_alone() -> None:
    table = two_gain("bd", ["", "bd"], up="p5", hands=["bk rk ns", "rk nk nm"], shared="nk gm", bag="gs gs")
    assert table.legal() == ["search no key"]
