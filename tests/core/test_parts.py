"""The parts of games, found by entry points: ours, others', and broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import dedale
from dedale.bots import bots
from dedale.core import parts
from dedale.core.errors import BrokenPart
from dedale.core.parts import Room
from tests.plugins import ask, install, python, seen

OURS = {name: bots(name) for name in dedale.games()}
BOTS = "from dedale.bots.random_bot import RandomBot\nBOTS = {'sleeper': RandomBot}"


def test_our_own_parts_are_entry_points_as_anybodys() -> None:
    assert Room("games").games() == dedale.games() == ["labyrinth", "onirim"]
    assert Room[dedale.Game]("games").part("onirim") is dedale.game("onirim")
    assert [part.package for part in Room[object]("bots").parts("onirim")] == ["dedale"]


def test_what_nobody_brings_is_none() -> None:
    assert Room("games").part("chess") is None
    assert Room("bots").parts("chess") == []
    assert parts.troubles() == []


def test_an_installation_from_before_is_told_what_to_do(tmp_path: Path) -> None:
    install(tmp_path, "dedale", {})
    found, (trouble,) = seen(tmp_path)
    assert found == {}
    assert trouble.startswith("The 'dedale.games' of Dédale itself are not found")
    assert "pip install -e ." in trouble


def test_a_bot_comes_with_a_package(tmp_path: Path) -> None:
    install(tmp_path, "dozy", {"bots": {"onirim": "dozy"}}, dozy=BOTS)
    assert seen(tmp_path) == (OURS | {"onirim": [*OURS["onirim"], "sleeper"]}, [])


def test_a_bot_whose_name_is_taken_is_left_out_and_named(tmp_path: Path) -> None:
    install(tmp_path, "dozy", {"bots": {"onirim": "dozy"}}, dozy=BOTS.replace("sleeper", "expert"))
    found, troubles = seen(tmp_path)
    assert found == OURS
    assert troubles == [
        "The package 'dozy' brings a bot called 'expert' for 'onirim', and there is one already, which is used; "
        "its author has to give it another name."
    ]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("def", "SyntaxError: invalid syntax (dozy.py, line 1)"),
        ("", "dozy has no BOTS"),
    ],
)
def test_bots_that_cannot_be_used_are_left_out_and_named(tmp_path: Path, source: str, why: str) -> None:
    install(tmp_path, "dozy", {"bots": {"onirim": "dozy"}}, dozy=source)
    found, troubles = seen(tmp_path)
    assert found == OURS
    assert troubles == [
        f"The package 'dozy' has a 'dedale.bots' for 'onirim' that cannot be used ({why}); "
        "update or uninstall the package, or tell its author."
    ]


def test_a_game_whose_name_is_taken_is_left_out_and_named(tmp_path: Path) -> None:
    install(tmp_path, "aaa", {"games": {"onirim": "aaa:GAME"}}, aaa="from dedale.labyrinth.game import GAME")
    found, troubles = seen(tmp_path)
    assert found == OURS
    assert troubles == [
        "The package 'aaa' has a 'dedale.games' for 'onirim', and so does 'dedale', whose is used; "
        "uninstall one of the two."
    ]


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "chess",
            "aaa:GAME",
            "The game 'chess' calls itself 'labyrinth'; its author has to say the same name "
            "in the entry point and in the game.",
        ),
        (
            "Chess 960",
            "aaa:GAME",
            "The package 'aaa' has a 'dedale.games' for 'Chess 960', which is no name for a game; "
            "it takes lower-case letters and digits, such as 'lanterns'.",
        ),
        (
            "chess",
            "aaa:NONE",
            "The package 'aaa' has a 'dedale.games' for 'chess' that cannot be used (AttributeError: module 'aaa' "
            "has no attribute 'NONE'); update or uninstall the package, or tell its author.",
        ),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out_and_named(tmp_path: Path, name: str, value: str, sentence: str) -> None:
    install(tmp_path, "aaa", {"games": {name: value}}, aaa="from dedale.labyrinth.game import GAME")
    assert seen(tmp_path) == (OURS, [sentence])


def test_a_game_that_lacks_members_of_the_contract_is_named_with_them(tmp_path: Path) -> None:
    source = "class GAME:\n    name, version, passes, actions = 'chess', 1, (), ()\n    options = new = start = None"
    install(tmp_path, "aaa", {"games": {"chess": "aaa:GAME"}}, aaa=source)
    found, (trouble,) = seen(tmp_path)
    assert found == OURS
    assert "(aaa:GAME has no " in trouble
    assert "has no facts, options_json, combinations, observation and 6 more)" in trouble


@pytest.mark.slow
def test_the_command_line_tells_a_trouble_once_in_its_language_and_works(tmp_path: Path) -> None:
    install(tmp_path, "aaa", {"games": {"chess": "aaa"}}, aaa="import no_such_thing")
    done = python(tmp_path, "-m", "dedale.terminal.app", "--lang", "fr", "games")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == dedale.games()
    (told,) = done.stderr.splitlines()
    assert told.startswith("Le paquet «\N{NO-BREAK SPACE}aaa\N{NO-BREAK SPACE}» a un «\N{NO-BREAK SPACE}dedale.games")


def test_a_part_of_our_own_that_is_broken_is_an_error_and_no_trouble(tmp_path: Path) -> None:
    install(tmp_path, "dedale", {"games": {"onirim": "dozy:GAME"}}, dozy="raise RuntimeError('half installed')")
    program = (
        "import dedale\ntry:\n    dedale.games()\nexcept RuntimeError as error:\n    print(error)\n"
        "from dedale.core.parts import troubles\nprint(troubles())"
    )
    assert ask(tmp_path, program).splitlines() == ["half installed", "[]"]


@pytest.mark.parametrize("value", ["dedale.no_such_room:GAME", "dedale.core.parts:NO_SUCH_GAME"])
def test_an_installation_older_than_its_entry_points_is_told_what_to_do(tmp_path: Path, value: str) -> None:
    install(tmp_path, "dedale", {"games": {"onirim": value}})
    done = python(tmp_path, "-m", "dedale.terminal.app", "--lang", "en", "play", "onirim")
    assert done.returncode == 1
    (told,) = done.stderr.splitlines()
    assert told.startswith("The “dedale.games” of Dédale itself are not found: this Python has an older installation")


def test_a_room_that_an_older_installation_does_not_know_is_told_once(tmp_path: Path) -> None:
    install(tmp_path, "dedale", {"games": {"onirim": "dedale.onirim.game:GAME"}})
    done = python(tmp_path, "-m", "dedale.terminal.app", "--lang", "en", "puzzle")
    assert done.returncode == 1
    (told,) = done.stderr.splitlines()
    assert told.startswith("The “dedale.puzzles” of Dédale itself are not found: this Python has an older installation")


def test_the_first_of_a_room_is_that_of_its_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Room[dedale.Game]("games").first() is dedale.game("labyrinth")
    monkeypatch.setattr(parts, "_troubles", [])
    with pytest.raises(BrokenPart, match="older installation"):
        Room("no-such-room").first()


def test_a_trouble_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_troubles", [])
    for _ in range(2):
        parts.note(BrokenPart("part-ours", "The same again.", room="games"))
    assert [str(trouble) for trouble in parts.troubles()] == ["The same again."]


def test_what_was_told_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_troubles", [])
    monkeypatch.setattr(parts, "_told", [])
    parts.note(BrokenPart("part-ours", "One.", room="games"))
    assert [str(trouble) for trouble in parts.untold()] == ["One."]
    parts.note(BrokenPart("part-ours", "Two.", room="games"))
    assert [str(trouble) for trouble in parts.untold()] == ["Two."]
    assert parts.untold() == []
