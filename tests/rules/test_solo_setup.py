from __future__ import annotations

import pytest

from tests.rules.table import at, new


@pytest.mark.clause("ONI-SETUP-1")
def test_the_first_hand_is_five_labyrinth_cards_and_all_else_goes_to_limbo() -> None:
    table = new().comes("rs xn rd rk bm rd")
    assert (table.hand(), table.limbo(), table.kind) == ("rs rk bm", "rd rd xn", "draw")


@pytest.mark.clause("ONI-SETUP-1")
def test_limbo_is_shuffled_into_the_deck_before_the_first_turn() -> None:
    table = new().comes("rs xn rd rk bm rd gs ns")
    assert (table.hand(), table.limbo(), table.kind) == ("rs rk bm gs ns", "", "main")
    assert table.deck_size() == 71
    assert table.outcomes() == {}
    table.do("discard gs")
    assert table.outcomes()["rd"] == 2
    assert table.outcomes()["xn"] == 10
    assert table.outcomes()["rs"] == 8


@pytest.mark.clause("ONI-SETUP-1")
def test_every_card_may_come_first_as_often_as_the_deck_holds_it() -> None:
    outcomes = new().outcomes()
    assert sum(outcomes.values()) == 76
    assert (outcomes["rs"], outcomes["rd"], outcomes["xn"]) == (9, 2, 10)


@pytest.mark.clause("ONI-TURN-1")
def test_a_turn_is_an_action_then_the_hand_then_limbo() -> None:
    table = at({"hands": "rs rm bs gm nm", "deck_top": "rd"})
    assert table.kind == "main"
    table.do("play rs")
    assert (table.row(), table.limbo(), table.kind) == ("rs", "rd", "draw")
    table.comes("gs")
    assert (table.limbo(), table.hand(), table.kind) == ("", "rm bs gs gm nm", "main")


@pytest.mark.clause("ONI-TURN-1")
def test_one_card_is_played_or_discarded_a_turn() -> None:
    table = at({"hands": "rs rm bs gm nm", "deck_top": "gs gk"}).do("play rs")
    assert (table.hand(), table.kind) == ("rm bs gs gm nm", "main")
    table.do("discard rm")
    assert (table.hand(), table.row(), table.discard(), table.kind) == ("bs gs gm gk nm", "rs", "rm", "main")
