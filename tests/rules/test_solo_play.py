from __future__ import annotations

import pytest

from tests.rules.table import Scene, at

CLAIM = ["leave door", "fetch door"]


def plays(table: Scene) -> list[str]:
    return [text for text in table.legal() if text.startswith("play")]


@pytest.mark.clause("ONI-PLAY-1")
def test_the_first_card_of_a_row_is_free() -> None:
    table = at({"hands": "rs rm rk bs bm"})
    assert plays(table) == ["play rs", "play rm", "play rk", "play bs", "play bm"]


@pytest.mark.clause("ONI-PLAY-1")
@pytest.mark.parametrize(
    ("row", "fitting"),
    [
        ("gs", ["play rm", "play bm", "play nk"]),
        ("gs gm", ["play rs", "play bs", "play nk"]),
        ("gs gm gk", ["play rs", "play rm", "play bs", "play bm"]),
    ],
)
def test_the_symbol_must_differ_from_that_of_the_last_card(row: str, fitting: list[str]) -> None:
    table = at({"hands": "rs rm bs bm nk", "rows": row})
    assert plays(table) == fitting
    table.refuses(*({"play rs", "play rm", "play nk"} - set(fitting)))


@pytest.mark.clause("ONI-PLAY-1")
def test_a_card_played_lies_at_the_end_of_the_row() -> None:
    table = at({"hands": "rs rm bs bm nk", "rows": "gs gm"}).do("play rs").comes("rs").do("play bm")
    assert table.row() == "gs gm rs bm"
    assert table.hand() == "rs rm bs nk"


@pytest.mark.clause("ONI-PLAY-2")
def test_the_third_card_of_a_colour_may_fetch_its_door() -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "bs rm rs"}).do("play rk")
    assert (table.kind, table.legal()) == ("claim", CLAIM)
    table.do("fetch door")
    assert table.doors() == "rd"
    assert table.outcomes()["rd"] == 1
    assert table.hand() == "bs gm ns nm"


@pytest.mark.clause("ONI-PLAY-2")
@pytest.mark.parametrize("row", ["", "rs", "rs bm rs", "bs rm", "rs rm rs bm rs", "gs rm gs"])
def test_fewer_than_three_in_a_row_fetch_nothing(row: str) -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": row}).do("play rk")
    assert (table.kind, table.doors()) == ("draw", "")


@pytest.mark.clause("ONI-PLAY-2")
def test_the_deck_is_shuffled_after_a_fetch() -> None:
    position = {"hands": "rk bs gm nm ns", "rows": "rs rm", "deck_top": "gs rd xn", "deck_bottom": "nk rd bd"}
    table = at(position).do("play rk", "fetch door")
    assert (table.top(), table.bottom(), table.kind) == ("", "", "draw")
    assert table.deck_size() == 76 - 5 - 2 - 1
    assert {card: table.outcomes()[card] for card in ("gs", "rd", "xn", "nk", "bd")} == {
        "gs": 7,
        "rd": 1,
        "xn": 10,
        "nk": 3,
        "bd": 2,
    }


@pytest.mark.clause("ONI-PLAY-2")
@pytest.mark.parametrize("zone", ["deck_top", "deck_bottom"])
def test_a_door_is_found_wherever_it_lies_in_the_deck(zone: str) -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "rs rm", "doors": "rd", zone: "bs rd gs"})
    table.do("play rk", "fetch door")
    assert table.doors() == "rd rd"


@pytest.mark.clause("ONI-PLAY-3")
def test_six_in_a_row_fetch_two_doors() -> None:
    table = at({"hands": "rs rm rk rs rm", "deck_top": "rk gs"})
    table.do("play rs", "play rm", "play rk", "fetch door").comes("gs")
    assert (table.doors(), table.kind) == ("rd", "main")
    table.do("play rs").comes("gs").do("play rm").comes("gs").do("play rk", "fetch door")
    assert (table.row(), table.doors()) == ("rs rm rk rs rm rk", "rd rd")


@pytest.mark.clause("ONI-PLAY-3")
def test_a_door_declined_uses_the_series_up_all_the_same() -> None:
    table = at({"hands": "rs rm rk rs rm", "rows": "rs rm", "deck_top": "gs gs gs gs"})
    table.do("play rk", "leave door")
    assert table.do("play rs").kind == "main", "the fourth card is the first of a new series"
    assert table.do("play rm").kind == "main"


@pytest.mark.clause("ONI-PLAY-3")
def test_another_colour_begins_a_new_series() -> None:
    table = at({"hands": "rs rm rk bk ns", "rows": "rs rm", "deck_top": "gs gs gs"})
    table.do("play bk", "play rs", "play rm")
    assert (table.row(), table.kind) == ("rs rm bk rs rm", "main")
    assert table.do("play rk").kind == "claim"


@pytest.mark.clause("ONI-PLAY-3")
def test_a_series_used_up_does_not_count_for_the_cards_after_it() -> None:
    table = at({"hands": "rk rm bs gm nm", "rows": "rs rm rk rs", "deck_top": "gs gs"})
    assert table.do("play rk").kind == "main"
    assert table.do("play rm").kind == "claim"


@pytest.mark.clause("ONI-PLAY-4")
def test_declining_means_no_search_and_no_shuffle() -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "rs rm", "deck_top": "gs bd xn", "deck_bottom": "nk rd"})
    table.do("play rk", "leave door")
    assert (table.doors(), table.hand(), table.kind) == ("", "bs gs gm ns nm", "main")
    assert (table.top(), table.bottom()) == ("bd xn", "nk rd")


@pytest.mark.clause("ONI-PLAY-4")
def test_fetching_takes_the_door_of_the_series() -> None:
    table = at({"hands": "gk bs gm nm ns", "rows": "rs rk gs gm"}).do("play gk", "fetch door")
    assert table.doors() == "gd"


@pytest.mark.clause("ONI-PLAY-4")
@pytest.mark.parametrize("elsewhere", [{"doors": "gd gd"}, {"doors": "gd", "discard": "gd"}, {"removed": "gd gd"}])
def test_with_no_such_door_in_the_deck_there_is_no_question_and_no_shuffle(elsewhere: dict[str, str]) -> None:
    table = at({"hands": "gk bs gm nm ns", "rows": "gs gm", "deck_top": "bs rd", "deck_bottom": "nk", **elsewhere})
    table.do("play gk")
    assert (table.kind, table.hand(), table.top(), table.bottom()) == ("main", "bs bs gm ns nm", "rd", "nk")


@pytest.mark.clause("ONI-PLAY-4")
def test_with_the_book_a_door_that_is_not_due_may_be_fetched_and_goes_to_limbo() -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "rs rm", "goals": "bg rg gg ng rg bg gg ng"}, book="yes")
    table.do("play rk")
    assert table.legal() == CLAIM
    table.do("fetch door")
    assert (table.doors(), table.limbo()) == ("", "rd")
