from __future__ import annotations

from typing import Any

import pytest

import dedale
from dedale.onirim.cards import CODES
from dedale.onirim.game import GAME
from tests.rules.table import at, cards, new

EVERYTHING: dict[str, Any] = {"book": "yes", "towers": "yes", "dreams": 4}
SILENT: dict[str, Any] = {"players": 2, "talk": "silent"}


@pytest.mark.clause("ONI-PARTS-1")
def test_the_base_deck_has_76_cards() -> None:
    deck = new().cards_in_play()
    assert deck.total() == 76
    assert [deck[door] for door in cards("rd bd gd nd")] == [2, 2, 2, 2]
    assert [sum(deck[colour + symbol] for symbol in "smk") for colour in "rbgn"] == [16, 15, 14, 13]
    assert deck["xn"] == 10
    assert deck["xh"] == 0
    assert not any(deck[tower] for tower in CODES[18:30])


@pytest.mark.clause("ONI-PARTS-2")
def test_each_colour_has_its_own_number_of_suns_and_four_moons_and_three_keys() -> None:
    deck = new().cards_in_play()
    assert [deck[card] for card in cards("rs rm rk")] == [9, 4, 3]
    assert [deck[card] for card in cards("bs bm bk")] == [8, 4, 3]
    assert [deck[card] for card in cards("gs gm gk")] == [7, 4, 3]
    assert [deck[card] for card in cards("ns nm nk")] == [6, 4, 3]


@pytest.mark.clause("ONI-PARTS-3")
def test_a_hand_takes_chambers_and_towers_and_nothing_else() -> None:
    table = new(towers="yes", dreams=4).comes("p1 p2 p3 p4")
    table.comes("rs rd xn xh nk r3 bd n5 gm")
    assert table.hand() == "rs gm nk r3 n5"
    assert table.kind == "main"


@pytest.mark.clause("ONI-PARTS-3")
def test_dreams_take_effect_when_drawn_and_doors_too_but_labyrinth_cards_do_not() -> None:
    table = at({"hands": "rs", "deck_top": "bk n3 xh"}, towers="yes", dreams=4).do("discard rs")
    assert table.hand() == "bk n3"
    assert (table.kind, table.resolving()) == ("happy", "xh")


@pytest.mark.clause("ONI-PARTS-3")
def test_relics_lie_on_the_table_from_the_beginning_and_never_in_the_deck() -> None:
    table = new(**EVERYTHING)
    assert table.kind == "goal"
    table.comes("rg bg gg ng rg bg gg ng")
    assert table.kind == "premonition"
    table.comes("p1 p2 p3 p4")
    assert not [code for code in table.outcomes() if code[1] == "g" or code[0] == "p"]
    assert table.goals() == "rg bg gg ng rg bg gg ng"
    assert table.premonitions() == "p1 p2 p3 p4"


@pytest.mark.clause("ONI-PARTS-4")
def test_no_card_is_lost_between_the_zones() -> None:
    table = at(
        {
            "hands": "rk rs bs gm r3",
            "rows": "bs bm",
            "doors": "rd",
            "discard": "rs rs rs rs rs xn",
            "towers": "b3",
            "deck_top": "xn bd gs gs xh",
        },
        **EVERYTHING,
    )
    before = table.cards_in_play()
    assert before.total() == 92
    steps = ["cast paradox", *["pay rs"] * 5]
    assert table.do(*steps).comes("ns ns nm bm bk").cards_in_play() == before
    table.do("raise nm", "under bm", "under bk", "under ns", "discard rk", "drop nm", "put bd", "put gs", "put gs")
    assert (table.kind, table.resolving()) == ("nightmare", "xn")
    assert table.removed() == "rs rs rs rs rs"
    assert table.do("nightmare door rd", "raze b3").cards_in_play() == before
    assert table.discard() == "rk nm xn xn b3"
    assert table.limbo() == "rd"


@pytest.mark.clause("ONI-PARTS-4")
@pytest.mark.parametrize(
    "position",
    [
        {"doors": "rd rd", "limbo": "rd"},
        {"rows": "rk bs rk bs rk"},
        {"discard": "r3"},
        {"bag": "rs", "removed": "rm"},
    ],
)
def test_a_position_with_a_card_too_many_or_too_few_is_refused(position: dict[str, str]) -> None:
    with pytest.raises(dedale.BadPosition, match="in all"):
        at({"hands": "rk rs bs gm nm", **position})


