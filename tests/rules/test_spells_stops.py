"""When the Book's spells may be cast: the stops, and the decision that a spell interrupted coming again."""

from __future__ import annotations

import pytest

from tests.rules.spell_scenes import HAND, discard_of, pay, with_discard
from tests.rules.table import at


@pytest.mark.clause("ONI-SPELL-7")
def test_a_spell_may_be_cast_before_playing_and_before_discarding() -> None:
    table = with_discard(7)
    assert "cast paradox" in table.legal()
    assert "cast planning" in table.legal()
    pay(table.do("cast planning"), 7).do("swap goal 1", "with goal 2")
    assert table.kind == "main"
    assert "discard bs" in table.legal()


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_a_stop_is_made_before_each_draw_and_before_limbo() -> None:
    table = with_discard(7, hands="nk bs gs gm ns", deck_top="xn bm gm").do("play ns")
    assert table.kind == "stop"  # before the first draw
    assert table.legal() == ["pass", "cast paradox at stop", "cast planning at stop"]

    table.do("pass")
    assert table.kind == "nightmare"
    table.do("nightmare key nk")
    assert table.kind == "stop"  # before the second
    assert table.hand() == "bs gs gm"

    table.do("pass")
    assert table.kind == "stop"  # before the third
    assert table.hand() == "bs bm gs gm"

    table.do("pass")
    assert table.kind == "stop"  # before Limbo
    assert table.hand() == "bs bm gs gm gm"

    table.do("pass")
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-7")
def test_the_last_stop_comes_before_limbo_is_shuffled() -> None:
    table = with_discard(7, deck_top="nd bm gm").do("play ns", "pass", "door to limbo", "pass")
    assert table.kind == "stop"
    assert table.limbo() == "nd"
    assert table.top() == "gm"
    pay(table.do("cast planning at stop"), 7).do("swap goal 1", "with goal 8")
    assert table.kind == "main"
    assert table.limbo() == ""
    assert table.goals() == "ng bg gg ng rg bg gg rg"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_after_a_spell_at_a_stop_the_stop_is_made_again_while_another_can_be_paid() -> None:
    table = with_discard(10, bag="bm gm").do("play ns")
    pay(table.do("cast paradox at stop"), 5).comes("bm gm").do("raise bm")
    assert table.kind == "stop"
    assert table.hand() == "bs gs gm nm"

    pay(table.do("cast paradox at stop"), 5).do("raise gm")
    assert table.kind == "main"  # nothing is left to pay with, and the card raised was drawn
    assert table.hand() == "bs gs gm gm nm"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_a_card_raised_at_a_stop_is_the_one_then_drawn() -> None:
    table = with_discard(5, bag="bm rd xn xn xn xn").do("play ns")
    pay(table.do("cast paradox at stop"), 5).comes("xn xn xn bm rd").do("raise bm", "under xn", "under xn", "under xn")
    assert table.hand() == "bs bm gs gm nm"
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-7", "ONI-DRAW-3")
def test_alone_without_a_key_a_door_asks_only_while_a_spell_can_be_paid() -> None:
    table = with_discard(5, deck_top="rd bm").do("play ns", "pass")
    assert table.kind == "door"
    assert table.resolving() == "rd"
    assert table.legal() == ["door to limbo", "cast paradox at door"]

    table = with_discard(4, deck_top="rd bm").do("play ns")
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_after_a_spell_at_a_door_the_door_is_decided() -> None:
    table = with_discard(7, hands="nk bs gs gm ns", deck_top="nd bm").do("play ns", "pass")
    assert table.legal() == ["door to limbo", "door for key", "cast paradox at door", "cast planning at door"]
    pay(table.do("cast planning at door"), 7).do("swap goal 1", "with goal 4")
    assert table.kind == "door"
    assert table.resolving() == "nd"
    assert table.legal() == ["door to limbo", "door for key"]
    table.do("door for key")
    assert table.doors() == "nd"  # now it is due
    assert table.goals() == "(ng) bg gg rg rg bg gg ng"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_after_paradox_at_a_door_the_door_is_decided() -> None:
    table = with_discard(5, hands="rk bs gs gm ns", deck_top="rd", bag="bm bm gm gm nm xn").do("play ns", "pass")
    pay(table.do("cast paradox at door"), 5)
    table.comes("bm bm gm gm xn").do("raise gm", "under xn", "under bm", "under bm")
    assert table.kind == "door"
    table.do("door for key")
    assert table.doors() == "rd"
    assert table.waits  # the card raised was drawn, and another one is to come
    assert table.hand() == "bs gs gm gm"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
