"""The log in memory: for tests, and wherever tables need not outlive their server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

from dedale.core.events import Event, read_event
from dedale.core.game import game as installed_game
from dedale.core.record import Record
from dedale.server.errors import conflict
from dedale.server.store.log import Beside, Later, Listener, Position, StoredSeat, StoredTable
from dedale.server.store.rows import event_rows, need_these_rules, played, seat_row, table_row


class _Kept:
    """A table in memory, as rows."""

    def __init__(self, head: dict[str, Any], seats: list[dict[str, Any]], events: list[dict[str, Any]]) -> None:
        self.head = head | {"changes": 0, "kept": False}
        self.seats = seats
        self.events = events
        self.review: bytes | None = None

    @property
    def position(self) -> Position:
        return Position(len(self.events), self.head["changes"])

    def stored_seats(self) -> list[StoredSeat]:
        return [StoredSeat(**row) for row in self.seats]


class Memory:
    """What the logs of several servers in one process share."""

    def __init__(self) -> None:
        self.tables: dict[str, _Kept] = {}
        self.logs: list[MemoryLog] = []
        self.numbers = count(1)


class MemoryLog:
    """The log of all tables in memory, as `Log` says. It is as durable as its process."""

    waiting = 0

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()
        self._listener: Listener | None = None
        self.name = str(next(self._memory.numbers)) if memory else ""
        self._memory.logs.append(self)

    @property
    def foremost(self) -> bool:
        """As Log says."""
        return self._memory.logs[0] is self

    async def close(self) -> None:
        """As Log says."""
        self._memory.logs.remove(self)
        self._listener = None
        for log in self._memory.logs:
            if log._listener is not None:
                log._listener.lose([self.name])

    async def check(self) -> None:
        """As Log says."""

    async def keep_looking(self, every: float) -> None:
        """As Log says: memory is sound."""

    async def create(
        self,
        code: str,
        record: Record,
        seated: Sequence[StoredSeat],
        deal: str | None = None,
        leaving: str | None = None,
    ) -> StoredTable:
        """As Log says."""
        if code in self._memory.tables:
            raise conflict()
        now = int(time.time())
        self._memory.tables[code] = _Kept(
            table_row(code, record, now, deal, leaving),
            [seat_row(seat) for seat in seated],
            event_rows(code, record, 0, record.events, None),
        )
        return StoredTable(code, record, list(seated), {}, now, now, record.over, deal, leaving)

    async def append(
        self,
        table: StoredTable,
        first: int,
        added: Sequence[Event],
        request: str | None,
        changed: Sequence[int] = (),
        notice: str | None = None,
    ) -> None:
        """As Log says."""
        await asyncio.sleep(0)  # others have their turn meanwhile, as with a disk
        kept = self._unchanged(table, bool(changed))
        if added and len(kept.events) != first:
            raise conflict()
        if request is not None and any(row["request"] == request for row in kept.events):
            raise conflict()
        kept.events += event_rows(table.code, table.record, first, added, request)
        kept.head |= {"over": table.record.over, "touched": int(time.time())}
        if table.record.over:
            kept.head["kept"], kept.review = False, None
        for number in changed:
            kept.seats[number] = seat_row(table.seats[number])
        self._changed(table, kept, bool(changed))
        await self._tell_all(notice)

    async def mark_deal(self, table: StoredTable, deal: str, notice: str | None = None) -> None:
        """As Log says."""
        kept = self._unchanged(table, True)
        kept.head["deal"] = table.deal = deal
        self._changed(table, kept, True)
        await self._tell_all(notice)

    async def load(self, code: str, beside: Beside = asyncio.to_thread) -> StoredTable | None:
        """As Log says."""
        kept = self._memory.tables.get(code)
        if kept is None:
            return None
        head, rows = dict(kept.head), list(kept.events)
        need_these_rules(head)
        seats = kept.stored_seats()
        record = await beside(lambda: played(head, [row["line"] for row in rows]))
        return StoredTable(
            code,
            record,
            seats,
            {row["request"]: row["seq"] + 1 for row in rows if row["request"] is not None},
            head["created"],
            head["touched"],
            head["over"],
            head["deal"],
            head["leaving"],
            head["changes"],
        )

    async def positions(self, codes: Collection[str]) -> dict[str, Position]:
        """As Log says."""
        found = {code: self._memory.tables.get(code) for code in codes}
        return {code: kept.position for code, kept in found.items() if kept is not None}

    async def later(self, table: StoredTable, events: int) -> Later | None:
        """As Log says."""
        kept = self._memory.tables.get(table.code)
        if kept is None:
            return None
        game = table.record.game
        added = [(read_event(game, row["line"]), row["request"]) for row in kept.events[events:]]
        return Later(added, kept.head["changes"], kept.stored_seats(), kept.head["deal"])

    async def unkept(self) -> str | None:
        """As Log says."""
        heads = [kept.head for kept in self._memory.tables.values() if kept.head["over"] and not kept.head["kept"]]
        known = (head["code"] for head in heads if head["rules"] == installed_game(head["game"]).version)
        return next(known, None)

    async def keep(self, code: str, seq: int, body: bytes | None) -> None:
        """As Log says."""
        kept = self._memory.tables.get(code)
        if kept is not None and len(kept.events) <= seq:
            kept.head["kept"], kept.review = True, body

    async def kept(self, code: str) -> bytes | None:
        """As Log says."""
        kept = self._memory.tables.get(code)
        return None if kept is None else kept.review

    async def tell(self, notice: str) -> None:
        """As Log says."""
        await self._tell_all(notice)

    async def listen(self, listener: Listener) -> None:
        """As Log says."""
        self._listener = listener

    def _unchanged(self, table: StoredTable, seats: bool) -> _Kept:
        """The rows of a table, whose seats are to be changed. Raises Conflict if somebody did so first."""
        kept = self._memory.tables.get(table.code)
        if kept is None or (seats and kept.head["changes"] != table.changes):
            raise conflict()
        return kept

    def _changed(self, table: StoredTable, kept: _Kept, seats: bool) -> None:
        kept.head["changes"] += seats
        table.changes += seats

    async def _tell_all(self, notice: str | None) -> None:
        if notice is not None:
            for log in self._memory.logs:
                if log is not self and log._listener is not None:
                    asyncio.get_running_loop().call_soon(log._listener.hear, self.name, notice)
