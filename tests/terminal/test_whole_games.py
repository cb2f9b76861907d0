"""Whole games through the real command line, in both languages and with every expansion."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from dedale.core.record import Record
from tests.terminal.driver import Game, run

pytestmark = pytest.mark.slow

OVER = re.compile("Victory|Defeat|Victoire|Défaite")

GAMES = {
    "solo": ["--lang", "en"],
    "solo with everything, in French": ["--lang", "fr", "--book", "yes", "--towers", "yes", "--dreams", "4"],
    "two open, hardest": ["--players", "2", "--open", "--book", "lost", "--towers", "ruins", "--dreams", "6"],
    "two silent, in French": ["--lang", "fr", "--players", "2", "--silent", "--towers", "yes", "--dreams", "5"],
    "two silent with the Book, at every stop": ["--players", "2", "--silent", "--book", "yes", "--stops"],
}


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
def test_a_whole_game_is_played_by_the_keys_on_the_screen(options: list[str], tmp_path: Path, luck: Random) -> None:
    deal = f"{luck.getrandbits(128):032x}"
    file = tmp_path / "game.txt"
    with Game(tmp_path, "onirim", *options, "--deal", deal, "--save", str(file)) as game:
        game.play_on(luck, until=lambda screen: OVER.search(screen) is not None)
        last = game.leave()
        assert game.code == 0
        assert game.errors == ""
    said = "".join(game.screens) + last
    assert f"--deal {deal}" in last
    assert max(map(len, said.splitlines())) <= 80, max(said.splitlines(), key=len)
    assert "\x1b" not in said
    assert Record.load(file).over

    replayed = run(tmp_path, "replay", str(file), "--lang", "fr" if "fr" in options else "en")
    assert replayed.returncode == 0
    assert OVER.search(replayed.stdout)
    steps = [int(step) for step in re.findall(r"(?:Step|Étape) (\d+) ", replayed.stdout)]
    assert steps == list(range(steps[-1] + 1))
    assert max(map(len, replayed.stdout.splitlines())) <= 80


def test_the_same_deal_again_is_the_same_screen(tmp_path: Path) -> None:
    first, second, other = (run(tmp_path, "play", "onirim", "--deal", deal, lines="1\n") for deal in ("7", "07", "8"))
    assert first.stdout.partition("Saved in")[0] == second.stdout.partition("Saved in")[0]
    assert first.stdout.partition("Your choice")[0] != other.stdout.partition("Your choice")[0]


def test_after_the_end_the_same_deal_or_another_can_be_played(tmp_path: Path) -> None:
    with Game(tmp_path, "onirim", "--deal", "7") as game:
        first = game.screen
        game.answer("r")
        assert "The game was given up." in game.answer("y")
        assert game.answer("a").endswith(first)
        game.answer("r")
        game.answer("y")
        assert game.answer("n") != first
        assert "Turn 1" in game.screen
    assert len(list((tmp_path / ".local/share/dedale/saves").iterdir())) == 3


def test_a_game_given_up_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = run(tmp_path, "play", "onirim", "--save", str(file), lines="r\nn\nr\ny\nq\n")
    assert said.returncode == 0
    assert said.stdout.endswith("Sweet dreams.\n")
    assert Record.load(file).over
    assert "resign 1" in file.read_text(encoding="utf-8")
