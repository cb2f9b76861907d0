"""Bots in seats: beside people and by themselves, resumed, refused, and never showing what a person may not see."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from dedale.core.record import Record
from dedale.core.table import Table
from dedale.labyrinth.view import View as LabyrinthView
from dedale.onirim.view import View
from dedale.terminal import app
from tests.terminal.driver import KEY, Game, run
from tests.terminal.pseudo import ESCAPE, PseudoTerminal
from tests.terminal.test_silent_games import CHIP

pytestmark = pytest.mark.slow


def saves(home: Path) -> list[Path]:
    return list(home.rglob("*.txt"))


def test_a_person_and_a_bot_play_in_silence(tmp_path: Path, luck: Random) -> None:
    file = tmp_path / "game.txt"
    hidden_hands = moves_of_the_bot = 0
    options = ["--players", "2", "--silent", "--book", "yes", "--bot", "2=simple", "--save", str(file)]
    with Game(tmp_path, "onirim", *options) as game:
        for _ in range(60):
            assert "Pass the keyboard" not in game.screen
            if game.screen.endswith("(y/n) ▸ "):
                game.answer("y")
                continue
            table = Table.resume(Record.load(file))
            if table.over:
                break
            assert table.turn == 0
            view = table.view(0)
            assert isinstance(view, View)
            hand = view.hands[1]
            hands = game.screen.partition("\n Hand ")[2].partition("\n──")[0].partition("\n In sight")[0]
            shown = CHIP.findall(" ".join(hands.split()).partition("Bot 2")[2])
            assert shown.count("?") == hand.count - len(hand.cards)
            assert len(shown) == hand.count
            assert "without a spell" not in game.screen.partition("Play or discard")[0]
            hidden_hands += "?" in shown
            moves_of_the_bot += "Bot 2 (simple) is thinking …" in game.screen
            game.answer(luck.choice(game.keys or [""]))
    assert hidden_hands > 0
    assert moves_of_the_bot > 0
    assert Record.load(file).seats == ["", "bot simple"]


def test_while_a_bot_thinks_the_screen_is_that_of_whoever_played_last(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--players", "3", "--first", "1", "--bot", "2=random", "--deal", "5", "--save", str(file)]
    with PseudoTerminal(tmp_path, "play", "labyrinth", *options) as terminal:
        assert "Pass the keyboard to Player 1" in terminal.screen
        for answer in ("", "nb 0", "y", "."):
            terminal.answer(answer)
        looking, curtain, _ = ESCAPE.sub("", terminal.raw).partition("Pass the keyboard to Player 3")
        assert curtain
        assert "Bot 2 (random) is thinking" in looking
        table = Table.resume(Record.load(file))
        assert table.turn == 2
        first, third = (_sought(table, seat) for seat in (0, 2))
        assert first != third
        assert {line.split()[-1] for line in looking.splitlines() if "You seek" in line} == {first}
        terminal.answer("")
        assert f" {third}" in next(line for line in terminal.screen.splitlines() if "You seek" in line)


def _sought(table: Table, seat: int) -> str | None:
    view = table.view(seat)
    assert isinstance(view, LabyrinthView)
    return view.targets[seat]


def test_alone_among_bots_nobody_passes_the_keyboard(tmp_path: Path) -> None:
    bots = ["--bot", "1=random", "--bot", "3=random"]
    with Game(tmp_path, "labyrinth", "--players", "3", *bots, "--first", "1", "--deal", "5") as game:
        for answer in ("nb 0", "y", "."):
            assert "Pass the keyboard" not in game.screen
            assert "Player 2, your choice" in game.screen
            game.answer(answer)
        assert "Bot 3 (random) is thinking …\nBot 1 (random) is thinking …" in game.screen


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_bots_alone_play_to_the_end(game: str, tmp_path: Path) -> None:
    bots = ["--bot", "1=random", "--bot", "2=easy", "--players", "2"]
    limit = ["--turn-limit", "6"] if game == "labyrinth" else []
    done = run(tmp_path, "play", game, *bots, *limit, "--deal", "2")
    assert done.returncode == 0, done.stderr
    assert "Bot 2 (easy) is to decide." in done.stdout
    assert "▸ \n" in done.stdout, "only the end asks"
    (file,) = saves(tmp_path)
    record = Record.load(file)
    assert record.over
    assert record.seats == ["bot random", "bot easy"]
    assert done.stdout.count("your choice") == 0


def test_a_watched_game_goes_on_at_enter_and_runs_to_the_end(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim", "--bot", "1=simple", "--deal", "7") as terminal:
        assert "Bot 1 plays" in terminal.screen
        first = terminal.screen
        terminal.answer("")
        assert terminal.screen != first
        terminal.answer("l")
        assert "What happened, the latest first" in terminal.screen
        terminal.answer("")
        terminal.answer("z")
        assert "“z” is none of the choices" in terminal.screen
        terminal.answer("e")
        assert "Same deal again" in terminal.screen
        assert " u undo" not in terminal.screen
        terminal.answer("a")
        assert "Bot 1 plays" in terminal.screen


def test_bots_cast_spells_where_the_table_would_pass_for_people(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "onirim", "--book", "yes", "--bot", "1=simple", "--deal", "4")
    assert done.returncode == 0, done.stderr
    (file,) = saves(tmp_path)
    text = file.read_text()
    assert re.search(r"^1 cast (planning|punishment)", text, re.MULTILINE)
    assert re.search(r"^1 pass$", text, re.MULTILINE)
    assert "1~ pass" not in text
    assert "without a spell" not in done.stdout


def test_a_resumed_game_has_its_bots_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Game(tmp_path, "onirim", "--players", "2", "--bot", "1=simple", "--deal", "3", "--save", str(file)) as game:
        assert "Bot 1 picks" in game.screen
        game.answer("1")
        game.answer("q")
    events = len(Record.load(file).events)
    with Game(tmp_path, "--resume", str(file)) as game:
        game.answer("1")
        assert "Bot 1 " in game.screen
        game.answer("q")
    record = Record.load(file)
    assert len(record.events) > events + 1
    assert record.timeline.names == ["bot simple", ""]


def test_a_seat_of_a_resumed_game_can_be_given_to_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Game(tmp_path, "onirim", "--players", "2", "--bot", "2=simple", "--deal", "3", "--save", str(file)) as game:
        game.answer("q")
    done = run(tmp_path, "play", "--resume", str(file), "--bot", "1=simple", "--bot", "2=random")
    assert done.returncode == 0, done.stderr
    assert "seat 1 = bot simple\nseat 2 = bot random\n" in file.read_text()
    assert Record.load(file).over


def test_a_saved_bot_that_is_not_there_is_named_and_can_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Game(tmp_path, "onirim", "--players", "2", "--bot", "2=simple", "--deal", "3", "--save", str(file)) as game:
        game.answer("q")
    record = Record.load(file)
    table = Table.resume(record)
    table.sit(1, "bot oracle")
    file.write_text(table.export(owner=True))
    done = run(tmp_path, "play", "--resume", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith("There is no bot called “oracle” for onirim; choose one of: random, novice, simple")
    done = run(tmp_path, "play", "--resume", str(file), "--bot", "2=simple", lines="q\n")
    assert done.returncode == 0, done.stderr


def test_a_person_takes_back_the_own_choice_and_what_the_bot_did_after_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Game(tmp_path, "onirim", "--players", "2", "--bot", "2=simple", "--deal", "3", "--save", str(file)) as game:
        first = game.keys
        game.answer("1")
        assert "Bot 2 picks" in game.screen
        game.answer("u")
        assert "Taken back." in game.screen
        assert game.keys == first
        assert Table.resume(Record.load(file)).turn == 0


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ["--bot", "1=genius"],
            "There is no bot called “genius” for onirim; choose one of: random, novice, simple",
            "Il n’y a pas de robot «\u00a0genius\u00a0» pour onirim\u00a0; choisissez parmi\u00a0: random, novice",
        ),
        (
            ["--bot", "simple"],
            "“simple” names no bot for a seat; write the seat and the bot, such as 2=hard.",
            "2=hard",
        ),
        (["--bot", "2=simple"], "“2” is no seat of this game; choose one from 1 to 1.", "de 1 à 1"),
        (["--bot", "x=simple"], "“x” is no seat of this game", "n’est pas un siège"),
        (["--bot", "1=simple", "--bot", "1=random"], "Seat 1 was given to two bots", "a été donné à deux robots"),
        (
            ["--bot", "1=simple:0"],
            "“0” is no budget: write a number of iterations or a time above 0",
            "n’est pas un budget",
        ),
        (["--bot", "1=simple:fast"], "“fast” is no budget", "n’est pas un budget"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_and_nothing_begins(
    arguments: list[str],
    english: str,
    french: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for language, sentence in (("en", english), ("fr", french)):
        assert app.run(["play", "onirim", *arguments, "--lang", language]) == app.USAGE
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.out == ""
    assert not saves(tmp_path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_beside_a_bot_fits(language: str, tmp_path: Path, luck: Random) -> None:
    options = ["--players", "2", "--silent", "--book", "yes", "--towers", "yes", "--dreams", "4"]
    with PseudoTerminal(tmp_path, "play", "onirim", *options, "--bot", "2=simple", "--lang", language) as terminal:
        for _ in range(25):
            lines = terminal.screen.splitlines()
            assert max(map(len, lines)) <= 80, terminal.screen
            asked = "/n)" in terminal.screen
            keys = KEY.findall(terminal.screen.rpartition("─")[2])
            terminal.answer("y" if asked else luck.choice(keys or [""]))
