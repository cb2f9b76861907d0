"""The log: tables are made, read and added to here, and nowhere else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import msgspec
from sqlalchemy import Select, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.events import Event, read_event, write_event
from dedale.core.game import game as installed_game
from dedale.core.game import games
from dedale.core.record import Record
from dedale.server.errors import OtherRules, StoreTrouble
from dedale.server.store.direct import Direct, SqliteFile
from dedale.server.store.engine import file_of
from dedale.server.store.schema import UNKEPT, events, reviews, seats, tables
from dedale.server.store.soundness import Soundness
from dedale.server.store.statements import (
    CHECK,
    DEAL,
    FORGET,
    KEEP,
    KEPT,
    NEW_EVENT,
    NEW_SEAT,
    NEW_TABLE,
    SEAT,
    TOUCH,
    Row,
    Statement,
)
from dedale.server.store.upgrade import open_store
from dedale.server.store.writer import Job, Writer

HOUR = 3600

FRESH = 1.0
"""So many seconds the answer of a check is given again, however often it is asked for."""

Beside = Callable[[Callable[[], Record]], Awaitable[Record]]
"""Has work done beside the event loop."""

_LOGGER = logging.getLogger("dedale.server")


@dataclass(slots=True)
class StoredSeat:
    """What the store keeps of a seat."""

    name: str
    token: bytes | None
    asked: bool = False
    invitation: bytes | None = None
    """The hash of what somebody may sit down with, once."""
    renamed: int = 0


@dataclass(slots=True)
class StoredTable:
    """A table as the store has it."""

    code: str
    record: Record
    seats: list[StoredSeat]
    requests: dict[str, int]
    """The number of events after each request that was carried out."""
    created: int
    touched: int
    over: bool = False
    """Whether the store knows it to be over."""
    deal: str | None = None
    """Where the deal comes from, as `deals.py` writes it; None if nobody wrote it down."""
    leaving: str | None = None
    """What becomes of a seat whose player gives up."""


class Log:
    """The log of all tables."""

    def __init__(self, engine: AsyncEngine, direct: Direct, soundness: Soundness) -> None:
        self._engine = engine
        self._writer = Writer(direct, soundness)
        self._checking: asyncio.Task[None] | None = None
        self._checked = -FRESH
        self.soundness = soundness

    @classmethod
    async def open(cls, store: str) -> Self:
        """The log in this store, brought up to date. Raises StoreTrouble."""
        path = file_of(store)
        if path is None:
            raise StoreTrouble(
                "store-kind", "A server keeps its tables in a file of SQLite; name a file after --store."
            )
        log = cls(await open_store(store), SqliteFile(path), Soundness(path))
        log.soundness.hold()
        log._writer.start()
        return log

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    async def close(self) -> None:
        """Write what is under way, then close."""
        await self._writer.stop()
        await self._engine.dispose()
        self.soundness.let_go()

    async def check(self) -> None:
        """Write something small, and raise StoreTrouble if that cannot be done, or the store is gone or damaged."""
        now = time.monotonic()
        if self._checking is None or (self._checking.done() and now - self._checked > FRESH):
            self._checked = now
            self._checking = asyncio.create_task(self._check(), name="check")
            self._checking.add_done_callback(_heard)
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self._writer.write(Job([(CHECK, {"at": int(time.time())})]))

    async def create(
        self,
        code: str,
        record: Record,
        seated: Sequence[StoredSeat],
        deal: str | None = None,
        leaving: str | None = None,
    ) -> StoredTable:
        """Write a new table with all that has happened there so far."""
        now = int(time.time())
        row = {
            "code": code,
            "game": record.game.name,
            "rules": record.game.version,
            "options": _json(record.game.options_json(record.options)),
            "start": None if record.start is None else _json(record.start),
            "undo": record.undo,
            "names": _json(record.seats),
            "commitment": record.commitment,
            "secret": record.secret,
            "over": record.over,
            "created": now,
            "touched": now,
            "deal": deal,
            "leaving": leaving,
        }
        sitting = [(NEW_SEAT, {"table": code, "seat": at} | _seat_row(seat)) for at, seat in enumerate(seated)]
        await self._writer.write(Job([(NEW_TABLE, row), *sitting, *_rows(code, record, 0, record.events, None)]))
        return StoredTable(code, record, list(seated), {}, now, now, record.over, deal, leaving)

    async def append(
        self, table: StoredTable, first: int, added: Sequence[Event], request: str | None, changed: Sequence[int] = ()
    ) -> None:
        """Write events, numbered from `first`, and the seats that changed. Raises Conflict or StoreTrouble."""
        now = int(time.time())
        record = table.record
        rows = _rows(table.code, record, first, added, request)
        if now - table.touched > HOUR or record.over or table.over:
            table.touched, table.over = now, record.over
            rows.append((TOUCH, {"code": table.code, "touched": now, "over": record.over}))
            rows.append((FORGET, {"code": table.code}))
        for number in changed:
            rows.append((SEAT, {"code": table.code, "number": number} | _seat_row(table.seats[number])))
        await self._writer.write(Job(rows))

    async def mark_deal(self, table: StoredTable, deal: str) -> None:
        """Write down that somebody may know the deal of a table from now on."""
        await self._writer.write(Job([(DEAL, {"code": table.code, "deal": deal})]))
        table.deal = deal

    async def load(self, code: str, beside: Beside = asyncio.to_thread) -> StoredTable | None:
        """The table of that code, its record played anew; None if there is none. Raises OtherRules, StoreTrouble."""
        try:
            async with self._engine.connect() as connection:
                head = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
                if head is None:
                    return None
                _need_these_rules(head)
                sitting = await connection.execute(select(seats).where(seats.c.table == code).order_by(seats.c.seat))
                log = await connection.execute(
                    select(events.c.seq, events.c.line, events.c.request)
                    .where(events.c.table == code)
                    .order_by(events.c.seq)
                )
        except (SQLAlchemyError, OSError) as error:
            raise self._unread(error) from error
        lines = log.all()
        record = await beside(lambda: _played(head, [line for _, line, _ in lines]))
        requests = {request: seq + 1 for seq, _, request in lines if request is not None}
        seated = [StoredSeat(row.name, row.token, row.asked, row.invitation, row.renamed) for row in sitting]
        return StoredTable(
            code,
            record,
            seated,
            requests,
            head["created"],
            head["touched"],
            head["over"],
            head["deal"],
            head["leaving"],
        )

    async def unkept(self) -> str | None:
        """The code of a game that is over and not kept yet, if there is one that these rules can read."""
        known = [(tables.c.game == name) & (tables.c.rules == installed_game(name).version) for name in games()]
        found = select(tables.c.code).where(UNKEPT, or_(*known)).limit(1)
        code: str | None = await self._one(found)
        return code

    async def keep(self, code: str, seq: int, body: bytes | None) -> None:
        """Keep a finished game of so many events for ever; without a body, remember that it cannot be."""
        rows: list[tuple[Statement, Row]] = [(FORGET, {"code": code})]
        if body is not None:
            rows.append((KEEP, {"code": code, "body": body, "events": seq}))
        await self._writer.write(Job([*rows, (KEPT, {"code": code, "events": seq})]))

    async def kept(self, code: str) -> bytes | None:
        """What is kept of a finished game."""
        body: bytes | None = await self._one(select(reviews.c.body).where(reviews.c.table == code))
        return body

    async def _one(self, question: Select[Any]) -> Any:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(question)).scalar()
        except (SQLAlchemyError, OSError) as error:
            raise self._unread(error) from error

    def _unread(self, error: Exception) -> StoreTrouble:
        _LOGGER.error("The store could not be read: %s.", self.soundness.note(error))
        return StoreTrouble("store-read", "The store does not answer; try again in a moment.")


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever still waits for a check gets what it found; nobody else has to hear of it."""
    if not task.cancelled():
        task.exception()


