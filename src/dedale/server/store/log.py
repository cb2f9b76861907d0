"""The log: what a server asks of whatever keeps its tables. Tables are made, read and added to through it alone.

It has three forms, a file of SQLite, a database of PostgreSQL that any number of servers share, and memory, and one
test of what all of them promise: `tests/server/test_log_contract.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from dedale.core.events import Event
from dedale.core.record import Record

Beside = Callable[[Callable[[], Record]], Awaitable[Record]]
"""Has work done beside the event loop."""


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
    changes: int = 0
    """How often something was written of it that is no event: its seats, its deal."""


class Position(NamedTuple):
    """How far a table has got: its events, and the changes of what is no event."""

    events: int
    changes: int


class Later(NamedTuple):
    """What was written of a table after a position."""

    events: list[tuple[Event, str | None]]
    """The events, each with the request that it is the last of."""
    changes: int
    seats: list[StoredSeat]
    deal: str | None


class Listener(Protocol):
    """Who hears what other servers on the same log have to say."""

    def hear(self, sender: str, notice: str) -> None:
        """Another server has told this."""

    def lose(self, names: Collection[str]) -> None:
        """These servers are gone."""

    def listen_again(self) -> None:
        """Notices may have been missed: the line to the others was lost, and is there again."""


class Log(Protocol):
    """The log of all tables.

    An append is whole or not at all, and durable when it returns. It is fenced: of two who write the same event, carry
    the same request out, or change the same seats, the second meets a Conflict, and nothing of it is written.
    """

    @property
    def name(self) -> str:
        """What this server is called among those that share the log; nothing if nobody can."""

    @property
    def foremost(self) -> bool:
        """Whether of those that share the log this server does what one alone has to do."""

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""

    async def close(self) -> None:
        """Write what is under way, then close."""

    async def check(self) -> None:
        """Write something small, and raise StoreTrouble if that cannot be done, or the store is gone or damaged."""

    async def keep_looking(self, every: float) -> None:
        """Look whether all of it is sound, again and again, for ever."""

    async def create(
        self,
        code: str,
        record: Record,
        seated: Sequence[StoredSeat],
        deal: str | None = None,
        leaving: str | None = None,
    ) -> StoredTable:
        """Write a new table with all that has happened there so far. Raises Conflict if the code is taken."""

    async def append(
        self,
        table: StoredTable,
        first: int,
        added: Sequence[Event],
        request: str | None,
        changed: Sequence[int] = (),
        notice: str | None = None,
    ) -> None:
        """Write events, numbered from `first`, and the seats that changed. Raises Conflict or StoreTrouble.

        The other servers hear the notice if it was written, and not before.
        """

    async def mark_deal(self, table: StoredTable, deal: str, notice: str | None = None) -> None:
        """Write down that somebody may know the deal of a table from now on. Raises as append does."""

    async def load(self, code: str, beside: Beside = asyncio.to_thread) -> StoredTable | None:
        """The table of that code, its record played anew; None if there is none. Raises OtherRules, StoreTrouble."""

    async def positions(self, codes: Collection[str]) -> dict[str, Position]:
        """How far these tables have got; those that are gone are left out."""

    async def later(self, table: StoredTable, events: int) -> Later | None:
        """What was written after so many events; None if the table is gone."""

    async def unkept(self) -> str | None:
        """The code of a game that is over and not kept yet, if there is one that these rules can read."""

    async def keep(self, code: str, seq: int, body: bytes | None) -> None:
        """Keep a finished game of so many events for ever; without a body, remember that it cannot be."""

    async def kept(self, code: str) -> bytes | None:
        """What is kept of a finished game."""

    async def tell(self, notice: str) -> None:
        """Have the other servers hear something, after all that was written before. It is kept nowhere."""

    async def listen(self, listener: Listener) -> None:
        """Hear from the others until the log is closed; nothing where there can be none."""
