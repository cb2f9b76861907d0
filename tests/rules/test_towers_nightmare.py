"""Nightmares and the Towers: the Tower lost, false destruction, and what a Rampart guards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Scene, at

HAND = "nk bs gs ns nm"
EIGHT = "rd rd bd bd gd gd nd nd"


def nightmare(towers: str, option: str = "yes", **zones: Any) -> Scene:
    """A Nightmare was drawn while these Towers stand."""
    given = {"hands": HAND, "towers": towers, "deck_top": "xn rs rs rs rs rs rs", **zones}
    return at(given, towers=option).do("play ns")


@pytest.mark.clause("ONI-TOWER-7")
def test_a_nightmare_also_discards_a_standing_tower_of_the_player_s_choice() -> None:
    table = nightmare("r4 g4").do("nightmare key nk")
    assert table.kind == "raze"
    assert table.resolving() == "xn"
    assert table.legal() == ["raze r4", "raze g4", "false destruction"]
    table.do("raze r4")
    assert table.towers() == "g4"
    assert table.discard() == "nk xn r4"
    assert table.limbo() == ""
    assert table.resolving() is None
    assert table.kind == "main"


@pytest.mark.clause("ONI-TOWER-7")
@pytest.mark.parametrize(
    ("lost", "left"),
    [("r3", "r4 g4 n5"), ("r4", "r3 g4 n5"), ("g4", "r3 r4 n5"), ("n5", "r3 r4 g4")],
)
def test_the_neighbours_of_a_tower_lost_close_up(lost: str, left: str) -> None:
    table = nightmare("r3 r4 g4 n5").do("nightmare key nk", f"raze {lost}")
    assert table.towers() == left
    assert table.discard() == f"nk xn {lost}"


@pytest.mark.clause("ONI-TOWER-7")
def test_one_between_two_others_only_if_those_two_may_then_touch() -> None:
    # With the Tower between r4 and b4 gone, moon would touch moon.
    assert nightmare("r4 g4 b4").do("nightmare key nk").legal() == ["raze r4", "raze b4", "false destruction"]

    table = nightmare("r4 g4 n5").do("nightmare key nk")  # n5 shows nothing on its left
    assert table.legal() == ["raze r4", "raze g4", "raze n5", "false destruction"]
    table.do("raze g4")
    assert table.towers() == "r4 n5"
    assert table.discard() == "nk xn g4"


@pytest.mark.clause("ONI-TOWER-7")
@pytest.mark.parametrize("towers", ["g4 b4", "r4 g4", "b5 r3", "n4 b5", "r5 g3", "g5 n3"])
def test_one_at_an_end_has_but_one_neighbour_and_may_always_be_lost(towers: str) -> None:
    table = nightmare(towers).do("nightmare key nk")
    assert set(table.legal()) == {*(f"raze {tower}" for tower in towers.split()), "false destruction"}


@pytest.mark.clause("ONI-TOWER-7")
def test_a_lone_tower_is_at_both_ends() -> None:
    table = nightmare("b4").do("nightmare key nk")
    assert table.legal() == ["raze b4", "false destruction"]
    table.do("raze b4")
    assert table.towers() == ""


@pytest.mark.clause("ONI-TOWER-7", "ONI-TOWER-8")
def test_with_no_tower_standing_a_nightmare_costs_none() -> None:
    table = nightmare("").do("nightmare key nk")
    assert table.kind == "main"
    assert table.discard() == "nk xn"


@pytest.mark.clause("ONI-TOWER-7")
def test_towers_in_the_hand_are_not_affected() -> None:
    table = nightmare("", hands="nk r4 g4 ns nm").do("nightmare key nk")
    assert table.kind == "main"
    assert table.hand() == "rs rs nm r4 g4"


@pytest.mark.clause("ONI-TOWER-7", "ONI-NIGHT-5")
def test_with_the_fourth_option_the_new_hand_comes_first() -> None:
    table = nightmare("r4 g4").do("nightmare hand")
    assert table.kind == "raze"
    assert table.hand() == "rs rs rs rs rs"
    assert table.discard() == "bs gs nm nk"
    table.do("raze g4")
    assert table.discard() == "bs gs nm nk xn g4"
    assert table.kind == "main"


@pytest.mark.clause("ONI-TOWER-7", "ONI-NIGHT-5", "ONI-END-2")
def test_a_new_hand_that_cannot_be_drawn_loses_before_any_tower() -> None:
    table = nightmare("r4 g4", deck_top="xn rs rs", bag="").do("nightmare hand")
    assert table.result == "lost"
    assert table.towers() == "r4 g4"


@pytest.mark.clause("ONI-TOWER-7", "ONI-NIGHT-4")
def test_with_the_third_option_the_five_cards_come_first() -> None:
    table = nightmare("r4 g4").do("nightmare reveal")
    assert table.kind == "raze"
    assert table.discard() == "rs rs rs rs rs"
    table.do("raze r4")
    assert table.discard() == "rs rs rs rs rs xn r4"


@pytest.mark.clause("ONI-TOWER-7", "ONI-NIGHT-3")
def test_with_the_second_option_the_door_goes_first() -> None:
    table = nightmare("r4 g4", doors="rd").do("nightmare door rd")
    assert table.kind == "raze"
    assert table.limbo() == "rd"
    assert table.doors() == ""


@pytest.mark.clause("ONI-TOWER-7", "ONI-TOWER-5")
@pytest.mark.parametrize(("lost", "result"), [("g3", "won"), ("r3", None), ("n5", None)])
def test_a_tower_lost_that_closes_a_rampart_wins_with_eight_doors(lost: str, result: str | None) -> None:
    # Without the second green Tower, red, green, blue and brown stand side by side.
    table = nightmare("r3 g4 b4 g3 n5", doors=EIGHT)
    assert not table.view().rampart
    table.do("nightmare key nk", f"raze {lost}")
    assert table.view().rampart == (result == "won")
    assert table.result == result
    assert table.resolving() is None
    assert "xn" in table.discard()


@pytest.mark.clause("ONI-TOWER-7", "ONI-TOWER-5")
def test_a_rampart_closed_up_does_not_win_without_all_doors() -> None:
    table = nightmare("r3 g4 b4 g3 n5", doors="rd rd bd bd gd gd nd").do("nightmare key nk", "raze g3")
    assert table.view().rampart
    assert table.result is None


@pytest.mark.clause("ONI-TOWER-7", "ONI-TOWER-5")
def test_nor_with_a_door_that_the_nightmare_itself_took() -> None:
    table = nightmare("r3 g4 b4 g3 n5", doors=EIGHT).do("nightmare door rd", "raze g3")
    assert table.view().rampart
    assert table.result is None


@pytest.mark.clause("ONI-TOWER-8")
def test_false_destruction_sends_the_nightmare_to_limbo_and_keeps_the_tower() -> None:
    table = nightmare("r4 g4", deck_top="xn rd rs rs").do("nightmare key nk", "false destruction")
    assert table.towers() == "r4 g4"
    assert table.discard() == "nk"  # the option was carried out all the same
    assert table.resolving() is None
    assert table.limbo() == ""  # the hand was filled and Limbo shuffled back
    assert table.bag().split().count("xn") == 10


@pytest.mark.clause("ONI-TOWER-8")
def test_the_nightmare_stays_in_limbo_until_the_end_of_the_turn() -> None:
    table = nightmare("r4 g4", deck_top="xn nd").do("nightmare reveal")
    table.comes("rs rs rs rs").do("false destruction")
    assert table.kind == "draw"
    assert table.limbo() == "nd xn"
    assert table.discard() == "rs rs rs rs"


@pytest.mark.clause("ONI-TOWER-8")
def test_with_the_fourth_option_false_destruction_comes_after_the_new_hand() -> None:
    table = nightmare("r4", deck_top="xn").do("nightmare hand").comes("xn rs rs rs rs rs")
    assert table.legal() == ["raze r4", "false destruction"]
    assert table.limbo() == "xn"
    table.do("false destruction")
    assert table.bag().split().count("xn") == 10


@pytest.mark.clause("ONI-TOWER-8", "ONI-TOWER-9")
def test_false_destruction_only_with_a_tower_at_risk() -> None:
    table = nightmare("r4 g4 b4 n5").do("nightmare key nk")
    assert table.kind == "main"
    assert table.discard() == "nk xn"
    assert table.bag().split().count("xn") == 9


@pytest.mark.clause("ONI-TOWER-9")
def test_while_a_rampart_stands_nightmares_do_not_affect_towers() -> None:
    table = nightmare("g5 r4 g4 b4 n5").do("nightmare key nk")
    assert table.kind == "main"
    assert table.towers() == "g5 r4 g4 b4 n5"


@pytest.mark.clause("ONI-TOWER-9")
def test_among_scattered_ruins_they_always_do() -> None:
    table = nightmare("g5 r4 g4 b4 n5", "ruins").do("nightmare key nk")
    assert table.legal() == ["raze r4", "raze b4", "raze g5", "raze n5", "false destruction"]
    table.do("raze n5")
    assert table.towers() == "g5 r4 g4 b4"
    assert not table.view().rampart


@pytest.mark.clause("ONI-TOWER-9")
@pytest.mark.parametrize("option", ["yes", "ruins"])
def test_without_a_rampart_towers_are_at_risk_in_both_variants(option: str) -> None:
    assert nightmare("r4 g4 b4", option).do("nightmare key nk").kind == "raze"


@pytest.mark.clause("ONI-TOWER-9")
def test_among_scattered_ruins_nothing_is_lost_where_nothing_stands() -> None:
    assert nightmare("", "ruins").do("nightmare key nk").kind == "main"


@pytest.mark.clause("ONI-TOWER-7", "ONI-TWO-TURN-1", "ONI-TOWER-2")
def test_the_active_player_of_two_chooses_from_the_row_that_both_built() -> None:
    given = {
        "hands": ["b4 rs bs", "nk rs bs"],
        "shared": "ns nm",
        "towers": "r4 g4",
        "deck_top": "xn rm rm",
        "seat": 1,
    }
    table = at(given, players=2, towers="yes").do("play bs", "nightmare key nk")
    assert table.state.turn == 1
    table.do("raze g4")
    assert table.towers() == "r4"
