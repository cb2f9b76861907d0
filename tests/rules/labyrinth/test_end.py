"""The end: home with all treasures, or the turns agreed on are used up."""

from __future__ import annotations

import pytest

from dedale.core.errors import BadOptions
from dedale.core.game import OVER
from tests.rules.labyrinth.table import at, new


@pytest.mark.clause("LAB-END-1")
@pytest.mark.parametrize(("seat", "home", "near", "tiles"), [(0, "a1", "c1", "b1:EW"), (1, "g7", "e7", "f7:EW")])
def test_home_with_all_treasures_wins_and_ends_the_game(seat: int, home: str, near: str, tiles: str) -> None:
    pawns = f"{near} {near}"
    table = at(tiles, cards=1, pawns=pawns, current="- -", found=["skull", "sword"], seat=seat).do("push nd 0")
    assert table.returns() == (0.0, 0.0)
    table.do(f"move {home}")
    assert (table.kind, table.turn, table.winner) == ("over", OVER, seat)
    assert table.returns() == ((1.0, 0.0) if seat == 0 else (0.0, 1.0))
    assert table.legal() == []
    assert table.view(None).winner == seat


@pytest.mark.clause("LAB-END-1")
def test_home_with_a_treasure_missing_does_not_win() -> None:
    table = at("b1:EW", cards=2, pawns="c1 g7", current="owl bat", found=["skull", ""]).do("push nd 0", "move a1")
    assert (table.kind, table.turn, table.returns()) == ("push", 1, (0.0, 0.0))


@pytest.mark.clause("LAB-END-1")
def test_all_treasures_without_coming_home_do_not_win() -> None:
    table = at("b1:EW", cards=1, pawns="c1 g7", current="- bat", found=["skull", ""]).do("push nd 0", "move b1")
    assert (table.kind, table.turn, table.returns()) == ("push", 1, (0.0, 0.0))


@pytest.mark.clause("LAB-END-1")
def test_anothers_corner_is_not_home() -> None:
    table = at("f7:EW", cards=1, pawns="e7 a1", current="- bat", found=["skull", ""]).do("push nd 0", "move g7")
    assert (table.kind, table.winner) == ("push", None)


@pytest.mark.clause("LAB-END-1")
def test_home_is_for_a_later_turn_than_the_last_treasure() -> None:
    table = at("a2:NES bat a4:NES ghost", players=1, cards=1, pawns="a2", current="bat")
    table.do("push nd 0", "move a2")
    assert (table.kind, table.found(0)) == ("push", "bat")
    table.do("push nd 0", "move a1")
    assert (table.winner, table.returns()) == (0, (-2.0,))


@pytest.mark.clause("LAB-END-1")
def test_staying_at_home_wins() -> None:
    """No push ever brings a pawn home, since no line with a corner slides; but it may have been there all the time."""
    table = at(cards=1, current="- bat", found=["skull", ""]).do("push nd 0", "move a1")
    assert table.winner == 0


@pytest.mark.clause("LAB-END-1")
def test_another_players_turn_wins_nothing_for_a_pawn_at_home() -> None:
    table = at(cards=1, pawns="a1 g7", current="- bat", found=["skull", ""], seat=1).do("push nd 0", "move g7")
    assert (table.kind, table.turn, table.winner) == ("push", 0, None)


@pytest.mark.clause("LAB-END-1")
def test_one_of_three_wins_and_the_others_get_nothing() -> None:
    table = at(players=3, cards=1, pawns="a1 g1 g7", current="owl - bat", found=["", "skull", ""], seat=1)
    table.do("push nd 0", "move g1")
    assert (table.winner, table.returns()) == (1, (0.0, 1.0, 0.0))


@pytest.mark.clause("LAB-END-1")
def test_the_turn_limit_counts_the_turns_of_all_players() -> None:
    table = at(players=3, current="owl bat map", turn_limit=4)
    for _ in range(4):
        assert table.kind == "push"
        table.do("push nd 0", f"move {table.pawns().split()[table.turn]}")
    assert (table.kind, table.turn, table.winner, table.returns()) == ("over", OVER, None, (0.0, 0.0, 0.0))
    assert table.view(0).turns == 4
    assert table.legal() == []


@pytest.mark.clause("LAB-END-1")
def test_without_a_limit_a_game_goes_on() -> None:
    table = at(current="owl bat", turns=1_000_000).do("push nd 0", "move a1")
    assert (table.kind, table.turn) == ("push", 1)


@pytest.mark.clause("LAB-END-1")
def test_a_find_in_the_last_turn_counts_and_the_next_card_is_looked_at() -> None:
    table = at("b1:EW", current="skull owl", turn_limit=1).do("push nd 0", "move c1")
    assert (table.kind, table.found(0)) == ("card", "skull")
    table.comes("card bat")
    assert (table.kind, table.found(0), table.left(), table.returns()) == ("over", "skull", [11, 12], (0.0, 0.0))


@pytest.mark.clause("LAB-END-1")
def test_the_last_find_in_the_last_turn_counts() -> None:
    table = at("b1:EW", cards=1, current="skull owl", turn_limit=1).do("push nd 0", "move c1")
    assert (table.kind, table.found(0), table.left(), table.winner) == ("over", "skull", [0, 1], None)


@pytest.mark.clause("LAB-END-1")
def test_coming_home_in_the_last_turn_wins() -> None:
    table = at(cards=1, pawns="a1 g7", current="- bat", found=["skull", ""], turn_limit=1).do("push nd 0", "move a1")
    assert (table.winner, table.returns()) == (0, (1.0, 0.0))


@pytest.mark.clause("LAB-END-1")
def test_a_turn_limit_is_a_whole_number_from_one() -> None:
    for limit in (0, -1, True, "9", 1_000_001, 1.5):
        with pytest.raises(BadOptions, match="choose a whole number from 1 to 1000000"):
            new(turn_limit=limit)
    assert new(turn_limit=1_000_000).json()["options"]["turn_limit"] == 1_000_000
