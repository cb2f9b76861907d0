from __future__ import annotations

import pytest

from tests.rules.table import at

REVEAL_OR_HAND = ["nightmare reveal", "nightmare hand"]


@pytest.mark.clause("ONI-NIGHT-1")
def test_a_nightmare_offers_its_four_options() -> None:
    table = at({"hands": "bs rk nk gs nm", "doors": "bd gd gd"}).do("play bs").comes("xn")
    assert table.legal() == [
        "nightmare key rk",
        "nightmare key nk",
        "nightmare door bd",
        "nightmare door gd",
        *REVEAL_OR_HAND,
    ]


@pytest.mark.clause("ONI-NIGHT-1")
@pytest.mark.parametrize("option", ["nightmare key rk", "nightmare door bd", "nightmare reveal", "nightmare hand"])
def test_whatever_the_option_the_nightmare_is_discarded(option: str) -> None:
    position = {"hands": "bs rk gs ns nm", "doors": "bd", "deck_top": "xn rs rs rs rs rs rs rs rs"}
    table = at(position).do("play bs", option)
    assert table.json()["discard"]["xn"] == 1
    assert table.resolving() is None
    assert table.kind == "main"


@pytest.mark.clause("ONI-NIGHT-1", "ONI-NIGHT-4")
def test_the_nightmare_is_discarded_only_when_its_option_has_been_carried_out() -> None:
    table = at({"hands": "bs rk gs ns nm"}).do("play bs").comes("xn").do("nightmare reveal")
    assert (table.discard(), table.resolving()) == ("", "xn")
    table.comes("rs rs rs rs")
    assert (table.discard(), table.resolving(), table.kind) == ("rs rs rs rs", "xn", "reveal")
    table.comes("rs")
    assert (table.discard(), table.resolving(), table.kind) == ("rs rs rs rs rs xn", None, "draw")


@pytest.mark.clause("ONI-NIGHT-2")
def test_the_first_option_discards_a_key_from_the_hand() -> None:
    table = at({"hands": "bs rk gk gk nm", "deck_top": "xn"}).do("play bs", "nightmare key gk")
    assert (table.hand(), table.discard(), table.kind) == ("rk gk nm", "gk xn", "draw")


@pytest.mark.clause("ONI-NIGHT-2")
def test_the_first_option_needs_a_key_in_hand() -> None:
    table = at({"hands": "bs rm gs ns nm", "rows": "rm rk", "discard": "bk", "deck_top": "xn"}).do("play bs")
    assert table.legal() == REVEAL_OR_HAND
    table.refuses("nightmare key rk", "nightmare key bk", "nightmare shared key gk")


@pytest.mark.clause("ONI-NIGHT-3")
def test_the_second_option_puts_a_door_gained_earlier_into_limbo() -> None:
    table = at({"hands": "bs rm gs ns nm", "doors": "rd gd gd", "deck_top": "xn"}).do("play bs", "nightmare door gd")
    assert (table.doors(), table.limbo(), table.discard()) == ("rd gd", "gd", "xn")
    table.comes("rs")
    assert (table.limbo(), table.kind) == ("", "main")
    assert table.do("discard rs").outcomes()["gd"] == 1


@pytest.mark.clause("ONI-NIGHT-3")
def test_the_second_option_needs_a_door_gained() -> None:
    table = at({"hands": "bs rm gs ns nm", "limbo": "rd", "discard": "bd", "deck_top": "xn"}).do("play bs")
    assert table.legal() == REVEAL_OR_HAND
    table.refuses("nightmare door rd", "nightmare door bd", "nightmare door gd")


@pytest.mark.clause("ONI-NIGHT-3")
def test_a_door_lost_is_one_door_less_to_the_victory() -> None:
    position = {"hands": "bs rk gs ns nm", "doors": "rd bd bd gd gd nd nd", "deck_top": "xn rd rs rs rs"}
    table = at(position).do("play bs", "nightmare door bd", "door for key")
    assert (table.doors(), table.result) == ("rd rd bd gd gd nd nd", None)


@pytest.mark.clause("ONI-NIGHT-3")
def test_a_door_lost_and_gained_again_counts_for_the_victory() -> None:
    position = {"hands": "bs rk bk ns nm", "doors": "rd bd bd gd gd nd nd", "deck_top": "xn rd rs rs"}
    table = at(position).do("play bs", "nightmare door bd", "door for key")
    assert (table.kind, table.hand()) == ("main", "rs rs bk ns nm")
    assert table.do("discard rs").comes("bd").do("door for key").result == "won"