def _need_these_rules(head: Any) -> None:
    known = installed_game(head["game"]).version
    if head["rules"] != known:
        raise OtherRules(
            "table-rules",
            f"This table was played by version {head['rules']} of the rules, and this Dédale plays by version "
            f"{known}: it can no longer be played. If the game was over, it can still be seen again: put /review "
            "behind its address.",
            found=head["rules"],
            known=known,
        )


def _seat_row(seat: StoredSeat) -> dict[str, Any]:
    return {
        "name": seat.name,
        "token": seat.token,
        "asked": seat.asked,
        "invitation": seat.invitation,
        "renamed": seat.renamed,
    }


def _played(head: Any, lines: list[str]) -> Record:
    """The record with these events. A long one takes a while: this runs beside the event loop."""
    record = _record(head)
    for line in lines:
        record.add(read_event(record.game, line))
    return record


def _record(head: Any) -> Record:
    game = installed_game(head["game"])
    return Record(
        game,
        msgspec.json.decode(head["options"]),
        None if head["start"] is None else msgspec.json.decode(head["start"]),
        seats=msgspec.json.decode(head["names"]),
        undo=head["undo"],
        commitment=head["commitment"],
        secret=head["secret"],
    )


def _rows(
    code: str, record: Record, first: int, added: Sequence[Event], request: str | None
) -> list[tuple[Statement, Row]]:
    last = len(added) - 1
    return [
        (
            NEW_EVENT,
            {
                "table": code,
                "seq": first + index,
                "line": write_event(record.game, event),
                "request": request if index == last else None,
            },
        )
        for index, event in enumerate(added)
    ]


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
