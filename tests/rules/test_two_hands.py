from __future__ import annotations

import pytest

from tests.rules.table import Scene, pair


def plays(table: Scene) -> list[str]:
    return [text for text in table.legal() if text.startswith("play")]


@pytest.mark.clause("ONI-TWO-TURN-1")
def test_the_players_take_turns_alternately() -> None:
    table = pair({"deck_top": "ns nm ns nm"})
    turns = []
    for card in ("rs", "bs", "rm", "bm"):
        turns.append(table.state.turn)
        table.do(f"discard {card}", "no swap")
    assert turns == [0, 1, 0, 1]
    assert table.state.turn == 0


@pytest.mark.clause("ONI-TWO-TURN-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_alone_decides_and_resolves_what_is_drawn(seat: int) -> None:
    table = pair({"seat": seat, "deck_top": "rd xn"}).do("play rs" if seat == 0 else "play bs")
    assert (table.kind, table.state.turn) == ("door", seat)
    assert table.view(1 - seat).legal == []
    table.do("door to limbo")
    assert (table.kind, table.state.turn) == ("nightmare", seat)
    assert table.view(1 - seat).legal == []
    table.do("nightmare reveal").comes("ns ns ns nm nm").comes("gk")
    assert (table.kind, table.state.turn) == ("main", 1 - seat)


@pytest.mark.clause("ONI-TWO-TURN-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_alone_casts_spells(seat: int) -> None:
    table = pair({"seat": seat, "discard": "ns ns ns ns ns"}, book="yes")
    assert "cast paradox" in table.legal()
    table.do("cast paradox", *["pay ns"] * 5).comes("gs gs gs gs gs")
    assert (table.kind, table.state.turn) == ("raise", seat)


@pytest.mark.clause("ONI-TWO-HAND-1")
@pytest.mark.parametrize(("seat", "own"), [(0, ["rs", "rm", "rk"]), (1, ["bs", "bm", "bk"])])
def test_cards_to_play_or_discard_come_from_the_personal_or_the_shared_hand(seat: int, own: list[str]) -> None:
    table = pair({"seat": seat})
    hand = [*own, "gs", "gm"]
    assert table.legal() == [f"play {card}" for card in hand] + [f"discard {card}" for card in hand]


@pytest.mark.clause("ONI-TWO-HAND-1")
def test_which_hand_it_comes_from_is_asked_exactly_when_the_shared_hand_holds_the_card() -> None:
    table = pair({"hands": ["rs rm gs", "bs bm bk"]})
    assert table.copy().do("play rs").kind == "draw"
    assert table.copy().do("discard rm").kind == "swap-give"
    both = table.copy().do("play gs")
    assert (both.kind, both.legal()) == ("source", ["from hand", "from shared"])
    shared_only = table.copy().do("discard gm")
    assert (shared_only.kind, shared_only.legal()) == ("source", ["from shared"])


@pytest.mark.clause("ONI-TWO-HAND-1")
@pytest.mark.parametrize(("source", "hand", "shared"), [("hand", "rs rm", "gs gm"), ("shared", "rs rm gs", "gm")])
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_the_card_leaves_the_hand_chosen(verb: str, source: str, hand: str, shared: str) -> None:
    table = pair({"hands": ["rs rm gs", "bs bm bk"]}).do(f"{verb} gs", f"from {source}")
    assert (table.hand(0), table.shared()) == (hand, shared)
    assert (table.row(0), table.discard()) == (("gs", "") if verb == "play" else ("", "gs"))


@pytest.mark.clause("ONI-TWO-HAND-1")
def test_a_key_for_a_door_may_come_from_either_hand() -> None:
    table = pair({"hands": ["rs rm gk", "bs bm gk"], "shared": "gk gm", "deck_top": "gd"}).do("play rs")
    assert table.legal() == ["door to limbo", "door for key", "door for shared key"]
    personal = table.copy().do("door for key")
    assert (personal.hand(0), personal.shared(), personal.doors(0)) == ("rm", "gm gk", "gd")
    shared = table.copy().do("door for shared key")
    assert (shared.hand(0), shared.shared(), shared.doors(0)) == ("rm gk", "gm", "gd")
    assert shared.discard() == personal.discard() == "gk"


@pytest.mark.clause("ONI-TWO-HAND-1")
def test_the_partners_key_pays_for_nothing() -> None:
    table = pair({"deck_top": "bd xn"}).do("play rs")
    assert table.legal() == ["door to limbo"]
    table.do("door to limbo")
    assert table.legal() == ["nightmare key rk", "nightmare reveal", "nightmare hand"]


@pytest.mark.clause("ONI-TWO-HAND-1")
def test_a_key_for_a_nightmare_may_come_from_either_hand() -> None:
    table = pair({"shared": "gk gm", "deck_top": "xn"}).do("play rs")
    assert table.legal() == ["nightmare key rk", "nightmare shared key gk", "nightmare reveal", "nightmare hand"]
    table.do("nightmare shared key gk")
    assert (table.hand(0), table.shared(), table.discard()) == ("rm rk", "gm", "gk xn")


@pytest.mark.clause("ONI-TWO-HAND-2")
def test_the_personal_hand_is_filled_to_three_first_and_then_the_shared_hand_to_two() -> None:
    table = pair({"hands": ["rs rm", "bs bm bk"], "shared": "gs"}).do("play rs").comes("ns")
    assert (table.hand(0), table.shared()) == ("rm ns", "gs")
    table.comes("nm")
    assert (table.hand(0), table.shared()) == ("rm ns nm", "gs")
    table.comes("nk")
    assert (table.hand(0), table.shared(), table.state.turn) == ("rm ns nm", "gs nk", 1)


@pytest.mark.clause("ONI-TWO-HAND-2")
def test_a_shared_card_played_is_replaced_in_the_shared_hand() -> None:
    table = pair().do("play gs", "from shared").comes("ns")
    assert (table.hand(0), table.shared(), table.state.turn) == ("rs rm rk", "gm ns", 1)


@pytest.mark.clause("ONI-TWO-HAND-2")
def test_doors_and_dreams_drawn_meanwhile_are_resolved_as_ever() -> None:
    table = pair({"hands": ["rs rm", "bs bm bk"]}).do("play rs").comes("ns gd")
    assert table.kind == "door"
    table.do("door to limbo").comes("xn")
    assert table.kind == "nightmare"
    table.do("nightmare reveal").comes("rs rs rs rs rs").comes("nm")
    assert (table.hand(0), table.shared(), table.state.turn) == ("rm ns nm", "gs gm", 1)


@pytest.mark.clause("ONI-TWO-HAND-2")
def test_the_partners_hand_is_not_filled() -> None:
    table = pair({"hands": ["rs rm rk", "bs"], "deck_top": "ns"}).do("play rs")
    assert (table.hand(0), table.hand(1), table.state.turn) == ("rm rk ns", "bs", 1)


@pytest.mark.clause("ONI-TWO-HAND-3")
@pytest.mark.parametrize("talk", ["open", "silent"])
def test_nightmare_iv_discards_the_own_and_the_shared_hand_and_refills_personal_first(talk: str) -> None:
    table = pair({"deck_top": "xn"}, talk=talk).do("play rs", "nightmare hand")
    assert (table.hand(0), table.shared(), table.hand(1)) == ("", "", "bs bm bk")
    assert table.discard() == "rm rk gs gm"
    table.comes("ns rd ns xn")
    assert (table.hand(0), table.shared(), table.limbo()) == ("ns ns", "", "rd xn")
    table.comes("nm nk")
    assert (table.hand(0), table.shared()) == ("ns ns nm", "nk")
    table.comes("nk")
    assert (table.hand(0), table.shared(), table.state.turn) == ("ns ns nm", "nk nk", 1)


@pytest.mark.clause("ONI-TWO-HAND-3")
def test_premonition_8_discards_the_own_and_the_shared_hand_too() -> None:
    position = {"rows": ["rs rm", ""], "doors": ["bd", "gd"], "premonitions": "p8", "hidden_premonitions": ""}
    table = pair(position, dreams=4).do("play rk", "fetch door")
    assert (table.hand(0), table.shared(), table.hand(1)) == ("", "", "bs bm bk")
    assert table.discard() == "rs rm gs gm"
    table.comes("ns ns nm nk nk")
    assert (table.hand(0), table.shared(), table.state.turn) == ("ns ns nm", "nk nk", 1)


@pytest.mark.clause("ONI-TWO-ROW-1")
def test_each_player_plays_into_the_own_row() -> None:
    table = pair({"rows": ["gs", "gm"], "deck_top": "ns ns"})
    assert plays(table) == ["play rm", "play rk", "play gm"]
    table.do("play rk")
    assert plays(table) == ["play bs", "play bk", "play gs"]
    table.do("play bs")
    assert (table.row(0), table.row(1)) == ("gs rk", "gm bs")


@pytest.mark.clause("ONI-TWO-ROW-1")
def test_a_series_is_a_matter_of_one_row() -> None:
    table = pair({"hands": ["rs rm rk", "rs rm bk"], "rows": ["rs rm", "rm"], "deck_top": "ns ns", "seat": 1})
    assert table.do("play rs").kind == "main"
    assert table.do("play rk").kind == "claim"
