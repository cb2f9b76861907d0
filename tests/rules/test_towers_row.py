"""The Towers: in the deck and in hands, and how their row is built."""

from __future__ import annotations

import pytest

from tests.rules.table import at, new

SIDES = {
    "r3": ("sm", "m"),
    "r4": ("s", "m"),
    "r5": ("", "m"),
    "b3": ("m", "sm"),
    "b4": ("m", "m"),
    "b5": ("m", ""),
    "g3": ("s", "sm"),
    "g4": ("s", "s"),
    "g5": ("s", ""),
    "n3": ("sm", "s"),
    "n4": ("m", "s"),
    "n5": ("", "s"),
}
"""Left and right side of each Tower: suns and moons."""

HAND = "bs gs ns nm"
"""Four Chambers for a hand besides the Tower that matters."""


def may_touch(left: str, right: str) -> bool:
    """Whether the sides that touch share no symbol."""
    return not set(SIDES[left][1]) & set(SIDES[right][0])


@pytest.mark.clause("ONI-TOWER-1")
def test_twelve_towers_three_a_colour_are_shuffled_into_the_deck() -> None:
    table = new(towers="yes")
    towers = {code: weight for code, weight in table.outcomes().items() if code in SIDES}
    assert towers == dict.fromkeys(SIDES, 1)
    assert sum(table.outcomes().values()) == 88


@pytest.mark.clause("ONI-TOWER-1")
def test_without_the_expansion_there_are_no_towers() -> None:
    table = new(book="yes", dreams=4).comes("rg rg bg bg gg gg ng ng p1 p2 p3 p4")
    assert table.kind == "draw"
    assert not set(table.outcomes()) & set(SIDES)


@pytest.mark.clause("ONI-TOWER-1", "ONI-SETUP-1")
def test_towers_are_dealt_into_hands() -> None:
    table = new(towers="ruins").comes("r3 xn n5 rs g4 b3")
    assert table.kind == "main"
    assert table.hand() == "rs r3 b3 g4 n5"


@pytest.mark.clause("ONI-TOWER-1", "ONI-TWO-SETUP-1")
def test_towers_are_among_the_open_cards_that_two_players_pick() -> None:
    table = new(towers="yes", players=2).comes("r3 xn n5 rs g4 b3 bs rm rk")
    assert table.legal() == ["pick rs", "pick rm", "pick rk", "pick bs", "pick r3", "pick b3", "pick g4", "pick n5"]
    table.do("pick r3", "pick n5")
    assert (table.hand(0), table.hand(1)) == ("r3", "n5")


@pytest.mark.clause("ONI-TOWER-1", "ONI-DRAW-2")
def test_a_tower_drawn_goes_to_the_hand() -> None:
    table = at({"hands": f"rs {HAND}", "deck_top": "g3"}, towers="yes").do("play rs")
    assert table.kind == "main"
    assert table.hand() == "bs gs ns nm g3"


@pytest.mark.clause("ONI-TOWER-1", "ONI-NIGHT-4")
def test_towers_revealed_by_a_nightmare_are_discarded_without_a_look() -> None:
    table = at({"hands": f"rs {HAND}", "deck_top": "xn r3 b4 rd rs xn bs"}, towers="yes").do(
        "play rs", "nightmare reveal"
    )
    assert table.kind == "main"
    assert table.discard() == "rs xn r3 b4"
    assert table.hand() == "bs bs gs ns nm"


@pytest.mark.clause("ONI-TOWER-1", "ONI-NIGHT-5", "ONI-DISCARD-4")
def test_towers_thrown_away_with_the_hand_give_no_look_and_new_ones_are_drawn() -> None:
    table = at({"hands": f"r5 {HAND}", "deck_top": "xn b3 rd b4 rs rs rm"}, towers="yes").do(
        "play ns", "nightmare hand"
    )
    assert table.kind == "main"
    assert table.discard() == "bs gs nm xn r5"
    assert table.hand() == "rs rs rm b3 b4"


@pytest.mark.clause("ONI-TOWER-2")
def test_a_tower_is_played_into_a_row_of_its_own() -> None:
    table = at({"hands": f"r3 {HAND}", "rows": "rs rm", "deck_top": "rs"}, towers="yes").do("play r3")
    assert table.towers() == "r3"
    assert table.row() == "rs rm"
    assert table.hand() == "rs bs gs ns nm"
    assert table.discard() == ""


