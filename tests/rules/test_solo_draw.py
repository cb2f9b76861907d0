from __future__ import annotations

import pytest

from tests.rules.table import at


@pytest.mark.clause("ONI-DRAW-1")
def test_the_hand_is_filled_to_five_one_card_at_a_time() -> None:
    table = at({"hands": "rs bs gs"}).do("play rs")
    for hand, card in [("bs gs", "rm"), ("rm bs gs", "rm"), ("rm rm bs gs", "nk")]:
        assert (table.hand(), table.kind) == (hand, "draw")
        table.comes(card)
    assert (table.hand(), table.kind) == ("rm rm bs gs nk", "main")


@pytest.mark.clause("ONI-DRAW-1")
def test_known_cards_are_drawn_from_the_top_then_the_unknown_then_those_at_the_bottom() -> None:
    position = {"hands": "rs rm", "deck_top": "bs", "bag": "gs gm", "deck_bottom": "nm nk"}
    table = at(position).do("play rs")
    assert (table.hand(), table.outcomes()) == ("rm bs", {"gs": 1, "gm": 1})
    table.comes("gm gs")
    assert table.hand() == "rm bs gs gm nm"
    assert (table.bottom(), table.kind) == ("nk", "main")


@pytest.mark.clause("ONI-DRAW-2")
@pytest.mark.parametrize("card", ["bs", "gm", "nk", "r3", "n5"])
def test_a_labyrinth_card_goes_to_the_hand(card: str) -> None:
    table = at({"hands": "rs rs rm rm rk"}, towers="yes").do("play rs").comes(card)
    assert (table.hand(), table.kind) == (f"rs rm rm rk {card}", "main")


@pytest.mark.clause("ONI-DRAW-3")
def test_a_door_may_be_gained_for_a_key_of_its_colour() -> None:
    table = at({"hands": "rs rk bk gs nm"}).do("play rs").comes("bd")
    assert (table.kind, table.resolving()) == ("door", "bd")
    assert table.legal() == ["door to limbo", "door for key"]
    table.do("door for key")
    assert (table.doors(), table.discard(), table.limbo(), table.resolving()) == ("bd", "bk", "", None)
    table.comes("rs")
    assert table.kind == "draw", "the key is to be replaced as well"
    table.comes("rs")
    assert (table.hand(), table.kind) == ("rs rs rk gs nm", "main")


@pytest.mark.clause("ONI-DRAW-3")
def test_a_door_declined_goes_to_limbo_and_the_key_stays() -> None:
    table = at({"hands": "rs rk bk gs nm"}).do("play rs").comes("bd").do("door to limbo")
    assert (table.doors(), table.discard(), table.limbo()) == ("", "", "bd")
    assert (table.hand(), table.kind) == ("rk bk gs nm", "draw")


@pytest.mark.clause("ONI-DRAW-3")
def test_alone_a_door_without_its_key_goes_to_limbo_unasked() -> None:
    table = at({"hands": "rs rk gk gs nm"}).do("play rs").comes("bd")
    assert (table.kind, table.limbo(), table.hand()) == ("draw", "bd", "rk gs gk nm")


@pytest.mark.clause("ONI-DRAW-3")
def test_a_key_drawn_before_the_door_in_the_same_phase_may_pay_for_it() -> None:
    table = at({"hands": "rs bs", "deck_top": "gk gd"}).do("play rs")
    assert table.legal() == ["door to limbo", "door for key"]
    assert table.do("door for key").doors() == "gd"


@pytest.mark.clause("ONI-DRAW-3")
@pytest.mark.parametrize(("answer", "kind"), [("door for key", "main"), ("door to limbo", "main")])
def test_a_second_door_asks_again_while_there_are_keys(answer: str, kind: str) -> None:
    table = at({"hands": "rs rk rk gs nm", "deck_top": "rd rd bs bs bs"}).do("play rs", answer)
    assert table.kind == "door"
    assert table.do(answer).kind == kind


@pytest.mark.clause("ONI-DRAW-3")
@pytest.mark.parametrize("talk", ["open", "silent"])
@pytest.mark.parametrize("seat", [0, 1])
def test_two_players_are_always_asked_even_without_a_key(talk: str, seat: int) -> None:
    position = {"hands": ["rs rm gk", "bs bm nk"], "shared": "gs gm", "seat": seat}
    table = at(position, players=2, talk=talk).do("play rs" if seat == 0 else "play bs").comes("rd")
    assert (table.kind, table.legal()) == ("door", ["door to limbo"])
    table.do("door to limbo")
    assert (table.limbo(), table.kind) == ("rd", "draw")


@pytest.mark.clause("ONI-DRAW-4")
def test_a_nightmare_is_resolved_at_once() -> None:
    table = at({"hands": "rs rm"}).do("play rs").comes("xn")
    assert (table.kind, table.resolving(), table.hand()) == ("nightmare", "xn", "rm")
    table.do("nightmare reveal").comes("bs bs gs gs ns")
    assert table.kind == "draw", "after it, the hand is filled on"


@pytest.mark.clause("ONI-DRAW-4")
def test_a_happy_dream_is_resolved_at_once() -> None:
    table = at({"hands": "rs rm"}, dreams=4).do("play rs").comes("xh")
    assert (table.kind, table.resolving(), table.hand()) == ("happy", "xh", "rm")


@pytest.mark.clause("ONI-DRAW-4")
def test_two_nightmares_in_one_phase_are_resolved_one_after_the_other() -> None:
    table = at({"hands": "rs rk bk gs nm", "deck_top": "xn xn"}).do("play rs", "nightmare key rk")
    assert (table.kind, table.legal()[:1]) == ("nightmare", ["nightmare key bk"])
    table.do("nightmare key bk")
    assert (table.discard(), table.kind) == ("rk bk xn xn", "draw")
