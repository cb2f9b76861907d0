"""Two at one keyboard in silence: neither is shown or told what only the other may know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dedale.core.record import Record
from dedale.core.table import Table
from dedale.onirim.view import View
from dedale.words import words
from dedale.words.onirim import card_words
from tests.terminal.driver import Game

pytestmark = pytest.mark.slow

EN = words("en")
CHIP = re.compile(r"[☀☾·]*(?:Re|Bl|Gr|Br)[☀☾⚷345][☀☾·]*|\?")


def nothing_hidden(table: Table) -> bool:
    """Whether each knows every card that the other has."""
    views: list[Any] = [table.view(seat) for seat in (0, 1)]
    return all(hand.count == len(hand.cards) for view in views for hand in view.hands)


@pytest.mark.parametrize("game_number", range(2))
def test_a_seat_sees_of_its_partner_s_hand_only_what_it_knows(game_number: int, tmp_path: Path, luck: Random) -> None:
    file = tmp_path / "game.txt"
    curtains = hidden_hands = 0
    at_keyboard = -1
    options = ["--players", "2", "--silent", "--towers", "yes", "--save", str(file)]
    with Game(tmp_path, "onirim", *options) as game:
        for _ in range(70):
            asked = game.screen.endswith("(y/n) ▸ ")
            if "Pass the keyboard" in game.screen:
                curtains += 1
                called = re.search(r"Pass the keyboard to Player (\d)", game.screen)
                assert called is not None
                assert at_keyboard != int(called[1]) - 1, "nobody passes the keyboard to themselves"
                at_keyboard = int(called[1]) - 1
                after_the_answer = game.screen.partition("\n")[2]
                assert not CHIP.search(after_the_answer.partition("Pass the keyboard")[2])
            elif not asked:
                table = Table.resume(Record.load(file))
                if table.over:
                    break
                if table.turn != at_keyboard:
                    assert nothing_hidden(table), "a curtain falls before somebody else looks"
                    at_keyboard = table.turn
                other = 1 - table.turn
                view = table.view(table.turn)
                assert isinstance(view, View)
                hand = view.hands[other]
                hands = game.screen.partition("\n Hand ")[2].partition("\n──")[0].partition("\n In sight")[0]
                shown = CHIP.findall(" ".join(hands.split()).partition(f"Player {other + 1}")[2])
                assert shown.count("?") == hand.count - len(hand.cards)
                assert len(shown) == hand.count
                named = re.findall(f"Player {other + 1} draws an? ([^.,]+)", " ".join(game.screen.split()))
                assert set(named) <= {"card", *(EN.say(card_words(card)) for card in [*view.shared, *hand.cards])}
                hidden_hands += "?" in shown
            game.answer("y" if asked else luck.choice(game.keys or [""]))
    assert curtains > 0
    assert hidden_hands > 0


def test_an_open_game_needs_no_curtain(tmp_path: Path, luck: Random) -> None:
    with Game(tmp_path, "onirim", "--players", "2") as game:
        for _ in range(30):
            asked = game.screen.endswith("(y/n) ▸ ")
            assert "Pass the keyboard" not in game.screen
            if not asked:
                assert "?" not in next(line for line in game.screen.splitlines() if line.startswith(" Hand"))
            game.answer("y" if asked else luck.choice(game.keys or [""]))


def test_in_silence_nothing_is_taken_back_that_has_shown_something(tmp_path: Path) -> None:
    with Game(tmp_path, "onirim", "--players", "2", "--silent", "--deal", "3") as game:
        for _ in range(6):
            game.answer("1")
        game.answer("1")
        if "Do you take" in game.screen:
            game.answer("1")
        game.answer("")
        assert "this table does not take that back" in game.answer("u").replace("\n ", " ")