@pytest.mark.clause("ONI-TOWER-2")
def test_two_players_build_one_row_of_towers() -> None:
    given = {"hands": ["r4 rs bs", "g4 rs bs"], "shared": "ns b3", "deck_top": "rm bm gm"}
    table = at(given, players=2, towers="yes").do("play r4", "play g4")
    assert table.kind == "main"  # it fits at the right end only
    assert table.towers() == "r4 g4"
    assert table.seat == 0
    table.do("play b3", "from shared")
    assert table.towers() == "r4 g4 b3"


@pytest.mark.clause("ONI-TOWER-3", "ONI-TOWER-4")
@pytest.mark.parametrize("standing", SIDES)
@pytest.mark.parametrize("played", SIDES)
def test_a_tower_is_added_where_the_sides_that_touch_share_no_symbol(standing: str, played: str) -> None:
    if standing == played:
        table = at({"hands": f"{played} {HAND}", "deck_top": "rs"}, towers="yes").do(f"play {played}")
        assert table.kind == "main"  # the first one needs no neighbour, and no end
        assert table.towers() == played
        return
    table = at({"hands": f"{played} {HAND}", "towers": standing, "deck_top": "rs"}, towers="yes")
    left, right = may_touch(played, standing), may_touch(standing, played)
    if not left and not right:
        table.refuses(f"play {played}")
        return
    table.do(f"play {played}")
    if left and right:
        assert table.legal() == ["at left", "at right"]
        assert table.copy().do("at left").towers() == f"{played} {standing}"
        assert table.do("at right").towers() == f"{standing} {played}"
    else:
        assert table.towers() == (f"{played} {standing}" if left else f"{standing} {played}")
    assert table.kind == "main"


@pytest.mark.clause("ONI-TOWER-3")
def test_only_the_ends_of_a_longer_row_count() -> None:
    table = at({"hands": "b5 g3 b3 ns nm", "towers": "r4 g4 b4", "deck_top": "rs rs rs"}, towers="yes")
    # Left of r4 no sun may come, right of b4 no moon.
    assert [answer for answer in table.legal() if answer.startswith("play")] == [
        "play ns",
        "play nm",
        "play b5",
        "play g3",
    ]
    table.do("play b5")
    assert table.towers() == "b5 r4 g4 b4"
    table.do("play g3")
    assert table.towers() == "b5 r4 g4 b4 g3"


@pytest.mark.clause("ONI-TOWER-3")
def test_a_tower_in_the_air_between_two_ends_is_told() -> None:
    table = at({"hands": f"g5 {HAND}", "towers": "r4 g4 b4"}, towers="yes").do("play g5")
    assert table.kind == "end"
    assert table.resolving() == "g5"
    table.do("at left")
    assert table.resolving() is None
    assert table.towers() == "g5 r4 g4 b4"


@pytest.mark.clause("ONI-TOWER-3")
def test_a_colour_may_come_again_even_beside_itself() -> None:
    table = at({"hands": f"r5 {HAND}", "towers": "r4", "deck_top": "rs"}, towers="yes").do("play r5", "at right")
    assert table.towers() == "r4 r5"
    table = at({"hands": f"b5 {HAND}", "towers": "b4 g4", "deck_top": "rs"}, towers="yes").do("play b5", "at left")
    assert table.towers() == "b5 b4 g4"


@pytest.mark.clause("ONI-TOWER-3", "ONI-PLAY-3")
def test_a_tower_does_not_break_a_series() -> None:
    table = at({"hands": f"b4 rk {HAND[3:]}", "rows": "rs rm", "deck_top": "rs"}, towers="yes")
    table.do("play b4", "play rk")
    assert table.kind == "claim"


@pytest.mark.clause("ONI-TOWER-3", "ONI-PLAY-3")
def test_a_tower_does_not_continue_a_series() -> None:
    table = at({"hands": f"r4 {HAND}", "rows": "rs rm", "deck_top": "rk rm"}, towers="yes").do("play r4")
    assert table.kind == "main"
    table.do("play rk")
    assert table.kind == "claim"


@pytest.mark.clause("ONI-TOWER-3")
def test_the_symbols_of_a_tower_and_of_the_labyrinth_row_have_nothing_to_do_with_each_other() -> None:
    table = at({"hands": f"n3 {HAND}", "rows": "rs", "deck_top": "rs"}, towers="yes").do("play n3")
    assert "play nm" in table.legal()
    assert "play ns" not in table.legal()
