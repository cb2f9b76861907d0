"""Several servers on one PostgreSQL: the processor that a move takes, of the servers and of the database apart.

`python -m bench server --processes 2`. Two people play at every table as fast as they are answered. A server has a core
of its own where there are enough, so that so many servers carry as many moves as their processor time a move allows:
that is what is held against one server, and it hardly depends on what else the machine does.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import row
from tests.postgresql import Cluster
from tests.server.following import Follower

TABLES = 60
MOVES = 3000
GAMES = ("onirim", "labyrinth")
WANTED = 1.7
TICK = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    """One server, and where it is."""

    pid: int
    address: str


class Cost(NamedTuple):
    """Processor time of a move in microseconds."""

    servers: float
    database: float


@contextmanager
def started(store: str) -> Iterator[Server]:
    """A server on this store."""
    command = ["-m", "dedale.terminal.app", "serve", "--port", "0", "--pace", "0", "--store", store, "--lang", "en"]
    with tempfile.NamedTemporaryFile("w") as script:
        script.write("the same luck for all")
        script.flush()
        program = [sys.executable, *command[:2], "--rehearse", f"{script.name}", *command[2:]]
        process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            [address] = [line.split("http")[1].split()[0] for line in [process.stdout.readline()]]
            yield Server(process.pid, f"http{address}".replace("localhost", "127.0.0.1"))
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def processor(pid: int) -> float:
    """Seconds of processor that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def of_database(postmaster: int) -> float:
    """Seconds of processor that all processes of the database have taken."""
    total = processor(postmaster)
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == postmaster:
                    total += processor(int(entry.name))
            except OSError:
                continue  # it has just ended
    return total


class Player:
    """One person at a table, who plays whenever it is their turn."""

    def __init__(self, code: str, token: str) -> None:
        self._code = code
        self._token = token
        self._pick = Random(token)
        self._line: ClientConnection | None = None

    async def sit(self, server: Server) -> None:
        address = f"{server.address.replace('http', 'ws', 1)}/api/socket/{self._code}"
        self._line = await connect(address, max_size=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "table": self._code, "tokens": [self._token], "seq": None, "language": "en"}
        await self._line.send(msgspec.json.encode(hello).decode())

    async def play(self, done: asyncio.Semaphore) -> None:
        """Play on for ever; each move is counted when it is acknowledged."""
        assert self._line is not None
        asked = -1
        async for frame in self._line:
            message: dict[str, Any] = msgspec.json.decode(frame)
            if message["type"] == "ack":
                done.release()
            if message["type"] == "snapshot":
                follower = Follower(message)
            elif message["type"] == "update":
                follower.follow(message)
            else:
                continue
            shown = follower.shown
            if shown["turn"] not in shown["you"] or shown["seq"] == asked:
                continue
            asked, seat = shown["seq"], shown["turn"]
            [screen] = [screen for screen in shown["screens"] if screen["seat"] == seat]
            action = self._pick.choice(screen["choices"])["action"]
            move = {"type": "move", "id": f"m{asked}", "seat": seat, "base": asked, "action": action}
            await self._line.send(msgspec.json.encode(move).decode())

    async def go(self) -> None:
        if self._line is not None:
            await self._line.close()


def made(server: Server, number: int) -> list[Player]:
    """Two people at a new table."""
    with httpx.Client(base_url=server.address, timeout=60) as guest:
        wish = {"game": GAMES[number % 2], "options": {}, "seats": [{"kind": "you"}, {"kind": "friend"}]}
        table = guest.post("/api/tables", json=wish).raise_for_status().json()
        invited = {"name": "Ben", "invitation": table["invitations"][0]["invitation"]}
        seated = guest.post(f"/api/tables/{table['table']}/join", json=invited).raise_for_status().json()
    return [Player(table["table"], token) for token in (table["seats"][0]["token"], seated["token"])]


async def cost(servers: Sequence[Server], database: int | None, apart: bool) -> Cost:
    """What a move takes: both people of a table at one server, or each at another."""
    done = asyncio.Semaphore(0)
    players: list[Player] = []
    for number in range(TABLES):
        for seat, player in enumerate(made(servers[number % len(servers)], number)):
            await player.sit(servers[(number + seat * apart) % len(servers)])
            players.append(player)
    playing = [asyncio.create_task(player.play(done)) for player in players]
    for _ in range(MOVES // 10):
        await done.acquire()
    before = sum(processor(server.pid) for server in servers), 0.0 if database is None else of_database(database)
    for _ in range(MOVES):
        await done.acquire()
    after = sum(processor(server.pid) for server in servers), 0.0 if database is None else of_database(database)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(player.go() for player in players), return_exceptions=True)
    return Cost(1e6 * (after[0] - before[0]) / MOVES, 1e6 * (after[1] - before[1]) / MOVES)


def measured(stores: Sequence[str], database: int | None, apart: bool = False) -> Cost:
    with ExitStack() as ways:
        servers = [ways.enter_context(started(store)) for store in stores]
        return asyncio.run(cost(servers, database, apart))


def main(processes: int = 2) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = measured([str(Path(folder, "tables.sqlite"))], None)
    row("a move, one server on SQLite", file.servers, "µs of processor")
    database = Cluster(fsync="on")
    try:
        pid = database.process.pid
        one = measured([database.database()], pid)
        row("a move, one server on PostgreSQL", one.servers, "µs of processor", one.servers / file.servers, "SQLite")
        row("  and of the database", one.database, "µs of processor")
        for apart in (False, True):
            led = "people of a table on different ones" if apart else "led by table"
            several = measured([database.database()] * processes, pid, apart)
            row(f"a move, {processes} servers, {led}", several.servers, "µs of processor")
            row("  and of the database", several.database, "µs of processor")
            gain = processes * one.servers / several.servers
            wanted = f"{WANTED}" if processes == 2 and not apart else ""
            row("  moves a second of all against one", gain, "times", wanted=wanted)
    finally:
        database.remove()


if __name__ == "__main__":
    main()
