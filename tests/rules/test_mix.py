"""All together: every combination of expansions and variants, alone and with two players."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from dedale.core.game import OVER
from dedale.onirim.game import GAME
from tests.luck import seed_of
from tests.rules.table import Scene, at, new

COMBINATIONS = [
    {"players": players, "book": book, "towers": towers, "dreams": dreams, "talk": talk}
    for players, talk in ((1, "open"), (2, "open"), (2, "silent"))
    for book, towers, dreams in product(("no", "yes", "lost"), ("no", "yes", "ruins"), (0, 4, 5, 6))
]


def named(options: dict[str, Any]) -> str:
    """The name of a combination."""
    return "-".join(map(str, options.values()))


@pytest.mark.clause("ONI-MIX-1")
def test_there_are_72_combinations_of_rules_and_108_with_open_and_silent_pairs() -> None:
    offered = {named(options) for options in GAME.combinations()}
    assert offered == {named(options) for options in COMBINATIONS}
    assert len(GAME.combinations()) == 108
    without_talk = {tuple(value for name, value in options.items() if name != "talk") for options in COMBINATIONS}
    assert len(without_talk) == 72


@pytest.mark.clause("ONI-MIX-1", "ONI-PARTS-4")
@pytest.mark.parametrize("options", COMBINATIONS, ids=named)
def test_the_deck_of_each_combination(options: dict[str, Any]) -> None:
    cards: Counter[str] = new(**options).cards_in_play()
    towers = 0 if options["towers"] == "no" else 12
    dreams = 0 if options["dreams"] == 0 else 4
    assert cards.total() == 76 + towers + dreams
    assert cards["xh"] == dreams
    assert sum(count for code, count in cards.items() if code[1] in "345") == towers


@pytest.mark.clause("ONI-MIX-1")
def test_all_three_expansions_make_a_deck_of_92_cards() -> None:
    assert new(book="yes", towers="yes", dreams=4).cards_in_play().total() == 92


@pytest.mark.clause("ONI-MIX-1")
@pytest.mark.parametrize("options", COMBINATIONS, ids=named)
def test_each_combination_is_set_up_with_what_its_options_bring(options: dict[str, Any]) -> None:
    state = Scene(GAME.new(options, seed_of("mix", options)))
    assert len(state.goals().split()) == (0 if options["book"] == "no" else 8)
    assert len(state.premonitions().split()) == options["dreams"]
    assert len(state.hidden_premonitions().split()) == (8 - options["dreams"] if options["dreams"] else 0)
    assert state.kind == ("main" if options["players"] == 1 else "pick")


@pytest.mark.clause("ONI-MIX-1")
@pytest.mark.parametrize("options", COMBINATIONS, ids=named)
def test_each_combination_plays_to_the_end(options: dict[str, Any]) -> None:
    for number in range(3):
        state = GAME.new(options, seed_of("mix", options, number))
        total = Scene(state).cards_in_play()
        step = 0
        while state.turn != OVER:
            legal = state.legal()
            state.play(legal[(number + 7 * step) % len(legal)])
            step += 1
        assert Scene(state).cards_in_play() == total
        assert Scene(state).result in ("won", "lost")


@pytest.mark.clause("ONI-MIX-1")
def test_one_turn_in_which_all_three_expansions_meet() -> None:
    given = {
        "hands": "gk bs gs nm ns",
        "doors": "rd bd",
        "towers": "r4 g4",
        "premonitions": "p2 p6 p7 p8",
        "hidden_premonitions": "p1 p3 p4 p5",
        "discard": "rs rs rs rs rs rs rs",
        "deck_top": "xh xn gd",
    }
    table = at(given, book="yes", towers="yes", dreams=4)
    table.do("play ns", "pass", "dream remove p6")  # a Happy Dream lightens the load
    table.do("pass", "nightmare key gk", "false destruction")  # a Nightmare takes the key, but no Tower
    assert table.limbo() == "xn"
    table.do("pass")
    assert table.legal() == ["door to limbo", "cast paradox at door", "cast planning at door"]
    table.do("cast planning at door", *["pay rs"] * 7, "swap goal 1", "with goal 5")
    assert table.legal() == ["door to limbo"]
    table.do("door to limbo").comes("b4 r3")
    assert table.kind == "main"
    assert table.goals() == "rg (bg) gg ng (rg) bg gg ng"
    assert table.hand() == "bs gs nm r3 b4"
    assert table.limbo() == ""


@pytest.mark.clause("ONI-MIX-1")
def test_the_eighth_door_a_rampart_and_the_last_goal_win_together_before_any_premonition() -> None:
    given = {
        "hands": ["nk bs gs", "bm gm nm"],
        "shared": "rs rm",
        "doors": ["rd bd gd", "rd bd gd nd"],
        "towers": "r4 g4 b4 n5",
        "premonitions": "p1 p2 p3 p4 p5 p6 p7 p8",
        "deck_top": "nd",
    }
    table = at(given, players=2, book="lost", towers="ruins", dreams=6, talk="silent").do("play gs", "door for key")
    assert table.result == "won"
    assert len(table.premonitions().split()) == 8
