"""Stores of every released schema come up to date, and servers that start together on one file do so too."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from dedale.server.store.upgrade import STEPS, open_store
from dedale.terminal.app import run
from tests.server.page import Page
from tests.server.process import PLAIN, WIDE, ServerProcess, running

pytestmark = pytest.mark.slow

STORES = sorted(Path(__file__).with_name("stores").glob("*.sql"))
"""Written by `tools/store_fixture.py`, one when a schema is released."""

OVER, UNDER_WAY = "aaaaaaaa", "bbbbbbbb"


def made_from(dump: Path, path: Path) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    return path


def test_there_is_a_store_of_every_schema() -> None:
    assert [store.stem for store in STORES] == STEPS


@pytest.mark.parametrize("dump", STORES, ids=lambda dump: dump.stem)
def test_a_store_of_an_older_schema_is_played_on_and_seen_again(dump: Path, tmp_path: Path) -> None:
    store = made_from(dump, tmp_path / "tables.sqlite")
    with running(store, WIDE) as server:
        with Page(server.socket, UNDER_WAY, "ann") as page:
            shown = page.hear()
            assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
            assert shown["assisted"]
            assert page.choose()["type"] == "ack"
        replay = server.get(f"/api/tables/{OVER}/replay?seat=0").json()
        assert len(replay["frames"]) > 10
        assert server.get(f"/api/tables/{OVER}/record").status_code == 200
    assert run(["store", "check", "--store", str(store)]) == 0
    with closing(sqlite3.connect(store)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(STEPS[-1],)]


@pytest.mark.parametrize("dump", [None, *STORES], ids=lambda dump: "new" if dump is None else dump.stem)
def test_servers_that_start_together_on_one_file_do_not_trip_over_each_other(
    dump: Path | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "tables.sqlite"
    if dump is not None:
        made_from(dump, store)
    (tmp_path / "logs").mkdir()

    def started(number: int) -> ServerProcess:
        return ServerProcess(store, WIDE, log=tmp_path / "logs" / str(number))

    with ThreadPoolExecutor(4) as together:
        servers = list(together.map(started, range(4)))
    try:
        code, [token] = servers[0].table("onirim", "you")
        for server in servers[1:]:
            with Page(server.socket, code, token) as page:
                page.hear()
                assert page.choose()["type"] in ("ack", "reject")
    finally:
        for server in servers:
            server.stop()
    assert [server.errors for server in servers] == [""] * 4


def test_many_open_a_new_store_at_once(tmp_path: Path) -> None:
    """In one process, where the moments are closer to each other than those of processes are."""

    async def opened(path: Path) -> None:
        await (await open_store(str(path))).dispose()

    for turn in range(5):
        with ThreadPoolExecutor(8) as together:
            list(together.map(lambda _, turn=turn: asyncio.run(opened(tmp_path / f"{turn}.sqlite")), range(8)))


def test_a_store_of_an_older_schema_is_opened_by_the_command_that_everybody_uses(tmp_path: Path) -> None:
    store = made_from(STORES[0], tmp_path / "tables.sqlite")
    with running(store, PLAIN) as server:
        assert server.get("/api/health").json()["status"] == "ok"
