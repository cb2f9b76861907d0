from __future__ import annotations

import pytest

from dedale.onirim.game import GAME
from tests.rules.table import Scene, at

SEVEN = "rd bd bd gd gd nd nd"


def doomed(table: Scene) -> list[str]:
    """The answers that make a win impossible: those that a player is warned of."""
    return [text for text in table.legal() if table.state.dooms(GAME.action(text))]


@pytest.mark.clause("ONI-LIMBO-1")
def test_limbo_is_shuffled_into_the_deck_at_the_end_of_the_turn() -> None:
    table = at({"hands": "rs rm bs gm nm", "deck_top": "rd bs gs", "deck_bottom": "nk"}).do("play rs")
    assert (table.hand(), table.limbo(), table.kind) == ("rm bs bs gm nm", "", "main")
    assert (table.top(), table.bottom()) == ("", ""), "the known cards are shuffled with it"
    outcomes = table.do("discard bs").outcomes()
    assert (outcomes["rd"], outcomes["gs"], outcomes["nk"]) == (2, 7, 3)


@pytest.mark.clause("ONI-LIMBO-1")
def test_with_limbo_empty_the_deck_keeps_its_order_and_what_is_known_stays_known() -> None:
    deck_top = ["bs", {"card": "gs", "seen": [0]}, "xn"]
    table = at({"hands": "rs rm bs gm nm", "deck_top": deck_top, "deck_bottom": "nk gd"}).do("play rs")
    assert (table.kind, table.top(), table.bottom()) == ("main", "gs xn", "nk gd")
    assert table.view(0).deck.top == ["gs", "xn"]
    assert table.view(None).deck.top == [None, "xn"]


@pytest.mark.clause("ONI-LIMBO-1")
def test_cards_known_from_a_prophecy_stay_known_from_turn_to_turn() -> None:
    table = at({"hands": "rk rm bs gm nm"}).do("discard rk").comes("rs gs bs gk nk")
    table.do("drop gk", "put nk", "put gs", "put bs")
    assert (table.kind, table.top(), table.view(0).deck.top) == ("main", "bs gs nk", ["bs", "gs", "nk"])
    table.do("play rm").do("discard bs")
    assert (table.kind, table.top()) == ("main", "nk")


@pytest.mark.clause("ONI-LIMBO-1")
def test_a_card_in_limbo_comes_back_only_at_the_end_of_the_turn() -> None:
    table = at({"hands": "rs rm bs gm nm", "doors": "rd"}).do("play rs").comes("rd")
    assert (table.limbo(), "rd" in table.outcomes()) == ("rd", False)


@pytest.mark.clause("ONI-END-1")
def test_the_eighth_door_fetched_wins_at_once_and_the_hand_is_not_filled() -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "rs rm", "doors": SEVEN}).do("play rk")
    assert table.kind == "claim"
    table.do("fetch door")
    assert (table.result, table.doors(), table.hand()) == ("won", f"rd {SEVEN}", "bs gm ns nm")
    assert table.state.returns() == (1.0,)


@pytest.mark.clause("ONI-END-1")
def test_the_eighth_door_paid_for_wins_at_once() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "rd", "doors": SEVEN, "bag": ""})
    table.do("play bs", "door for key")
    assert (table.result, table.hand(), table.deck_size()) == ("won", "gm ns nm", 0)


@pytest.mark.clause("ONI-END-1")
@pytest.mark.parametrize("doors", ["", "bd gd nd", "bd bd gd gd nd nd"])
def test_fewer_than_eight_doors_do_not_win(doors: str) -> None:
    table = at({"hands": "rk bs gm nm ns", "rows": "rs rm", "doors": doors}).do("play rk", "fetch door")
    assert (table.result, table.kind) == (None, "draw")


@pytest.mark.clause("ONI-END-2")
def test_having_to_draw_from_an_empty_deck_loses() -> None:
    table = at({"hands": "rk bs gm nm ns", "bag": ""}).do("play bs")
    assert (table.result, table.hand()) == ("lost", "rk gm ns nm")
    assert table.state.returns() == (0.0,)
    assert table.legal() == []


