"""Discarding a Tower: the look at the top of the deck."""

from __future__ import annotations

import pytest

from tests.rules.table import at

HAND = "bs gs ns nm"


@pytest.mark.clause("ONI-TOWER-6")
@pytest.mark.parametrize("colour", "rbgn")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_tower_discarded_lets_the_player_look_at_as_many_cards_as_its_number_says(colour: str, number: int) -> None:
    table = at({"hands": f"{colour}{number} {HAND}"}, towers="yes").do(f"discard {colour}{number}")
    assert table.discard() == f"{colour}{number}"
    assert table.legal() == ["no look", "look"]

    seen = ["xn", "rd", "rs", "rm", "rk"][:number]
    table.do("look").comes(" ".join(seen))
    assert table.looked() == " ".join(seen)
    assert table.kind == "put"

    for card in seen[:-1]:
        table.do(f"put {card}")  # the first is the deepest; the last is laid by itself
    assert table.discard() == f"{colour}{number}"
    assert table.kind != "put"


@pytest.mark.clause("ONI-TOWER-6")
def test_all_go_back_in_any_order() -> None:
    table = at({"hands": f"b4 {HAND}", "deck_top": "rs xn bm rd gm"}, towers="yes").do("discard b4", "look")
    assert table.looked() == "rs xn bm rd"
    assert table.legal() == ["put rs", "put bm", "put rd", "put xn"]
    table.do("put xn", "put rd", "put rs")
    assert table.kind == "main"
    assert table.hand() == "bs bm gs ns nm"  # the one laid last was drawn
    assert table.top() == "rs rd xn gm"
    assert table.view(0).deck.top == ["rs", "rd", "xn", "gm"]
    assert table.view(None).deck.top == [None, None, None, "gm"]


@pytest.mark.clause("ONI-TOWER-6")
def test_the_player_may_decline_to_look() -> None:
    table = at({"hands": f"b5 {HAND}"}, towers="yes").do("discard b5", "no look")
    assert table.kind == "draw"
    assert table.looked() == ""
    assert table.top() == ""


@pytest.mark.clause("ONI-TOWER-6")
def test_with_fewer_cards_all_there_are() -> None:
    table = at({"hands": f"b5 {HAND}", "bag": "rs xn rm"}, towers="yes").do("discard b5", "look").comes("rs rm xn")
    assert table.kind == "put"
    table.do("put xn", "put rm")
    assert table.kind == "main"
    assert table.hand() == "rs bs gs ns nm"
    assert table.top() == "rm xn"

    table = at({"hands": f"b3 {HAND}", "bag": "rs"}, towers="yes").do("discard b3", "look").comes("rs")
    assert table.kind == "main"  # a lone card goes back without a question, and is drawn
    assert table.hand() == "rs bs gs ns nm"


@pytest.mark.clause("ONI-TOWER-6", "ONI-END-2")
def test_with_an_empty_deck_there_is_no_look() -> None:
    table = at({"hands": f"b3 {HAND}", "bag": ""}, towers="yes").do("discard b3")
    assert table.result == "lost"


@pytest.mark.clause("ONI-TOWER-6")
def test_chambers_discarded_give_no_look_and_no_tower_is_discarded_by_the_look() -> None:
    table = at({"hands": f"b3 {HAND}", "deck_top": "rs"}, towers="yes").do("discard bs")
    assert table.kind == "main"
    assert table.hand() == "rs gs ns nm b3"


@pytest.mark.clause("ONI-TOWER-6", "ONI-TOWER-2")
def test_a_tower_played_gives_no_look() -> None:
    table = at({"hands": f"b3 {HAND}", "deck_top": "rs"}, towers="yes").do("play b3")
    assert table.kind == "main"


@pytest.mark.clause("ONI-TOWER-6", "ONI-TWO-SWAP-1")
def test_two_players_swap_before_the_look() -> None:
    given = {"hands": ["b3 rs bs", "gs gm ns"], "shared": "nm nm", "deck_top": "rd rm xn"}
    table = at(given, players=2, towers="yes").do("discard b3")
    assert table.kind == "swap-give"
    table.do("give rs", "take nm")
    assert table.kind == "tower-look"
    table.do("look", "put xn", "put rd")
    assert table.hand(0) == "rm bs nm"


@pytest.mark.clause("ONI-TOWER-6", "ONI-TWO-TALK-2")
def test_in_silence_the_active_player_alone_sees_the_cards() -> None:
    given = {"hands": ["b3 rs bs", "gs gm ns"], "shared": "nm nm", "bag": "xn rd rm rk"}
    table = at(given, players=2, towers="yes", talk="silent").do("discard b3", "no swap", "look")
    assert table.outcome_seen_by("xn") == (0,)
    table.comes("xn rd rm")
    assert table.view(0).looked == ["xn", "rd", "rm"]
    assert table.view(1).looked == [None, None, None]
    table.do("put xn", "put rd")
    assert table.view(0).deck.top == ["rd", "xn"]
    assert table.view(1).deck.top == [None, None]
