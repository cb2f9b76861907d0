"""The store: what is written, in which order, what is copied, and what is deleted."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

import dedale
from dedale.core.errors import FileTrouble
from dedale.core.table import Table
from dedale.server.errors import Conflict, StoreTrouble
from dedale.server.store.database_log import DatabaseLog
from dedale.server.store.engine import open_engine
from dedale.server.store.housekeeping import DAY, back_up, prune
from dedale.server.store.log import StoredSeat, StoredTable
from dedale.server.store.opening import open_log
from dedale.server.store.schema import metadata
from dedale.server.store.statements import CHECK, TOUCH
from dedale.server.store.upgrade import config_for, upgrade
from dedale.server.store.writer import Job, Outcome
from dedale.terminal.app import run
from tests.patience import PATIENCE
from tests.server.page import Page
from tests.server.process import WIDE, running

pytestmark = pytest.mark.slow

T = TypeVar("T")

OF_A_FILE = {"include_name": None, "include_object": lambda _, name, *__: name != "ix_events_request"}
"""Only where several servers write are requests held apart by the database."""


def with_log(path: Path, work: Callable[[DatabaseLog], Awaitable[T]]) -> T:
    async def all_of_it() -> T:
        log = await open_log(str(path))
        try:
            return await work(log)
        finally:
            await asyncio.wait_for(log.close(), PATIENCE)

    return asyncio.run(all_of_it())


async def a_table(log: DatabaseLog, code: str = "aaaaaaaa") -> tuple[StoredTable, Table]:
    table = Table.new(dedale.game("onirim"), {}, seats=["Ann"])
    return await log.create(code, table.record, [StoredSeat("Ann", bytes(32))]), table


def test_a_table_comes_back_from_the_log_as_it_was(tmp_path: Path) -> None:
    async def work(log: DatabaseLog) -> None:
        stored, table = await a_table(log)
        for number in range(10):
            first = len(table.record.timeline.entries)
            added = table.play(0, table.legal(0)[0])
            await log.append(stored, first, added, f"0 m{number}")
        found = await log.load("aaaaaaaa")
        assert found is not None
        assert found.record.text(secret=True) == table.record.text(secret=True)
        assert found.requests["0 m9"] == len(table.record.timeline.entries)
        assert list(found.requests) == [f"0 m{number}" for number in range(10)]
        assert found.seats == [StoredSeat("Ann", bytes(32))]
        assert Table.resume(found.record).legal(0) == table.legal(0)
        assert await log.load("bbbbbbbb") is None

    with_log(tmp_path / "t.sqlite", work)


def test_of_two_who_write_the_same_event_one_is_told_and_the_others_do_not_suffer(tmp_path: Path) -> None:
    async def work(log: DatabaseLog) -> None:
        stored, table = await a_table(log)
        other, another = await a_table(log, "bbbbbbbb")
        first, others_first = len(table.record.timeline.entries), len(another.record.timeline.entries)
        added = table.play(0, table.legal(0)[0])
        elsewhere = another.play(0, another.legal(0)[0])
        answers = await asyncio.gather(
            log.append(stored, first, added, "0 a"),
            log.append(stored, first, added, "0 b"),
            log.append(other, others_first, elsewhere, "0 c"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        found = await log.load("aaaaaaaa")
        assert found is not None
        assert list(found.requests) == ["0 a"]

    with_log(tmp_path / "t.sqlite", work)


def test_what_no_store_can_write_fails_alone_and_the_writer_goes_on(tmp_path: Path) -> None:
    async def work(log: DatabaseLog) -> None:
        await a_table(log)
        too_large = Job([(CHECK, {"at": 2**70})])
        answers = await asyncio.wait_for(
            asyncio.gather(log._writer.write(too_large), a_table(log, "bbbbbbbb"), return_exceptions=True),
            PATIENCE,
        )
        assert isinstance(answers[0], StoreTrouble)
        await asyncio.wait_for(a_table(log, "cccccccc"), PATIENCE)
        for code in ("aaaaaaaa", "bbbbbbbb", "cccccccc"):
            assert await log.load(code) is not None

    with_log(tmp_path / "t.sqlite", work)


def test_what_comes_together_is_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []

    async def work(log: DatabaseLog) -> None:
        commit = log._writer._commit

        def counted(jobs: list[Job]) -> list[Outcome]:
            groups.append(len(jobs))
            return commit(jobs)

        monkeypatch.setattr(log._writer, "_commit", counted)
        await asyncio.gather(*(a_table(log, f"aaaaaaa{letter}") for letter in "abcdefgh"))

    with_log(tmp_path / "t.sqlite", work)
    assert sum(groups) == 8
    assert len(groups) <= 2


def test_the_database_is_durable_and_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "t.sqlite"

    async def work() -> list[object]:
        engine = open_engine(str(path))
        async with engine.connect() as connection:
            names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await engine.dispose()
        return found

    assert asyncio.run(work()) == ["wal", 2, 5000, 1]
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_a_store_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("this is no database, though it is long enough to look like one" * 100)
    with pytest.raises(StoreTrouble, match="cannot be opened"):
        with_log(tmp_path / "t.sqlite", lambda log: log.check())
    with pytest.raises(StoreTrouble):
        with_log(tmp_path / "t.sqlite" / "below", lambda log: log.check())


def test_the_steps_lead_from_nothing_to_the_schema_and_back(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_engine(str(tmp_path / "t.sqlite"))
        await upgrade(engine)
        await upgrade(engine)
        async with engine.begin() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts=OF_A_FILE), metadata)
            )
            assert differences == []
            await connection.run_sync(lambda sync: command.downgrade(config_for(sync), "base"))
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            assert names == ["alembic_version"]
        await upgrade(engine)
        await engine.dispose()

    asyncio.run(work())


def test_a_store_is_copied_while_the_server_writes_to_it(tmp_path: Path) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with running(store, WIDE) as server:
        code, [token] = server.table("onirim", "you")
        with Page(server.socket, code, token) as page:
            page.hear()
            page.choose()
            seq = page.last["seq"]
            assert run(["store", "backup", str(copy), "--store", str(store)]) == 0
            page.choose()
    with running(copy, WIDE) as restored, Page(restored.socket, code, token) as page:
        assert page.hear()["seq"] == seq
        assert page.choose()["type"] == "ack"
    with pytest.raises(FileTrouble, match="already"):
        asyncio.run(back_up(str(store), copy))
    assert not list(tmp_path.glob(".*.part*"))


def test_old_tables_are_deleted_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def work(log: DatabaseLog) -> None:
        await a_table(log, "aaaaaaaa")
        await a_table(log, "bbbbbbbb")
        old = int(time.time()) - 100 * DAY
        await log._writer.write(Job([(TOUCH, {"code": "aaaaaaaa", "touched": old, "over": False})]))

    with_log(path, work)
    assert asyncio.run(prune(str(path), 101)) == 0
    assert run(["store", "prune", "--older-than", "90d", "--store", str(path)]) == 0
    with closing(sqlite3.connect(path)) as database:
        for table in ("tables", "seats", "events"):
            column = "code" if table == "tables" else '"table"'
            found = database.execute(f"SELECT DISTINCT {column} FROM {table}").fetchall()
            assert found == [("bbbbbbbb",)]


@pytest.mark.parametrize("arguments", [["backup"], ["prune", "--older-than", "soon"], ["prune", "--older-than", "0"]])
def test_a_command_line_that_cannot_be_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["store", *arguments]) == 2
    assert capsys.readouterr().err
