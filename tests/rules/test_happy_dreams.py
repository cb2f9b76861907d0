"""Happy Dreams: when they are resolved, and the three gifts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Scene, at, new

HAND = "nk bs gs gm ns"


def dream(**zones: Any) -> Scene:
    """A Happy Dream was drawn while filling the hand; what `deck_top` names comes after it."""
    after = zones.pop("deck_top", "")
    return at({"hands": HAND, "deck_top": f"xh {after}", **zones}, dreams=4).do("play ns")


@pytest.mark.clause("ONI-HAPPY-1", "ONI-DRAW-4")
def test_a_happy_dream_drawn_while_filling_the_hand_offers_three_gifts() -> None:
    table = dream()
    assert table.kind == "happy"
    assert table.resolving() == "xh"
    assert table.hand() == "bs gs gm nk"
    assert table.legal() == [
        "dream remove p1",
        "dream remove p2",
        "dream remove p3",
        "dream remove p4",
        "dream reveal",
        "dream fetch",
    ]


@pytest.mark.clause("ONI-HAPPY-1")
@pytest.mark.parametrize(
    "answers",
    [["dream remove p2"], ["dream reveal", "keep rest", "put rs"], ["dream fetch", "fetch rs"]],
)
def test_then_it_is_discarded_and_the_hand_is_filled(answers: list[str]) -> None:
    table = dream(deck_top="rs rm", bag="").do(*answers)
    assert "xh" in table.discard().split()
    assert table.resolving() is None
    assert table.limbo() == ""
    assert table.kind == "main"
    assert len(table.hand().split()) == 5


@pytest.mark.clause("ONI-HAPPY-1")
def test_a_happy_dream_may_be_followed_by_another() -> None:
    table = dream(deck_top="xh rs").do("dream remove p1")
    assert table.kind == "happy"
    table.do("dream remove p2")
    assert table.kind == "main"
    assert table.discard() == "xh xh"
    assert table.gone_premonitions() == "p1 p2"


@pytest.mark.clause("ONI-HAPPY-1", "ONI-SETUP-1")
def test_in_set_up_it_goes_to_limbo_and_back_into_the_deck() -> None:
    table = new(dreams=4).comes("p1 p2 p3 p4 rs xh rs")
    assert table.kind == "draw"
    assert table.limbo() == "xh"
    table.comes("rm rm xh rk")
    assert table.kind == "main"
    assert table.hand() == "rs rs rm rm rk"
    assert table.limbo() == ""
    assert table.bag().split().count("xh") == 4


@pytest.mark.clause("ONI-HAPPY-1", "ONI-TWO-SETUP-1")
def test_in_the_set_up_of_two_players_too() -> None:
    table = new(dreams=4, players=2).comes("p1 p2 p3 p4 rs xh rs rm rm bs bs bm")
    assert table.limbo() == "xh"
    table.comes("bm")
    assert table.kind == "pick"
    assert table.limbo() == ""
    assert table.bag().split().count("xh") == 4


@pytest.mark.clause("ONI-HAPPY-1", "ONI-NIGHT-4")
def test_revealed_by_a_nightmare_it_goes_to_limbo_unresolved() -> None:
    table = at({"hands": HAND, "deck_top": "xn xh rs rs xh rs"}, dreams=4).do("play ns", "nightmare reveal")
    assert table.kind == "draw"
    assert table.limbo() == "xh xh"
    assert table.discard() == "rs rs rs xn"


@pytest.mark.clause("ONI-HAPPY-1", "ONI-NIGHT-5")
def test_drawn_for_a_new_hand_it_goes_to_limbo_unresolved() -> None:
    table = at({"hands": HAND, "deck_top": "xn xh rs rs rm rm"}, dreams=4).do("play ns", "nightmare hand")
    assert table.kind == "draw"
    assert table.limbo() == "xh"
    assert table.hand() == "rs rs rm rm"


@pytest.mark.clause("ONI-HAPPY-1", "ONI-DISCARD-2")
def test_dropped_in_a_prophecy_it_has_no_effect() -> None:
    table = at({"hands": HAND, "deck_top": "xh rs rs rm rm"}, dreams=4).do("discard nk", "drop xh")
    assert table.kind == "put"
    assert table.discard() == "nk xh"


@pytest.mark.clause("ONI-HAPPY-2")
def test_the_first_gift_removes_a_face_up_premonition_unresolved() -> None:
    table = dream(premonitions="p1 p8", doors="rd", deck_top="rs").do("dream remove p8")
    assert table.premonitions() == "p1"
    assert table.gone_premonitions() == "p8"
    assert table.hidden_premonitions() == "p2 p3 p4 p5 p6 p7"
    assert table.hand() == "rs bs gs gm nk"
    assert table.kind == "main"


@pytest.mark.clause("ONI-HAPPY-2")
@pytest.mark.parametrize("number", range(1, 9))
def test_any_of_those_face_up_may_be_removed(number: int) -> None:
    table = dream(premonitions="p1 p2 p3 p4 p5 p6 p7 p8", hidden_premonitions="").do(f"dream remove p{number}")
    assert table.gone_premonitions() == f"p{number}"
    assert table.premonitions().split() == [f"p{other}" for other in range(1, 9) if other != number]


@pytest.mark.clause("ONI-HAPPY-2")
def test_with_none_face_up_none_can_be_removed() -> None:
    table = dream(premonitions="", hidden_premonitions="p3 p7")
    assert table.legal() == ["dream reveal", "dream fetch"]


@pytest.mark.clause("ONI-HAPPY-2", "ONI-PREM-1")
def test_a_premonition_removed_does_not_strike_any_more() -> None:
    given = {"hands": "rk bs gs gm ns", "premonitions": "p1", "doors": "rd", "deck_top": "rd", "bag": "rs rs rs rs"}
    table = dream(**given).do("dream remove p1", "door for key")
    assert table.doors() == "rd rd"
    assert table.outcomes() == {"rs": 4}


@pytest.mark.clause("ONI-HAPPY-3")
def test_the_second_gift_reveals_seven_cards_to_discard_any_number_and_put_the_rest_back() -> None:
    table = dream().do("dream reveal")
    assert table.kind == "reveal"
    assert table.outcome_seen_by("xn") == (0, None)
    table.comes("xn rs rs rd xh bm nm")
    assert table.looked() == "xn rs rs rd xh bm nm"
    assert table.legal() == ["throw rs", "throw bm", "throw nm", "throw rd", "throw xn", "throw xh", "keep rest"]

    table.do("throw rs", "throw xn")
    assert table.legal() == ["throw xh", "keep rest"]
    table.do("keep rest")
    assert table.discard() == "rs xn"
    assert table.legal() == ["put rs", "put bm", "put nm", "put rd", "put xh"]

    table.do("put xh", "put nm", "put rd", "put bm")
    assert table.kind == "main"  # the sun, laid last, was drawn
    assert table.top() == "bm rd nm xh"
    assert table.hand() == "rs bs gs gm nk"
    assert table.discard() == "rs xn xh"


@pytest.mark.clause("ONI-HAPPY-3")
def test_what_goes_back_is_known_to_all() -> None:
    table = dream(deck_top="rs rm xn", bag="bs bs").do("dream reveal").comes("bs bs")
    assert table.looked() == "rs rm xn bs bs"
    table.do("keep rest", "put xn", "put bs", "put bs", "put rs")
    for seat in (0, None):
        assert table.view(seat).deck.top == ["rs", "bs", "bs", "xn"]


@pytest.mark.clause("ONI-HAPPY-3", "ONI-TWO-TALK-2")
def test_in_silence_both_see_the_cards_revealed() -> None:
    given = {"hands": ["bs bm ns", "gs gm nm"], "shared": "bm gm", "deck_top": "xh", "bag": "rs rm xn"}
    table = at(given, players=2, dreams=4, talk="silent").do("play ns", "dream reveal")
    assert table.outcome_seen_by("rs") == (0, 1, None)
    table.comes("rs rm xn")
    assert table.view(1).looked == ["rs", "rm", "xn"]
    table.do("keep rest", "put xn", "put rs")
    assert table.view(1).deck.top == ["rs", "xn"]


@pytest.mark.clause("ONI-HAPPY-3")
def test_cards_are_thrown_in_ascending_order_equal_ones_one_by_one() -> None:
    table = dream(deck_top="bm rs bm gk rs rs bm").do("dream reveal", "throw rs", "throw rs", "throw bm")
    assert table.legal() == ["throw bm", "throw gk", "keep rest"]
    table.do("keep rest")
    assert table.legal() == ["put rs", "put bm", "put gk"]
    assert table.discard() == "rs rs bm"


@pytest.mark.clause("ONI-HAPPY-3", "ONI-SPELL-1")
def test_throwing_begins_with_the_lowest_card_whatever_was_paid_before() -> None:
    given = {"hands": HAND, "discard": "xn xn xn xn xn", "deck_top": "xh", "bag": "rs xn"}
    table = at(given, dreams=4, book="yes").do("play ns", "pass", "cast paradox at dream", *["pay xn"] * 5)
    table.comes("rs xn").do("raise rs", "dream reveal")
    assert table.legal() == ["throw rs", "throw xn", "keep rest"]


@pytest.mark.clause("ONI-HAPPY-3")
def test_none_may_be_thrown() -> None:
    table = dream(deck_top="rs rm", bag="").do("dream reveal", "keep rest", "put rm")
    assert table.discard() == "xh"
    assert table.hand() == "rs bs gs gm nk"
    assert table.top() == "rm"


@pytest.mark.clause("ONI-HAPPY-3", "ONI-END-2")
def test_all_may_be_thrown() -> None:
    table = dream(deck_top="rs rm xn", bag="").do("dream reveal", "throw rs", "throw rm", "throw xn")
    assert table.discard() == "rs rm xn xh"
    assert table.result == "lost"  # a card is still to be drawn, and the deck is empty


@pytest.mark.clause("ONI-HAPPY-3")
def test_a_lone_card_kept_needs_no_order() -> None:
    table = dream(deck_top="rs xn", bag="").do("dream reveal", "throw xn")
    assert table.legal() == ["keep rest"]  # the sun comes before the Nightmare and was passed over
    table.do("keep rest")
    assert table.hand() == "rs bs gs gm nk"
    assert table.kind == "main"


@pytest.mark.clause("ONI-HAPPY-3")
def test_no_more_than_seven_are_revealed() -> None:
    table = dream(deck_top="rs rs rs rs rm rm rm bk bk").do("dream reveal")
    assert table.looked() == "rs rs rs rs rm rm rm"
    assert table.top() == "bk bk"


@pytest.mark.clause("ONI-HAPPY-3", "ONI-END-2")
def test_with_an_empty_deck_the_second_gift_reveals_nothing() -> None:
    table = dream(bag="")
    assert "dream reveal" in table.legal()
    table.do("dream reveal")
    assert table.discard() == "xh"
    assert table.result == "lost"


@pytest.mark.clause("ONI-HAPPY-3")
def test_doors_and_dreams_thrown_have_no_effect() -> None:
    table = dream(deck_top="rd xn xh rs rs", bag="").do("dream reveal", "throw rd", "throw xn", "throw xh", "keep rest")
    assert table.discard() == "rd xn xh"
    table.do("put rs")
    assert table.kind == "main"


@pytest.mark.clause("ONI-HAPPY-4")
def test_the_third_gift_fetches_any_card_shuffles_and_puts_it_on_top() -> None:
    table = dream(deck_top="rm rd xn", bag="rs rs", deck_bottom="bk").do("dream fetch")
    assert table.legal() == ["fetch rs", "fetch rm", "fetch bk", "fetch rd", "fetch xn"]
    table.do("fetch bk")
    assert table.kind == "main"
    assert table.hand() == "bs bk gs gm nk"  # it was drawn as ever
    assert (table.top(), table.bottom()) == ("", "")
    assert table.bag() == "rs rs rm rd xn"
    assert table.discard() == "xh"


@pytest.mark.clause("ONI-HAPPY-4", "ONI-DRAW-3")
def test_a_door_fetched_so_is_drawn_and_may_be_paid_for() -> None:
    table = dream().do("dream fetch", "fetch nd")
    assert table.kind == "door"
    assert table.resolving() == "nd"
    table.do("door for key")
    assert table.doors() == "nd"


@pytest.mark.clause("ONI-HAPPY-4", "ONI-DRAW-4")
def test_a_nightmare_or_another_happy_dream_fetched_so_is_drawn_and_resolved() -> None:
    assert dream().do("dream fetch", "fetch xn").kind == "nightmare"
    assert dream().do("dream fetch", "fetch xh").kind == "happy"


@pytest.mark.clause("ONI-HAPPY-4")
def test_everybody_sees_the_card_on_top() -> None:
    given = {"hands": "nk bs gs gm ns", "deck_top": "xh", "discard": "rs rs rs rs rs", "bag": "rm bm"}
    table = at(given, dreams=4, book="yes").do("play ns", "pass", "dream fetch", "fetch bm")
    assert table.kind == "stop"
    for seat in (0, None):
        assert table.view(seat).deck.top == ["bm"]
        assert table.view(seat).deck.count == 2


@pytest.mark.clause("ONI-HAPPY-4")
def test_with_an_empty_deck_nothing_can_be_fetched() -> None:
    table = dream(bag="")
    assert "dream fetch" not in table.legal()
    table = dream(bag="rs")
    assert "dream fetch" in table.legal()


@pytest.mark.clause("ONI-HAPPY-1", "ONI-TWO-TURN-1", "ONI-HAPPY-4")
def test_with_two_players_the_active_one_chooses_and_draws() -> None:
    given = {"hands": ["gs gm nm", "bs bm nk"], "shared": "ns gm", "deck_top": "xh", "seat": 1}
    table = at(given, players=2, dreams=4).do("play bs")
    assert table.kind == "happy"
    assert table.state.turn == 1
    table.do("dream fetch", "fetch nd", "door for key")
    assert (table.doors(0), table.doors(1)) == ("", "nd")
