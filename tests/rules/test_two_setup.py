from __future__ import annotations

import pytest

from tests.rules.table import at, new


@pytest.mark.clause("ONI-TWO-SETUP-1", "ONI-SETUP-1")
def test_eight_labyrinth_cards_are_revealed_and_limbo_is_shuffled_back() -> None:
    table = new(players=2).comes("rs rd rm xn rk bs xn bm bk gs")
    assert (table.kind, table.shared(), table.limbo()) == ("draw", "rs rm rk bs bm bk gs", "rd xn xn")
    table.comes("gm")
    assert (table.kind, table.shared(), table.limbo()) == ("pick", "rs rm rk bs bm bk gs gm", "")
    assert table.deck_size() == 68
    assert table.json()["bag"]["xn"] == 10


@pytest.mark.clause("ONI-TWO-SETUP-1")
def test_the_players_pick_in_turn_until_each_has_three_and_share_the_two_left() -> None:
    table = new(players=2).comes("rs rm rk rk bm bk gs gm")
    assert table.legal() == [f"pick {card}" for card in ("rs", "rm", "rk", "bm", "bk", "gs", "gm")]
    for seat, card in [(0, "rk"), (1, "rk"), (0, "gm"), (1, "bk"), (0, "rs"), (1, "rm")]:
        assert (table.kind, table.state.turn) == ("pick", seat)
        table.do(f"pick {card}")
    assert (table.hand(0), table.hand(1), table.shared()) == ("rs rk gm", "rm rk bk", "bm gs")


@pytest.mark.clause("ONI-TWO-SETUP-1")
def test_a_card_picked_is_no_longer_there_to_pick() -> None:
    table = new(players=2).comes("rs rm rk bs bm bk gs gm").do("pick rk")
    table.refuses("pick rk")
    assert len(table.legal()) == 7


@pytest.mark.clause("ONI-TWO-SETUP-1")
def test_the_first_seat_plays_first_with_three_personal_and_two_shared_cards() -> None:
    table = new(players=2).comes("rs rm rk bs bm bk gs gm")
    table.do("pick rs", "pick bs", "pick rm", "pick bm", "pick rk", "pick bk")
    assert (table.kind, table.state.turn) == ("main", 0)
    table.do("play rs").comes("ns")
    assert (table.hand(0), table.shared(), table.state.turn) == ("rm rk ns", "gs gm", 1)
    assert table.kind == "main", "the hand is full again with three and two"


@pytest.mark.clause("ONI-TWO-SETUP-1")
def test_alone_a_hand_is_five() -> None:
    table = at({"hands": "rs rm rk bs bm"}).do("play rs")
    assert table.comes("gs").kind == "main"


@pytest.mark.clause("ONI-TWO-SETUP-1")
def test_towers_may_be_among_the_eight() -> None:
    table = new(players=2, towers="yes").comes("r3 rm rk bs bm bk gs n5")
    assert table.kind == "pick"
    assert table.do("pick n5").hand(0) == "n5"
