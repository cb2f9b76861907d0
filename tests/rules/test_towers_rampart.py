"""The Rampart: four Towers of four colours side by side, and victory with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Scene, at

HAND = "bs gs ns nm"
SEVEN = "rd rd bd bd gd gd nd"
EIGHT = "rd rd bd bd gd gd nd nd"


def standing(towers: str, doors: str = "", option: str = "yes", **zones: Any) -> Scene:
    """A game, alone, with these Towers standing."""
    return at({"hands": f"rs {HAND}", "towers": towers, "doors": doors, **zones}, towers=option)


@pytest.mark.clause("ONI-TOWER-5")
@pytest.mark.parametrize(
    "towers",
    [
        "r4 g4 b4 n5",
        "g5 r4 g4 b4 n5",  # at the right end of a longer row
        "r4 g4 b4 n5 r5",  # at its left end
        "r3 r4 g3 n5 b4 g4",  # in its middle
    ],
)
def test_four_consecutive_towers_of_four_colours_are_a_rampart(towers: str) -> None:
    assert standing(towers).view().rampart


@pytest.mark.clause("ONI-TOWER-5")
@pytest.mark.parametrize(
    "towers",
    [
        "",
        "n5",
        "g4 b4 n5",  # three are too few
        "r4 g4 b4 g3",  # no brown
        "r5 g4 b4 g3",
        "b4 g4 b5 n5",  # no red
        "r3 r4 n5 b4",  # no green
        "r4 g4 r5 n5",  # no blue
        "r4 r5 g4 b4 g5 n5",  # four colours, but never side by side
    ],
)
def test_fewer_or_other_towers_are_none(towers: str) -> None:
    assert not standing(towers).view().rampart


@pytest.mark.clause("ONI-TOWER-5", "ONI-END-1")
@pytest.mark.parametrize("option", ["yes", "ruins"])
def test_the_eighth_door_wins_with_a_rampart_standing_and_not_without(option: str) -> None:
    for towers, result in (("r4 g4 b4 n5", "won"), ("g4 b4 n5", None), ("", None)):
        given = {"hands": f"nk {HAND}", "doors": SEVEN, "towers": towers, "deck_top": "nd"}
        table = at(given, towers=option).do("play ns", "door for key")
        assert table.doors() == EIGHT
        assert table.result == result
        assert table.waits == (result is None)  # the hand is filled only if the game goes on


@pytest.mark.clause("ONI-TOWER-5", "ONI-END-1")
def test_without_the_towers_no_rampart_is_needed() -> None:
    table = at({"hands": f"nk {HAND}", "doors": SEVEN, "deck_top": "nd"}).do("play ns", "door for key")
    assert table.result == "won"


@pytest.mark.clause("ONI-TOWER-5")
def test_the_tower_that_completes_a_rampart_wins_with_eight_doors() -> None:
    table = at({"hands": f"b3 {HAND}", "doors": EIGHT, "towers": "r4 g4 n4"}, towers="yes").do("play b3")
    assert table.towers() == "r4 g4 n4 b3"
    assert table.result == "won"


@pytest.mark.clause("ONI-TOWER-5")
@pytest.mark.parametrize(("end", "result"), [("at left", "won"), ("at right", None)])
def test_so_does_one_whose_end_was_chosen_if_it_is_the_right_end(end: str, result: str | None) -> None:
    given = {"hands": f"n5 {HAND}", "doors": EIGHT, "towers": "b4 g4 r5 r4"}
    table = at(given, towers="yes").do("play n5")
    assert table.kind == "end"
    table.do(end)
    assert table.result == result


@pytest.mark.clause("ONI-TOWER-5")
def test_a_rampart_without_all_doors_does_not_win() -> None:
    table = at({"hands": f"b3 {HAND}", "doors": SEVEN, "towers": "r4 g4 n4"}, towers="yes").do("play b3")
    assert table.view().rampart
    assert table.result is None


@pytest.mark.clause("ONI-TOWER-5")
def test_a_tower_that_completes_no_rampart_does_not_win() -> None:
    table = at({"hands": f"g3 {HAND}", "doors": EIGHT, "towers": "r4 g4 b4"}, towers="yes").do("play g3")
    assert table.towers() == "r4 g4 b4 g3"
    assert table.result is None


@pytest.mark.clause("ONI-TOWER-5", "ONI-TWO-END-1")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [("rd bd gd nd", "rd bd gd nd", "won"), ("rd rd gd nd", "bd bd gd nd", None)],
)
def test_two_players_need_four_different_doors_each_and_a_rampart(first: str, second: str, result: str | None) -> None:
    given = {"hands": ["b3 rs bs", "g5 rs bs"], "shared": "ns nm", "doors": [first, second], "towers": "r4 g4 n4"}
    table = at(given, players=2, towers="yes").do("play b3")
    assert table.view().rampart
    assert table.result == result
