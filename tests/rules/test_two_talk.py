from __future__ import annotations

from typing import Any

import pytest

import dedale
from dedale.onirim.game import GAME
from tests.rules.table import Scene, at, new, pair

EVERYBODY = (0, 1, None)


def silent(position: dict[str, Any] | None = None, **options: Any) -> Scene:
    """Two players who say nothing."""
    return pair(position, talk="silent", **options)


def remembered(table: Scene, seat: int, by: int | None) -> list[str]:
    """What a seat, or a spectator, knows of another seat's hand."""
    return table.view(by).hands[seat].cards


@pytest.mark.clause("ONI-TWO-TALK-1")
def test_a_pair_is_open_or_silent() -> None:
    assert {option["talk"] for option in GAME.combinations() if option["players"] == 2} == {"open", "silent"}
    assert pair().json()["options"]["talk"] == "open"
    with pytest.raises(dedale.BadOptions):
        new(players=2, talk="whisper")
    with pytest.raises(dedale.BadOptions):
        new(players=1, talk="silent")


@pytest.mark.clause("ONI-TWO-TALK-1")
def test_in_an_open_game_both_see_both_hands_and_what_is_drawn_into_them() -> None:
    table = pair()
    assert remembered(table, seat=0, by=1) == ["rs", "rm", "rk"]
    assert remembered(table, seat=1, by=0) == ["bs", "bm", "bk"]
    table.do("play rs")
    assert table.outcome_seen_by("ns") == EVERYBODY
    assert remembered(table.comes("ns"), seat=0, by=1) == ["rm", "rk", "ns"]


