"""The store: what it takes to commit a move, held against plain `sqlite3` that writes the same rows as durably.

`python -m bench store` counts the processor, which a busy machine hardly changes, and the time that passes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import dedale
from bench.measure import row
from dedale.core.table import Table
from dedale.server.store.engine import SQLITE_SETTINGS
from dedale.server.store.log import StoredSeat, StoredTable
from dedale.server.store.opening import open_log

GROUPS = (1, 20, 100)
"""So many tables write at once."""
MOVES = 2000
PLAIN = 'INSERT INTO events ("table", seq, line, request) VALUES (?, ?, ?, ?)'


class Cost:
    """What something took for each move, in microseconds: of the processor, and in all."""

    processor = 0.0
    passed = 0.0


@contextmanager
def counted(moves: int) -> Iterator[Cost]:
    cost = Cost()
    processor, passed = time.process_time(), time.perf_counter()
    yield cost
    cost.processor = 1e6 * (time.process_time() - processor) / moves
    cost.passed = 1e6 * (time.perf_counter() - passed) / moves


def code(number: int) -> str:
    return f"aaaaa{number:03}"


async def through_the_log(store: str, group: int) -> Cost:
    """Moves at as many tables at once as a group has."""
    log = await open_log(store)
    tables: list[tuple[StoredTable, Table]] = []
    for number in range(group):
        table = Table.new(dedale.game("onirim"), {}, seats=["Ann"])
        tables.append((await log.create(code(number), table.record, [StoredSeat("Ann", bytes(32))]), table))
    rounds = MOVES // group
    with counted(rounds * group) as cost:
        for number in range(rounds):
            moves = [(stored, len(table.record.timeline.entries), table.note_hint(0)) for stored, table in tables]
            await asyncio.gather(*(log.append(stored, at, added, f"0 m{number}") for stored, at, added in moves))
    await log.close()
    return cost


def by_hand(store: str, group: int) -> Cost:
    """The same rows into the same tables, after those that are there."""
    with closing(sqlite3.connect(store, isolation_level=None)) as database:
        for setting in SQLITE_SETTINGS:
            database.execute(setting)
        [first] = database.execute("SELECT max(seq) + 1 FROM events").fetchone()
        rounds = MOVES // group
        with counted(rounds * group) as cost:
            for number in range(rounds):
                rows = [(code(at), first + number, "hint 1", f"0 n{number}") for at in range(group)]
                database.execute("BEGIN IMMEDIATE")
                database.executemany(PLAIN, rows)
                database.execute("COMMIT")
    return cost


def main() -> None:
    for group in GROUPS:
        with tempfile.TemporaryDirectory() as folder:
            store = str(Path(folder) / "tables.sqlite")
            ours = asyncio.run(through_the_log(store, group))
            plain = by_hand(store, group)
        name = "a commit alone" if group == 1 else f"a commit in a group of {group}"
        row(f"{name}, processor", ours.processor, "µs", ours.processor / plain.processor, "plain sqlite3")
        row(f"{name}, in all", ours.passed, "µs", ours.passed / plain.passed, "plain sqlite3")


if __name__ == "__main__":
    main()
