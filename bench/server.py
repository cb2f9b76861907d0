"""The server: from a move to the other player's screen, 1,000 tables of two on one process and one core.

First what a move of each game costs the processor, with two who look on, and what each is sent. Then every table
plays a move every 8 seconds, and each is committed durably before it is told. Then the rate is raised until one move in
a hundred takes longer than 150 ms. The limit that it is held against is an echo over as many websockets. Times on the
processor and bytes hold on a busy machine too; waits do not.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import row

TABLES = int(os.environ.get("DEDALE_BENCH_TABLES", "1000"))
EVERY = 8.0
SECONDS = 30.0
WANTED = 0.150
STEP_SECONDS = 8.0
STEPS = (1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
"""How many times the first rate is tried after it."""
ADDRESSES = 50
"""So many addresses of loopback share the sockets, so that none of them meets a limit."""
MOVE_RATE = 100.0
MOVE_SECONDS = float(os.environ.get("DEDALE_BENCH_SECONDS", "10"))
"""How fast and how long a game is played to see what its moves cost."""
ECHO_SOCKETS = 200
ECHO_SECONDS = 5.0

GAMES = ("onirim", "labyrinth")

CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}


class Offered(msgspec.Struct):
    """A choice, as far as the benchmark reads it."""

    action: int


class Seen(msgspec.Struct):
    """A screen, as far as the benchmark reads it."""

    choices: list[int | Offered]


class Changes(msgspec.Struct):
    """The changes of a table, as far as the benchmark reads them."""

    turn: list[int] = []


class Shown(msgspec.Struct):
    """A message, as far as the benchmark reads it."""

    type: str
    seq: int = 0
    turn: int = -2
    id: str = ""
    screens: list[Seen] = []
    changes: Changes = msgspec.field(default_factory=Changes)


_READER = msgspec.json.Decoder(Shown)


class Bench:
    """One table with both of its players."""

    def __init__(self, number: int, code: str, tokens: list[str]) -> None:
        self.number = number
        self.code = code
        self.tokens = tokens
        self.pages: list[ClientConnection] = []
        self.shown: list[Shown | None] = [None, None]
        self.sent: dict[int, float] = {}
        """When a move was sent to the table, by the number of events that it was made at."""
        self.waits: list[float] = []
        self.letters = 0
        """So much was sent to both players."""
        self.pick = Random(number)

    async def sit(self, socket: str) -> None:
        for seat, token in enumerate(self.tokens):
            page = await connect(
                socket, max_size=None, compression=None, local_addr=(address(self.number), 0), ping_interval=None
            )
            self.pages.append(page)
            hello = {"type": "hello", "table": self.code, "tokens": [token], "seq": None, "language": "en"}
            await page.send(msgspec.json.encode(hello).decode())
            self.shown[seat] = _READER.decode(await page.recv())

    async def listen(self, seat: int) -> None:
        """Take in what one of the players is shown, and note how long the other's move took to get here."""
        async for frame in self.pages[seat]:
            arrived = time.perf_counter()
            message = _READER.decode(frame)
            self.letters += len(frame)
            if message.type not in ("update", "snapshot"):
                continue
            before, self.shown[seat] = self.shown[seat], message
            if message.type == "update" and before is not None:
                message.turn = message.changes.turn[0] if message.changes.turn else before.turn
            if before is not None and before.turn != seat and before.seq in self.sent:
                self.waits.append(arrived - self.sent.pop(before.seq))

    async def move(self) -> bool:
        """Play any choice for the player whose turn it is, if both have seen the last one."""
        one, two = self.shown
        if one is None or two is None or one.seq != two.seq or one.turn < 0:
            return False
        shown = (one, two)[one.turn]
        choices = shown.screens[0].choices
        if not choices or one.seq in self.sent:
            return False
        move = {"type": "move", "id": f"m{shown.seq}", "seat": one.turn, "base": shown.seq}
        chosen = self.pick.choice(choices)
        move["action"] = chosen if isinstance(chosen, int) else chosen.action
        self.sent[shown.seq] = time.perf_counter()
        await self.pages[one.turn].send(msgspec.json.encode(move).decode())
        return True


def address(number: int) -> str:
    """One of the addresses of loopback."""
    return f"127.0.1.{1 + number % ADDRESSES}"


@contextmanager
def process(*command: str) -> Iterator[str]:
    """A server of ours in a process on one core: its address."""
    with numbered_process(*command) as (address, _):
        yield address


@contextmanager
def numbered_process(*command: str) -> Iterator[tuple[str, int]]:
    """The same with its number."""
    started = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    try:
        _keep_apart(started.pid)
        for line in started.stdout:
            if "http://" in line:
                yield "http" + line.split("http")[1].strip().replace("localhost", "127.0.0.1"), started.pid
                return
        raise RuntimeError("the server did not start")
    finally:
        started.terminate()
        started.wait()
        started.stdout.close()


def _keep_apart(server: int) -> None:
    """Give a server a core of its own, and the players the others, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        first, *others = sorted(CORES)
        os.sched_setaffinity(server, {first})
        os.sched_setaffinity(0, others or {first})


def make_tables(server: str) -> list[Bench]:
    """The tables, half of them of each game."""
    made = []
    clients = [httpx.Client(transport=httpx.HTTPTransport(local_address=address(n))) for n in range(ADDRESSES)]
    for number in range(TABLES):
        wish = {"game": GAMES[number % 2], "seats": [{"kind": "you"}, {"kind": "you"}]}
        answer = clients[number % ADDRESSES].post(f"{server}/api/tables", json=wish, timeout=60)
        answer.raise_for_status()
        found = answer.json()
        made.append(Bench(number, found["table"], [seat["token"] for seat in found["seats"]]))
    for client in clients:
        client.close()
    return made


async def play(tables: list[Bench], rate: float, seconds: float) -> tuple[list[float], float]:
    """Play so many moves a second: how long each took to the other's screen, and how many there were a second."""
    for table in tables:
        table.waits.clear()
        table.sent.clear()
    pick = Random(1)
    moves = [pick.choice(tables) for _ in range(int(rate * seconds))]
    began = time.perf_counter()
    made = 0
    for number, table in enumerate(moves):
        due = began + number / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        made += await table.move()
    took = time.perf_counter() - began
    await asyncio.sleep(1)
    return sorted(wait for table in tables for wait in table.waits), made / took