@pytest.mark.parametrize("spell", ["paradox", "planning"])
def test_after_a_spell_at_a_nightmare_the_nightmare_is_decided(spell: str) -> None:
    table = with_discard(7, hands="nk bs gs gm ns", deck_top="xn", bag="bm gm").do("play ns", "pass")
    assert table.legal() == [
        "nightmare key nk",
        "nightmare reveal",
        "nightmare hand",
        "cast paradox at nightmare",
        "cast planning at nightmare",
    ]
    table.do(f"cast {spell} at nightmare")
    if spell == "paradox":
        pay(table, 5).comes("bm gm").do("raise gm")
    else:
        pay(table, 7).do("swap goal 1", "with goal 2")
    assert table.kind == "nightmare"
    assert table.resolving() == "xn"
    assert table.legal() == ["nightmare key nk", "nightmare reveal", "nightmare hand"]


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
@pytest.mark.parametrize("spell", ["paradox", "planning"])
def test_after_a_spell_at_a_happy_dream_the_dream_is_decided(spell: str) -> None:
    table = with_discard(7, deck_top="xh", bag="bm gm", dreams=4).do("play ns", "pass")
    gifts = ["dream remove p1", "dream remove p2", "dream remove p3", "dream remove p4", "dream reveal", "dream fetch"]
    assert table.legal() == [*gifts, "cast paradox at dream", "cast planning at dream"]
    table.do(f"cast {spell} at dream")
    if spell == "paradox":
        pay(table, 5).comes("bm gm").do("raise gm")
    else:
        pay(table, 7).do("swap goal 1", "with goal 2")
    assert table.kind == "happy"
    assert table.resolving() == "xh"
    assert table.legal() == gifts


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-2")
def test_several_spells_in_the_middle_of_one_draw() -> None:
    table = with_discard(12, deck_top="xn", bag="bm gm").do("play ns", "pass")
    pay(table.do("cast planning at nightmare"), 7).do("swap goal 1", "with goal 2")
    pay(table.do("cast paradox at nightmare"), 5).comes("bm gm").do("raise gm")
    assert table.kind == "nightmare"
    assert table.goals() == "bg rg gg ng rg bg gg ng"
    assert (table.top(), table.bottom()) == ("gm", "bm")


@pytest.mark.clause("ONI-SPELL-7")
def test_no_stop_is_made_while_nothing_can_be_paid() -> None:
    table = with_discard(4, deck_top="bm").do("play ns")
    assert table.kind == "main"
    assert not [answer for answer in table.legal() if answer.startswith("cast")]

    table = with_discard(5, "lost", deck_top="bm").do("play ns")
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-7", "ONI-SPELL-5", "ONI-BOOK-1")
def test_without_the_book_there_is_no_stop_and_no_spell() -> None:
    given = {"hands": HAND, "discard": discard_of(12)}
    table = at({**given, "deck_top": "rd bm"}).do("play ns")
    assert table.kind == "main"  # the Door went to Limbo without a question
    assert table.hand() == "bs bm gs gm nm"
    assert at({**given, "deck_top": "xn"}).do("play ns").legal() == ["nightmare reveal", "nightmare hand"]
    table = at({**given, "deck_top": "xh", "premonitions": "p1"}, dreams=4).do("play ns")
    assert table.legal() == ["dream remove p1", "dream reveal", "dream fetch"]


@pytest.mark.clause("ONI-SPELL-7")
def test_a_stop_is_made_as_soon_as_the_card_discarded_makes_a_spell_payable() -> None:
    table = with_discard(4, deck_top="bm").do("discard ns")
    assert table.legal() == ["pass", "cast paradox at stop"]


@pytest.mark.clause("ONI-SPELL-7", "ONI-END-2")
def test_no_stop_is_made_before_a_draw_from_an_empty_deck() -> None:
    table = with_discard(12, bag="").do("play ns")
    assert table.result == "lost"


