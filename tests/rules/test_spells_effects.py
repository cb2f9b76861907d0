"""What the Book's spells do: Paradoxical Prophecy, Parallel Planning, Powerful Punishment."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.rules.spell_scenes import HAND, discard_of, pay, with_discard
from tests.rules.table import Scene, at


def paradox(**zones: Any) -> Scene:
    """Paradoxical Prophecy was cast before playing, and paid with all of the discard."""
    return pay(with_discard(5, **zones).do("cast paradox"), 5)


@pytest.mark.clause("ONI-SPELL-3")
def test_paradox_puts_one_of_the_bottom_five_on_top_and_the_others_back_in_any_order() -> None:
    table = paradox()
    assert table.kind == "look"
    table.comes("xn rd bm bm gk")
    assert table.looked() == "xn rd bm bm gk"
    assert table.legal() == ["raise bm", "raise gk", "raise rd", "raise xn"]

    table.do("raise gk")
    assert table.legal() == ["under bm", "under rd", "under xn"]
    table.do("under rd", "under bm", "under xn")

    assert table.kind == "main"
    assert table.top() == "gk"
    assert table.bottom() == "rd bm xn bm"  # the last one slid under by itself
    assert table.looked() == ""
    assert table.view(0).deck.top == ["gk"]
    assert table.view(0).deck.bottom == ["rd", "bm", "xn", "bm"]
    assert table.view(None).deck.top == [None]

    table.do("play ns")
    assert table.hand() == "bs gs gm gk nm"
    assert table.bottom() == "rd bm xn bm"


@pytest.mark.clause("ONI-SPELL-3")
def test_paradox_begins_with_the_cards_known_at_the_bottom() -> None:
    table = paradox(deck_bottom="bm gm nk")
    assert table.kind == "look"
    table.comes("xn rd")
    assert table.looked() == "nk gm bm xn rd"
    table.do("raise rd", "under nk", "under gm", "under bm")
    assert table.top() == "rd"
    assert table.bottom() == "nk gm bm xn"


@pytest.mark.clause("ONI-SPELL-3")
def test_paradox_looks_at_five_of_more_cards_known_at_the_bottom() -> None:
    table = paradox(deck_bottom="bs bm bk gs gm gk ns")
    assert table.looked() == "ns gk gm gs bk"
    table.do("raise gs", "under bk", "under gm", "under gk")
    assert table.top() == "gs"
    assert table.bottom() == "bs bm bk gm gk ns"


@pytest.mark.clause("ONI-SPELL-3")
def test_paradox_reaches_up_to_the_cards_known_on_top_of_a_short_deck() -> None:
    table = paradox(deck_top="bs bm bk gs", bag="xn", deck_bottom="gm gk").comes("xn")
    assert table.looked() == "gk gm xn gs bk"
    table.do("raise xn", "under gm", "under bk", "under gs")
    assert table.top() == "xn bs bm"
    assert table.bottom() == "gm bk gs gk"
    assert table.bag() == ""


@pytest.mark.clause("ONI-SPELL-3")
def test_paradox_turns_a_deck_of_known_cards_round() -> None:
    table = paradox(deck_top="bs bm bk gs gm gk ns", bag="")
    assert table.looked() == "ns gk gm gs bk"
    table.do("raise ns", "under bk", "under gs", "under gm")
    assert table.top() == "ns bs bm"
    assert table.bottom() == "bk gs gm gk"


@pytest.mark.clause("ONI-SPELL-3")
def test_with_fewer_than_five_cards_paradox_looks_at_all_there_are() -> None:
    table = paradox(bag="bs gm xn").comes("xn bs gm")
    table.do("raise xn", "under gm")
    assert (table.top(), table.bottom()) == ("xn", "gm bs")

    table = paradox(bag="bs gm").comes("gm bs").do("raise gm")
    assert (table.top(), table.bottom()) == ("gm", "bs")

    table = paradox(bag="xn").comes("xn").do("raise xn")
    assert (table.top(), table.bottom()) == ("xn", "")
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-3")
def test_on_an_empty_deck_paradox_may_be_cast_and_does_nothing() -> None:
    table = paradox(bag="")
    assert table.kind == "main"
    assert table.discard() == ""
    assert table.deck_size() == 0


@pytest.mark.clause("ONI-SPELL-3", "ONI-TWO-TALK-2")
def test_in_silence_the_active_player_alone_sees_the_bottom() -> None:
    given = {"hands": ["bs gs gm", "ns ns nm"], "shared": "bm gm", "discard": discard_of(5), "bag": "xn bs"}
    table = pay(at(given, players=2, book="yes", talk="silent").do("cast paradox"), 5)
    assert table.outcome_seen_by("xn") == (0,)
    table.comes("xn bs")
    assert table.seen_by("raise bs") == (0,)
    table.do("raise bs")
    assert (table.view(0).deck.top, table.view(0).deck.bottom) == (["bs"], ["xn"])
    assert (table.view(1).deck.top, table.view(1).deck.bottom) == ([None], [None])


@pytest.mark.clause("ONI-SPELL-3", "ONI-LIMBO-1")
def test_the_cards_above_those_looked_at_stay_known_to_those_who_knew_them() -> None:
    def known(cards: str) -> list[dict[str, Any]]:
        seen_by_the_player, *seen_by_all = cards.split()
        return [{"card": seen_by_the_player, "seen": [0]}, *({"card": card, "seen": [0, None]} for card in seen_by_all)]

    for place in ("deck_bottom", "deck_top"):
        table = paradox(**{"bag": "", place: known("bs bm gs gm ns nm")})
        table.do("raise nm", "under bm", "under gs", "under gm")
        assert table.view(0).deck.count == 6
        both = (*table.view(0).deck.top, *table.view(0).deck.bottom)
        assert both == ("nm", "bs", "bm", "gs", "gm", "ns")
        assert set(table.view(None).deck.top) | set(table.view(None).deck.bottom) == {None}


def planning(first: int, second: int, **zones: Any) -> Scene:
    """Parallel Planning was cast before playing, and two Goals swapped."""
    table = pay(with_discard(7, **zones).do("cast planning"), 7)
    return table.do(f"swap goal {first}", f"with goal {second}")


@pytest.mark.clause("ONI-SPELL-4")
@pytest.mark.parametrize(("first", "second"), list(combinations(range(1, 9), 2)))
def test_planning_swaps_any_two_goals(first: int, second: int) -> None:
    goals = ["rg", "rg", "bg", "bg", "gg", "gg", "ng", "ng"]
    table = planning(first, second, goals=goals)
    goals[first - 1], goals[second - 1] = goals[second - 1], goals[first - 1]
    assert table.goals() == " ".join(goals)
    assert table.kind == "main"


@pytest.mark.clause("ONI-SPELL-4")
def test_planning_takes_two_different_goals_each_pair_in_one_way() -> None:
    table = pay(with_discard(7).do("cast planning"), 7)
    assert table.legal() == [f"swap goal {place}" for place in range(1, 8)]
    table.do("swap goal 6")
    assert table.legal() == ["with goal 7", "with goal 8"]


@pytest.mark.clause("ONI-SPELL-4", "ONI-BOOK-2")
def test_another_goal_put_first_is_due() -> None:
    table = planning(1, 4, hands="nk bs gs ns nm", deck_top="nd").do("play ns", "door for key")
    assert table.doors() == "nd"
    assert table.goals() == "(ng) bg gg rg rg bg gg ng"


@pytest.mark.clause("ONI-SPELL-4")
def test_face_up_or_down_goes_along_with_the_goal() -> None:
    table = planning(1, 3, doors="rd")
    assert table.goals() == "gg bg (rg) ng rg bg gg ng"
    table = planning(2, 5, doors="rd rd")
    assert table.goals() == "(rg) (rg) gg ng bg bg gg ng"


@pytest.mark.clause("ONI-SPELL-4")
def test_two_goals_face_down_may_be_swapped_too() -> None:
    table = planning(1, 2, doors="rd bd")
    assert table.goals() == "(bg) (rg) gg ng rg bg gg ng"


@pytest.mark.clause("ONI-SPELL-5")
def test_punishment_discards_the_nightmare_without_any_of_its_effects() -> None:
    table = with_discard(10, doors="rd", deck_top="xn bm").do("play ns", "pass")
    pay(table.do("cast punishment"), 10)
    assert table.kind == "main"  # nothing left to pay with: the hand is filled, and the turn is over
    assert table.discard() == "xn"
    assert table.doors() == "rd"
    assert table.hand() == "bs bm gs gm nm"
    assert table.resolving() is None


@pytest.mark.clause("ONI-SPELL-5")
@pytest.mark.parametrize("towers", ["yes", "ruins"])
def test_punishment_spares_the_towers_too(towers: str) -> None:
    zones = {"hands": HAND, "discard": discard_of(10), "towers": "r4 g4", "deck_top": "xn bm"}
    table = pay(at(zones, book="yes", towers=towers).do("play ns", "pass", "cast punishment"), 10)
    assert table.kind == "main"
    assert table.towers() == "r4 g4"
    assert table.discard() == "xn"


@pytest.mark.clause("ONI-SPELL-5", "ONI-SPELL-1")
def test_the_nightmare_punished_is_not_there_to_pay_for_its_own_punishment() -> None:
    table = with_discard(9, deck_top="xn").do("play ns", "pass")
    assert table.resolving() == "xn"
    table.refuses("cast punishment")


@pytest.mark.clause("ONI-SPELL-5")
def test_a_nightmare_punished_may_be_followed_by_another() -> None:
    table = at({"hands": HAND, "discard": discard_of(10), "deck_top": "xn xn"}, book="yes").do("play ns", "pass")
    pay(table.do("cast punishment"), 10)
    assert table.kind == "nightmare"
    assert table.discard() == "xn"
    table.refuses("cast punishment")
