"""`docs/bots.md`: its bot really plays, and every bot and level is named."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import dedale
from dedale.bots import bots, levels

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_on_the_page_plays() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_bot_on_the_page_takes_twenty_lines() -> None:
    first_example = PAGE.read_text().split("```")[1]
    assert len(first_example.strip().splitlines()) <= 20


@pytest.mark.parametrize("game", dedale.games())
def test_the_page_names_every_bot_and_level(game: str) -> None:
    row = next(line for line in PAGE.read_text().splitlines() if line.startswith(f"| {game.capitalize()} |"))
    for name in bots(game):
        assert f"`{name}`" in row
    for level in levels(game):
        assert f"`{level}`" in PAGE.read_text()
