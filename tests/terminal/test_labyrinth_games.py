"""Whole games of Labyrinth through the real command line: one to four players, both languages, both variants."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from dedale.core.record import Record
from tests.terminal.driver import Game, run, run_anew
from tests.terminal.labyrinth_players import play_turn

pytestmark = pytest.mark.slow

OVER = re.compile("with every treasure!|Every treasure found|avec tous ses trésors|Tous les trésors trouvés")
CURTAIN = re.compile("Pass the keyboard to|Passez le clavier")

GAMES = {
    "alone": ["--players", "1", "--cards", "2"],
    "two, in French": ["--lang", "fr", "--cards", "1"],
    "three young": ["--players", "3", "--cards", "2", "--young", "--first", "3"],
    "four, in French": ["--lang", "fr", "--players", "4", "--cards", "1", "--first", "chance"],
    "two with other pawns": ["--pawns", "yellow,green", "--cards", "1", "--first", "2"],
    "alone and young, in French": ["--lang", "fr", "--players", "1", "--cards", "2", "--young"],
}


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
def test_a_whole_game_is_played_and_can_be_walked_through(options: list[str], tmp_path: Path, luck: Random) -> None:
    file = tmp_path / "game.txt"
    deal = f"{luck.getrandbits(128):032x}"
    yes = "o" if "fr" in options else "y"
    with Game(tmp_path, "labyrinth", *options, "--deal", deal, "--save", str(file)) as game:
        while not OVER.search(flat(game.screen)):
            if CURTAIN.search(game.screen):
                game.answer("")
            else:
                play_turn(game, file, luck, yes)
        last = game.leave()
        assert game.code == 0
        assert game.errors == ""
    said = "".join(game.screens) + last
    assert f"--deal {deal}" in last
    assert max(map(len, said.splitlines())) <= 80
    assert "\x1b" not in said
    record = Record.load(file)
    assert record.over
    no_secrets = record.options.young or record.options.players == 1
    assert bool(CURTAIN.search(said)) != no_secrets

    replayed = run(tmp_path, "replay", str(file), "--lang", "fr" if "fr" in options else "en")
    assert replayed.returncode == 0, replayed.stderr
    assert OVER.search(flat(replayed.stdout))
    steps = [int(step) for step in re.findall(r"(?:Step|Étape) (\d+) ", replayed.stdout)]
    assert steps == list(range(steps[-1] + 1))
    assert max(map(len, replayed.stdout.splitlines())) <= 80


def test_after_the_turns_agreed_on_nobody_wins(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "labyrinth", "--players", "1", "--turn-limit", "1", lines="nb 0\n.\nn\nq\n")
    assert done.returncode == 0
    assert "nobody wins" in flat(done.stdout)
    assert "Turn 1/1" in done.stdout


def test_the_same_deal_again_is_the_same_screen(tmp_path: Path) -> None:
    first, second, other = (
        run(tmp_path, "play", "labyrinth", "--players", "1", "--deal", deal, lines="nb 1\n")
        for deal in ("7", "07", "8")
    )
    assert first.stdout.partition("Saved in")[0] == second.stdout.partition("Saved in")[0]
    assert first.stdout.partition("Your choice")[0] != other.stdout.partition("Your choice")[0]


def test_a_game_given_up_ends_with_its_own_farewell(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "labyrinth", "--young", lines="r\ny\nq\n")
    assert done.returncode == 0
    assert "gave the game up." in flat(done.stdout)
    assert done.stdout.endswith("The maze will have moved when you come back.\n")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_encoding_can_show_a_game(encoding: str, language: str, tmp_path: Path) -> None:
    done = run_anew(
        tmp_path,
        *("play", "labyrinth", "--players", "1", "--lang", language, "--deal", "7", "--no-color"),
        lines=b"nb 1\ny\n.\nx\nl\n",
        PYTHONIOENCODING=encoding,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    said = done.stdout.decode(encoding)
    assert ("┌" in said) == (encoding == "utf-8")
    if encoding != "utf-8":
        assert "+----" in said
        assert "?" not in said.replace("? help", "").replace("? aide", "")


def flat(text: str) -> str:
    """What stands beside the board, as one line: sentences are cut there to fit."""
    return " ".join(part for line in text.splitlines() for part in (line[41:] if len(line) > 41 else line).split())
