"""The commands that only say something, in both languages and in every encoding."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dedale
from tests.terminal.driver import environment, run, run_anew

pytestmark = pytest.mark.slow


def test_the_version_says_whether_the_core_is_compiled(tmp_path: Path) -> None:
    form = "compiled core" if dedale.compiled else "uncompiled core (the same rules, slower)"
    assert run(tmp_path, "--version").stdout == f"Dédale {dedale.__version__}, {form}\n"
    slow = run_anew(tmp_path, "--version", DEDALE_UNCOMPILED="1")
    assert "uncompiled core" in slow.stdout.decode()


def test_help_is_in_the_language_asked_for_or_that_of_the_locale(tmp_path: Path) -> None:
    english = run(tmp_path, "--help").stdout
    french = run(tmp_path, "--help", "--lang", "fr").stdout
    assert english.startswith("Usage: dedale [options] command\n")
    assert french.startswith("Usage\u00a0: dedale [options] commande\n")
    assert run(tmp_path, "--help", env={"LANG": "fr_FR.UTF-8"}).stdout == french
    assert run(tmp_path).stdout == english
    for command in ("play", "replay", "rules", "puzzle", "games"):
        assert command in english
        for language in ("en", "fr"):
            said = run(tmp_path, command, "--help", "--lang", language)
            assert said.returncode == 0
            assert "cli-" not in said.stdout
            assert max(map(len, said.stdout.splitlines())) <= 80


def test_the_package_is_the_command_too_and_h_is_short_for_help(tmp_path: Path) -> None:
    spoken = [sys.executable, "-m", "dedale", "-h"]
    done = subprocess.run(spoken, capture_output=True, encoding="utf-8", env=environment(tmp_path), check=True)
    assert done.stdout == run(tmp_path, "--help").stdout
    assert run(tmp_path, "play", "-h").stdout == run(tmp_path, "play", "--help").stdout


def test_help_loads_nothing_that_only_a_game_needs(tmp_path: Path) -> None:
    script = (
        "import sys; from dedale.terminal.app import run; run(['replay', '--help']); "
        "slow = {'rich', 'fluent.runtime', 'dedale.onirim.game'}; print(*slow & {*sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=environment(tmp_path), check=True
    )
    assert done.stderr.strip() == ""


def test_games_are_listed(tmp_path: Path) -> None:
    labyrinth, onirim = run(tmp_path, "games").stdout.splitlines()
    assert labyrinth.startswith("labyrinth  Push the walls")
    assert onirim.startswith("onirim     Find the eight Doors")
    french = run(tmp_path, "games", "--lang", "fr").stdout.splitlines()
    assert [line.split()[0] for line in french] == ["labyrinth", "onirim"]


def test_the_rules_can_be_read_whole_or_by_the_chapter(tmp_path: Path) -> None:
    whole = run(tmp_path, "rules").stdout
    book = run(tmp_path, "rules", "book").stdout
    assert book.startswith(" The Book of Steps Lost and Found\n")
    assert book.strip() in whole
    assert max(map(len, whole.splitlines())) <= 80
    assert run(tmp_path, "rules", "turn", "--lang", "fr").stdout.startswith(" Un tour\n")
    labyrinth = run(tmp_path, "rules", "labyrinth").stdout
    assert labyrinth.startswith(" Labyrinth: the aim\n")
    assert "Book of Steps" not in labyrinth
    assert labyrinth.strip() in whole
    assert run(tmp_path, "rules", "labyrinth-young").stdout.strip() in labyrinth


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_encoding_can_show_a_game(encoding: str, language: str, tmp_path: Path) -> None:
    options = ["--lang", language, "--book", "yes", "--towers", "yes", "--dreams", "6", "--deal", "7"]
    done = run_anew(tmp_path, "play", "onirim", *options, lines=b"1\nx\n?\nl\n", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert done.stderr == b""
    said = done.stdout.decode(encoding)
    red_moon = {"en": "Rem", "fr": "Rol"}[language]
    assert ("☾" in said) == (encoding == "utf-8")
    assert (f" {red_moon} " in said) == (encoding != "utf-8")
    table = said.partition("sun" if language == "en" else "Soleil")[0]
    assert "?" not in table.partition(" ? ")[0]


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["games"]], ids=" ".join)
def test_what_takes_long_to_read_in_waits_until_it_is_needed(arguments: list[str]) -> None:
    slow = {"asyncio", "dedale.core.table", "fluent.runtime", "rich.console", "webbrowser"}
    script = f"import sys; from dedale.terminal.app import run; run({arguments}); print({slow} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "set()"
