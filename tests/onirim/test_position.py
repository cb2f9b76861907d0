"""A given position: what is filled in, and every way to be refused."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import BadPosition
from dedale.onirim.game import GAME

HAND = ["rs", "rm", "rk", "bs", "gm"]
SOLO: dict[str, Any] = {"hands": [HAND]}
PAIRS = ["rg", "rg", "bg", "bg", "gg", "gg", "ng", "ng"]
TWO: dict[str, Any] = {"hands": [["rs", "bk", "gm"], ["rm", "ns", "nk"]], "shared": ["rs", "bk"]}


def saved(position: dict[str, Any], **options: Any) -> dict[str, Any]:
    return GAME.start(position, options).to_json()


def refusal(position: Any, **options: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.start(position, options)
    return str(caught.value)


def test_cards_named_nowhere_are_in_the_bag() -> None:
    bag = saved(SOLO)["bag"]
    assert (bag["rs"], bag["rk"], bag["nk"], bag["xn"]) == (8, 2, 3, 10)
    assert sum(bag.values()) == 71


def test_with_a_bag_given_the_others_have_left_the_game() -> None:
    state = saved(SOLO | {"bag": ["xn", "bd", "bd"]})
    assert state["bag"] == {"xn": 1, "bd": 2}
    assert sum(state["removed"].values()) == 68


def test_with_bag_and_removed_given_everything_is_named() -> None:
    whole = saved(SOLO | {"bag": ["xn"]})
    again = saved(SOLO | {"bag": {"xn": 1}, "removed": whole["removed"]})
    assert again == whole


def test_cards_known_at_the_ends_of_the_deck() -> None:
    state = saved(SOLO | {"deck_top": ["xn", {"card": "rd", "seen": [0]}], "deck_bottom": ["bs", {"card": "bm"}]})
    assert state["deck_top"] == [{"card": "xn", "seen": [0, 1, None]}, {"card": "rd", "seen": [0]}]
    assert [entry["card"] for entry in state["deck_bottom"]] == ["bs", "bm"]


def test_goals_by_default_are_four_colours_twice_and_those_of_the_doors_are_turned() -> None:
    goals = saved(SOLO | {"doors": [["rd", "gd"]]}, book="yes")["goals"]
    assert [goal["goal"] for goal in goals] == ["rg", "bg", "gg", "ng", "rg", "bg", "gg", "ng"]
    assert [goal["up"] for goal in goals] == [False, True, False, True, True, True, True, True]


def test_goals_may_be_given_with_their_faces() -> None:
    given = [{"goal": code, "up": place != 5} for place, code in enumerate(PAIRS)]
    assert saved(SOLO | {"doors": [["gd"]], "goals": given}, book="yes")["goals"] == given


@pytest.mark.parametrize("revealed", [4, 5, 6])
def test_premonitions_by_default_are_the_first_ones(revealed: int) -> None:
    state = saved(SOLO, dreams=revealed)
    assert state["premonitions"] == [f"p{number}" for number in range(1, revealed + 1)]
    assert len(state["premonitions"] + state["hidden_premonitions"]) == 8


def test_premonitions_that_are_in_neither_row_have_left_the_game() -> None:
    state = saved(SOLO | {"premonitions": ["p2"], "hidden_premonitions": ["p8"]}, dreams=4)
    assert state["gone_premonitions"] == ["p1", "p3", "p4", "p5", "p6", "p7"]


@pytest.mark.parametrize(
    ("row", "length"),
    [
        ([], 0),
        (["rs"], 1),
        (["rs", "rm"], 2),
        (["rs", "rm", "rs"], 0),
        (["rs", "rm", "rs", "rm"], 1),
        (["rs", "bm"], 1),
    ],
)
def test_the_running_series_follows_from_the_row(row: list[str], length: int) -> None:
    assert GAME.start(SOLO | {"rows": [row]}).view(0).series[0].length == length


def test_the_second_seat_may_be_to_act() -> None:
    assert GAME.start(TWO | {"seat": 1}, {"players": 2}).turn == 1


def test_what_the_others_remember_of_a_hand() -> None:
    seen = {"partner": [["rs"], []], "public": [["rs"], []]}
    state = GAME.start(TWO | {"remembered": seen}, {"players": 2, "talk": "silent"})
    assert state.view(1).hands[0].cards == ["rs"]
    assert state.view(None).hands[0].cards == ["rs"]


def test_what_everybody_knows_not_to_be_in_the_deck_is_saved_and_cannot_be_there() -> None:
    silent = {"players": 2, "talk": "silent"}
    towerless = {"remembered": {"absent": ["r3", "r5"]}}
    state = GAME.start(TWO | towerless, silent)
    saved = state.to_json()
    assert saved["remembered"]["absent"] == ["r3", "r5"]
    assert GAME.from_json(saved).to_json() == saved
    assert "absent" not in GAME.start(TWO, silent).to_json()["remembered"]
    for where in ({}, {"deck_top": ["nk"]}, {"deck_bottom": ["nk"]}):
        with pytest.raises(BadPosition, match="remembered, absent: expected no nk, since the deck holds one"):
            GAME.start(TWO | where | {"remembered": {"absent": ["nk"]}}, silent)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hnads": []}, "In the position, 'hnads': expected one of hands, "),
        ({"hands": 5}, "In hands: expected a list of at most 2 entries, found 5."),
        ({"hands": [[], []]}, "In hands: expected 1 lists, one a seat, found 2."),
        ({"hands": [[]]}, "In hands, seat 0: expected at least one card to play or discard."),
        ({"hands": [[*HAND, "gs"]]}, "In hands, seat 0: expected at most 5 cards, found 6."),
        ({"hands": [["rd"]]}, "In hands, seat 0: expected Chambers and Towers only, found rd."),
        ({"hands": [["rz"]]}, "In hands, seat 0: expected a card code from rs to n5, found 'rz'."),
        ({"hands": [[7]]}, "In hands, seat 0: expected a card code from rs to n5, found 7."),
        ({"hands": [["r3"]]}, "In the zones: expected 0 of r3 in all, found 1."),
        ({"hands": [["rk"] * 4]}, "In the zones: expected 3 of rk in all, found 4."),
        ({"shared": ["rs"]}, "In shared: expected at most 0 cards, found 1."),
        ({"rows": [["rs", "bs"]]}, "In rows, seat 0: bs cannot follow rs, expected another symbol."),
        ({"rows": [["rd"]]}, "In rows, seat 0: expected a card code from rs to nk, found 'rd'."),
        ({"doors": [["rs"]]}, "In doors, seat 0: expected a card code from rd to nd, found 'rs'."),
        ({"deck_top": [{"card": "rg"}]}, "In deck_top: expected a card code from rs to n5, found 'rg'."),
        ({"deck_top": [{"card": "rs", "seen": [2]}]}, "In deck_top: expected a whole number from 0 to 1, found 2."),
        ({"deck_bottom": ["rs"] * 9}, "In deck_bottom: expected a list of at most 8 entries, found ['rs', "),
        ({"bag": {"rs": -1}}, "In bag, rs: expected a whole number from 0 to 92, found -1."),
        ({"bag": {"rs": True}}, "In bag, rs: expected a whole number from 0 to 92, found True."),
        ({"bag": {"": 1}}, "In bag: expected a card code from rs to n5, found ''."),
        ({"limbo": ["rs"]}, "In limbo: expected Doors and Dreams only, found rs."),
        ({"limbo": ["xh"]}, "In the zones: expected 0 of xh in all, found 1."),
        ({"goals": ["rg"]}, "In goals: expected none, since the Book is not in play."),
        ({"premonitions": ["p1"]}, "In premonitions: expected none, since the Premonitions are not in play."),
        ({"hidden_premonitions": ["p1"]}, "In premonitions: expected none, since the Premonitions are not in play."),
        ({"seat": 1}, "In seat: expected a whole number from 0 to 0, found 1."),
        ({"seat": "0"}, "In seat: expected a whole number from 0 to 0, found '0'."),
        ({"remembered": []}, "In remembered: expected a mapping, found []."),
        (
            {"remembered": {"partner": [["rs"]]}},
            "In remembered, partner: expected nothing, since hands are open in this game.",
        ),
        (
            {"remembered": {"public": [["nk"]]}},
            "In remembered, public, seat 0: expected only cards that the hand holds.",
        ),
        (
            {"remembered": {"absent": ["rs"]}},
            "In remembered, absent: expected nothing, since hands are open in this game.",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(change: dict[str, Any], sentence: str) -> None:
    assert refusal(SOLO | change).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "options", "sentence"),
    [
        ({"towers": ["b4", "n4"]}, {"towers": "yes"}, "In towers: n4 cannot stand right of b4."),
        ({"towers": ["rs"]}, {"towers": "yes"}, "In towers: expected a card code from r3 to n5, found 'rs'."),
        ({"goals": ["rg"]}, {"book": "yes"}, "In goals: expected eight, two of each colour, found 1."),
        ({"goals": ["rs"] * 8}, {"book": "yes"}, "In goals: expected a card code from rg to ng, found 'rs'."),
        (
            {"goals": [{"goal": "rg", "up": 1}]},
            {"book": "yes"},
            "In goals: expected 'up' to be true or false, found 1.",
        ),
        (
            {"goals": [{"goal": code, "up": place > 0} for place, code in enumerate(PAIRS)]},
            {"book": "yes"},
            "In goals: expected one face down for every Door on the table, by colour.",
        ),
        ({"premonitions": ["p9"]}, {"dreams": 4}, "In premonitions: expected a card code from p1 to p8, found 'p9'."),
        (
            {"premonitions": ["p1"], "hidden_premonitions": ["p1"]},
            {"dreams": 4},
            "In hidden_premonitions: expected none of those that are face up.",
        ),
    ],
)
def test_a_wrong_position_of_an_expansion_is_refused(
    change: dict[str, Any], options: dict[str, Any], sentence: str
) -> None:
    assert refusal(SOLO | change, **options) == sentence


def test_a_position_is_a_mapping() -> None:
    assert refusal([]) == "In the position: expected a mapping, found list."


def test_no_more_cards_are_known_on_top_than_there_is_room_for() -> None:
    known = ["rs"] * 8 + ["bs"] * 7 + ["gs"] * 7 + ["ns"] * 6 + ["rm", "bm", "gm", "nm"] * 3 + ["xn"] * 10
    position = SOLO | {"deck_top": [*known, "rd", "bd", "gd", "nd"] * 2}
    assert refusal(position).startswith("In deck_top: expected")
