"""`docs/notation-labyrinth.md` says what the code does: every action and every outcome."""

from __future__ import annotations

import re

import pytest

from dedale.labyrinth.game import GAME
from tools import notation_labyrinth
from tools.notation_labyrinth import FILE, main, notation


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == notation()
    assert main(["--check"]) == 0


def test_the_check_notices_a_file_that_is_not_current(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(notation_labyrinth.SIDES, "n", "somewhere else")
    assert main(["--check"]) == 1
    assert "make docs" in capsys.readouterr().out


def test_the_tables_list_every_action_with_its_text() -> None:
    pairs = re.findall(r"(\d+) `((?:push|move) [^`]+)`", FILE.read_text(encoding="utf-8"))
    assert {int(action): text for action, text in pairs} == {action: GAME.text(action) for action in GAME.actions}


def test_texts_go_both_ways() -> None:
    assert [GAME.action(GAME.text(action)) for action in GAME.actions] == list(GAME.actions)
    assert [GAME.outcome(GAME.outcome_text(outcome)) for outcome in range(84)] == list(range(84))
