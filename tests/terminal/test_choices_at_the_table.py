"""What a player can do at the table: choose, be warned, take back, pay, stop, look and ask."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dedale.core.table import Table
from dedale.onirim.game import GAME
from dedale.terminal.density import ROOMY
from dedale.terminal.glyphs import glyphs_for
from dedale.terminal.onirim.table import TableDrawing
from dedale.words import words
from tests.terminal.driver import Game, run
from tests.terminal.positions import saved, state_in, texts_in

pytestmark = pytest.mark.slow

HAND: dict[str, Any] = {"hands": [["rk", "rs", "bs", "gm", "nm"]]}
RICH: dict[str, Any] = HAND | {"discard": ["rs", "rs", "bs", "gs", "gm", "nm", "xn"], "deck_top": ["bm", "gs"]}


def test_a_choice_that_makes_a_win_impossible_is_asked_about_first(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND | {"deck_top": ["rd", "rs", "bs", "gs", "ns", "bm"]})
    with Game(tmp_path, "--resume", file) as game:
        game.answer("b")
        assert "5  Re∩  Discard the red Door" in game.screen
        before = state_in(file)
        assert "can no longer be won" in game.answer("5")
        assert "The choice was not made." in game.answer("n")
        assert state_in(file) == before
        game.answer("5")
        game.answer("y")
        assert state_in(file)["discard"]["rd"] == 1
        assert "can no longer be won" not in game.answer("1")


def test_what_cannot_hurt_is_not_asked_about(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND)
    with Game(tmp_path, "--resume", file) as game:
        game.answer("1")
        assert texts_in(file) == ["play rs"]


def test_the_digit_of_a_card_plays_it_and_the_letter_of_the_same_rank_discards_it(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND | {"rows": [["bm"]]})
    with Game(tmp_path, "--resume", file) as game:
        lines = [line.split() for line in game.screen.splitlines() if "  discard" in line]
        assert lines == [
            ["Re☀", "red", "sun", "1", "play", "a", "discard"],
            ["Re⚷", "red", "key", "2", "play", "b", "discard", "for", "a", "Prophecy"],
            ["Bl☀", "blue", "sun", "3", "play", "c", "discard"],
            ["Gr☾", "green", "moon", "d", "discard"],
            ["Br☾", "brown", "moon", "e", "discard"],
        ]
        assert "“4” is none of the choices" in game.answer("4")
        game.answer("E")
        assert texts_in(file) == ["discard nm"]


def test_undo_takes_back_the_last_choice(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND)
    with Game(tmp_path, "--resume", file) as game:
        start = state_in(file)
        assert "nothing to take back" in game.answer("u")
        game.answer("1")
        after = state_in(file)
        assert "Taken back." in game.answer("u")
        assert state_in(file) == start
        game.answer("1")
        assert state_in(file) == after


def test_a_spell_is_played_only_when_all_that_it_costs_is_chosen(tmp_path: Path) -> None:
    file = saved(tmp_path, RICH, book="yes")
    with Game(tmp_path, "--resume", file) as game:
        game.answer("f")
        assert "costs 5 more" in game.screen
        game.answer("6")
        assert "Chosen 1 of 5: Nightmare" in game.screen
        assert texts_in(file) == []
        assert "costs 5 more" in game.answer("u")
        game.answer("u")
        assert "Play or discard a card." in game.screen
        game.answer("f")
        assert "Remove 2 × red sun, blue sun, green sun, brown moon from the game" in game.answer("5 1 3 1 2")
        assert "Play or discard a card." in game.answer("n")
        assert texts_in(file) == []
        game.answer("f")
        game.answer("5 1 3 1 2")
        game.answer("y")
        assert texts_in(file) == ["cast paradox", "pay rs", "pay rs", "pay bs", "pay gs", "pay nm"]
        assert "Which of the cards from the bottom goes on top" in game.screen


def test_several_keys_at_once_are_all_played_or_none(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND | {"deck_top": ["ns", "rs", "bs", "gs", "gm", "bm"]})
    with Game(tmp_path, "--resume", file) as game:
        game.answer("b")
        game.answer("1")
        before = state_in(file)
        assert "cannot be played one after the other" in game.answer("1 1")
        assert state_in(file) == before
        game.answer("4 1 2")
        assert texts_in(file)[-3:] == ["put ns", "put bs", "put gs"]


def test_the_next_stop_for_a_spell_comes_when_it_is_asked_for(tmp_path: Path) -> None:
    file = saved(tmp_path, RICH, book="yes")
    with Game(tmp_path, "--resume", file) as game:
        assert "t stop for a spell" in game.screen.replace("\u00a0", " ")
        assert "will stop at your next chance" in game.answer("t")
        assert "Cast a spell, or go on?" in game.answer("1")
        game.answer("1")
        assert texts_in(file) == ["play rs", "pass"]
        assert "Play or discard a card." in game.screen
    assert " t stop" not in run(tmp_path, "play", "onirim").stdout.replace("\u00a0", " ")


def test_the_table_shows_all_that_lies_on_it(tmp_path: Path) -> None:
    position = {
        "hands": [["rk", "g4"], ["bs", "bm", "bk"]],
        "shared": ["nm", "ns"],
        "rows": [["gs", "gm"], []],
        "doors": [["rd"], ["bd", "gd"]],
        "deck_top": ["rs", "xn"],
        "deck_bottom": ["n5"],
        "discard": ["rs"],
        "limbo": ["nd"],
        "towers": ["r4", "g5"],
        "goals": ["rg", "bg", "gg", "ng", "rg", "bg", "gg", "ng"],
        "premonitions": ["p4", "p6"],
    }
    position["hands"] = [["rk", "g4", "nk"], ["bs", "bm", "bk"]]
    file = saved(tmp_path, position, players=2, book="yes", towers="yes", dreams=4)
    screen = run(tmp_path, "play", "--resume", file).stdout
    for shown in (
        "On top         Re☀ Nightmare   At the bottom ·Br5☀",
        "Discard        1 card   Limbo Br∩",
        "Towers         ☀Re4☾ ☀Gr5·   no Rampart yet",
        "Doors          Player 1 Re∩   Player 2 Bl∩ Gr∩",
        "Row 1          Gr☀ Gr☾",
        "Hand           Player 1 Re⚷ Br⚷ ☀Gr4☀   shared Br☀ Br☾   Player 2 Bl☀ Bl☾ Bl⚷",
        "4 five Doors: two more Premonitions are revealed",
    ):
        assert shown in screen.replace("\N{NO-BREAK SPACE}", " "), shown


def test_no_line_ends_within_a_name_or_before_its_first_card() -> None:
    table = Table.new(GAME, {"players": 2, "talk": "open"}, seats=["", ""])
    view: Any = table.view(0)
    glyphs = glyphs_for(words("en"), "utf-8")
    for width in range(30, 100):
        lines = TableDrawing(words("en"), glyphs, table.seats, width).lines(view, ROOMY)
        texts = [line.plain for line in lines]
        first = next(number for number, text in enumerate(texts) if text.startswith(" Hand"))
        assert not [text for text in texts[first:] if re.search(r"(Player|Player.[12]|shared)\s*$", text)], width


def test_piles_log_and_help_are_shown_on_request_and_change_nothing(tmp_path: Path) -> None:
    file = saved(tmp_path, RICH | {"premonitions": ["p1", "p2", "p3", "p4"]}, dreams=4, towers="yes")
    with Game(tmp_path, "--resume", file) as game:
        before = state_in(file)
        piles = game.answer("x")
        assert "Discard  7 cards" in piles
        assert "Both red Doors on the table: every red Chamber in the deck is discarded." in piles
        assert "Nothing has happened yet." in game.answer("l")
        rules = game.answer("?")
        for title in ("A turn", "Nightmares", "The Towers", "Happy Dreams and Dark Premonitions"):
            assert f"\n {title}\n" in rules
        assert "\n Two players\n" not in rules
        assert state_in(file) == before
        game.answer("1")
        assert "You play the red sun." in game.answer("l")


def test_two_goals_are_picked_in_any_order(tmp_path: Path) -> None:
    file = saved(tmp_path, RICH | {"goals": ["rg", "bg", "gg", "ng", "rg", "bg", "gg", "ng"]}, book="yes")
    with Game(tmp_path, "--resume", file) as game:
        game.answer("g")
        game.answer("1 1 2 3 4 5 6")
        assert "Choose 2" in game.answer("y")
        assert "Chosen 1 of 2: brown Goal" in game.answer("4")
        assert "is none of the choices" in game.answer("4")
        game.answer("1")
        assert texts_in(file)[-2:] == ["swap goal 1", "with goal 4"]
        assert [goal["goal"] for goal in state_in(file)["goals"]][:4] == ["ng", "bg", "gg", "rg"]


def test_of_the_cards_that_a_happy_dream_reveals_any_may_be_thrown_in_any_order(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND | {"deck_top": ["xh", "ns", "rs", "xn", "rs", "bm", "gd", "rk", "bs"]}, dreams=4)
    with Game(tmp_path, "--resume", file) as game:
        game.answer("1")
        game.answer("5")
        assert "In sight       Br☀ Re☀ Nightmare Re☀ Bl☾ Gr∩ Re⚷" in game.screen
        game.answer("6")
        assert "Chosen 1 of 7: Nightmare" in game.screen
        game.answer("4 1 7")
        assert texts_in(file)[-4:] == ["throw rs", "throw ns", "throw xn", "keep rest"]


def test_even_the_end_can_be_taken_back(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND | {"bag": [], "deck_top": ["rd", "gd"]})
    with Game(tmp_path, "--resume", file) as game:
        before = state_in(file)
        game.answer("1")
        while "Defeat" not in game.screen:
            game.answer("1")
        game.answer("u")
        assert "Taken back." in game.screen
        while state_in(file) != before:
            game.answer("u")
        assert "Play or discard a card." in game.screen