@pytest.mark.clause("ONI-PARTS-4")
def test_a_deck_known_further_than_its_spells_have_room_for_is_refused() -> None:
    deck_top = ["rs", "rm", "bs", "bm", "gs", "gm", "ns", "nm"] * 4
    position = {"hands": "rs bs", "deck_top": deck_top[:31], "discard": {"xn": 10, "rk": 3, "bk": 3, "gk": 3, "nk": 3}}
    table = at(position, book="yes")
    for _ in range(4):
        table.do("cast paradox")
        while table.kind == "pay":
            table.do(table.legal()[0])
        while table.waits:
            table.comes(next(iter(table.outcomes())))
        while table.kind in ("raise", "under"):
            table.do(table.legal()[0])
    assert len(table.json()["deck_top"]) == 35
    assert GAME.from_json(table.json()).to_json() == table.json()
    with pytest.raises(dedale.BadPosition, match="deck_top"):
        at(position | {"deck_top": deck_top}, book="yes")


@pytest.mark.clause("ONI-PARTS-4")
def test_cards_in_the_air_count_as_cards_in_play() -> None:
    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn rd gs gm gk"})
    before = table.cards_in_play()
    table.do("discard rk")
    assert table.looked() == "xn rd gs gm gk"
    assert table.deck_size() == 76 - 5 - 5
    assert table.cards_in_play() == before


@pytest.mark.clause("ONI-PARTS-5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_table_is_open_to_all(viewer: int | None) -> None:
    table = at(
        {
            "hands": ["rs rm rk", "bs bm bk"],
            "shared": "gs gm",
            "rows": ["rs rm", "bs"],
            "doors": ["rd", "gd nd"],
            "towers": "r3 r4",
            "discard": "xn gs",
            "limbo": "bd xh",
            "removed": "ns nm",
            "goals": "rg gg ng bg bg rg gg ng",
            "premonitions": "p1 p5",
            "hidden_premonitions": "p7",
        },
        **SILENT,
        **EVERYTHING,
    )
    view = table.view(viewer)
    assert view.rows == [["rs", "rm"], ["bs"]]
    assert view.doors == [["rd"], ["gd", "nd"]]
    assert view.shared == ["gs", "gm"]
    assert view.towers == ["r3", "r4"]
    assert [goal.goal for goal in view.goals] == cards("rg gg ng bg bg rg gg ng")
    assert [goal.up for goal in view.goals] == [False] * 3 + [True] * 5
    assert view.premonitions == ["p1", "p5"]
    assert len(view.hidden_premonitions) == 1
    assert view.removed == {"ns": 1, "nm": 1}
    assert view.discard == {"xn": 1, "gs": 1}
    assert view.limbo == {"bd": 1, "xh": 1}
    assert view.deck.count == 92 - 6 - 2 - 3 - 3 - 2 - 2 - 2 - 2
    assert [hand.count for hand in view.hands] == [3, 3]


@pytest.mark.clause("ONI-PARTS-5")
def test_the_order_of_the_deck_is_closed() -> None:
    deck_top: list[Any] = [{"card": "rs", "seen": [0]}, {"card": "gm", "seen": []}, "xn"]
    table = at({"hands": "bs bm bk gs nm", "deck_top": deck_top, "deck_bottom": [{"card": "rd", "seen": [0]}]})
    assert table.view(0).deck.top == ["rs", None, "xn"]
    assert table.view(0).deck.bottom == ["rd"]
    assert table.view(None).deck.top == [None, None, "xn"]
    assert table.view(None).deck.bottom == [None]
    assert table.view(None).unseen["rs"] == 9
    assert table.view(0).unseen["rs"] == 8


@pytest.mark.clause("ONI-PARTS-5")
def test_personal_hands_are_closed_in_silent_games_only() -> None:
    position = {"hands": ["rs rm rk", "bs bm bk"], "shared": "gs gm"}
    silent = at(position, **SILENT)
    assert [hand.cards for hand in silent.view(0).hands] == [["rs", "rm", "rk"], []]
    assert [hand.cards for hand in silent.view(1).hands] == [[], ["bs", "bm", "bk"]]
    assert [hand.cards for hand in silent.view(None).hands] == [[], []]
    assert silent.view(None).unseen["rs"] == 9
    spoken = at(position, players=2)
    assert [hand.cards for hand in spoken.view(1).hands] == [["rs", "rm", "rk"], ["bs", "bm", "bk"]]
    alone = at({"hands": "rs rm rk bs bm"})
    assert alone.view(None).hands[0].cards == ["rs", "rm", "rk", "bs", "bm"]


@pytest.mark.clause("ONI-PARTS-5")
def test_only_the_seat_to_decide_is_told_what_it_may_answer() -> None:
    table = at({"hands": ["rs rm rk", "bs bm bk"], "shared": "gs gm"}, **SILENT)
    assert table.view(0).legal == table.state.legal()
    assert table.view(1).legal == table.view(None).legal == []
