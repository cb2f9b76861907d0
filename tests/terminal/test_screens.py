"""Screens as such: every legal choice has a key, every line fits, and hardly a screen is too tall."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from rich.color import ColorSystem
from rich.style import Style
from rich.text import Text

import dedale
from dedale.core.game import View
from dedale.core.table import Table
from dedale.terminal.choices import COMMAND_KEYS, Pool, folded, listed, nth_key
from dedale.terminal.density import CRAMPED, ROOMY, TIGHT
from dedale.terminal.game_screen import GameScreen, game_screen
from dedale.terminal.news import TurnNews
from dedale.terminal.onirim.cards import STYLES
from dedale.terminal.players import Players
from dedale.terminal.screen import Screen
from dedale.terminal.window import pages
from dedale.words import words
from tests.terminal.windows import SmallWindow

GAME = dedale.game("onirim")


@pytest.mark.parametrize(("language", "talk"), [("en", "open"), ("fr", "silent")])
def test_the_fullest_table_fits_a_small_window(language: str, talk: str, luck: Random) -> None:
    window = SmallWindow(words(language))
    screens = too_tall = 0
    while screens < 300:
        options = {"players": 2, "talk": talk, "book": "yes", "towers": "yes", "dreams": 6}
        table = Table.new(GAME, options)
        looks = game_screen(GAME, window.words, window.glyphs, table.seats)
        story = TurnNews(table, looks, Players(table))
        while not table.over:
            seat = table.turn
            view = table.view(seat)
            menu = looks.menu(view, 80, ROOMY)
            assert sorted(menu.keys.values()) == table.legal(seat)
            assert not set(menu.keys) & set(COMMAND_KEYS)
            commands = [(key, window.words("ui-command-help")) for key in COMMAND_KEYS]
            shown = Screen(
                view,
                status="99",
                question=looks.question(view),
                choices=partial(_lines, looks, view),
                commands=commands,
                news=story.news(seat),
            ).lines(looks, window)
            assert max(line.cell_len for line in shown) <= 80
            screens += 1
            too_tall += len(shown) > 23
            story.shown(seat)
            table.play(seat, luck.choice(view.legal))
            story.follow()
    assert too_tall / screens < 0.05, "about one in a thousand is"


def _lines(looks: GameScreen, view: View, room: int, width: int) -> list[Text]:
    return looks.menu(view, width, room).lines


@pytest.mark.parametrize("room", [ROOMY, TIGHT, CRAMPED])
def test_any_number_of_choices_has_keys_of_its_own(room: int) -> None:
    for count in (1, 7, 30, 62):
        menu = listed([(action, Text(f"choice {action}")) for action in range(count)], 80, room)
        assert sorted(menu.keys.values()) == list(range(count))
        said = "\n".join(line.plain for line in menu.lines)
        for key, action in menu.keys.items():
            assert f"{key}  choice {action}" in said
            assert menu.action(key) == action


def test_capitals_matter_only_where_both_are_keys() -> None:
    few = listed([(action, Text("x")) for action in range(12)], 80, ROOMY)
    assert few.action("A") == few.action("a") == 9
    many = listed([(action, Text("x")) for action in range(40)], 80, ROOMY)
    assert many.action("A") != many.action("a")


def test_a_line_of_keys_is_all_keys_or_nothing() -> None:
    menu = listed([(action + 100, Text("x")) for action in range(5)], 80, ROOMY)
    assert menu.actions("3 1  1") == [102, 100, 100]
    assert menu.actions("3 9") is None
    assert menu.actions("") is None


def test_keys_are_all_different() -> None:
    keys = [nth_key(index) for index in range(64)]
    assert len(set(keys)) == 64
    assert not set(keys) & set(COMMAND_KEYS)


def test_a_long_line_is_folded_between_words_and_loses_nothing() -> None:
    line = Text("one two three four five six seven eight nine ten eleven twelve")
    lines = folded(line, 20, hang=4)
    assert all(part.cell_len <= 20 for part in lines)
    assert " ".join(part.plain.strip() for part in lines) == line.plain
    assert [part.cell_len for part in folded(Text("x" * 45), 20, hang=4)] == [20, 20, 13]


def test_the_colours_stay_apart_on_a_terminal_with_sixteen() -> None:
    backgrounds = [Style.parse(style).bgcolor for style in STYLES.values()]
    nearest = [colour.downgrade(ColorSystem.STANDARD).number for colour in backgrounds if colour]
    assert len(set(nearest)) == len(STYLES)


def test_pages_end_between_paragraphs_where_they_can() -> None:
    lines = [Text(word) for word in ("a", "b", "c", "", "d", "e", "f", "g", "h", "i", "j")]
    assert [[line.plain for line in page] for page in pages(lines, 5)] == [list("abc"), list("defgh"), list("ij")]
    assert pages(lines[:5], 5) == [lines[:5]]


def test_a_pool_allows_what_there_is_and_no_more() -> None:
    pool = Pool({3: 2, 5: 1}, size=3)
    assert pool.allows([5, 3, 3])
    assert pool.allows([])
    assert not pool.allows([5, 5])
    assert not pool.allows([4])
    assert not pool.allows([3, 3, 5, 3])
