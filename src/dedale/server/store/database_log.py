"""The log in a database: read through SQLAlchemy, written by one thread through the driver alone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row as Found
from sqlalchemy import Select, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.events import Event, read_event
from dedale.core.game import game as installed_game
from dedale.core.game import games
from dedale.core.record import Record
from dedale.server.errors import StoreTrouble
from dedale.server.store.direct import Direct
from dedale.server.store.log import Beside, Later, Listener, Position, StoredSeat, StoredTable
from dedale.server.store.rows import event_rows, need_these_rules, played, seat_row, table_row
from dedale.server.store.schema import UNKEPT, events, reviews, seats, tables
from dedale.server.store.soundness import Soundness
from dedale.server.store.statements import (
    CHECK,
    DEAL,
    FENCE,
    FORGET,
    KEEP,
    KEPT,
    NEW_EVENT,
    NEW_SEAT,
    NEW_TABLE,
    NOTICE,
    SEAT,
    TOUCH,
    Row,
    Statement,
)
from dedale.server.store.writer import Job, Writer

HOUR = 3600

FRESH = 1.0
"""So many seconds the answer of a check is given again, however often it is asked for."""

Rows = list[tuple[Statement, Row]]

_LOGGER = logging.getLogger("dedale.server")


class DatabaseLog:
    """The log of all tables in a database that one server alone writes to, as `Log` says."""

    name = ""
    foremost = True

    def __init__(self, engine: AsyncEngine, direct: Direct, soundness: Soundness) -> None:
        self._engine = engine
        self._writer = Writer(direct, soundness)
        self._checking: asyncio.Task[None] | None = None
        self._checked = -FRESH
        self._soundness = soundness
        soundness.hold()
        self._writer.start()

    @property
    def waiting(self) -> int:
        """As Log says."""
        return self._writer.waiting

    async def close(self) -> None:
        """As Log says."""
        await self._writer.stop()
        await self._engine.dispose()
        self._soundness.let_go()

    async def check(self) -> None:
        """As Log says."""
        now = time.monotonic()
        if self._checking is None or (self._checking.done() and now - self._checked > FRESH):
            self._checked = now
            self._checking = asyncio.create_task(self._check(), name="check")
            self._checking.add_done_callback(_heard)
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self._write([(CHECK, {"at": int(time.time())})])

    async def keep_looking(self, every: float) -> None:
        """As Log says."""
        await self._soundness.keep_looking(every)

    async def create(
        self,
        code: str,
        record: Record,
        seated: Sequence[StoredSeat],
        deal: str | None = None,
        leaving: str | None = None,
    ) -> StoredTable:
        """As Log says."""
        now = int(time.time())
        rows: Rows = [(NEW_TABLE, table_row(code, record, now, deal, leaving))]
        rows += [(NEW_SEAT, {"table": code, "seat": at} | seat_row(seat)) for at, seat in enumerate(seated)]
        rows += [(NEW_EVENT, row) for row in event_rows(code, record, 0, record.events, None)]
        await self._write(rows)
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
        now = int(time.time())
        code, record = table.code, table.record
        rows: Rows = [(NEW_EVENT, row) for row in event_rows(code, record, first, added, request)]
        if now - table.touched > HOUR or record.over or table.over:
            table.touched, table.over = now, record.over
            rows.append((TOUCH, {"code": code, "touched": now, "over": record.over}))
            rows.append((FORGET, {"code": code}))
        for number in changed:
            rows.append((SEAT, {"code": code, "number": number} | seat_row(table.seats[number])))
        if changed:
            rows.append((FENCE, {"code": code, "seen": table.changes}))
        await self._write(rows, notice)
        table.changes += bool(changed)

    async def mark_deal(self, table: StoredTable, deal: str, notice: str | None = None) -> None:
        """As Log says."""
        code = table.code
        await self._write(
            [(DEAL, {"code": code, "deal": deal}), (FENCE, {"code": code, "seen": table.changes})], notice
        )
        table.deal = deal
        table.changes += 1

    async def load(self, code: str, beside: Beside = asyncio.to_thread) -> StoredTable | None:
        """As Log says."""
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
                if found is None:
                    return None
                head = {str(column): value for column, value in found.items()}
                need_these_rules(head)
                sitting = await connection.execute(select(seats).where(seats.c.table == code).order_by(seats.c.seat))
                log = await connection.execute(_events_of(code, 0))
        except (SQLAlchemyError, OSError) as error:
            raise self._unread(error) from error
        lines = log.all()
        record = await beside(lambda: played(head, [line for _, line, _ in lines]))
        return StoredTable(
            code,
            record,
            [_seat(row) for row in sitting],
            {request: seq + 1 for seq, _, request in lines if request is not None},
            head["created"],
            head["touched"],
            head["over"],
            head["deal"],
            head["leaving"],
            head["changes"],
        )

    async def positions(self, codes: Collection[str]) -> dict[str, Position]:
        """As Log says."""
        last = select(func.max(events.c.seq)).where(events.c.table == tables.c.code).scalar_subquery()
        question = select(tables.c.code, func.coalesce(last + 1, 0), tables.c.changes).where(tables.c.code.in_(codes))
        return {code: Position(count, changes) for code, count, changes in await self._all(question)}

    async def later(self, table: StoredTable, events: int) -> Later | None:
        """As Log says."""
        code, game = table.code, table.record.game
        try:
            async with self._engine.connect() as connection:
                heads = select(tables.c.changes, tables.c.deal).where(tables.c.code == code)
                head = (await connection.execute(heads)).first()
                if head is None:
                    return None
                log = (await connection.execute(_events_of(code, events))).all()
                sitting = select(seats).where(seats.c.table == code).order_by(seats.c.seat)
                seated = (
                    table.seats
                    if head.changes == table.changes
                    else [_seat(row) for row in await connection.execute(sitting)]
                )
        except (SQLAlchemyError, OSError) as error:
            raise self._unread(error) from error
        added = [(read_event(game, line), request) for _, line, request in log]
        return Later(added, head.changes, seated, head.deal)

    async def unkept(self) -> str | None:
        """As Log says."""
        known = [(tables.c.game == name) & (tables.c.rules == installed_game(name).version) for name in games()]
        found = await self._all(select(tables.c.code).where(UNKEPT, or_(*known)).limit(1))
        return found[0][0] if found else None

    async def keep(self, code: str, seq: int, body: bytes | None) -> None:
        """As Log says."""
        rows: Rows = [(FORGET, {"code": code})]
        if body is not None:
            rows.append((KEEP, {"code": code, "body": body, "events": seq}))
        await self._write([*rows, (KEPT, {"code": code, "events": seq})])

    async def kept(self, code: str) -> bytes | None:
        """As Log says."""
        found = await self._all(select(reviews.c.body).where(reviews.c.table == code))
        return found[0][0] if found else None

    async def tell(self, notice: str) -> None:
        """As Log says."""
        await self._write([], notice)

    async def listen(self, _: Listener) -> None:
        """As Log says: nobody else is there."""

    async def _write(self, rows: Rows, notice: str | None = None) -> None:
        if notice is not None and self.name:
            rows = [*rows, (NOTICE, {"notice": f"{self.name} {notice}"})]
        if rows:
            await self._writer.write(Job(rows))

    async def _all(self, question: Select[Any]) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(question)).all())
        except (SQLAlchemyError, OSError) as error:
            raise self._unread(error) from error

    def _unread(self, error: Exception) -> StoreTrouble:
        _LOGGER.error("The store could not be read: %s.", self._soundness.note(error))
        return StoreTrouble("store-read", "The store does not answer; try again in a moment.")


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever still waits for a check gets what it found; nobody else has to hear of it."""
    if not task.cancelled():
        task.exception()


def _events_of(code: str, first: int) -> Select[Any]:
    of_table = select(events.c.seq, events.c.line, events.c.request).where(events.c.table == code)
    return of_table.where(events.c.seq >= first).order_by(events.c.seq)


def _seat(row: Found[Any]) -> StoredSeat:
    return StoredSeat(row.name, row.token, row.asked, row.invitation, row.renamed)
