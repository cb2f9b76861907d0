"""What whoever runs the server sees of it: figures, a log without anybody's secrets, a store that is cared for."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

import dedale
from dedale.core.table import Table
from dedale.server.front import shape
from dedale.server.logs import MINUTE, MOST, Calm, JsonLines
from dedale.server.store.examination import stats_of
from dedale.server.store.housekeeping import DAY
from dedale.server.store.log import StoredSeat
from dedale.server.store.opening import open_log
from dedale.server.store.pruning import AT_ONCE, Pruning
from dedale.server.store.statements import TOUCH
from dedale.server.store.upgrade import STEPS
from dedale.server.store.writer import Job
from dedale.terminal.app import run
from tests.patience import PATIENCE
from tests.server.outside import free_port
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess, running
from tests.server.test_limits import Clock

pytestmark = pytest.mark.slow


def figures(port: int) -> dict[str, float]:
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    lines = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
    return {name: float(number) for name, number in lines}


def test_the_figures_tell_what_happens(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "tables.sqlite", (*WIDE, "--metrics", str(port))) as server:
        before = figures(port)
        code, [token] = server.table("onirim", "you")
        with Page(server.socket, code, token) as page, Page(server.socket, code) as watcher:
            page.until("snapshot")
            watcher.until("snapshot")
            for _ in range(3):
                page.choose()
            page.ask("move", action=-1)
            now = figures(port)
        assert server.get("/api/tables/aaaaaaaa").status_code == 404
        later = figures(port)
    assert before["dedale_tables"] == before["dedale_people"] == before["dedale_changes_total"] == 0
    assert (now["dedale_tables"], now["dedale_people"], now["dedale_watchers"]) == (1, 1, 1)
    assert now["dedale_changes_total"] == now["dedale_tell_seconds_count"] == 3
    assert now["dedale_commit_seconds_count"] >= 4
    assert now["dedale_writes_waiting"] == now["dedale_thoughts_waiting"] == 0
    assert now["dedale_connections"] >= 2
    assert now["process_resident_memory_bytes"] > 1_000_000
    assert sum(number for name, number in now.items() if name.startswith("dedale_refusals_total")) == 1
    assert later['dedale_refusals_total{code="no-such-table"}'] == 1


def test_figures_are_told_only_where_that_is_asked_for(server: ServerProcess) -> None:
    for path in ("/metrics", "/api/metrics"):
        answer = server.get(path)
        assert answer.status_code == 404
        assert "dedale_tables" not in answer.text


def test_the_log_of_requests_holds_no_token_no_code_and_no_name(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", (*WIDE, "--log-all"))
    made = server.post("/api/tables", {"game": "onirim", "seats": [{"kind": "you", "name": "Zebulon"}]}).json()
    code, token = made["table"], made["seats"][0]["token"]
    with Page(server.socket, code, token) as page:
        page.hear()
        page.choose()
    for path in (
        f"/t/{code}",
        f"/api/tables/{code}",
        f"/t/{code}/{token}",
        f"/{token}",
        "/Zebulon",
        f"/api/games?x={token}",
    ):
        server.get(path)
    server.stop()
    for secret in (code, token, "Zebulon"):
        assert secret not in server.errors
    lines = [json.loads(line) for line in server.errors.splitlines()]
    assert all(line["logger"] == "dedale.access" for line in lines)
    asked = [(line["method"], line["path"], line["status"]) for line in lines]
    assert asked[0] == ("POST", "/api/tables", 201)
    assert ("SOCKET", "/api/socket", 101) in asked
    assert ("GET", "/api/tables/CODE", 200) in asked
    assert {line["address"] for line in lines} == {"127.0.0.1"}


def test_a_path_in_the_log_is_one_that_the_server_knows(luck: Random) -> None:
    for path in ("/", "/api/health", "/api/socket", "/rules/onirim", "/statistics"):
        assert shape(path) == path
    assert shape("/api/tables/k7m2qx4p/replay") == "/api/tables/CODE/replay"
    for _ in range(200):
        text = "".join(luck.choice("abc/?%Z é\n") for _ in range(12))
        assert shape("/" + text) in ("/", "/…", "/assets/…")


def report(text: str, *arguments: object, error: Exception | None = None) -> logging.LogRecord:
    told = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("dedale.server", logging.ERROR, "", 1, text, arguments, told)


def failed(divisor: int) -> Exception:
    try:
        1 // divisor
    except ZeroDivisionError as error:
        return error
    raise AssertionError


def test_a_cause_is_reported_once_a_minute_and_then_how_often_it_came() -> None:
    clock = Clock()
    calm = Calm(clock)
    assert [calm.filter(report("The disk is full: %s.", "a")) for _ in range(1000)] == [True] + [False] * 999
    assert calm.filter(report("The disk is full: %s.", "b"))
    clock.now = MINUTE
    again = report("The disk is full: %s.", "a")
    assert calm.filter(again)
    assert "999 more" in again.getMessage()
    assert sum(calm.filter(report(f"Cause {number}.")) for number in range(1000)) == MOST - 1


def test_errors_that_come_from_one_place_are_one_cause() -> None:
    calm = Calm(Clock())
    passed = [calm.filter(report("It failed.", error=failed(0))) for _ in range(3)]
    assert passed == [True, False, False]


def test_a_report_is_one_line_of_json_with_its_traceback_inside() -> None:
    line = JsonLines().format(report("It failed:\n%s", "x", error=failed(0)))
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "dedale.server", "It failed:\nx")
    assert "ZeroDivisionError" in told["traceback"]


def filled(store: Path, old: int, events: int) -> None:
    """A store with so many old tables of so many events, and a young one."""

    async def fill() -> None:
        log = await open_log(str(store))
        table = Table.new(dedale.game("labyrinth"), {"players": 2}, seats=["Ann", "Ben"])
        while table.turn >= 0 and len(table.record.timeline.entries) < events:
            table.note_hint(0)
        for number in range(old + 1):
            await log.create(f"aaaa{number:04}", table.record, [StoredSeat("Ann", None), StoredSeat("Ben", None)])
        past = int(time.time()) - 100 * DAY
        rows = [(TOUCH, {"code": f"aaaa{number:04}", "touched": past, "over": False}) for number in range(1, old + 1)]
        await log._writer.write(Job(rows))
        await log.close()

    asyncio.run(fill())


def test_pruning_is_done_in_small_steps_and_gives_its_room_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "tables.sqlite"
    filled(store, 20, 1000)
    assert run(["store", "prune", "--older-than", "90d", "--lang", "en", "--store", str(store)]) == 0
    assert capsys.readouterr().out.strip() == "20 tables deleted."
    before = stats_of(str(store))
    assert run(["store", "vacuum", "--store", str(store)]) == 0
    after = stats_of(str(store))
    assert after.free == 0
    assert after.size < before.size / 3
    assert (after.tables, after.events) == (1, before.events)
    assert run(["store", "check", "--store", str(store)]) == 0


def test_no_step_of_pruning_deletes_much_and_one_that_was_broken_off_is_finished(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    filled(store, 3, 1000)
    with closing(sqlite3.connect(store)) as database:

        def events() -> int:
            return int(database.execute("SELECT count(*) FROM events").fetchone()[0])

        def broken_off(most: int) -> None:
            pruning = Pruning(store)
            left = events()
            for _ in range(most):
                if pruning.step(int(time.time()) - 90 * DAY) is None:
                    break
                assert left - events() <= AT_ONCE
                left = events()
            pruning.close()

        young = database.execute("SELECT count(*) FROM events WHERE \"table\" = 'aaaa0000'").fetchone()[0]
        broken_off(2)
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (3,)
        assert run(["store", "check", "--store", str(store)]) == 0
        broken_off(1000)
        assert events() == young
        assert database.execute("SELECT code FROM tables").fetchall() == [("aaaa0000",)]


def test_the_server_prunes_by_itself_where_that_is_asked_for(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    filled(store, 2, 10)
    command = ("dedale.terminal.app", "serve", "--lang", "en", "--prune-after", "90d")
    with running(store, command), closing(sqlite3.connect(store)) as database:
        until = time.monotonic() + PATIENCE
        while database.execute("SELECT count(*) FROM tables").fetchone() != (1,):
            assert time.monotonic() < until


def test_a_store_tells_what_it_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "tables.sqlite"
    filled(store, 2, 10)
    assert run(["store", "stats", "--lang", "en", "--store", str(store)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 tables, 0 of them over; ")
    assert f"version {STEPS[-1]} of the store" in said


def test_a_backup_is_restored_where_there_is_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, backup, again = (tmp_path / name for name in ("tables.sqlite", "backup.sqlite", "again.sqlite"))
    filled(store, 2, 10)
    assert run(["store", "backup", str(backup), "--store", str(store)]) == 0
    content = backup.read_bytes()
    assert run(["store", "restore", str(backup), "--store", str(again)]) == 0
    assert backup.read_bytes() == content
    assert run(["store", "check", "--store", str(again)]) == 0
    with closing(sqlite3.connect(store)) as before, closing(sqlite3.connect(again)) as after:
        for table in ("tables", "seats", "events", "reviews"):
            assert (
                before.execute(f"SELECT * FROM {table}").fetchall()
                == after.execute(f"SELECT * FROM {table}").fetchall()
            )
    capsys.readouterr()
    assert run(["store", "restore", str(backup), "--lang", "en", "--store", str(again)]) == 1
    assert capsys.readouterr().err.startswith("There is already a file")


def test_what_is_wrong_with_a_store_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "tables.sqlite"

    def said() -> str:
        assert run(["store", "check", "--lang", "en", "--store", str(store)]) == 1
        return capsys.readouterr().err

    assert said() == f"There is no store “{store}”; check the name.\n"
    assert not store.exists()
    filled(store, 2, 300)
    with closing(sqlite3.connect(store)) as database:
        database.execute("DELETE FROM events WHERE seq = 7 AND \"table\" = 'aaaa0001'")
        database.commit()
    assert "events are missing at 1 tables" in said()
    with closing(sqlite3.connect(store)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(store.read_bytes())
    content[4096 * 3 :] = b"\xa5" * (len(content) - 4096 * 3)
    store.write_bytes(content)
    assert "is not sound" in said()
    assert run(["store", "restore", str(store), "--store", str(tmp_path / "new.sqlite")]) == 1
    assert not (tmp_path / "new.sqlite").exists()