@pytest.mark.clause("ONI-END-2")
def test_a_deck_that_runs_out_just_as_the_hand_is_full_is_no_loss() -> None:
    table = at({"hands": "rk bs gm nm ns", "bag": "rs"}).do("play bs").comes("rs")
    assert (table.result, table.kind, table.deck_size()) == (None, "main", 0)
    assert table.do("play gm").result == "lost"


@pytest.mark.clause("ONI-END-2")
def test_limbo_does_not_help_in_the_turn_itself() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "bd gd xn", "bag": ""}).do("play bs", "nightmare key rk")
    assert (table.limbo(), table.result) == ("bd gd", "lost")


@pytest.mark.clause("ONI-END-2")
def test_limbo_comes_back_into_a_deck_that_ran_out_with_the_hand_full() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "bd rs", "bag": ""}).do("play bs")
    assert (table.result, table.kind, table.deck_size()) == (None, "main", 1)


@pytest.mark.clause("ONI-END-2", "ONI-NIGHT-5")
def test_a_deck_that_ends_in_the_middle_of_a_new_hand_loses() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "xn rs rs rd rs", "bag": "rm"}).do("play bs", "nightmare hand")
    assert table.comes("rm").result == "lost"
    assert (table.hand(), table.limbo(), table.deck_size()) == ("rs rs rs rm", "rd", 0)


@pytest.mark.clause("ONI-END-2", "ONI-NIGHT-5")
def test_a_deck_with_just_a_new_hand_is_no_loss() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "xn rs rs rd rs rm rm", "bag": ""})
    table.do("play bs", "nightmare hand")
    assert (table.kind, table.hand(), table.deck_size()) == ("main", "rs rs rs rm rm", 1)


@pytest.mark.clause("ONI-END-2")
def test_premonition_8_loses_on_an_empty_deck_too() -> None:
    position = {
        "hands": "rk bs gm nm ns",
        "rows": "rs rm",
        "doors": "bd gd",
        "premonitions": "p8",
        "bag": "rd rs rs rs rs",
    }
    table = at(position, dreams=4).do("play rk", "fetch door").comes("rs rs rs rs")
    assert (table.doors(), table.hand(), table.result) == ("rd bd gd", "rs rs rs rs", "lost")


@pytest.mark.clause("ONI-END-3")
def test_a_game_that_can_no_longer_be_won_goes_on() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "rd bs bs bs bs"}).do("discard rk", "drop rd")
    assert (table.discard(), table.result, table.kind) == ("rk rd", None, "put")
    table.do("put bs", "put bs", "put bs")
    assert table.kind == "main"


@pytest.mark.clause("ONI-END-3")
def test_a_player_is_warned_before_a_choice_that_makes_a_win_impossible() -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "rd bs gd bs xn"})
    assert doomed(table) == []
    table.do("discard rk")
    assert doomed(table) == ["drop rd", "drop gd"]


@pytest.mark.clause("ONI-END-3")
@pytest.mark.parametrize("zone", ["discard", "removed"])
@pytest.mark.parametrize("door", ["rd", "bd", "gd", "nd"])
def test_once_a_door_is_out_of_the_game_there_is_nothing_left_to_warn_of(zone: str, door: str) -> None:
    table = at({"hands": "rk bs gm nm ns", "deck_top": "rd bs gd bs xn", zone: door}).do("discard rk")
    assert doomed(table) == []


@pytest.mark.clause("ONI-END-3")
def test_a_player_is_warned_before_a_sure_loss_by_an_empty_deck() -> None:
    table = at({"hands": "bs gs gm ns nm", "doors": SEVEN, "deck_top": "gs rd", "bag": ""})
    assert doomed(table) == []
    table.do("play bs")
    assert doomed(table) == table.legal()
