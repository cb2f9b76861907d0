"""Premonitions: several at once, those revealed later, and what comes before them."""

from __future__ import annotations

import pytest

from tests.rules.premonition_scenes import fetches, gains
from tests.rules.table import at

SEVEN = "rd rd bd bd gd gd nd"


@pytest.mark.clause("ONI-PREM-2")
def test_of_several_that_hold_the_player_chooses_the_order() -> None:
    table = gains("rd", "rd bd", up="p1 p2 p6 p8", deck_top="gs gs")
    assert table.kind == "premonition"
    assert table.legal() == ["strike p1", "strike p2", "strike p8"]  # there is no Door of each colour
    table.do("strike p1")
    assert table.legal() == ["strike p2", "strike p8"]
    table.do("strike p8").comes("bs bs bs bm bm")
    assert table.doors() == "rd bd"  # the last of them needed no question
    assert table.premonitions() == "p6"
    assert table.kind == "main"


@pytest.mark.clause("ONI-PREM-2", "ONI-PREM-1")
def test_one_whose_condition_no_longer_holds_is_not_resolved_and_stays() -> None:
    table = gains("rd", "rd", up="p1 p2").do("strike p2")
    assert table.kind == "draw"
    assert table.limbo() == "rd"
    assert table.premonitions() == "p1"
    assert "rs" in table.outcomes()

    table = gains("rd", "rd", up="p1 p2").do("strike p1")
    assert table.premonitions() == ""
    assert table.limbo() == "rd"
    assert "rs" not in table.outcomes()


@pytest.mark.clause("ONI-PREM-2", "ONI-PREM-3")
@pytest.mark.parametrize(("doors", "counting"), [("rd bd gd nd", "p4"), ("rd bd", "p8")])
def test_a_door_lost_to_the_first_no_longer_counts_for_the_second(doors: str, counting: str) -> None:
    table = gains("rd", doors, up=f"p2 {counting}", hidden="p7")
    assert table.legal() == ["strike p2", f"strike {counting}"]
    table.do("strike p2")
    assert table.premonitions() == counting
    assert table.kind == "draw"
    assert table.hidden_premonitions() == "p7"


@pytest.mark.clause("ONI-PREM-2", "ONI-PREM-1")
def test_one_that_stayed_strikes_when_its_condition_holds_again() -> None:
    given = {"hands": "rk rk gs gm ns", "doors": "rd", "premonitions": "p1 p2", "deck_top": "rd gs gs"}
    table = at(given, dreams=4).do("play ns", "door for key", "strike p2")
    assert table.hand() == "rk gs gs gs gm"
    assert table.kind == "main"
    table.do("play gm").comes("rd").do("door for key")
    assert table.premonitions() == ""
    assert "rs" not in table.outcomes()


@pytest.mark.clause("ONI-PREM-4", "ONI-PREM-2")
def test_those_just_revealed_join_those_that_hold_already() -> None:
    table = gains("rd", "rd bd gd nd", up="p2 p4", hidden="p1 p3 p6").do("strike p4").comes("p1 p6")
    assert table.legal() == ["strike p1", "strike p2", "strike p6"]
    table.do("strike p2")
    assert table.kind == "draw"  # p6 struck as the only one left that holds
    assert table.premonitions() == "p1"
    assert table.hidden_premonitions() == "p3"
    assert "xh" not in table.outcomes()
    assert "rs" in table.outcomes()


@pytest.mark.clause("ONI-PREM-3", "ONI-PREM-4")
def test_4_reveals_both_before_the_first_of_them_strikes() -> None:
    table = gains("rd", "rd bd gd nd", up="p4", hidden="p1 p6").comes("p1")
    assert table.kind == "premonition"
    assert table.premonitions() == "p1"
    assert table.waits
    table.comes("p6")
    assert table.legal() == ["strike p1", "strike p6"]


@pytest.mark.clause("ONI-PREM-4")
def test_premonitions_chained_by_what_they_reveal() -> None:
    table = gains("rd", "rd bd gd nd", up="p8", hidden="p1 p4 p6").comes("bs bs bs bm bm p4")
    assert table.kind == "premonition"  # p8 revealed p4, and p4 reveals two
    assert table.waits
    table.comes("p6 p1").do("strike p1")
    assert table.kind == "main"
    assert table.premonitions() == table.hidden_premonitions() == ""
    assert table.hand() == "bs bs bs bm bm"
    assert not {"rs", "rm", "rk", "xh"} & set(table.bag().split())


