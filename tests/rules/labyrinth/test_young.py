"""The young players' variant: open cards, found in any order."""

from __future__ import annotations

import pytest

from tests.rules.labyrinth.table import TREASURES, at, dealt


@pytest.mark.clause("LAB-YOUNG-1")
@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_all_cards_of_a_player_are_dealt_open(players: int, cards: int) -> None:
    table = dealt(players=players, cards=cards, young=True)
    for place in range(players * cards):
        assert table.kind == "card"
        assert table.outcome_seen_by(f"card {TREASURES[place]}") == (*range(players), None)
        table.comes(f"card {TREASURES[place]}")
    assert table.kind == "first"
    for seat in range(players):
        assert table.open(seat).split() == TREASURES[seat * cards : (seat + 1) * cards]
        assert table.current(seat) is None
    assert table.left() == [cards] * players


@pytest.mark.clause("LAB-YOUNG-1")
def test_everybody_sees_everybodys_cards() -> None:
    table = at(young=True, cards=2, open=["owl bat", "map rat"])
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view.open == [["bat", "owl"], ["map", "rat"]]
        assert view.targets == [None, None], "there is not one but several"
        assert set(view.unseen) == set(TREASURES) - {"owl", "bat", "map", "rat"}


@pytest.mark.clause("LAB-YOUNG-1")
def test_all_24_cards_are_dealt_when_no_fewer_are_agreed_on() -> None:
    table = dealt(players=2, young=True, first=1).comes(*(f"card {treasure}" for treasure in TREASURES))
    assert (table.kind, table.turn, table.bag()) == ("push", 1, [])
    assert (len(table.open(0).split()), len(table.open(1).split())) == (12, 12)


@pytest.mark.clause("LAB-YOUNG-2", "LAB-TREASURE-1")
@pytest.mark.parametrize("treasure", ["skull", "owl", "bat"])
def test_any_of_the_own_open_treasures_may_be_found(treasure: str) -> None:
    tiles = "b1:EW d1:EW f1:NE owl b7:NES bat"
    cell = {"skull": "c1", "owl": "f1", "bat": "b7"}[treasure]
    table = at(tiles, young=True, cards=3, pawns=f"{cell} g7", open=["skull owl bat", "map rat keys"])
    table.do("push nd 0", f"move {cell}")
    assert (table.kind, table.turn, table.found(0), table.left()) == ("push", 1, treasure, [2, 3])
    assert sorted(table.open(0).split()) == sorted({"skull", "owl", "bat"} - {treasure})


@pytest.mark.clause("LAB-YOUNG-2")
def test_anothers_treasure_is_not_found() -> None:
    table = at("b1:EW", young=True, cards=1, open=["owl", "skull"]).do("push nd 0", "move c1")
    assert (table.found(0), table.found(1), table.open(1), table.left()) == ("", "", "skull", [1, 1])


@pytest.mark.clause("LAB-YOUNG-2")
def test_a_card_turned_face_down_is_not_found_again() -> None:
    table = at("b1:EW", players=1, young=True, cards=2, open=["skull owl"])
    table.do("push e6 0", "move c1", "push e6 0", "move c1")
    assert (table.kind, table.found(0), table.open(0), table.left()) == ("push", "skull", "owl", [1])


@pytest.mark.clause("LAB-YOUNG-2")
def test_the_card_is_always_turned_when_a_move_ends_there() -> None:
    table = at(young=True, cards=2, pawns="c1 g7", open=["skull owl", "bat rat"]).do("push nd 0", "move c1")
    assert (table.found(0), table.open(0)) == ("skull", "owl")


@pytest.mark.clause("LAB-YOUNG-2")
def test_then_home_in_a_later_turn() -> None:
    table = at("b1:EW", players=1, young=True, cards=2, open=["skull"], found=["owl"])
    table.do("push e6 0", "move a1")
    assert table.kind == "push", "a treasure is still open"
    table.do("push e6 0", "move c1")
    assert (table.kind, table.left(), table.view(0).targets) == ("push", [0], ["home"])
    table.do("push e6 0", "move a1")
    assert (table.kind, table.winner, table.returns()) == ("over", 0, (-3.0,))


@pytest.mark.clause("LAB-YOUNG-2")
def test_without_the_variant_there_is_one_treasure_at_a_time() -> None:
    table = at("b1:EW", current="owl bat").do("push e6 0", "move c1")
    assert (table.kind, table.found(0), table.open(0)) == ("push", "", "")
