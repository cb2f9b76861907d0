"""The Book's spells: what they cost, and how they are paid."""

from __future__ import annotations

import pytest

from tests.rules.spell_scenes import HAND, discard_of, pay, with_discard
from tests.rules.table import Scene, at

COSTS = {
    "yes": {"paradox": 5, "planning": 7, "punishment": 10},
    "lost": {"paradox": 6, "planning": 9, "punishment": 12},
}
ALL_COSTS = [(book, spell, cost) for book, costs in COSTS.items() for spell, cost in costs.items()]


def at_a_nightmare(count: int, book: str) -> Scene:
    """A Nightmare was just drawn, with so many cards in the discard."""
    table = with_discard(count, book, deck_top="xn").do("play ns")
    return table.do("pass") if table.kind == "stop" else table


@pytest.mark.clause("ONI-SPELL-3", "ONI-SPELL-4", "ONI-SPELL-5", "ONI-SPELL-6")
@pytest.mark.parametrize(("book", "spell", "cost"), ALL_COSTS)
def test_a_spell_can_be_cast_with_its_cost_in_the_discard_and_not_with_less(book: str, spell: str, cost: int) -> None:
    answer = "cast punishment" if spell == "punishment" else f"cast {spell} at nightmare"
    assert answer not in at_a_nightmare(cost - 1, book).legal()
    assert answer in at_a_nightmare(cost, book).legal()


@pytest.mark.clause("ONI-SPELL-1", "ONI-SPELL-3", "ONI-SPELL-4", "ONI-SPELL-5", "ONI-SPELL-6")
@pytest.mark.parametrize(("book", "spell", "cost"), ALL_COSTS)
def test_exactly_the_cost_is_removed_from_the_game(book: str, spell: str, cost: int) -> None:
    table = at_a_nightmare(12, book)
    table.do("cast punishment" if spell == "punishment" else f"cast {spell} at nightmare")
    pay(table, cost)
    assert table.kind != "pay"
    assert table.removed() == discard_of(cost)
    left = 12 - cost + (spell == "punishment")  # a Nightmare punished is discarded
    assert sum(table.view().discard.values()) == left


@pytest.mark.clause("ONI-SPELL-5")
def test_punishment_is_for_nightmares_only() -> None:
    table = with_discard(12)
    assert [answer for answer in table.legal() if answer.startswith("cast")] == ["cast paradox", "cast planning"]
    table.do("play ns")
    assert table.legal() == ["pass", "cast paradox at stop", "cast planning at stop"]


@pytest.mark.clause("ONI-SPELL-1")
def test_any_discarded_cards_pay_doors_dreams_and_towers_too() -> None:
    given = {"hands": HAND, "discard": "rs nk gd xn xh n5"}
    table = at(given, book="yes", towers="yes", dreams=4).do("cast paradox")
    assert table.legal() == ["pay rs", "pay nk"]
    table.do("pay nk", "pay gd", "pay xn", "pay xh", "pay n5")
    assert table.kind == "look"
    assert table.removed() == "nk gd xn xh n5"
    assert table.discard() == "rs"


@pytest.mark.clause("ONI-SPELL-1")
def test_the_cards_removed_stay_open_to_all() -> None:
    table = pay(with_discard(5).do("cast paradox"), 5)
    for seat in (0, None):
        assert table.view(seat).removed == {"rs": 5}


@pytest.mark.clause("ONI-SPELL-1")
def test_the_player_chooses_which_cards_pay() -> None:
    given = {"hands": HAND, "discard": "rs rs rm rm rk rk bm bm bk"}
    table = at(given, book="yes").do("cast paradox", "pay rs", "pay rm", "pay rk", "pay bm", "pay bk")
    assert table.removed() == "rs rm rk bm bk"
    assert table.discard() == "rs rm rk bm"


@pytest.mark.clause("ONI-SPELL-1")
def test_cards_are_paid_in_ascending_order_and_a_payment_can_always_be_completed() -> None:
    table = at({"hands": HAND, "discard": "rs rm rm rk bm bk"}, book="yes").do("cast paradox")
    assert table.legal() == ["pay rs", "pay rm"]  # beginning with rk there would not be five

    table.do("pay rm")
    assert table.legal() == ["pay rm"]  # no way back to rs, and all that is left is needed
    table.do("pay rm", "pay rk", "pay bm", "pay bk")
    assert table.discard() == "rs"


@pytest.mark.clause("ONI-SPELL-1", "ONI-SPELL-2")
def test_each_payment_begins_anew_with_the_lowest_card() -> None:
    table = with_discard(12, bag="").do("cast paradox", "pay rs", "pay rs", "pay rm", "pay rm", "pay rm")
    assert table.kind == "main"  # the deck is empty: the spell did nothing
    table.do("cast planning")
    assert table.legal() == ["pay rs"]


@pytest.mark.clause("ONI-SPELL-1")
def test_a_started_payment_cannot_be_abandoned() -> None:
    table = with_discard(12).do("cast planning", "pay rs")
    assert table.legal() == ["pay rs"]
    table.refuses("play ns", "pass", "cast paradox").do("pay rs", "pay rs", "pay rs")
    assert table.legal() == ["pay rs", "pay rm"]  # three more: three moons will do


@pytest.mark.clause("ONI-SPELL-2")
def test_the_same_spell_is_cast_again_as_long_as_it_can_be_paid() -> None:
    table = with_discard(11, deck_top="bs bs bs gs gs", bag="")
    for _ in range(2):
        pay(table.do("cast paradox"), 5).do("raise bs", "under bs", "under bs", "under gs")
        assert table.kind == "main"
    assert "cast paradox" not in table.legal()
    assert table.discard() == "rm"


@pytest.mark.clause("ONI-SPELL-2")
def test_different_spells_are_cast_in_one_turn_and_then_the_turn_goes_on() -> None:
    table = with_discard(12, deck_top="bs bs bs gs gs", bag="")
    pay(table.do("cast planning"), 7).do("swap goal 1", "with goal 2")
    pay(table.do("cast paradox"), 5).do("raise gs", "under bs", "under bs", "under bs")
    assert table.kind == "main"
    table.do("play ns")
    assert table.kind == "main"
    assert table.hand() == "bs gs gs gm nm"
