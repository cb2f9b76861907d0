from __future__ import annotations

import pytest

from tests.rules.table import pair

FOUR = "rd bd gd nd"


@pytest.mark.clause("ONI-TWO-DOOR-1")
@pytest.mark.parametrize(("seat", "key", "doors"), [(0, "rk", ["rd", ""]), (1, "bk", ["", "bd"])])
def test_a_door_fetched_lies_before_the_active_player(seat: int, key: str, doors: list[str]) -> None:
    table = pair({"rows": ["rs rm", "bs bm"], "seat": seat}).do(f"play {key}", "fetch door")
    assert [table.doors(0), table.doors(1)] == doors


@pytest.mark.clause("ONI-TWO-DOOR-1")
@pytest.mark.parametrize(("seat", "card", "doors"), [(0, "rd", ["rd", ""]), (1, "bd", ["", "bd"])])
def test_a_door_paid_for_lies_before_the_active_player(seat: int, card: str, doors: list[str]) -> None:
    table = pair({"seat": seat, "deck_top": [card]}).do("play gs", "from shared", "door for key")
    assert [table.doors(0), table.doors(1)] == doors


@pytest.mark.clause("ONI-TWO-DOOR-1")
@pytest.mark.parametrize(("seat", "own"), [(0, ["nightmare door rd"]), (1, ["nightmare door gd", "nightmare door nd"])])
def test_nightmare_ii_takes_one_of_the_active_players_own_doors(seat: int, own: list[str]) -> None:
    table = pair({"hands": ["rs rm rs", "rs bm bs"], "doors": ["rd rd", "gd nd"], "seat": seat, "deck_top": "xn"})
    table.do("play rs")
    assert table.legal() == [*own, "nightmare reveal", "nightmare hand"]
    table.do(own[0])
    assert [table.doors(0), table.doors(1)] == (["rd", "gd nd"] if seat == 0 else ["rd rd", "nd"])


@pytest.mark.clause("ONI-TWO-DOOR-1")
def test_a_player_without_doors_has_none_to_put_into_limbo() -> None:
    table = pair({"hands": ["rs rm rs", "bs bm bk"], "doors": ["", "rd"], "deck_top": "xn"}).do("play rs")
    assert table.legal() == ["nightmare reveal", "nightmare hand"]


@pytest.mark.clause("ONI-TWO-DOOR-1")
def test_a_second_door_of_a_colour_already_owned_may_be_taken() -> None:
    fetched = pair({"rows": ["rs rm", ""], "doors": ["rd", ""]}).do("play rk", "fetch door")
    assert fetched.doors(0) == "rd rd"
    paid_for = pair({"doors": ["rd", ""], "deck_top": "rd"}).do("play rs", "door for key")
    assert paid_for.doors(0) == "rd rd"


@pytest.mark.clause("ONI-TWO-END-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_win_at_once_when_each_has_one_door_of_each_colour(seat: int) -> None:
    doors = [FOUR, FOUR]
    doors[seat] = "rd bd nd"
    position = {"hands": ["rs gs gk", "rs gs gk"], "doors": doors, "deck_top": "gd", "seat": seat}
    table = pair(position).do("play rs", "door for key")
    assert (table.result, table.hand(seat)) == ("won", "gs")
    assert table.state.returns() == (1.0, 1.0)


@pytest.mark.clause("ONI-TWO-END-1")
@pytest.mark.parametrize("colour", ["r", "b", "g", "n"])
def test_eight_doors_that_lie_otherwise_do_not_win(colour: str) -> None:
    other = "b" if colour == "r" else "r"
    mine = [f"{letter}d" for letter in "rbgn" if letter != other]
    theirs = [f"{letter}d" for letter in "rbgn" if letter != colour] + [f"{other}d"]
    position = {
        "hands": [["ns", "nm", f"{colour}k"], ["bs", "bm", "bk"]],
        "doors": [mine, theirs],
        "deck_top": [f"{colour}d", "gs", "gs"],
    }
    table = pair(position).do("play ns", "door for key")
    assert (table.result, table.state.turn) == (None, 1)
    assert len(table.doors(0).split()) == len(table.doors(1).split()) == 4


@pytest.mark.clause("ONI-TWO-END-1")
def test_a_player_with_four_doors_does_not_win_alone() -> None:
    table = pair({"rows": ["rs rm", ""], "doors": ["bd gd nd", "bd gd nd"]}).do("play rk", "fetch door")
    assert (table.doors(0), table.result) == (FOUR, None)


@pytest.mark.clause("ONI-TWO-END-1")
def test_both_lose_when_a_card_must_be_drawn_from_an_empty_deck() -> None:
    table = pair({"bag": ""}).do("play rs")
    assert table.result == "lost"
    assert table.state.returns() == (0.0, 0.0)
