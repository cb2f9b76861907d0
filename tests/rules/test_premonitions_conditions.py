"""Premonitions: set-up, and the condition of each of the eight."""

from __future__ import annotations

from collections import Counter

import pytest

from dedale.onirim.game import GAME
from tests.rules.premonition_scenes import gains
from tests.rules.table import Scene, at, new

EIGHT = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]


@pytest.mark.clause("ONI-DREAM-1")
@pytest.mark.parametrize("dreams", [4, 5, 6])
def test_eight_premonitions_are_shuffled_and_four_five_or_six_revealed(dreams: int) -> None:
    table = new(dreams=dreams)
    order = ["p7", "p2", "p8", "p1", "p5", "p4"][:dreams]
    for place, premonition in enumerate(order):
        assert table.kind == "premonition"
        assert table.outcomes() == {other: 1 for other in EIGHT if other not in order[:place]}
        table.comes(premonition)
    assert table.kind == "draw"
    assert table.premonitions().split() == sorted(order)
    assert table.hidden_premonitions().split() == [other for other in EIGHT if other not in order]
    assert table.gone_premonitions() == ""


@pytest.mark.clause("ONI-DREAM-1")
def test_the_shuffle_reveals_every_premonition_as_often_as_another() -> None:
    seeds = range(400)  # chosen: shares are counted
    revealed = [Scene(GAME.new({"dreams": 4}, seed)).premonitions().split() for seed in seeds]
    assert all(len(set(four)) == 4 for four in revealed)
    counts = Counter(premonition for four in revealed for premonition in four)
    assert sorted(counts) == EIGHT
    assert all(150 < count < 250 for count in counts.values())


@pytest.mark.clause("ONI-DREAM-1")
def test_four_happy_dreams_are_shuffled_into_the_deck() -> None:
    table = new(dreams=4).comes("p1 p2 p3 p4")
    assert table.outcomes()["xh"] == 4
    assert sum(table.outcomes().values()) == 80


@pytest.mark.clause("ONI-DREAM-1")
def test_without_the_expansion_there_are_neither_happy_dreams_nor_premonitions() -> None:
    table = new(towers="yes")
    assert table.kind == "draw"
    assert "xh" not in table.outcomes()
    assert table.premonitions() == table.hidden_premonitions() == table.gone_premonitions() == ""
    table = at({"hands": "gk bs gs gm ns", "doors": "rd bd", "deck_top": "gd"}).do("play ns", "door for key")
    assert table.hand() == "bs gs gm"


@pytest.mark.clause("ONI-DREAM-1", "ONI-PARTS-5")
def test_face_up_premonitions_are_open_and_the_order_of_the_others_is_nobody_s() -> None:
    table = new(dreams=4).comes("p8 p1 p3 p6")
    for seat in (0, None):
        assert table.view(seat).premonitions == ["p1", "p3", "p6", "p8"]
        assert table.view(seat).hidden_premonitions == ["p2", "p4", "p5", "p7"]


CONDITIONS = [
    # Premonition, Doors before, Door gained, whether it strikes
    ("p1", "rd", "rd", True),
    ("p1", "", "rd", False),
    ("p1", "rd bd gd nd bd gd", "nd", False),
    ("p2", "rd", "rd", True),
    ("p2", "bd", "bd", True),
    ("p2", "gd", "gd", True),
    ("p2", "nd", "nd", True),
    ("p2", "rd bd gd", "nd", False),
    ("p3", "gd", "gd", True),
    ("p3", "", "gd", False),
    ("p3", "rd rd bd bd gd nd", "nd", False),
    ("p4", "rd bd gd nd", "rd", True),
    ("p4", "rd rd bd bd gd", "gd", True),
    ("p4", "rd rd bd", "bd", False),
    ("p5", "bd", "bd", True),
    ("p5", "", "bd", False),
    ("p5", "rd rd bd gd gd nd", "nd", False),
    ("p6", "rd bd gd", "nd", True),
    ("p6", "bd gd nd", "rd", True),
    ("p6", "rd gd nd", "bd", True),
    ("p6", "rd bd nd", "gd", True),
    ("p6", "rd rd bd bd gd", "gd", False),
    ("p7", "nd", "nd", True),
    ("p7", "", "nd", False),
    ("p7", "rd rd bd bd gd nd", "gd", False),
    ("p8", "rd rd", "bd", True),
    ("p8", "rd bd", "gd", True),
    ("p8", "rd", "rd", False),
    ("p8", "rd", "bd", False),
]


@pytest.mark.clause("ONI-PREM-3", "ONI-PREM-1")
@pytest.mark.parametrize(("premonition", "doors", "door", "strikes"), CONDITIONS)
def test_a_premonition_strikes_when_its_condition_holds_and_not_before(
    premonition: str, doors: str, door: str, *, strikes: bool
) -> None:
    table = gains(door, doors, up=premonition)
    assert (table.premonitions() == "") == strikes


@pytest.mark.clause("ONI-PREM-1")
def test_one_face_down_does_not_strike() -> None:
    table = gains("rd", "rd bd bd gd gd nd", up="", hidden=" ".join(EIGHT))
    assert table.kind == "draw"
    assert table.hidden_premonitions().split() == EIGHT
    assert table.doors() == "rd rd bd bd gd gd nd"


@pytest.mark.clause("ONI-PREM-1")
def test_one_that_has_left_the_game_does_not_strike() -> None:
    table = gains("rd", "rd", up="")
    assert table.kind == "draw"
    assert table.gone_premonitions().split() == EIGHT


@pytest.mark.clause("ONI-PREM-1")
def test_the_penalty_is_applied_at_once_and_then_the_premonition_leaves_the_game() -> None:
    table = gains("nd", "rd nd", up="p7")
    assert table.kind == "lose-door"
    assert table.json()["striking"] == "p7"
    assert table.premonitions() == ""
    assert "p7" not in table.gone_premonitions().split()
    assert table.hand() == "bs gs gm"  # nothing was drawn yet

    table.do("lose rd of 1st seat")
    assert table.json()["striking"] is None
    assert "p7" in table.gone_premonitions().split()
    assert table.kind == "draw"


@pytest.mark.clause("ONI-PREM-1", "ONI-BOOK-3")
def test_a_door_that_goes_to_limbo_fulfils_no_condition() -> None:
    table = gains("gd", "rd bd", up="p8", options={"book": "yes"}, goals="rg bg ng rg bg gg gg ng")
    assert table.limbo() == "gd"
    assert table.premonitions() == "p8"
    assert table.kind == "draw"
