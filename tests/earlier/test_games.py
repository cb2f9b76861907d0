"""Records and saves that an earlier version wrote still hold the same games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dedale.core.record import Record
from dedale.core.table import Table
from tests.earlier.seen import GAMES, SHOWN, fields_of, lines_of, views

KEPT: dict[str, dict[str, Any]] = json.loads(SHOWN.read_text(encoding="utf-8"))
FILES = sorted(GAMES.glob("*.txt"))


def test_every_game_has_what_it_showed() -> None:
    assert {file.name for file in FILES if not file.name.startswith("terminal")} == set(KEPT)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_then_is_read_and_written_as_it_is(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    record.verify()
    assert lines_of(record.text(secret=True)) == lines_of(text)
    assert record.over == ("result: unfinished" not in text)


@pytest.mark.parametrize("name", KEPT)
def test_a_game_of_then_shows_what_it_showed_to_everybody(name: str) -> None:
    then, record = KEPT[name], Record.load(GAMES / name)
    states = list(record.states())
    now = fields_of(views(states))
    assert len(states) == then["states"]
    assert list(record.returns()) == then["returns"]
    assert {field: now.get(field) for field in then["views"]} == then["views"]


@pytest.mark.parametrize("file", [file for file in FILES if "over" not in file.name], ids=lambda file: file.stem)
def test_a_game_of_then_that_was_under_way_goes_on(file: Path) -> None:
    table = Table.resume(Record.load(file))
    while not table.over and len(table.record.events) < 500:
        table.play(table.turn, table.legal(table.turn)[-1])
    again = Record.parse(table.export(owner=True))
    again.verify()
    assert again.replay().to_json() == table.state.to_json()
