from __future__ import annotations

import pytest

from tests.rules.table import at


@pytest.mark.clause("ONI-DISCARD-1")
@pytest.mark.parametrize("card", ["rs", "bm"])
def test_discarding_a_sun_or_a_moon_does_nothing_more(card: str) -> None:
    table = at({"hands": "rs bm gk ns nm", "rows": "rs rm", "deck_top": "bs gs", "deck_bottom": "nk"})
    table.do(f"discard {card}")
    assert (table.discard(), table.kind) == (card, "main")
    assert (table.row(), table.top(), table.bottom()) == ("rs rm", "gs", "nk")


@pytest.mark.clause("ONI-DISCARD-1")
def test_any_card_of_the_hand_may_be_discarded_even_one_that_does_not_fit() -> None:
    table = at({"hands": "rs rs bm gk nm", "rows": "ns"})
    assert table.legal() == ["play bm", "play gk", "play nm", "discard rs", "discard bm", "discard gk", "discard nm"]
    table.refuses("discard bs", "discard rd", "discard xn")


@pytest.mark.clause("ONI-DISCARD-2")
def test_a_key_shows_the_top_five_one_is_discarded_and_the_others_go_back_in_any_order() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn gs"}).do("discard rk")
    assert table.kind == "look"
    table.comes("bk rd ns")
    assert (table.kind, table.looked()) == ("drop", "xn gs bk rd ns")
    assert table.legal() == ["drop bk", "drop gs", "drop ns", "drop rd", "drop xn"]
    table.do("drop bk")
    assert (table.kind, table.legal()) == ("put", ["put gs", "put ns", "put rd", "put xn"])
    table.do("put rd", "put xn", "put gs")
    assert (table.discard(), table.hand(), table.top()) == ("rk bk", "rs bs gm ns nm", "gs xn rd")


@pytest.mark.clause("ONI-DISCARD-2")
@pytest.mark.parametrize("order", [("put bs", "put gs", "put ns"), ("put ns", "put gs", "put bs")])
def test_the_card_put_back_last_is_drawn_first(order: tuple[str, str, str]) -> None:
    table = at({"hands": "rk rs bm gm nm", "deck_top": "xn bs gs ns rd"})
    table.do("discard rk", "drop xn", "put rd", *order[:2])
    assert order[2][4:] in table.hand().split()
    assert table.top().split() == [order[1][4:], order[0][4:], "rd"]


@pytest.mark.clause("ONI-DISCARD-2")
@pytest.mark.parametrize("dropped", ["xn", "rd", "xh", "ns"])
def test_any_of_the_five_may_be_discarded_and_has_no_effect(dropped: str) -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn rd xh ns gs"}, dreams=4).do("discard rk", f"drop {dropped}")
    assert table.kind == "put"
    assert table.discard().split() == ["rk", dropped]
    assert table.resolving() is None
    assert table.hand() == "rs bs gm nm"


@pytest.mark.clause("ONI-DISCARD-2")
def test_exactly_one_of_the_five_must_go() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "gs gs gs gs gs gk"}).do("discard rk")
    assert table.legal() == ["drop gs"]
    table.do("drop gs").refuses("drop gs")
    table.do("put gs", "put gs", "put gs")
    assert (table.discard(), table.hand(), table.top()) == ("rk gs", "rs bs gs gm nm", "gs gs gs gk")


@pytest.mark.clause("ONI-DISCARD-3")
@pytest.mark.parametrize("zone", ["deck_top", "bag", "deck_bottom"])
def test_a_small_deck_is_looked_at_as_a_whole(zone: str) -> None:
    table = at({"hands": "rk rs bs gm nm", "bag": "", zone: "gs ns bk"}).do("discard rk")
    if zone == "bag":
        table.comes("gs ns bk")
    assert (table.kind, table.looked(), table.deck_size()) == ("drop", "gs ns bk", 0)
    table.do("drop bk", "put gs")
    assert (table.hand(), table.top(), table.kind) == ("rs bs gm ns nm", "gs", "main")


@pytest.mark.clause("ONI-DISCARD-3")
def test_of_two_cards_one_is_discarded_and_the_other_put_back_unasked() -> None:
    table = at({"hands": "rk rs bs gm nm", "bag": "", "deck_top": "gs ns"}).do("discard rk", "drop gs")
    assert (table.hand(), table.kind, table.deck_size()) == ("rs bs gm ns nm", "main", 0)


@pytest.mark.clause("ONI-DISCARD-3")
def test_a_last_card_must_be_discarded_too() -> None:
    table = at({"hands": "rk rs bs gm nm", "bag": "gs"}).do("discard rk").comes("gs")
    assert table.legal() == ["drop gs"]
    table.do("drop gs")
    assert (table.discard(), table.result) == ("rk gs", "lost")


@pytest.mark.clause("ONI-DISCARD-3")
def test_with_an_empty_deck_a_prophecy_does_nothing() -> None:
    table = at({"hands": "rk rs bs gm nm", "bag": ""}).do("discard rk")
    assert (table.kind, table.looked(), table.discard()) == ("over", "", "rk")


@pytest.mark.clause("ONI-DISCARD-4")
@pytest.mark.parametrize(("card", "kind"), [("rk", "drop"), ("nk", "drop"), ("rs", "main"), ("bm", "main")])
def test_a_card_discarded_as_the_turns_action_has_its_effect(card: str, kind: str) -> None:
    table = at({"hands": "rk rs bm gm nk", "deck_top": "bs bs gs gs ns"}).do(f"discard {card}")
    assert table.kind == kind


@pytest.mark.clause("ONI-DISCARD-4")
def test_a_key_paid_for_a_door_triggers_no_prophecy() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "rd bk gk"}).do("discard rs", "door for key")
    assert (table.kind, table.looked(), table.discard()) == ("main", "", "rs rk")
    assert table.hand() == "bs bk gm gk nm"


@pytest.mark.clause("ONI-DISCARD-4")
def test_a_key_paid_to_a_nightmare_triggers_no_prophecy() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn bk gk"}).do("discard rs", "nightmare key rk")
    assert (table.kind, table.looked(), table.discard()) == ("main", "", "rs rk xn")


@pytest.mark.clause("ONI-DISCARD-4")
def test_keys_and_towers_thrown_away_with_the_hand_have_no_effect() -> None:
    table = at({"hands": "rk rs bs n5 r4", "deck_top": "xn gs gs gs ns nm"}, towers="yes")
    table.do("discard rs", "nightmare hand")
    assert (table.kind, table.looked(), table.discard()) == ("main", "", "rs rk bs xn r4 n5")


@pytest.mark.clause("ONI-DISCARD-4")
def test_cards_that_a_prophecy_or_a_nightmare_discards_have_no_effect() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn bk gs ns nk gk rs rm"}).do("discard rk", "drop bk")
    assert table.kind == "put"
    table.do("put nk", "put ns", "put gs", "nightmare reveal")
    assert (table.kind, table.looked()) == ("main", "")
    assert table.discard() == "rs rk bk gs gk ns nk xn"
    assert table.hand() == "rs rm bs gm nm"
