"""Premonitions: the penalty of each of the eight, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.premonition_scenes import fetches, gains
from tests.rules.table import Scene, at


def count(zone: str, card: str) -> int:
    """How many cards of a kind a zone holds."""
    return zone.split().count(card)


@pytest.mark.clause("ONI-PREM-3")
def test_1_discards_every_red_chamber_in_the_deck() -> None:
    table = gains("rd", "rd", up="p1", rows="rm")
    assert table.discard() == " ".join(["rs"] * 9 + ["rm"] * 3 + ["rk"] * 3)  # one moon lies in the row
    assert not set(table.outcomes()) & {"rs", "rm", "rk"}
    assert table.outcomes()["bs"] == 7


@pytest.mark.clause("ONI-PREM-3")
def test_1_leaves_red_chambers_in_the_hand_and_red_towers_in_the_deck() -> None:
    table = gains("rd", "rd", up="p1", options={"towers": "yes"}, hands="rk rs rm gm ns")
    assert table.hand() == "rs rm gm"
    assert {"r3", "r4", "r5"} <= set(table.outcomes())
    assert table.discard() == " ".join(["rs"] * 8 + ["rm"] * 3 + ["rk"] * 3)


@pytest.mark.clause("ONI-PREM-3")
def test_2_puts_one_of_the_two_doors_into_limbo() -> None:
    table = gains("bd", "rd bd", up="p2")
    assert table.kind == "draw"  # one pair alone is no choice
    assert table.doors() == "rd bd"
    assert table.limbo() == "bd"


@pytest.mark.clause("ONI-PREM-3")
@pytest.mark.parametrize("lost", ["rd", "gd", "nd"])
def test_2_of_several_pairs_the_player_chooses(lost: str) -> None:
    table = gains("nd", "rd rd bd gd gd nd", up="p2")
    assert table.legal() == ["lose rd of 1st seat", "lose gd of 1st seat", "lose nd of 1st seat"]
    table.do(f"lose {lost} of 1st seat")
    assert table.limbo() == lost
    assert count(table.doors(), lost) == 1


@pytest.mark.clause("ONI-PREM-3")
def test_3_puts_a_nightmare_from_the_discard_into_limbo() -> None:
    table = gains("gd", "gd", up="p3", discard="xn xn rs", deck_top="bm")
    assert table.discard() == "rs gk xn"
    assert table.limbo() == "xn"
    table.comes("gm")
    assert table.kind == "main"
    assert count(table.bag(), "xn") == 9  # shuffled back at the end of the turn


@pytest.mark.clause("ONI-PREM-3", "ONI-SPELL-1")
def test_3_takes_the_nightmare_from_what_can_pay_a_spell() -> None:
    given = {"discard": "xn rs rs rs", "goals": "gg gg rg bg ng rg bg ng"}
    table = gains("gd", "gd", up="p3", options={"book": "yes"}, **given)
    assert table.discard() == "rs rs rs gk"
    assert table.kind == "draw"  # four cards pay for nothing


@pytest.mark.clause("ONI-PREM-3")
def test_3_with_no_nightmare_in_the_discard_does_nothing() -> None:
    table = gains("gd", "gd", up="p3", discard="rs", deck_top="bm gm")
    assert table.kind == "main"
    assert table.discard() == "rs gk"
    assert "p3" in table.gone_premonitions()


@pytest.mark.clause("ONI-PREM-3", "ONI-PREM-4")
def test_4_reveals_two_more_premonitions() -> None:
    table = gains("rd", "rd bd gd nd", up="p4", hidden="p3 p5 p7")
    assert table.kind == "premonition"
    assert table.outcomes() == {"p3": 1, "p5": 1, "p7": 1}
    table.comes("p7")
    assert table.outcomes() == {"p3": 1, "p5": 1}
    table.comes("p3")
    assert table.premonitions() == "p3 p7"
    assert table.hidden_premonitions() == "p5"
    assert table.kind == "draw"


@pytest.mark.clause("ONI-PREM-3")
def test_5_discards_two_keys_of_the_player_s_choice_in_the_deck() -> None:
    table = gains("bd", "bd", up="p5")
    assert table.legal() == ["search key rk", "search key bk", "search key gk", "search key nk"]
    table.do("search key gk")
    assert table.legal() == ["search key gk", "search key nk"]  # in ascending order
    table.do("search key nk")
    assert table.kind == "draw"
    assert table.discard() == "bk gk nk"
    assert (table.outcomes()["gk"], table.outcomes()["nk"], table.outcomes()["rk"]) == (2, 2, 3)


@pytest.mark.clause("ONI-PREM-3")
def test_5_two_keys_may_be_of_one_colour() -> None:
    table = gains("bd", "bd", up="p5").do("search key rk", "search key rk")
    assert table.discard() == "rk rk bk"


@pytest.mark.clause("ONI-PREM-3", "ONI-SPELL-1")
def test_5_begins_with_the_lowest_colour_whatever_was_paid_before() -> None:
    options = {"book": "yes"}
    given = {"discard": "nd xn xn xn xn", "bag": "rk rk rk", "goals": "bg bg rg gg ng rg gg ng"}
    table = at(
        {"hands": "bk bs gs gm ns", "doors": "bd", "premonitions": "p5", "deck_top": "bd", **given}, dreams=4, **options
    )
    table.do("play ns", "pass", "cast paradox at door", "pay nd", *["pay xn"] * 4).comes("rk rk rk")
    table.do("raise rk", "under rk", "door for key")
    assert table.legal() == ["search key rk"]


@pytest.mark.clause("ONI-PREM-3")
def test_5_the_first_key_always_leaves_a_second_to_be_found() -> None:
    table = gains("bd", "bd", up="p5", bag="rs rk gk nk")
    assert table.legal() == ["search key rk", "search key gk"]  # after the brown key nothing higher would be left
    table.do("search key gk")
    assert table.legal() == ["search key nk"]

    table = gains("bd", "bd", up="p5", bag="rs rk rk gk")
    assert table.legal() == ["search key rk"]
    table.do("search key rk")
    assert table.legal() == ["search key rk", "search key gk"]


@pytest.mark.clause("ONI-PREM-3")
def test_5_with_one_key_in_the_deck_one_is_discarded() -> None:
    table = gains("bd", "bd", up="p5", bag="rs bs nk")
    assert table.legal() == ["search key nk"]
    table.do("search key nk")
    assert table.legal() == ["search no key"]
    table.do("search no key")
    assert table.kind == "draw"
    assert table.discard() == "bk nk"


@pytest.mark.clause("ONI-PREM-3")
def test_5_with_no_key_in_the_deck_none_is_discarded() -> None:
    table = gains("bd", "bd", up="p5", bag="rs bs")
    assert table.legal() == ["search no key"]
    table.do("search no key", "search no key")
    assert table.kind == "draw"
    assert table.discard() == "bk"


@pytest.mark.clause("ONI-PREM-3", "ONI-DISCARD-4")
def test_5_a_key_discarded_from_the_deck_triggers_no_prophecy() -> None:
    table = gains("bd", "bd", up="p5").do("search key rk", "search key nk")
    assert table.kind == "draw"


@pytest.mark.clause("ONI-PREM-3")
def test_6_discards_every_happy_dream_in_the_deck() -> None:
    table = gains("nd", "rd bd gd", up="p6", discard="xh")
    assert table.discard() == "nk xh xh xh xh"
    assert "xh" not in table.outcomes()


@pytest.mark.clause("ONI-PREM-3")
@pytest.mark.parametrize("lost", ["rd", "bd", "nd"])
def test_7_puts_a_door_already_gained_into_limbo_of_any_colour(lost: str) -> None:
    table = gains("nd", "rd bd nd", up="p7")
    assert table.legal() == ["lose rd of 1st seat", "lose bd of 1st seat", "lose nd of 1st seat"]
    table.do(f"lose {lost} of 1st seat")
    assert table.limbo() == lost
    assert sorted([*table.doors().split(), lost]) == ["bd", "nd", "nd", "rd"]


@pytest.mark.clause("ONI-PREM-3")
def test_7_with_brown_doors_only_there_is_no_choice() -> None:
    table = gains("nd", "nd", up="p7")
    assert table.kind == "draw"
    assert table.doors() == table.limbo() == "nd"


def eighth_in_the_second_phase(**zones: Any) -> Scene:
    """Premonition 8 strikes while the hand is being filled, with three cards in hand."""
    return gains("gd", "rd bd", up="p8", **zones)


@pytest.mark.clause("ONI-PREM-3")
def test_8_in_the_second_phase_brings_a_new_hand_reveals_one_and_ends_the_phase() -> None:
    table = eighth_in_the_second_phase(hidden="p3 p7")
    assert table.kind == "draw"
    assert table.hand() == ""
    assert table.discard() == "bs gs gm gk"

    table.comes("rs rd xn xh rs rm")
    assert table.hand() == "rs rs rm"
    assert table.limbo() == "rd xn xh"  # unresolved
    table.comes("rk bs")
    assert table.kind == "premonition"
    assert table.outcomes() == {"p3": 1, "p7": 1}

    table.comes("p7")
    assert table.kind == "main"
    assert table.hand() == "rs rs rm rk bs"
    assert table.premonitions() == "p7"
    assert table.limbo() == ""


@pytest.mark.clause("ONI-PREM-3", "ONI-DRAW-3")
def test_8_gains_no_door_with_a_key_of_the_new_hand() -> None:
    table = eighth_in_the_second_phase().comes("rk rd")
    assert table.kind == "draw"
    assert table.limbo() == "rd"
    assert table.hand() == "rk"


@pytest.mark.clause("ONI-PREM-3")
def test_8_in_the_first_phase_leaves_a_full_hand_and_the_second_draws_nothing() -> None:
    table = fetches("g", "rd bd", up="p8", hidden="p3")
    assert table.doors() == "rd bd gd"
    assert table.discard() == "bs gs gm ns"  # the four cards left after playing one
    table.comes("rs rs rs rm")
    assert table.hand() == "rs rs rs rm"
    table.comes("rm p3")
    assert table.kind == "main"
    assert table.hand() == "rs rs rs rm rm"
    assert table.deck_size() == 80 - 15


@pytest.mark.clause("ONI-PREM-3", "ONI-END-2")
def test_8_a_deck_that_runs_out_loses() -> None:
    table = eighth_in_the_second_phase(deck_top="rs rs rs rs", bag="")
    assert table.result == "lost"

    table = eighth_in_the_second_phase(deck_top="rs rs rs rs rm", bag="", hidden="p3")
    assert table.kind == "premonition"
    table.comes("p3")
    assert table.kind == "main"  # it ran out just as the hand was full


@pytest.mark.clause("ONI-PREM-6")
@pytest.mark.parametrize(
    ("door", "doors", "premonition", "found"),
    [("rd", "rd", "p1", "rs"), ("bd", "bd", "p5", "rk"), ("nd", "rd bd gd", "p6", "xh")],
)
def test_a_deck_that_was_searched_is_shuffled_even_if_nothing_was_found(
    door: str, doors: str, premonition: str, found: str
) -> None:
    answers = ["search key rk", "search no key"] if premonition == "p5" else []
    table = gains(door, doors, up=premonition, deck_top=f"gs {found} bm", bag="", deck_bottom="bs").do(*answers)
    assert (table.top(), table.bottom()) == ("", "")
    assert table.bag() == "bs bm gs"
    assert table.deck_size() == 3
    assert found in table.discard()

    answers = ["search no key"] * len(answers)
    table = gains(door, doors, up=premonition, deck_top="gs bm", bag="").do(*answers)
    assert table.top() == ""
    assert table.outcomes() == {"gs": 1, "bm": 1}


@pytest.mark.clause("ONI-PREM-6")
@pytest.mark.parametrize(
    ("door", "doors", "premonition"),
    [("bd", "bd", "p2"), ("gd", "gd", "p3"), ("nd", "nd", "p7")],
)
def test_the_others_leave_the_deck_as_it_is(door: str, doors: str, premonition: str) -> None:
    table = gains(door, doors, up=premonition, deck_top="xn gs bm", bag="", deck_bottom="bs")
    assert table.kind == "nightmare"
    assert (table.top(), table.bottom()) == ("gs bm", "bs")


@pytest.mark.clause("ONI-PREM-6", "ONI-BOOK-5")
def test_a_door_lost_to_a_premonition_turns_its_goal_face_up() -> None:
    table = gains("nd", "rd bd gd nd", up="p7", options={"book": "yes"}, goals="rg bg gg ng ng rg bg gg")
    assert table.goals() == "(rg) (bg) (gg) (ng) (ng) rg bg gg"
    table.do("lose bd of 1st seat")
    assert table.goals() == "(rg) bg (gg) (ng) (ng) rg bg gg"

    table = gains("nd", "rd bd gd nd", up="p2", options={"book": "yes"}, goals="rg bg gg ng ng rg bg gg")
    assert table.goals() == "(rg) (bg) (gg) (ng) ng rg bg gg"
