"""What happens to the store is noticed, told once, and nothing is acknowledged that may be lost."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dedale.server.errors import StoreTrouble
from dedale.server.store.soundness import Soundness
from tests.patience import PATIENCE
from tests.server.outside import Outside
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess

pytestmark = pytest.mark.slow

ZEALOUS = (*WIDE, "--zealous")


def deleted(server: ServerProcess) -> None:
    server.store.unlink()


def replaced(server: ServerProcess) -> None:
    other = server.store.with_name("other")
    other.touch()
    other.rename(server.store)


def without_its_journal(server: ServerProcess) -> None:
    server.store.with_name(f"{server.store.name}-wal").unlink()


def full(server: ServerProcess) -> None:
    """As on a full disk: files may not grow any more."""
    largest = server.store.with_name(f"{server.store.name}-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, largest))


def spoilt(server: ServerProcess) -> None:
    """Every page but the first is overwritten, as by a broken disk."""
    with closing(sqlite3.connect(server.store)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
    child = os.fork()
    if child == 0:  # a process of its own: closing the file here would let go of SQLite's locks on it
        with suppress(BaseException), server.store.open("r+b") as file:
            file.seek(size)
            file.write(b"\xa5" * (server.store.stat().st_size - size))
        os._exit(0)
    os.waitpid(child, 0)


def locked(server: ServerProcess) -> sqlite3.Connection:
    holder = sqlite3.connect(server.store, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    return holder


@contextmanager
def troubled(tmp_path: Path, trouble: Callable[[ServerProcess], object]) -> Iterator[tuple[ServerProcess, Page]]:
    """A server whose store has a trouble, and a page at a table of it that has played before."""
    server = ServerProcess(tmp_path / "tables.sqlite", ZEALOUS)
    try:
        code, [token] = server.table("onirim", "you")
        with Page(server.socket, code, token) as page:
            page.hear()
            assert page.choose()["type"] == "ack"
            assert server.get("/api/health").json()["status"] == "ok"
            made = trouble(server)
            yield server, page
            if isinstance(made, sqlite3.Connection):
                made.close()
    finally:
        server.stop()


def until_ill(server: ServerProcess) -> str:
    """Ask for the health of a server until it is ill: what it says."""
    until = time.monotonic() + PATIENCE
    while (answer := server.get("/api/health")).status_code == 200:
        assert time.monotonic() < until
    assert answer.status_code == 503
    said: str = answer.json()["code"]
    return said


@pytest.mark.parametrize(
    ("trouble", "code", "logged"),
    [
        (deleted, "store-gone", "is gone, or another is in its place"),
        (replaced, "store-gone", "is gone, or another is in its place"),
        (without_its_journal, "store-gone", "is gone, or another is in its place"),
        (full, "store-write", "The store could not be written: OperationalError"),
        (spoilt, "store-damaged", "The store is damaged"),
        (locked, "store-write", "The store could not be written: OperationalError: database is locked"),
    ],
)
def test_a_store_in_trouble_is_told_once_and_nothing_is_acknowledged(
    tmp_path: Path, trouble: Callable[[ServerProcess], object], code: str, logged: str
) -> None:
    with troubled(tmp_path, trouble) as (server, page):
        assert until_ill(server) == code
        for _ in range(2):
            refused = server.post("/api/tables", {"game": "onirim", "seats": [{"kind": "you"}]})
            assert (refused.status_code, refused.json()["code"]) == (503, code)
        seq = page.last["seq"]
        with suppress(ConnectionClosed):
            page.choose()
        assert page.closed()[0] == 4503
        assert page.last["seq"] == seq, "nothing was told that is not in the log"
    lines = [line for line in server.errors.splitlines() if logged in line]
    assert len(lines) == 1, server.errors
    assert len(server.errors.splitlines()) <= 4, server.errors


def test_damage_is_told_to_whoever_runs_the_server_once_whoever_finds_it_first(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"\xa5" * 4096)
    soundness = Soundness(file)
    with closing(sqlite3.connect(file)) as database, pytest.raises(sqlite3.DatabaseError) as found:
        database.execute("SELECT 1 FROM tables")
    soundness.note(found.value)
    asyncio.run(soundness.look_through())
    assert caplog.text.count("The store is damaged") == 1
    with pytest.raises(StoreTrouble, match="restore"):
        soundness.need_sound()


def test_a_store_that_was_locked_goes_on(tmp_path: Path) -> None:
    with troubled(tmp_path, lambda _: None) as (server, page):
        with closing(locked(server)):
            assert until_ill(server) == "store-write"
        until = time.monotonic() + PATIENCE
        while server.get("/api/health").status_code != 200:
            assert time.monotonic() < until
        assert page.choose()["type"] == "ack"


@pytest.mark.parametrize(
    "path", ["/", "/api/health", "/api/games", "/api/tables/aaaaaaaa", "/nothing", "/assets/nothing"]
)
def test_head_is_answered_as_get_is_without_a_body(server: ServerProcess, path: str) -> None:
    with Outside(server.address) as guest:
        asked = guest.request("GET", path)
    with Outside(server.address) as guest:
        status, headers, body = guest.request("HEAD", path)
    assert (status, body) == (asked[0], b"")
    assert headers.get("content-length") == asked[1].get("content-length")


def test_what_should_not_happen_is_told_to_the_log_alone(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", (*WIDE, "--broken"))
    for _ in range(5):
        answer = server.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    server.stop()
    assert "ZeroDivisionError" not in answer.text
    assert server.errors.count("ZeroDivisionError") == 1
    assert server.errors.count("Traceback") == 1