def at(waits: list[float], percent: float) -> float:
    """The time that so many of a hundred moves stay below."""
    return waits[min(len(waits) - 1, int(len(waits) * percent / 100))]


def processor_seconds(pid: int) -> float:
    """The time that a process has had on the processor, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """The bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure_moves(tables: list[Bench], game: str, pid: int) -> None:
    """Print what a move of a game costs, with two who look on."""
    chosen = [table for table in tables if GAMES[table.number % 2] == game]
    await play(chosen, MOVE_RATE, 2.0)  # what is read in once is not a move's
    before, letters = processor_seconds(pid), sum(table.letters for table in chosen)
    _, held = await play(chosen, MOVE_RATE, MOVE_SECONDS)
    moves = max(1, round(held * MOVE_SECONDS))
    spent = 1e3 * (processor_seconds(pid) - before) / moves
    sent = (sum(table.letters for table in chosen) - letters) / moves / 2
    row(f"{game}, processor a move of two viewers", spent, "ms", wanted="at most 0.2")
    row(f"{game}, bytes a move and viewer", sent, "B", wanted="at most 1500")


def first_load(server: str) -> int:
    """The bytes of the start page with the scripts and styles that it names, compressed; `bench page` has all of it."""
    page = httpx.get(f"{server}/", headers={"Accept-Encoding": "gzip"})
    named = set(re.findall(r'(?:src|href)="([^"]+\.(?:js|css|woff2))"', page.text))
    parts = [
        httpx.get(f"{server}/{one.removeprefix('./')}", headers={"Accept-Encoding": "gzip"}) for one in sorted(named)
    ]
    return sum(one.num_bytes_downloaded for one in (page, *parts))


async def measure(server: str, pid: int) -> float:
    """Print how fast the server is; the highest rate that it holds."""
    row("first load: page, scripts and styles", first_load(server) / 1e3, "kB")
    empty = resident(pid)
    tables = make_tables(server)
    for table in tables:
        await table.sit(f"{server.replace('http', 'ws', 1)}/api/socket/{table.code}")
    row("memory a live table with two pages", (resident(pid) - empty) / len(tables) / 1e3, "kB")
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in (0, 1)]
    for game in GAMES:
        await measure_moves(tables, game, pid)
    rate = TABLES / EVERY
    waits, held = await play(tables, rate, SECONDS)
    row(f"{TABLES} tables, moves played", held, "moves/s", held / rate, "what was asked for")
    for percent in (50, 90, 99, 99.9):
        wanted = f"{WANTED * 1000:.0f} ms" if percent == 99 else ""
        row(f"move to the other's screen, {percent} of 100", 1000 * at(waits, percent), "ms", wanted=wanted)
    best = held if at(waits, 99) <= WANTED else 0.0
    for factor in STEPS:
        waits, held = await play(tables, factor * rate, STEP_SECONDS)
        if waits:
            row(f"at {held:.0f} moves/s, 99 of 100", 1000 * at(waits, 99), "ms")
        if not waits or at(waits, 99) > WANTED or held < 0.9 * factor * rate:
            break
        best = held
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(page.close() for table in tables for page in table.pages), return_exceptions=True)
    return best


async def echo_rate(server: str) -> float:
    """Messages a second that go out and come back over plain sockets of the same kind."""
    counted = 0

    async def one() -> None:
        nonlocal counted
        async with connect(server.replace("http", "ws", 1), compression=None, ping_interval=None) as page:
            while True:
                await page.send("x" * 100)
                await page.recv()
                counted += 1

    tasks = [asyncio.create_task(one()) for _ in range(ECHO_SOCKETS)]
    await asyncio.sleep(1)
    before, began = counted, time.perf_counter()
    await asyncio.sleep(ECHO_SECONDS)
    found = (counted - before) / (time.perf_counter() - began)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


def echo_server() -> None:
    """An echo on the same machinery: run in a process of its own."""

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            async for text in socket.iter_text():
                await socket.send_text(text)

    app = Starlette(routes=[WebSocketRoute("/", echo)])
    config = uvicorn.Config(app, ws="websockets-sansio", port=0, log_level="warning", ws_per_message_deflate=False)
    listener = config.bind_socket()
    listener.listen()  # whoever connects once the address is told waits, and is not refused
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    asyncio.run(uvicorn.Server(config).serve([listener]))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "tables.sqlite")
        command = ("-m", "dedale.terminal.app", "serve", "--port", "0", "--store", store, "--lang", "en")
        with numbered_process(*command) as (server, pid):
            best = asyncio.run(measure(server.rstrip("/"), pid))
    with process("-c", "from bench.server import echo_server; echo_server()") as server:
        echoes = asyncio.run(echo_rate(server))
    row("plain echo over websockets", echoes, "messages/s")
    row("highest rate with 99 of 100 in time", best, "moves/s", best / echoes, "the echo")


if __name__ == "__main__":
    main()
