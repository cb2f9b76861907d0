"""The log: tables are made, read and added to here, and nowhere else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import msgspec
from sqlalchemy import Executable, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.events import Event, read_event, write_event
from dedale.core.game import game as installed_game
from dedale.core.record import Record
from dedale.server.errors import StoreTrouble
from dedale.server.store.schema import events, seats, tables
from dedale.server.store.upgrade import open_store
from dedale.server.store.writer import Job, Writer

HOUR = 3600


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
    deal: str | None = None
    """Where the deal comes from, as `deals.py` writes it; None if nobody wrote it down."""
    leaving: str | None = None
    """What becomes of a seat whose player gives up."""


class Log:
    """The log of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, store: str) -> Self:
        """The log in this store, brought up to date. Raises StoreTrouble."""
        log = cls(await open_store(store))
        log._writer.start()
        return log

    async def close(self) -> None:
        """Write what is under way, then close."""
        await self._writer.stop()
        await self._engine.dispose()

    async def check(self) -> None:
        """Raise StoreTrouble if the store does not answer."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            raise StoreTrouble("store-read", "The store does not answer; try again in a moment.") from error

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
        sitting = [{"table": code, "seat": number} | _seat_row(seat) for number, seat in enumerate(seated)]
        statements = [insert(tables).values(row), *(insert(seats).values(one) for one in sitting)]
        await self._writer.write(Job(statements, _rows(code, record, 0, record.events, None)))
        return StoredTable(code, record, list(seated), {}, now, now, deal, leaving)

    async def append(
        self, table: StoredTable, first: int, added: Sequence[Event], request: str | None, changed: Sequence[int] = ()
    ) -> None:
        """Write events, numbered from `first`, and the seats that changed. Raises Conflict or StoreTrouble."""
        statements: list[Executable] = []
        now = int(time.time())
        record = table.record
        if now - table.touched > HOUR or record.over:
            table.touched = now
            statements.append(update(tables).where(tables.c.code == table.code).values(touched=now, over=record.over))
        statements += [
            update(seats)
            .where(seats.c.table == table.code, seats.c.seat == number)
            .values(_seat_row(table.seats[number]))
            for number in changed
        ]
        await self._writer.write(Job(statements, _rows(table.code, record, first, added, request)))

    async def mark_deal(self, table: StoredTable, deal: str) -> None:
        """Write down that somebody may know the deal of a table from now on."""
        await self._writer.write(Job([update(tables).where(tables.c.code == table.code).values(deal=deal)], []))
        table.deal = deal

    async def load(self, code: str) -> StoredTable | None:
        """The table of that code, its record played anew; None if there is none."""
        try:
            async with self._engine.connect() as connection:
                head = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
                if head is None:
                    return None
                sitting = await connection.execute(select(seats).where(seats.c.table == code).order_by(seats.c.seat))
                log = await connection.execute(
                    select(events.c.seq, events.c.line, events.c.request)
                    .where(events.c.table == code)
                    .order_by(events.c.seq)
                )
        except (SQLAlchemyError, OSError) as error:
            raise StoreTrouble("store-read", "The store does not answer; try again in a moment.") from error
        lines = log.all()
        record = await asyncio.to_thread(_played, head, [line for _, line, _ in lines])
        requests = {request: seq + 1 for seq, _, request in lines if request is not None}
        seated = [StoredSeat(row.name, row.token, row.asked, row.invitation, row.renamed) for row in sitting]
        return StoredTable(
            code, record, seated, requests, head["created"], head["touched"], head["deal"], head["leaving"]
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
    if head["rules"] != game.version:
        raise StoreTrouble(
            "table-rules",
            f"This table was played by version {head['rules']} of the rules, and this Dédale plays by version "
            f"{game.version}; it can no longer be played.",
            found=head["rules"],
            known=game.version,
        )
    return Record(
        game,
        msgspec.json.decode(head["options"]),
        None if head["start"] is None else msgspec.json.decode(head["start"]),
        seats=msgspec.json.decode(head["names"]),
        undo=head["undo"],
        commitment=head["commitment"],
        secret=head["secret"],
    )


def _rows(code: str, record: Record, first: int, added: Sequence[Event], request: str | None) -> list[dict[str, Any]]:
    last = len(added) - 1
    return [
        {
            "table": code,
            "seq": first + index,
            "line": write_event(record.game, event),
            "request": request if index == last else None,
        }
        for index, event in enumerate(added)
    ]


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