@pytest.mark.clause("ONI-SPELL-7")
def test_the_last_stop_is_made_though_the_deck_is_empty() -> None:
    table = with_discard(5, deck_top="bm", bag="").do("play ns", "pass")
    assert table.deck_size() == 0
    assert table.kind == "stop"
    pay(table.do("cast paradox at stop"), 5)
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-7")
def test_no_spell_in_the_middle_of_a_prophecy() -> None:
    table = with_discard(12, hands="nk bs gs gm ns", deck_top="bm bm gm gm xn").do("discard nk")
    assert table.legal() == ["drop bm", "drop gm", "drop xn"]
    table.do("drop xn")
    assert table.legal() == ["put bm", "put gm"]
    table.do("put bm", "put bm", "put gm")
    assert table.kind == "stop"


@pytest.mark.clause("ONI-SPELL-7")
def test_no_spell_between_the_third_card_of_a_colour_and_its_door() -> None:
    table = with_discard(12, rows="gs gk").do("play gm")
    assert table.legal() == ["leave door", "fetch door"]
    table.do("leave door")
    assert table.kind == "stop"


@pytest.mark.clause("ONI-SPELL-7")
def test_no_stop_in_the_middle_of_a_nightmare() -> None:
    table = with_discard(12, deck_top="xn xn bm rd").do("play ns", "pass", "nightmare hand")
    assert table.kind == "draw"  # the new hand is drawn without a stop
    assert table.hand() == "bm"
    table.comes("bs bs gs gs")
    assert table.kind == "stop"  # and then comes the one before Limbo
    assert table.hand() == "bs bs bm gs gs"
    assert table.limbo() == "rd xn"

    table = with_discard(12, deck_top="xn xn bm rd").do("play ns", "pass", "nightmare reveal")
    assert table.kind == "reveal"
    table.comes("bs bs")
    assert table.kind == "stop"


@pytest.mark.clause("ONI-SPELL-7", "ONI-TOWER-7")
def test_no_spell_between_a_nightmare_and_the_tower_it_costs() -> None:
    given = {"hands": "nk bs gs gm ns", "discard": discard_of(12), "deck_top": "xn", "towers": "r4"}
    table = at(given, book="yes", towers="yes").do("play ns", "pass", "nightmare key nk")
    assert table.legal() == ["raze r4", "false destruction"]


@pytest.mark.clause("ONI-SPELL-7")
def test_no_spell_in_the_middle_of_a_tower_s_look() -> None:
    given = {"hands": "r3 bs gs gm ns", "discard": discard_of(9), "deck_top": "bm bm gm"}
    table = at(given, book="yes", towers="yes").do("discard r3")
    assert table.legal() == ["no look", "look"]
    table.do("look")
    assert table.legal() == ["put bm", "put gm"]


@pytest.mark.clause("ONI-SPELL-7")
def test_no_spell_in_the_middle_of_a_gift() -> None:
    table = with_discard(12, deck_top="xh bm gm", bag="", dreams=4).do("play ns", "pass", "dream reveal")
    assert table.legal() == ["throw bm", "throw gm", "keep rest"]
    table.do("keep rest")
    assert table.legal() == ["put bm", "put gm"]
    table.do("put bm")
    assert table.kind == "stop"


@pytest.mark.clause("ONI-SPELL-7")
def test_no_spell_in_the_middle_of_a_premonition() -> None:
    given = {
        "hands": "gk bs gs gm ns",
        "discard": discard_of(12),
        "doors": "rd bd",
        "deck_top": "gd bm",
        "premonitions": "p8",
    }
    table = at(given, book="yes", dreams=4).do("play ns", "pass", "door for key")
    assert table.kind == "draw"
    assert table.hand() == "bm"
    table.comes("bs bs gs gs p1")
    assert table.kind == "stop"


@pytest.mark.clause("ONI-SPELL-7")
def test_the_active_player_of_two_casts_at_the_same_stops() -> None:
    given = {
        "hands": ["bs gs gm", "ns ns nm"],
        "shared": "bm gm",
        "discard": discard_of(5),
        "deck_top": "bs bs bs",
        "seat": 1,
    }
    table = at(given, players=2, book="yes").do("play ns")
    assert table.kind == "stop"
    assert table.state.turn == 1
    table.do("pass", "pass")
    assert table.kind == "main"
    assert table.state.turn == 0
    assert "cast paradox" in table.legal()