@pytest.mark.clause("ONI-PREM-4", "ONI-PREM-1")
def test_8_revealed_by_4_brings_a_new_hand() -> None:
    table = gains("rd", "rd bd gd nd", up="p4", hidden="p8").comes("p8")
    assert table.kind == "draw"
    assert table.hand() == ""
    table.comes("bs bs bs bm bm")
    assert table.kind == "main"  # none is left face down to be revealed


@pytest.mark.clause("ONI-PREM-4")
@pytest.mark.parametrize(("hidden", "revealed"), [("", 0), ("p7", 1), ("p3 p7", 2), ("p3 p5 p7", 2)])
def test_4_reveals_as_many_as_are_left_face_down(hidden: str, revealed: int) -> None:
    table = gains("rd", "rd bd gd nd", up="p4", hidden=hidden)
    coming = hidden.split()[:revealed]
    for premonition in coming:
        assert table.kind == "premonition"
        table.comes(premonition)
    assert table.kind == "draw"
    assert table.premonitions().split() == coming
    assert table.hidden_premonitions().split() == hidden.split()[revealed:]


@pytest.mark.clause("ONI-PREM-4")
def test_8_reveals_none_where_none_is_left_face_down() -> None:
    table = gains("gd", "rd bd", up="p8").comes("bs bs bs bm bm")
    assert table.kind == "main"
    assert table.premonitions() == ""


@pytest.mark.clause("ONI-PREM-4", "ONI-PREM-3")
def test_one_revealed_whose_condition_does_not_hold_stays() -> None:
    table = gains("gd", "rd bd", up="p8", hidden="p6").comes("bs bs bs bm bm p6")
    assert table.kind == "main"
    assert table.premonitions() == "p6"


@pytest.mark.clause("ONI-PREM-1")
def test_a_premonition_cannot_trigger_itself() -> None:
    table = gains("nd", "rd rd nd", up="p2").do("lose rd of 1st seat")
    assert table.doors() == "rd nd nd"  # a pair is still there, but p2 has left the game
    assert table.kind == "draw"

    table = gains("nd", "rd rd bd nd", up="p2 p7").do("strike p2", "lose rd of 1st seat")
    assert table.json()["striking"] == "p7"
    table.do("lose bd of 1st seat")
    assert table.doors() == "rd nd nd"
    assert table.premonitions() == ""


@pytest.mark.clause("ONI-PREM-1", "ONI-END-1")
@pytest.mark.parametrize("premonition", ["p2", "p4", "p6", "p7", "p8"])
def test_victory_comes_before_a_premonition(premonition: str) -> None:
    table = gains("nd", SEVEN, up=premonition)
    assert table.result == "won"
    assert table.premonitions() == premonition


@pytest.mark.clause("ONI-PREM-1", "ONI-TOWER-5")
def test_the_eighth_door_without_a_rampart_is_no_victory_and_the_premonition_strikes() -> None:
    table = gains("nd", SEVEN, up="p7", options={"towers": "yes"})
    assert table.result is None
    assert table.kind == "lose-door"

    table = gains("nd", SEVEN, up="p7", options={"towers": "yes"}, towers="r4 g4 b4 n5")
    assert table.result == "won"


@pytest.mark.clause("ONI-PREM-1", "ONI-PLAY-2")
def test_the_deck_is_shuffled_after_a_fetch_before_a_premonition_strikes() -> None:
    table = fetches("g", "rd bd", up="p8", deck_top="xn rs rs")
    assert table.kind == "draw"  # the cards known on top are no longer there to be drawn
    assert table.top() == ""
    assert table.limbo() == ""


@pytest.mark.clause("ONI-PREM-1", "ONI-PREM-3")
def test_a_premonition_strikes_in_the_first_phase_too_and_then_the_hand_is_filled() -> None:
    table = fetches("r", "rd", up="p1")
    assert table.kind == "draw"
    assert "rs" not in table.outcomes()
    table.comes("bs")
    assert table.kind == "main"


@pytest.mark.clause("ONI-PREM-3", "ONI-SPELL-7")
def test_8_with_the_book_makes_the_stop_before_limbo_only() -> None:
    given = {
        "hands": "gk bs gs gm ns",
        "doors": "rd bd",
        "premonitions": "p8",
        "hidden_premonitions": "",
        "deck_top": "gd bm bm gm gm nm",
        "discard": "rs rs",
    }
    table = at(given, dreams=4, book="yes").do("play ns", "door for key")
    assert table.kind == "stop"
    assert table.hand() == "bm bm gm gm nm"
    table.do("pass")
    assert table.kind == "main"