@pytest.mark.clause("ONI-TWO-TALK-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_an_open_game_both_see_the_cards_looked_at(seat: int) -> None:
    table = pair({"seat": seat}).do("discard rk" if seat == 0 else "discard bk", "no swap")
    assert table.outcome_seen_by("ns") == (0, 1)
    table.comes("ns nm nk xn rd").do("drop xn")
    assert table.view(0).looked == table.view(1).looked == ["ns", "nm", "nk", "rd"]
    assert table.view(None).looked == [None] * 4
    assert table.seen_by("put ns") == (0, 1)
    table.do("put rd", "put nk", "put nm")
    assert table.view(0).deck.top == table.view(1).deck.top == ["nm", "nk", "rd"]
    assert table.view(None).deck.top == [None] * 3


@pytest.mark.clause("ONI-TWO-TALK-1")
def test_alone_the_player_sees_the_cards_looked_at() -> None:
    table = at({"hands": "rk rs bs gm nm"}).do("discard rk").comes("ns nm nk xn rd")
    assert table.view(0).looked == ["ns", "nm", "nk", "xn", "rd"]
    assert table.view(None).looked == [None] * 5
    assert table.json()["lookers"] == [0]
    assert table.seen_by("drop ns") == (0, None)
    assert table.do("drop xn").seen_by("put ns") == (0,)


@pytest.mark.clause("ONI-TWO-TALK-1")
def test_in_a_silent_game_nothing_about_personal_hands_is_shown() -> None:
    table = silent()
    assert remembered(table, seat=0, by=1) == remembered(table, seat=1, by=0) == []
    assert table.view(1).unseen["rs"] == 9
    assert table.view(0).unseen["rs"] == 8


@pytest.mark.clause("ONI-TWO-TALK-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_looked_at_by_a_prophecy_are_seen_by_the_active_player_alone(seat: int) -> None:
    partner = 1 - seat
    table = silent({"seat": seat}).do("discard rk" if seat == 0 else "discard bk", "no swap")
    assert table.outcome_seen_by("ns") == table.outcome_seen_by("rd") == (seat,)
    table.comes("ns nm nk xn rd")
    assert table.view(seat).looked == ["ns", "nm", "nk", "xn", "rd"]
    assert table.view(partner).looked == table.view(None).looked == [None] * 5
    assert table.seen_by("drop xn") == EVERYBODY
    table.do("drop xn")
    assert table.seen_by("put rd") == (seat,)
    table.do("put rd", "put nk", "put nm")
    assert table.view(seat).deck.top == ["nm", "nk", "rd"]
    assert table.view(partner).deck.top == table.view(None).deck.top == [None] * 3
    assert table.view(partner).unseen["nm"] == 4
    assert table.view(seat).unseen["nm"] == 3


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_cards_looked_at_through_a_tower_are_seen_by_the_active_player_alone() -> None:
    table = silent({"hands": ["rs rm r3", "bs bm bk"]}, towers="yes").do("discard r3", "no swap", "look")
    assert table.outcome_seen_by("ns") == (0,)
    table.comes("ns nm nk")
    assert table.view(1).looked == [None] * 3
    assert table.seen_by("put ns") == (0,)


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_cards_looked_at_by_a_spell_are_seen_by_the_active_player_alone() -> None:
    table = silent({"discard": "gs gs gs gs gs"}, book="yes").do("cast paradox", *["pay gs"] * 5)
    assert table.outcome_seen_by("ns") == (0,)
    table.comes("ns nm nk xn rd")
    assert table.view(0).looked == ["ns", "nm", "nk", "xn", "rd"]
    assert table.view(1).looked == [None] * 5
    assert table.seen_by("raise ns") == (0,)
    assert table.do("raise ns").seen_by("under nm") == (0,)
    table.do("under nm", "under nk", "under xn")
    assert (table.view(0).deck.top, table.view(0).deck.bottom) == (["ns"], ["nm", "nk", "xn", "rd"])
    assert (table.view(1).deck.top, table.view(1).deck.bottom) == ([None], [None] * 4)


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_cards_revealed_by_a_nightmare_are_seen_by_both() -> None:
    table = silent({"deck_top": "xn"}).do("play rs", "nightmare reveal")
    assert table.outcome_seen_by("ns") == table.outcome_seen_by("rd") == EVERYBODY


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_cards_revealed_by_a_happy_dream_are_seen_by_both_and_stay_known() -> None:
    table = silent({"deck_top": "xh"}, dreams=4).do("play rs", "dream reveal")
    assert table.outcome_seen_by("ns") == EVERYBODY
    table.comes("ns ns nm nk xn rd bd")
    assert table.view(1).looked == table.view(None).looked == ["ns", "ns", "nm", "nk", "xn", "rd", "bd"]
    table.do("throw ns", "throw rd", "throw xn", "keep rest")
    assert table.seen_by("put ns") == EVERYBODY
    table.do("put bd", "put nk", "put nm")
    assert table.view(0).deck.top == table.view(1).deck.top == table.view(None).deck.top == ["nm", "nk", "bd"]


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_card_drawn_is_told_to_its_owner_into_the_shared_hand_to_all() -> None:
    table = silent({"hands": ["rs rm rk", "bs bm bk"], "shared": "gs"}).do("play rs")
    assert table.outcome_seen_by("ns") == (0,)
    assert table.outcome_seen_by("rd") == table.outcome_seen_by("xn") == EVERYBODY
    table.comes("ns")
    assert table.outcome_seen_by("nm") == EVERYBODY
    table.comes("nm")
    assert remembered(table, seat=0, by=1) == []
    assert table.view(1).shared == ["gs", "nm"]


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_new_hand_is_told_to_its_owner_alone() -> None:
    table = silent({"deck_top": "xn"}).do("play rs", "nightmare hand")
    assert table.outcome_seen_by("ns") == (0,)
    assert table.outcome_seen_by("rd") == EVERYBODY
    assert table.comes("ns ns ns").outcome_seen_by("ns") == EVERYBODY


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_cards_picked_from_the_open_eight_are_remembered_by_all() -> None:
    table = new(players=2, talk="silent")
    assert table.outcome_seen_by("rs") == EVERYBODY
    table.comes("rs rm rk bs bm bk gs gm")
    assert table.seen_by("pick rs") == EVERYBODY
    table.do("pick rs", "pick bs", "pick rm", "pick bm", "pick rk", "pick bk")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["rs", "rm", "rk"]
    assert remembered(table, seat=1, by=0) == remembered(table, seat=1, by=None) == ["bs", "bm", "bk"]
    table.do("play rm").comes("ns")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["rs", "rk"]
    assert table.view(1).hands[0].count == 3


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_card_swapped_out_of_the_shared_hand_is_remembered_by_all() -> None:
    table = silent().do("discard rm", "give rs", "take gs")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["gs"]
    assert table.view(1).shared == ["rs", "gm"]
    table.comes("ns")
    assert remembered(table, seat=0, by=1) == ["gs"]


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_remembered_card_swapped_into_the_shared_hand_is_no_longer_in_the_hand() -> None:
    seen = {"partner": [["rs"], []], "public": [["rs"], []]}
    table = silent({"remembered": seen}).do("discard rm", "give rs", "take gm")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["gm"]


@pytest.mark.clause("ONI-TWO-TALK-2")
@pytest.mark.parametrize("equal", [True, False])
def test_the_card_that_a_player_names_to_give_is_known_from_then_on(equal: bool) -> None:
    hands = ["rs rs rm", "bs bm bk"] if equal else ["rs rk rm", "bs bm bk"]
    table = silent({"hands": hands}).do("discard rm", "give rs")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["rs"]
    for seed in range(50):
        sample = table.state.sample(1, seed)
        assert "rs" in sample.to_json()["hands"][0]
        sample.play(GAME.action("take gs"))
        assert len(sample.to_json()["hands"][0]) <= 3
    table.do("take gm")
    assert remembered(table, seat=0, by=1) == ["gm"]


@pytest.mark.clause("ONI-TWO-TALK-2")
@pytest.mark.parametrize("leave", [("play rs",), ("discard rs", "no swap"), ("discard rs", "give rs", "take gs")])
def test_of_equal_cards_in_a_hand_one_that_was_seen_leaves_first(leave: tuple[str, ...]) -> None:
    seen = {"partner": [["rs"], []], "public": [["rs"], []]}
    table = silent({"hands": ["rs rs rm", "bs bm bk"], "remembered": seen})
    assert remembered(table, seat=0, by=1) == ["rs"]
    table.do(*leave)
    expected = ["gs"] if "take gs" in leave else []
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == expected


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_seen_card_stays_known_while_others_leave() -> None:
    seen = {"partner": [["rs", "rs"], []], "public": [["rs"], []]}
    table = silent({"hands": ["rs rs rm", "bs bm bk"], "remembered": seen, "deck_top": "rd"}).do("play rm")
    assert (remembered(table, seat=0, by=1), remembered(table, seat=0, by=None)) == (["rs", "rs"], ["rs"])


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_card_from_the_shared_hand_leaves_the_memory_of_the_personal_hand_alone() -> None:
    seen = {"partner": [["gs"], []], "public": [["gs"], []]}
    table = silent({"hands": ["gs rs rm", "bs bm bk"], "remembered": seen}).do("play gs", "from shared")
    assert remembered(table, seat=0, by=1) == ["gs"]


@pytest.mark.clause("ONI-TWO-TALK-2")
@pytest.mark.parametrize("answer", ["door for key", "nightmare key rk"])
def test_keys_paid_leave_the_memory_too(answer: str) -> None:
    seen = {"partner": [["rk"], []], "public": [["rk"], []]}
    top = "rd" if answer == "door for key" else "xn"
    table = silent({"remembered": seen, "deck_top": top}).do("play rs", answer)
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == []


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_nothing_is_remembered_of_a_hand_that_was_discarded_and_all_of_the_other() -> None:
    seen = {"partner": [["rm"], ["bs"]], "public": [["rm"], ["bs"]]}
    table = silent({"remembered": seen, "deck_top": "xn"}).do("play rs", "nightmare hand").comes("rm rm rm")
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == []
    assert remembered(table, seat=1, by=0) == remembered(table, seat=1, by=None) == ["bs"]


@pytest.mark.clause("ONI-TWO-TALK-2", "ONI-LIMBO-1")
@pytest.mark.parametrize(
    ("seen", "partner", "public"),
    [([0], [], []), ([0, 1], ["ns"], []), ([1], ["ns"], []), ([0, 1, None], ["ns"], ["ns"])],
)
@pytest.mark.parametrize("zone", ["deck_top", "deck_bottom"])
def test_a_card_known_in_the_deck_is_known_in_the_hand_it_is_drawn_into(
    zone: str, seen: list[int | None], partner: list[str], public: list[str]
) -> None:
    table = silent({zone: [{"card": "ns", "seen": seen}], "bag": ""}).do("play rs")
    assert table.hand(0) == "rm rk ns"
    assert remembered(table, seat=0, by=1) == partner
    assert remembered(table, seat=0, by=None) == public


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_the_player_of_a_prophecy_knows_the_cards_that_the_partner_draws_next() -> None:
    table = silent().do("discard rk", "no swap").comes("ns nm nk gk gs")
    table.do("drop gs", "put gk", "put nk", "put nm")
    assert (table.hand(0), table.state.turn) == ("rs rm ns", 1)
    table.do("play bs")
    assert table.hand(1) == "bm bk nm"
    assert remembered(table, seat=1, by=0) == ["nm"]
    assert remembered(table, seat=1, by=None) == []
    assert remembered(table, seat=0, by=1) == []


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_card_known_on_top_is_known_in_a_new_hand_too() -> None:
    table = silent({"deck_top": ["xn", {"card": "ns", "seen": [1]}, "nm", {"card": "nk", "seen": [0]}]})
    table.do("play rs", "nightmare hand")
    assert table.hand(0) == "ns nm nk"
    assert remembered(table, seat=0, by=1) == ["ns", "nm"]
    assert remembered(table, seat=0, by=None) == ["nm"]


@pytest.mark.clause("ONI-TWO-TALK-2")
def test_a_card_fetched_is_seen_by_both_and_known_in_the_hand_it_is_drawn_into() -> None:
    table = silent({"deck_top": "xh"}, dreams=4).do("play rs", "dream fetch")
    assert table.seen_by("fetch nk") == EVERYBODY
    table.do("fetch nk")
    assert table.hand(0) == "rm rk nk"
    assert remembered(table, seat=0, by=1) == remembered(table, seat=0, by=None) == ["nk"]


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_fetching_a_door_is_no_look_at_the_deck() -> None:
    table = silent({"rows": ["rs rm", ""]}).do("play rk", "fetch door")
    assert remembered(table, seat=1, by=0) == remembered(table, seat=0, by=1) == []


@pytest.mark.clause("ONI-TWO-TALK-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_of_a_happy_dream_shows_the_partners_hand_to_the_active_player(seat: int) -> None:
    partner = 1 - seat
    table = silent({"seat": seat, "deck_top": "xh"}, dreams=4).do("play gs", "from shared", "dream fetch")
    assert table.kind == "fetch"
    assert remembered(table, seat=partner, by=seat) == table.hand(partner).split()
    assert remembered(table, seat=seat, by=partner) == []
    assert remembered(table, seat=partner, by=None) == []
    assert table.view(seat).unseen == table.json()["bag"]


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_the_other_gifts_of_a_happy_dream_are_no_search() -> None:
    table = silent({"deck_top": "xh"}, dreams=4).do("play rs")
    assert remembered(table.copy().do("dream remove p1"), seat=1, by=0) == []
    assert remembered(table.copy().do("dream reveal"), seat=1, by=0) == []


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_premonition_5_shows_the_partners_hand_to_the_active_player() -> None:
    position = {"hands": ["bs bm bk", "rs rm rk"], "rows": ["bs bm", ""], "doors": ["", "bd"], "premonitions": "p5"}
    table = silent(position, dreams=4).do("play bk", "fetch door")
    assert table.kind == "key"
    assert remembered(table, seat=1, by=0) == ["rs", "rm", "rk"]
    assert remembered(table, seat=0, by=1) == remembered(table, seat=1, by=None) == []


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_a_partner_known_from_a_search_is_remembered_until_the_cards_leave() -> None:
    table = silent({"deck_top": "xh"}, dreams=4).do("play rs", "dream fetch", "fetch ns")
    assert table.state.turn == 1
    table.do("play bm").comes("nm")
    assert remembered(table, seat=1, by=0) == ["bs", "bk"]


@pytest.mark.clause("ONI-TWO-TALK-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_premonition_1_shows_both_players_the_red_chambers_of_the_other(seat: int) -> None:
    hands = ["rk rs gm", "rm rm bm"]
    rows, doors = ["rs rm", ""], ["", "rd"]
    if seat == 1:
        hands, rows, doors = hands[::-1], rows[::-1], doors[::-1]
    position = {"hands": hands, "rows": rows, "doors": doors, "premonitions": "p1", "seat": seat}
    table = silent(position, dreams=4).do("play rk", "fetch door")
    assert not {"rs", "rm", "rk"} & set(table.json()["bag"])
    assert remembered(table, seat=1 - seat, by=seat) == ["rm", "rm"]
    assert remembered(table, seat=seat, by=1 - seat) == ["rs"]


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_premonition_6_is_no_search_for_a_choice() -> None:
    position = {"rows": ["rs rm", ""], "doors": ["bd gd", "nd"], "premonitions": "p6"}
    table = silent(position, dreams=4).do("play rk", "fetch door")
    assert table.gone_premonitions().split() == ["p6"]
    assert remembered(table, seat=1, by=0) == remembered(table, seat=0, by=1) == []


@pytest.mark.clause("ONI-END-3", "ONI-TWO-TALK-2")
def test_the_warning_that_a_win_is_lost_tells_nothing_of_cards_not_seen() -> None:
    top = [{"card": "xn", "seen": []}, {"card": "r5", "seen": [1]}]
    table = pair({"discard": "r3 r4", "deck_top": top}, talk="silent", towers="yes").do("play rs")
    assert table.kind == "nightmare"
    assert not table.state.dooms(GAME.action("nightmare reveal"))


@pytest.mark.clause("ONI-END-3", "ONI-TWO-TALK-2")
def test_the_warning_counts_on_cards_that_the_player_has_seen() -> None:
    top = [{"card": "xn", "seen": []}, {"card": "r5", "seen": [0]}]
    table = pair({"discard": "r3 r4", "deck_top": top}, talk="silent", towers="yes").do("play rs")
    assert table.state.dooms(GAME.action("nightmare reveal"))


@pytest.mark.clause("ONI-TWO-TALK-3")
def test_premonition_1_does_not_tell_a_spectator_which_hand_has_the_reds() -> None:
    table = pair(
        {"hands": ["rk rs bs", "rm gm ns"], "doors": ["rd", ""], "deck_top": "rd", "premonitions": "p1"},
        talk="silent",
        dreams=4,
    )
    table.do("play bs", "door for key")
    assert table.view(1).hands[0].cards == ["rs"]
    assert table.view(None).hands[0].cards == []
    assert table.view(None).hands[1].cards == []


@pytest.mark.clause("ONI-END-1", "ONI-TWO-END-1")
def test_a_game_cannot_begin_won() -> None:
    with pytest.raises(dedale.BadPosition, match="not won yet"):
        pair({"doors": ["rd bd gd nd", "rd bd gd nd"]})


@pytest.mark.clause("ONI-END-3", "ONI-TWO-TALK-2")
@pytest.mark.parametrize(("seen", "warned"), [([0], True), ([1], False)])
def test_the_warning_counts_on_cards_at_the_bottom_too_if_the_player_has_seen_them(
    seen: list[int], warned: bool
) -> None:
    hands = ["rs rm rk", "ns nm nk"]
    bottom = [{"card": "r5", "seen": seen}, {"card": "bs", "seen": [0, 1]}]
    table_cards = {"doors": ["rd bd gd nd", "rd bd gd"], "limbo": "nd", "towers": "b4 g5 n5", "discard": "r3 r4"}
    given = {"hands": hands, "deck_top": "xn", "deck_bottom": bottom, "bag": ""} | table_cards
    table = pair(given, talk="silent", towers="yes").do("play rs")
    assert table.kind == "nightmare"
    assert table.state.dooms(GAME.action("nightmare reveal")) is warned
