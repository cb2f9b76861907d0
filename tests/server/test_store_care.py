"""`dedale store` with a store that is not there, damaged or locked: one sentence, and nothing is made or changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dedale.terminal.app import run
from tests.server.test_seen import filled

pytestmark = pytest.mark.slow

PAGE = 4096


def asked(command: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says of the store in this folder."""
    more = [str(folder / "copy.sqlite")] if command == "backup" else []
    assert run(["store", command, *more, "--lang", "en", "--store", str(folder / "tables.sqlite")]) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "stats", "backup", "prune", "vacuum"])
def test_no_command_makes_the_store_that_it_does_not_find(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(command, tmp_path, capsys) == f"There is no store “{tmp_path / 'tables.sqlite'}”; check the name.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["check", "stats", "backup", "prune"])
@pytest.mark.parametrize("kept", [PAGE // 2, 3 * PAGE])
def test_a_damaged_store_is_called_so(
    command: str, kept: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "whole.sqlite"
    filled(store, 2, 300)
    with closing(sqlite3.connect(store)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = store.read_bytes()
    damaged = whole[:kept] + (b"\xa5" * (len(whole) - kept) if kept >= PAGE else b"")
    (tmp_path / "tables.sqlite").write_bytes(damaged)
    assert "is not sound" in asked(command, tmp_path, capsys)
    assert not (tmp_path / "copy.sqlite").exists()


def test_an_empty_file_is_not_made_a_store_by_its_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite").touch()
    assert "is not sound" in asked("backup", tmp_path, capsys)
    assert (tmp_path / "tables.sqlite").read_bytes() == b""


@pytest.mark.parametrize("command", ["serve", "vacuum"])
def test_the_database_of_another_program_is_left_alone(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(store)) as database:
        database.execute("CREATE TABLE letters (text)")
    if command == "serve":
        assert run(["serve", "--lang", "en", "--port", "0", "--store", str(store)]) == 1
        said = capsys.readouterr().err
        assert said == f"The store “{store}” is a database of another program; choose another --store.\n"
    else:
        assert "is not sound" in asked(command, tmp_path, capsys)
    with closing(sqlite3.connect(store)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("letters",)]


def test_a_store_that_somebody_holds_locked_is_not_called_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "tables.sqlite"
    filled(store, 1, 10)
    with closing(sqlite3.connect(store, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        assert asked("check", tmp_path, capsys) == "The store does not answer; try again in a moment.\n"
