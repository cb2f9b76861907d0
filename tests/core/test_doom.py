"""A warning that a choice loses the game for good, made from what its seat may know."""

from __future__ import annotations

import pytest

from dedale.core.doom import seems_doomed
from dedale.onirim.game import GAME
from tests.rules.table import pair

KEYS = ["rs rm rk", "ns nm nk"]
LAST_RED_TOWERS = {"discard": "r3 r4"}


@pytest.mark.parametrize(("seen", "warned"), [([0], True), ([1], False)])
def test_it_counts_on_the_cards_that_the_seat_has_seen(seen: list[int], warned: bool) -> None:
    top = [{"card": "xn", "seen": []}, {"card": "r5", "seen": seen}]
    table = pair({"hands": KEYS, "deck_top": top} | LAST_RED_TOWERS, talk="silent", towers="yes").do("play rs")
    assert table.kind == "nightmare"
    assert seems_doomed(table.state, GAME.action("nightmare reveal")) is warned


def test_it_says_nothing_of_a_choice_after_which_a_win_is_possible() -> None:
    table = pair({"hands": KEYS})
    assert not any(seems_doomed(table.state, action) for action in table.state.legal())
