"""Two real servers on one real PostgreSQL, behind a real nginx: people of one table on both, and one of them killed."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import ssl
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import dedale
from dedale.core.table import Table
from dedale.server.errors import Conflict, StoreTrouble
from dedale.server.store.log import StoredSeat
from dedale.server.store.opening import open_log
from dedale.server.store.schema import metadata
from dedale.server.store.upgrade import STEPS, config_for, open_store
from dedale.terminal.app import run
from tests.patience import PATIENCE
from tests.postgresql import QUOTED, Cluster, cluster
from tests.server.following import Follower
from tests.server.nginx import proxied
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

BEHIND = (*WIDE, "--prefix", "/games", "--proxy", "127.0.0.1")
KILLS = 50 if SOAK else 3
LONG = 400
"""A table with so many events is left for another."""

MOST_ACKS = 30
"""A server is killed after at most so many moves in all."""

LOOSE = ssl.create_default_context()
LOOSE.check_hostname, LOOSE.verify_mode = False, ssl.CERT_NONE


@contextmanager
def servers(folder: Path, store: str, count: int = 2, options: tuple[str, ...] = WIDE) -> Iterator[list[ServerProcess]]:
    """So many servers on one store."""
    started = [ServerProcess(store, options, log=folder / f"{number}.out") for number in range(count)]
    try:
        yield started
    finally:
        for server in started:
            server.stop()


def socket_of(server: ServerProcess, code: str) -> str:
    return f"{server.socket}/{code}"


def test_people_of_one_table_play_talk_and_see_each_other_on_two_servers(tmp_path: Path) -> None:
    with servers(tmp_path, cluster().database()) as (one, other):
        code, [ann, ben] = one.table("labyrinth", "you", "friend", first=0)
        with Page(socket_of(one, code), code, ann) as mine, Page(socket_of(other, code), code, ben) as theirs:
            mine.hear(), theirs.hear()
            while not all(seat["here"] for seat in mine.last["seats"]):
                mine.last["seats"] = mine.until("presence")["seats"]
            for number in range(8):
                turn, rest = (mine, theirs) if mine.last["turn"] == 0 else (theirs, mine)
                assert turn.choose(number)["type"] == "ack"
                while rest.last["seq"] < turn.last["seq"]:
                    rest.until("update", "snapshot")
            assert mine.ask("say", 0, text="Well played")["type"] == "ack"
            assert theirs.until("said")["text"] == "Well played"
            with Page(socket_of(other, code), code) as watcher:
                assert watcher.hear()["seq"] == mine.last["seq"]
                assert mine.until("presence")["watchers"] == 1
            assert mine.until("presence")["watchers"] == 0
        found = [server.get(f"/api/tables/{code}").json() for server in (one, other)]
        assert found[0] == found[1]
    assert [one.errors, other.errors] == ["", ""]


def test_a_bot_plays_on_whichever_server_somebody_looks_on(tmp_path: Path) -> None:
    with servers(tmp_path, cluster().database()) as (one, other):
        code, [ann] = one.table("labyrinth", "you", "easy", first=0)
        with Page(socket_of(other, code), code, ann) as page, Page(socket_of(one, code), code) as watcher:
            page.hear(), watcher.hear()
            while page.last["turn"] == 0:
                assert page.choose()["type"] == "ack"
            while page.last["turn"] != 0:
                page.until("update", "snapshot")
            while watcher.last["seq"] < page.last["seq"]:
                watcher.until("update", "snapshot")
    assert [one.errors, other.errors] == ["", ""]


def test_a_socket_names_its_table(tmp_path: Path) -> None:
    with servers(tmp_path, str(tmp_path / "t.sqlite"), 1) as (server,):
        code, [token] = server.table("onirim", "you")
        with Page(socket_of(server, code), code, token) as page:
            assert page.hear()["type"] == "snapshot"
        with Page(socket_of(server, "aaaaaaaa"), code, token) as page:
            closed, error = page.closed()
        assert (closed, error and error["code"]) == (4400, "malformed")


def test_the_proxy_leads_all_of_a_table_to_one_server(tmp_path: Path) -> None:
    with ExitStack() as ways:
        both = ways.enter_context(servers(tmp_path, cluster().database(), 2, (*BEHIND, "--log-all")))
        front = ways.enter_context(proxied(tmp_path, *(server.address for server in both)))
        code, _ = both[0].table("onirim", "you")
        with httpx.Client(verify=False, timeout=PATIENCE) as guest:
            for _ in range(6):
                assert guest.get(f"{front}/api/tables/{code}").status_code == 200
    led = [len(re.findall('"method": "GET", "path": "/api/tables/CODE"', server.errors)) for server in both]
    assert sorted(led) == [0, 6]


class Person:
    """Somebody at a table, who comes back through the proxy whenever the line is cut."""

    def __init__(self, front: str, code: str, token: str, longest: list[float]) -> None:
        self._address = front.replace("https", "wss", 1) + f"/api/socket/{code}"
        self.code = code
        self._hello = {"type": "hello", "table": code, "tokens": [token], "seq": None}
        self._pick = Random(token)
        self._longest = longest
        self._cut: float | None = None
        self.coming = 0.0
        """How long it took to come for the first time."""
        self.pending: dict[str, Any] | None = None
        self.promised: dict[str, tuple[dict[str, Any], int]] = {}
        self.over = False
        self.seq = 0

    def opened(self) -> connect:
        return connect(
            self._address, ssl=LOOSE, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None
        )

    async def play(self, acked: asyncio.Queue[str]) -> None:
        """Play on until the game is over."""
        while not self.over:
            try:
                await self._sit(acked)
            except (WebSocketException, OSError, TimeoutError):
                self._cut = self._cut or time.monotonic()
                await asyncio.sleep(0.1)

    async def _sit(self, acked: asyncio.Queue[str]) -> None:
        began = time.monotonic()
        async with self.opened() as page:
            await page.send(json.dumps(self._hello | {"seq": self.seq or None}))
            shown: dict[str, Any] = {}
            async for frame in page:
                message = json.loads(frame)
                if message["type"] in ("snapshot", "update"):
                    if message["type"] == "snapshot":
                        follower = Follower(message)
                    else:
                        follower.follow(message)
                    if not shown and self.pending:
                        await page.send(json.dumps(self.pending))
                    shown = follower.shown
                    assert message["seq"] >= self.seq, "nothing is ever taken back"
                    self.seq = message["seq"]
                    self.coming = self.coming or time.monotonic() - began
                    self._back()
                elif message["type"] in ("ack", "reject"):
                    self._answered(message)
                    acked.put_nowait(self.code)
                if shown and self.pending is None and (shown["over"] or self.seq > LONG):
                    self.over = True
                    return
                if shown and self.pending is None and shown["turn"] in shown["you"]:
                    await page.send(json.dumps(self._next(shown)))

    def _back(self) -> None:
        if self._cut is not None:
            self._longest.append(time.monotonic() - self._cut)
            self._cut = None

    def _next(self, shown: dict[str, Any]) -> dict[str, Any]:
        seat = shown["turn"]
        [screen] = [one for one in shown["screens"] if one["seat"] == seat]
        action = self._pick.choice(screen["choices"])["action"]
        number = len(self.promised) + self._pick.getrandbits(30)
        self.pending = {"type": "move", "id": f"m{number}", "seat": seat, "base": shown["seq"], "action": action}
        return self.pending

    def _answered(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            return  # it was answered before: it was sent again after the line was cut
        if message["type"] == "ack":
            self.promised[message["id"]] = (self.pending, message["seq"])
        else:
            assert message["code"] == "stale", message
        self.pending = None

    async def check(self) -> None:
        """Every move that was acknowledged is there once: sent again, it gets the same answer and does nothing."""
        async with self.opened() as page:
            await page.send(json.dumps(self._hello))
            shown = json.loads(await page.recv())
            assert shown["seq"] >= max((seq for _, seq in self.promised.values()), default=0)
            for move, seq in self.promised.values():
                await page.send(json.dumps(move))
                while (message := json.loads(await page.recv())).get("id") != move["id"]:
                    assert message["type"] != "update", "nothing is done twice"
                assert (message["type"], message["seq"]) == ("ack", seq)


def test_nothing_is_lost_or_doubled_and_everybody_plays_on_when_a_server_is_killed(
    tmp_path: Path, luck: Random
) -> None:
    store, longest, naps = cluster().database(), list[float](), [0.0]
    both = [ServerProcess(store, BEHIND, log=tmp_path / f"{number}.out") for number in range(2)]
    ports = [int(server.address.rpartition(":")[2]) for server in both]

    async def nap() -> None:
        """How much slower than it is this machine seems, beside whatever else it does."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.1)
            naps[0] = max(naps[0], time.monotonic() - began)

    async def killing(people: list[Person]) -> None:
        acked: asyncio.Queue[str] = asyncio.Queue()
        playing = [asyncio.create_task(person.play(acked)) for person in people]
        napping = asyncio.create_task(nap())

        async def one_more() -> None:
            """Wait for a move that is acknowledged; whoever fell over says so."""
            ending = [task for task in playing if not task.done()]
            getting = asyncio.create_task(acked.get())
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([getting, *ending], return_when=asyncio.FIRST_COMPLETED)
            getting.cancel()
            for task in playing:
                if task.done():
                    task.result()

        for _ in range(KILLS):
            for _ in range(luck.randint(1, MOST_ACKS)):
                await one_more()
            victim = luck.randrange(2)
            await asyncio.sleep(luck.random() / 50)  # any moment will do
            both[victim].kill()
            for _ in range(luck.randint(0, MOST_ACKS // 3)):
                await one_more()
            log = tmp_path / f"{victim}.out"
            both[victim] = await asyncio.to_thread(ServerProcess, store, BEHIND, ports[victim], log)
            if sum(not task.done() for task in playing) < 4:
                people.extend(fresh := await asyncio.to_thread(seated))
                playing += [asyncio.create_task(person.play(acked)) for person in fresh]
        for task in (*playing, napping):
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(end is None or isinstance(end, asyncio.CancelledError) for end in ended), ended
        for person in people:
            await asyncio.wait_for(person.check(), PATIENCE)

    def seated() -> list[Person]:
        made = [both[0].table("labyrinth", "you", "friend"), both[1].table("onirim", "you", "friend")]
        return [Person(front, code, token, longest) for code, tokens in made for token in tokens]

    with proxied(tmp_path, *(server.address for server in both), by_table=False) as front:
        people = seated()
        asyncio.run(killing(people))
    for server in both:
        server.stop()
    assert sum(len(person.promised) for person in people) > KILLS
    waits = sorted(longest) or [0.0]
    print(
        f"killed {KILLS} times; {len(longest)} pages came back, half of them within {waits[len(waits) // 2]:.2f} s, "
        f"the slowest after {waits[-1]:.2f} s; to come for the first time took "
        f"{max(person.coming for person in people):.2f} s at most, and a nap of 0.1 s {naps[-1]:.2f} s"
    )
    codes = {person.code for person in people}
    for code in codes:
        name = store.rpartition("/")[2]
        asked = cluster().ask(f"SELECT count(*), max(seq) + 1 FROM events WHERE \"table\" = '{code}'", name)
        assert asked[0][0] == asked[0][1]
    for server in both:
        assert "Traceback" not in server.errors


def test_a_database_that_is_started_anew_loses_no_move_and_is_told_of_meanwhile(tmp_path: Path) -> None:
    own = Cluster()
    try:
        with servers(tmp_path, own.database()) as (one, other):
            code, [ann, ben] = one.table("labyrinth", "you", "friend", first=0)
            with Page(socket_of(one, code), code, ann) as mine, Page(socket_of(other, code), code, ben) as theirs:
                mine.hear(), theirs.hear()
                assert mine.choose()["type"] == "ack"
                seq = mine.last["seq"]
                own.stop()
                assert one.get("/api/health").status_code == 503
                assert one.get("/api/health").json()["code"] == "store-write"
                mine.send(
                    type="move",
                    id="late",
                    seat=0,
                    base=seq,
                    action=mine.screen(0)["choices"][0]["action"],
                )
                told, error = mine.closed()
                assert (told, error and error["code"]) == (4503, "store-write")
                assert error is not None
                assert error["words"] == "The store could not be written; try again in a moment."
            own.start()
            for server in (one, other):
                until = time.monotonic() + PATIENCE
                while server.get("/api/health").status_code != 200:
                    assert time.monotonic() < until
                    time.sleep(0.05)
            with Page(socket_of(other, code), code, ann) as mine, Page(socket_of(one, code), code, ben) as theirs:
                assert mine.hear()["seq"] >= seq
                theirs.hear()
                assert mine.choose()["type"] == "ack"
                while theirs.last["seq"] < mine.last["seq"]:
                    theirs.until("update", "snapshot")
        for server in (one, other):
            assert "Traceback" not in server.errors
    finally:
        own.remove()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://dedale:wrong@127.0.0.1:{port}/postgres", "password authentication failed for user"),
        ("postgresql://127.0.0.1:9/tables", "cannot be used: "),
        (
            "postgresql://dedale:{password}@127.0.0.1:{port}/nowhere",
            '"nowhere" does not exist',
        ),
        ("mysql://ann:secret@127.0.0.1/tables", "is neither a file nor an address of PostgreSQL"),
        ("postgresql://[nonsense", "is neither a file nor an address of PostgreSQL"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    address: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = address.format(port=cluster().port, password=QUOTED)
    assert run(["serve", "--lang", "en", "--port", "0", "--store", store]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert "wrong" not in said
    assert "secret" not in said
    assert QUOTED not in said


def said_by(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What a command answers, and its status."""
    status = run([*words, "--lang", "en"])
    told = capsys.readouterr()
    return status, told.out + told.err


def test_a_store_in_a_database_is_looked_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, empty = cluster().database(), cluster().database()
    shown = store.replace(f":{QUOTED}", "")
    where = ("--store", store)
    assert said_by(capsys, "store", "stats", *where) == (1, f"There is no store “{shown}”; check the name.\n")
    with servers(tmp_path, store, 1) as (server,):
        code, [token] = server.table("onirim", "you")
        with Page(socket_of(server, code), code, token) as page:
            page.hear()
            assert page.choose()["type"] == "ack"
            seq = page.last["seq"]
            assert said_by(capsys, "store", "check", *where) == (0, f"The store {shown} is sound.\n")
            status, told = said_by(capsys, "store", "stats", *where)
            assert (status, told.partition("\n")[0]) == (0, f"One table, 0 of them over; {seq} events.")
            backup = tmp_path / "backup.sqlite"
            assert said_by(capsys, "store", "backup", str(backup), *where)[0] == 0
    status, told = said_by(capsys, "store", "vacuum", *where)
    assert status == 1
    assert "pg_dump" in told
    assert said_by(capsys, "store", "restore", str(backup), *where)[0] == 1
    status, told = said_by(capsys, "store", "restore", str(backup), "--store", empty)
    assert status == 0, told
    assert QUOTED not in told
    with servers(tmp_path, empty, 1) as (server,), Page(socket_of(server, code), code, token) as page:
        assert page.hear()["seq"] == seq
        assert page.choose()["type"] == "ack"
    name = empty.rpartition("/")[2]
    cluster().ask("UPDATE tables SET touched = 0", name)
    assert said_by(capsys, "store", "prune", "--older-than", "90d", "--store", empty)[0] == 0
    for table in ("tables", "seats", "events"):
        assert cluster().ask(f"SELECT count(*) FROM {table}", name) == [(0,)]


def test_a_database_of_an_older_schema_is_brought_up_to_date_by_many_at_once() -> None:
    store = cluster().database()

    async def opened_at_once(count: int) -> None:
        for engine in await asyncio.gather(*(open_store(store) for _ in range(count))):
            await engine.dispose()

    async def work() -> None:
        await opened_at_once(4)
        engine = await open_store(store)
        async with engine.begin() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
            assert differences == []
            await connection.run_sync(lambda sync: command.downgrade(config_for(sync), "0001"))
        await engine.dispose()
        await opened_at_once(4)

    asyncio.run(work())
    assert cluster().ask("SELECT version_num FROM alembic_version", store.rpartition("/")[2]) == [(STEPS[-1],)]


def test_a_database_of_a_newer_version_or_of_somebody_else_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    newer, other = cluster().database(), cluster().database()
    asyncio.run(_made(newer))
    cluster().ask("UPDATE alembic_version SET version_num = '9999'", newer.rpartition("/")[2])
    cluster().ask("CREATE TABLE invoices (number int)", other.rpartition("/")[2])
    status, told = said_by(capsys, "serve", "--port", "0", "--store", newer)
    assert (status, told.count("\n")) == (1, 1)
    assert "was written by a newer Dédale (version 9999 of the store" in told
    status, told = said_by(capsys, "serve", "--port", "0", "--store", other)
    assert status == 1
    assert told.endswith("is a database of another program; choose another --store.\n")
    assert cluster().ask("SELECT count(*) FROM invoices", other.rpartition("/")[2]) == [(0,)]


async def _made(store: str) -> None:
    await (await open_store(store)).dispose()


def test_a_driver_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "dedale.server.store.postgresql", raising=False)
    status, told = said_by(capsys, "serve", "--port", "0", "--store", "postgresql://127.0.0.1:9/tables")
    assert status == 1
    assert told.endswith("needs psycopg, which is not installed; say: pip install 'dedale[postgresql]'\n")


def test_what_a_database_says_of_an_error_holds_no_row() -> None:
    """A row that it refuses is told in full by PostgreSQL: its secret must not get into our log."""

    async def work() -> None:
        log = await open_log(store)
        table = Table.new(dedale.game("onirim"), {}, seats=["Ann"])
        cluster().ask("ALTER TABLE tables ADD CONSTRAINT never CHECK (over)", store.rpartition("/")[2])
        with pytest.raises((StoreTrouble, Conflict)) as refused:
            await log.create("aaaaaaaa", table.record, [StoredSeat("Ann", bytes(32))])
        await log.close()
        secret = table.record.secret
        assert secret is not None
        assert secret.hex() not in str(refused.value)
        assert secret.hex() not in said.getvalue()

    store, said = cluster().database(), io.StringIO()
    handler = logging.StreamHandler(said)
    logging.getLogger("dedale.server").addHandler(handler)
    try:
        asyncio.run(work())
    finally:
        logging.getLogger("dedale.server").removeHandler(handler)
