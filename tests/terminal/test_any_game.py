"""A game that comes with a package and brings no screens is played in a terminal, with a bot and hand to hand."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.examples.outside import install_examples
from tests.plugins import install
from tests.terminal.driver import run_anew
from tests.terminal.pseudo import PseudoTerminal

pytestmark = pytest.mark.slow

FIRST = "1\n" * 40
"""Whatever is offered first, to the end; then `n` or `q` is answered."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("examples")
    install_examples(folder, folder / "site")
    return folder / "site"


def said(home: Path, site: Path, *arguments: str, lines: str = "") -> str:
    done = run_anew(home, *arguments, lines=lines.encode(), PYTHONPATH=str(site))
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode()


def test_it_is_played_with_a_bot_replayed_and_analysed(tmp_path: Path, site: Path) -> None:
    file = tmp_path / "game.txt"
    chosen = f"h\nx\nl\n?\n{FIRST}q\n"
    table = said(tmp_path, site, "play", "pearls", "--bot", "2=easy", "--save", str(file), lines=chosen)
    for words in ("Cards in the sea", "▸ Player 1", "Bag", "1  Dive", "Best: ", "You dive.", "choices were made"):
        assert words in table
    assert "The sea is calm again." in table
    walked = said(tmp_path, site, "replay", str(file), "--lang", "fr")
    assert "Cartes dans la mer" in walked
    assert "Vous plongez." in walked
    assert "Dive" in said(tmp_path, site, "analyse", str(file))


def test_on_a_terminal_its_choices_are_taken_by_key_arrows_and_mouse(tmp_path: Path, site: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["play", "pearls", "--bot", "2=random", "--deal", "7", "--save", str(file)]
    with PseudoTerminal(tmp_path, *arguments, env={"PYTHONPATH": str(site)}, columns=130, anew=True) as terminal:
        assert "What happened" in terminal.screen
        terminal.answer("1")
        terminal.answer("\x1b[B")
        terminal.answer("")
        terminal.click("Dive")
        chosen = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("1 ")]
        assert len(chosen) == 3
        assert terminal.answer("?").startswith(" Help\n")
        terminal.answer("q")


def test_two_at_one_keyboard_hide_their_bags(tmp_path: Path, site: Path) -> None:
    table = said(tmp_path, site, "play", "pearls", lines="\n1\n\nq\n")
    own, others = table.split("Pass the keyboard to Player 2")
    assert "Bag" in own
    assert "Bag           ?" in others


def test_it_is_among_the_games(tmp_path: Path, site: Path) -> None:
    assert "pearls     Dive for pearls" in said(tmp_path, site, "games")


def test_its_passes_are_asked_about_without_a_word_of_another_game(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    install(site, "lanterns", {"games": {"lanterns": "tests.core.toy:LANTERNS"}})
    both = os.pathsep.join([str(site), str(Path(__file__).parents[2])])
    done = run_anew(tmp_path, "play", "lanterns", "--bot", "2=random", lines=b"?\nt\nq\n", PYTHONPATH=both)
    table = done.stdout.decode().replace("\u00a0", " ")
    assert done.stderr == b""
    for words in ("t stop for me", "the game passes for you", "will stop at your next choice"):
        assert words in table
    assert "spell" not in table
