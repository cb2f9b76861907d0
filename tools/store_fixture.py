"""Writes a store of the newest schema as SQL: `python -m tools.store_fixture > tests/server/stores/NUMBER.sql`.

One is kept of every schema that was released; the tests bring each of them up to date. It holds a game of Onirim that
is over (aaaaaaaa, played by Ann), one of Labyrinth under way (bbbbbbbb), in which Ann (token `ann`) has been given a
hint, and Ben (token `ben`) waits for her.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import dedale
from dedale.core.rehearsal import rehearse
from dedale.core.table import Table
from dedale.server.store.log import StoredSeat
from dedale.server.store.opening import open_log
from dedale.server.tokens import token_hash


async def fill(store: str) -> None:
    """Write both games into a new store."""
    log = await open_log(store)
    over = Table.new(dedale.game("onirim"), {}, seats=["Ann"])
    while not over.over:
        over.play(0, over.legal(0)[0])
    await log.create("aaaaaaaa", over.record, [StoredSeat("Ann", token_hash("ann"))])
    running = Table.new(dedale.game("labyrinth"), {"players": 2, "first": 0}, seats=["Ann", "Ben"])
    seated = [StoredSeat(name, token_hash(name.lower())) for name in running.seats]
    stored = await log.create("bbbbbbbb", running.record, seated)
    for number in range(8):
        first = len(running.record.timeline.entries)
        await log.append(
            stored, first, running.play(running.turn, running.legal(running.turn)[0]), f"{running.turn} m{number}"
        )
    first = len(running.record.timeline.entries)
    await log.append(stored, first, running.note_hint(0), "0 h")
    await log.close()


def main() -> None:
    rehearse("a store to be kept")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tables.sqlite")
        asyncio.run(fill(str(path)))
        with closing(sqlite3.connect(path)) as database:
            sys.stdout.writelines(f"{line}\n" for line in database.iterdump())


if __name__ == "__main__":
    main()
