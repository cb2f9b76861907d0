"""On a real terminal: colour, a screen that is cleared and given back, and room for everything in 24 lines."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.terminal.driver import KEY
from tests.terminal.positions import calm, saved, texts_in
from tests.terminal.pseudo import CLEAR, COLOUR, PseudoTerminal

pytestmark = pytest.mark.slow

BEGIN_SECOND_SCREEN, END_SECOND_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
FORGET = "\x1b[3J"
LEFT, RIGHT = "\x1b[D", "\x1b[C"


def test_cards_are_coloured_and_the_screen_is_given_back_at_the_end(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim") as terminal:
        assert BEGIN_SECOND_SCREEN in terminal.raw
        assert COLOUR.search(terminal.raw)
        assert CLEAR in terminal.raw
        terminal.answer("q")
        assert END_SECOND_SCREEN in terminal.raw
        assert "The game was left before its end." in terminal.raw
        assert terminal.code == 0


@pytest.mark.parametrize(
    ("arguments", "env"), [((), {"NO_COLOR": "1"}), (("--no-color",), {})], ids=["NO_COLOR", "--no-color"]
)
def test_without_colour_nothing_is_lost(arguments: tuple[str, ...], env: dict[str, str], tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim", "--deal", "7", *arguments, env=env) as plain:
        assert not COLOUR.search(plain.raw)
        with PseudoTerminal(tmp_path, "play", "onirim", "--deal", "7") as coloured:
            assert plain.screen == coloured.screen


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_of_a_game_with_everything_fits(language: str, tmp_path: Path) -> None:
    options = ["--lang", language, "--book", "yes", "--towers", "yes", "--dreams", "4", "--deal", "51"]
    random = Random(4)  # in this game all fit, as in nearly all
    with PseudoTerminal(tmp_path, "play", "onirim", *options) as terminal:
        for _ in range(60):
            lines = terminal.screen.splitlines()
            assert len(lines) <= 24, terminal.screen
            assert max(map(len, lines)) <= 80, terminal.screen
            asked = "/n)" in terminal.screen
            keys = KEY.findall(terminal.screen.rpartition("─")[2])
            terminal.answer("y" if asked else random.choice(keys or [""]))


def test_a_taller_terminal_is_given_more_air(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim", "--dreams", "6", lines=40, columns=120) as terminal:
        lines = terminal.screen.splitlines()
        table = [line.partition("│")[0].rstrip() for line in lines]
        assert 24 < len(lines) <= 40 or table.count("") >= 3
        assert 80 < max(map(len, lines)) <= 120


@pytest.mark.parametrize(("columns", "widest"), [(100, 100), (118, 100), (119, 119), (124, 124), (200, 147)])
def test_a_wide_window_has_the_log_at_its_right(columns: int, widest: int, tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file, columns=columns) as terminal:
        terminal.answer("1")
        lines = terminal.screen.splitlines()
        assert max(map(len, lines)) <= widest
        told = [line.partition("│")[2] for line in lines]
        assert any("You play the red sun." in line for line in told) == (columns >= 119)


def test_help_is_shown_page_by_page(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim") as terminal:
        first = terminal.answer("?")
        assert "Press Enter to go on." in first
        assert len(first.splitlines()) <= 24
        second = terminal.answer("")
        assert second != first
        assert "Press Enter to go on." in second
        assert "Play or discard a card." in terminal.answer("q")


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim") as terminal:
        terminal.answer("1")
        assert terminal.interrupt() == 130
        assert END_SECOND_SCREEN in terminal.raw
        for said in ("Interrupted.", "Saved in ~/.local/share/dedale/saves/", "dedale play --resume"):
            assert said in terminal.raw
        assert "Traceback" not in terminal.raw
    (file,) = (tmp_path / ".local/share/dedale/saves").iterdir()
    assert len(texts_in(file)) == 1
    with PseudoTerminal(tmp_path, "play", "--resume") as terminal:
        assert f"{file.name} goes on." in " ".join(terminal.screen.split())


def test_a_record_is_walked_through_by_keys(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        terminal.answer("1")
        terminal.answer("1")
        terminal.answer("q")
    with PseudoTerminal(tmp_path, "replay", file) as terminal:
        assert "Step 0 of 2" in terminal.screen
        assert "You play" not in terminal.screen
        assert "plays the red sun." in terminal.answer("n")
        assert "Step 2 of 2" in terminal.answer("")
        assert "This is the end of the record." in terminal.answer("n")
        assert "Step 1 of 2" in terminal.answer("p")
        assert "Step 2 of 2" in terminal.answer("l")
        assert "Step 0 of 2" in terminal.answer("f")
        assert "This is the beginning of the record." in terminal.answer("p")
        assert terminal.answer("2").endswith("▸ 2")
        assert "Step 2 of 2" in terminal.answer("")
        terminal.answer("9")
        assert "There is no step “9”; the steps are 0 to 2." in terminal.answer("")
        assert "Step 1 of 2" in terminal.answer(LEFT)
        assert "Step 2 of 2" in terminal.answer(RIGHT)
        assert "a number and Enter go to that step" in " ".join(terminal.answer("?").split())
        terminal.answer("q")
        terminal.answer("q")
        assert terminal.code == 0


def test_between_the_turns_of_a_silent_game_the_screen_is_emptied_and_forgotten(tmp_path: Path) -> None:
    position = {"hands": [["rs", "rm", "rk"], ["bs", "bm", "bk"]], "shared": ["gm", "ns"]}
    file = saved(tmp_path, position, players=2, talk="silent")
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        assert "Pass the keyboard to Player 1." in terminal.screen
        assert "Re☀" not in terminal.screen
        assert "Re☀ Re☾ Re⚷" in terminal.answer("")
        terminal.answer("2")
        assert FORGET in terminal.raw
        assert terminal.raw.index(FORGET) < terminal.raw.index("Pass the keyboard to Player 2.")
        assert "Pass the keyboard to Player 2." in terminal.screen
        for card in ("Re☀", "Bl☀", "Gr☾", "red", "blue", "green"):
            assert card not in terminal.screen
        terminal.answer("")
        assert FORGET in terminal.raw
        kept_together = terminal.screen.replace("\u00a0", " ")
        assert "Player 2 Bl☀ Bl☾ Bl⚷   shared Gr☾ Br☀   Player 1 ? ? ?" in kept_together
