"""The real process on a real file, killed at random moments under load: no acknowledged move is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.following import Follower
from tests.server.process import WIDE, ServerProcess
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

KILLS = 1000 if SOAK else 20
MOST_ACKS = 60
"""A server is killed after at most so many moves in all."""

Kind = tuple[str, list[str], dict[str, Any]]

TABLES: list[Kind] = [
    ("onirim", ["you"], {}),
    ("onirim", ["you", "friend"], {"talk": "silent", "towers": "yes"}),
    ("labyrinth", ["you", "hard"], {}),
    ("labyrinth", ["you", "friend"], {}),
]


def opened(server: ServerProcess) -> connect:
    """A socket on which only a hang takes too long."""
    return connect(server.socket, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None)


async def heard(page: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(await asyncio.wait_for(page.recv(), PATIENCE))
    return message


class Seats:
    """One table, all of its people on one screen, and what they were promised."""

    def __init__(self, server: ServerProcess, kind: Kind) -> None:
        self.kind = kind
        game, seats, options = kind
        self.code, self.tokens = server.table(game, *seats, **options)
        self.pick = Random(self.code)
        self.promised: dict[str, tuple[dict[str, Any], int]] = {}
        """The moves that were acknowledged, each with the number of events after it."""
        self.pending: dict[str, Any] | None = None
        """The move that was sent and not answered."""
        self.over = False
        self.moves = 0

    async def play(self, server: ServerProcess, acked: asyncio.Queue[str]) -> None:
        """Come back, send again what was not answered, and play on until the server is gone."""
        with contextlib.suppress(WebSocketException, OSError):
            async with opened(server) as page:
                await self.hello(page)
                if self.pending:
                    await page.send(json.dumps(self.pending))
                async for frame in page:
                    message = json.loads(frame)
                    assert message["type"] != "error", message
                    if message["type"] == "snapshot":
                        follower = Follower(message)
                    elif message["type"] == "update":
                        follower.follow(message)
                    elif message["type"] in ("ack", "reject"):
                        self.answered(message)
                        acked.put_nowait(self.code)
                    shown = follower.shown
                    if shown["over"]:
                        self.over = True
                        return
                    if self.pending is None and shown["turn"] in shown["you"]:
                        await page.send(json.dumps(self.next_move(shown)))

    async def hello(self, page: ClientConnection) -> None:
        await page.send(json.dumps({"type": "hello", "table": self.code, "tokens": self.tokens, "seq": None}))

    def next_move(self, shown: dict[str, Any]) -> dict[str, Any]:
        seat = shown["turn"]
        [screen] = [one for one in shown["screens"] if one["seat"] == seat]
        action = self.pick.choice(screen["choices"])["action"]
        self.moves += 1
        self.pending = {"type": "move", "id": f"m{self.moves}", "seat": seat, "base": shown["seq"], "action": action}
        return self.pending

    def answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        assert message["id"] == self.pending["id"]
        if message["type"] == "ack":
            self.promised[message["id"]] = (self.pending, message["seq"])
        else:
            assert message["code"] in ("stale", "seat-bot"), message
        self.pending = None

    async def check(self, server: ServerProcess) -> None:
        """Every move that was acknowledged is there: sent again, it gets the same answer and does nothing."""
        async with opened(server) as page:
            await self.hello(page)
            shown = await heard(page)
            assert shown["seq"] >= max((seq for _, seq in self.promised.values()), default=0)
            for move, seq in self.promised.values():
                await page.send(json.dumps(move))
                while (message := await heard(page)).get("id") != move["id"]:
                    pass
                assert (message["type"], message["seq"]) == ("ack", seq)


def test_no_acknowledged_move_is_lost_however_the_server_dies(tmp_path: Path, luck: Random) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", WIDE)
    all_seats: list[Seats] = []

    async def one_life(alive: list[Seats]) -> None:
        acked: asyncio.Queue[str] = asyncio.Queue()
        playing = [asyncio.create_task(seats.play(server, acked)) for seats in alive]
        for task in playing:
            task.add_done_callback(lambda _: acked.put_nowait(""))
        for _ in range(luck.randint(0, MOST_ACKS)):
            if all(task.done() for task in playing):
                break
            await asyncio.wait_for(acked.get(), PATIENCE)
        await asyncio.sleep(luck.random() / 50)  # any moment will do
        server.kill()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)

    for _ in range(KILLS):
        for kind in TABLES:
            if all(seats.over for seats in all_seats if seats.kind is kind):
                all_seats.append(Seats(server, kind))
        alive = [seats for seats in all_seats if not seats.over]
        asyncio.run(one_life(alive))
        server = ServerProcess(tmp_path / "tables.sqlite", WIDE)
        for seats in alive:
            asyncio.run(seats.check(server))
    for seats in all_seats:
        asyncio.run(seats.check(server))
    server.stop()
    assert sum(len(seats.promised) for seats in all_seats) > KILLS
    assert server.errors == ""
