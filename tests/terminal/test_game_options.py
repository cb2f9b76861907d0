"""The options of a game on the command line are those that it says itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import dedale
from tests.terminal.driver import run


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_lists_every_option_of_every_game(tmp_path: Path, language: str) -> None:
    told = run(tmp_path, "play", "--help", "--lang", language).stdout
    for name in dedale.games():
        for option in dedale.game(name).facts.options:
            assert f"--{option.name.replace('_', '-')}" in told


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        (["onirim", "--players", "2", "--silent"], "Onirim · two players, silent"),
        (
            ["--players=2", "onirim", "--talk", "silent", "--towers=ruins"],
            "Onirim · two players, silent, Scattered Ruins",
        ),
        (["labyrinth", "--turn-limit", "40", "--young"], "Labyrinth · two players"),
    ],
)
def test_options_are_typed_in_any_order_and_form(tmp_path: Path, typed: list[str], title: str) -> None:
    assert title in run(tmp_path, "play", *typed, lines="\nq\n").stdout


@pytest.mark.parametrize("typed", [["onirim", "--book"], ["onirim", "--book", "--players", "2"]])
def test_an_option_without_its_value_is_a_sentence(tmp_path: Path, typed: list[str]) -> None:
    done = run(tmp_path, "play", *typed)
    assert done.returncode == 2
    assert "--book” needs a value after it" in done.stderr


def test_what_is_no_option_of_any_game_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "onirim", "--bok", "yes")
    assert done.returncode == 2
    assert "--bok" in done.stderr