@pytest.mark.clause("ONI-NIGHT-4")
def test_the_third_option_discards_the_top_five_but_doors_and_dreams_go_to_limbo() -> None:
    position = {"hands": "bs rm gs ns nm", "deck_top": "xn rs rd xn bk xh"}
    table = at(position, dreams=4).do("play bs", "nightmare reveal")
    assert (table.discard(), table.limbo(), table.kind) == ("rs bk xn", "rd xn xh", "draw")
    assert table.hand() == "rm gs ns nm"


@pytest.mark.clause("ONI-NIGHT-4")
def test_the_third_option_discards_towers_as_well() -> None:
    table = at({"hands": "bs rm gs ns nm", "deck_top": "xn r3 b4 gs gs gs"}, towers="yes")
    table.do("play bs", "nightmare reveal")
    assert (table.discard(), table.limbo()) == ("gs gs gs xn r3 b4", "")


@pytest.mark.clause("ONI-NIGHT-4")
def test_neither_a_door_nor_a_dream_revealed_has_an_effect_even_with_a_key_in_hand() -> None:
    table = at({"hands": "bs rk gs ns nm", "deck_top": "xn rd xn rd xn xn"}).do("play bs", "nightmare reveal")
    assert (table.kind, table.limbo(), table.discard(), table.hand()) == ("draw", "rd rd xn xn xn", "xn", "rk gs ns nm")


@pytest.mark.clause("ONI-NIGHT-4")
def test_with_fewer_than_five_cards_all_there_are_are_revealed() -> None:
    table = at({"hands": "bs rm gs ns nm", "deck_top": "xn", "bag": "rs rd", "deck_bottom": "bk"})
    table.do("play bs", "nightmare reveal").comes("rd rs")
    assert (table.discard(), table.limbo(), table.deck_size(), table.result) == ("rs bk xn", "rd", 0, "lost")


@pytest.mark.clause("ONI-NIGHT-4")
def test_with_an_empty_deck_the_third_option_may_be_chosen_and_does_nothing() -> None:
    table = at({"hands": "bs rm gs ns nm", "deck_top": "xn", "bag": ""}).do("play bs")
    assert table.legal() == REVEAL_OR_HAND
    table.do("nightmare reveal")
    assert (table.discard(), table.limbo(), table.hand()) == ("xn", "", "rm gs ns nm")


@pytest.mark.clause("ONI-NIGHT-5")
def test_the_fourth_option_discards_the_hand_and_draws_a_new_one() -> None:
    table = at({"hands": "bs rm rk ns nm"}).do("play bs").comes("xn").do("nightmare hand")
    assert (table.hand(), table.discard(), table.kind, table.resolving()) == ("", "rm rk ns nm", "draw", "xn")
    table.comes("gs gs gs gk")
    assert (table.hand(), table.kind) == ("gs gs gs gk", "draw")
    table.comes("gk")
    assert (table.hand(), table.discard(), table.kind) == ("gs gs gs gk gk", "rm rk ns nm xn", "main")


@pytest.mark.clause("ONI-NIGHT-5")
def test_what_is_no_labyrinth_card_goes_to_limbo_unresolved_and_no_door_can_be_gained() -> None:
    table = at({"hands": "bs rm rk ns nm"}, dreams=4).do("play bs").comes("xn").do("nightmare hand")
    table.comes("gk gd xn xh gk")
    assert (table.kind, table.hand(), table.limbo(), table.doors()) == ("draw", "gk gk", "gd xn xh", "")
    table.comes("rs rs rs")
    assert (table.kind, table.hand(), table.limbo()) == ("main", "rs rs rs gk gk", "")


@pytest.mark.clause("ONI-NIGHT-5")
def test_the_new_hand_being_full_the_phase_is_over() -> None:
    table = at({"hands": "bs rm rk ns nm", "deck_top": "xn gs gs gs gs gs gk"}).do("play bs", "nightmare hand")
    assert (table.hand(), table.kind, table.top()) == ("gs gs gs gs gs", "main", "gk")


@pytest.mark.clause("ONI-NIGHT-5")
def test_an_empty_hand_may_be_discarded() -> None:
    table = at({"hands": "bs", "deck_top": "xn"}).do("play bs")
    assert (table.hand(), table.legal()) == ("", REVEAL_OR_HAND)
    table.do("nightmare hand")
    assert (table.discard(), table.kind) == ("", "draw")
    table.comes("rs rs rs rs rs")
    assert (table.hand(), table.discard(), table.kind) == ("rs rs rs rs rs", "xn", "main")
