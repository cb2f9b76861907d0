from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import at, pair


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_a_discard_lets_the_player_swap_a_personal_with_a_shared_card() -> None:
    table = pair().do("discard rm")
    assert (table.kind, table.legal()) == ("swap-give", ["give rs", "give rk", "no swap"])
    table.do("give rk")
    assert (table.kind, table.legal()) == ("swap-take", ["take gs", "take gm"])
    table.do("take gm")
    assert (table.hand(0), table.shared(), table.hand(1)) == ("rs gm", "rk gs", "bs bm bk")


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_the_swap_may_be_declined() -> None:
    table = pair().do("discard rm", "no swap")
    assert (table.hand(0), table.shared(), table.kind) == ("rs rk", "gs gm", "draw")


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_the_swap_comes_once() -> None:
    table = pair().do("discard rm", "give rs", "take gs")
    assert table.kind == "draw"
    table.comes("ns")
    assert (table.kind, table.state.turn) == ("main", 1)


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_only_cards_left_after_the_discard_are_swapped() -> None:
    table = pair().do("discard gm", "from shared")
    assert table.legal() == ["give rs", "give rm", "give rk", "no swap"]
    table.do("give rk")
    assert table.legal() == ["take gs"]
    table.do("take gs").comes("ns")
    assert (table.hand(0), table.shared()) == ("rs rm gs", "rk ns")


@pytest.mark.clause("ONI-TWO-SWAP-1")
@pytest.mark.parametrize(
    "hands",
    [
        {"hands": ["rs", "bs bm bk"], "shared": "gs gm"},
        {"hands": ["rs rm rk", "bs bm bk"], "shared": ""},
    ],
)
def test_without_a_card_on_either_side_there_is_nothing_to_swap(hands: dict[str, Any]) -> None:
    assert at(hands, players=2).do("discard rs").kind == "draw"


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_playing_a_card_allows_no_swap() -> None:
    assert pair().do("play rs").kind == "draw"


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_keys_paid_and_hands_discarded_later_allow_no_swap() -> None:
    table = pair({"deck_top": "rd xn"}).do("play rs", "door for key")
    assert table.kind == "nightmare"
    assert table.do("nightmare hand").kind == "draw"


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_alone_there_is_no_swap() -> None:
    assert at({"hands": "rs rm rk bs bm"}).do("discard rs").kind == "draw"


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_the_swap_comes_before_a_prophecy() -> None:
    table = pair({"deck_top": "ns ns nm nm nk"}).do("discard rk")
    assert (table.kind, table.looked()) == ("swap-give", "")
    table.do("give rs", "take gs")
    assert (table.kind, table.looked()) == ("drop", "ns ns nm nm nk")


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_the_swap_comes_before_the_look_of_a_tower() -> None:
    table = pair({"hands": ["rs rm r3", "bs bm bk"]}, towers="yes").do("discard r3")
    assert table.kind == "swap-give"
    assert table.do("no swap").kind == "tower-look"


@pytest.mark.clause("ONI-TWO-SWAP-1")
def test_a_tower_may_be_swapped() -> None:
    table = pair({"hands": ["rs rm r3", "bs bm bk"], "shared": "n5 gs"}, towers="yes")
    table.do("discard rm", "give r3", "take n5")
    assert (table.hand(0), table.shared()) == ("rs n5", "gs r3")
