"""The other servers on the same log: who is at a table there, and what happens at it.

A table is served wherever somebody comes to it. Servers that are at the same table tell each other who is there, what
was said, and how far its log has got; the log itself is what they agree on. What they tell holds nothing that is hidden
from anybody at the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dedale.core.errors import DedaleError
from dedale.server.errors import StoreTrouble
from dedale.server.store.log import Log

if TYPE_CHECKING:
    from dedale.server.live import LiveTable

_LOGGER = logging.getLogger("dedale.server")

LONGEST = 7000
"""Letters of a notice: PostgreSQL takes 8000 bytes."""

ROOM_EVERY = 0.25
"""Seconds between two looks at how much room there is."""


class Elsewhere(Struct, array_like=True, frozen=True):
    """Who is at a table on another server."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


class Written(Struct, array_like=True, tag="w"):
    """Something was written of a table."""

    table: str


class There(Struct, array_like=True, tag="t"):
    """Who is at a table here, and how far it has got."""

    table: str
    who: Elsewhere | None
    """None if nobody is, and nothing of it is to be told here any more."""
    votes: dict[int, tuple[str, list[int]]]
    events: int
    changes: int
    answer: bool
    """Whether whoever is at the same table is to say so too."""


class Spoken(Struct, array_like=True, tag="s"):
    """A message for everybody at a table."""

    table: str
    frame: str


class SpareRoom(Struct, array_like=True, tag="r"):
    """How many more thoughts a server could begin at once."""

    table: str
    free: int


class Lent(Struct, array_like=True, tag="l"):
    """A bot of a table that another server is to have play, as there is no room here."""

    table: str
    events: int
    to: str


Notice = Written | There | Spoken | SpareRoom | Lent

_READ = msgspec.json.Decoder(Notice)


def written(notice: Notice) -> str:
    """A notice as it is told."""
    return msgspec.json.encode(notice).decode()


class Peers:
    """What a server has to do with the others. Alone on its log it has nothing."""

    def __init__(self, log: Log, tables: Mapping[str, LiveTable]) -> None:
        self._log = log
        self._tables = tables
        self._rooms: dict[str, int] = {}
        """How much room the others have said to have, less what was lent to them since."""
        self.borrow: Callable[[str, int], Coroutine[Any, Any, None]] | None = None
        """Has the bot of a table play that somebody else has no room for."""
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def name(self) -> str:
        """What this server is called; nothing if it can have no peers."""
        return self._log.name

    async def listen(self) -> None:
        """Hear from the others, if there can be any."""
        if self.name:
            await self._log.listen(self)

    def announce(self, live: LiveTable) -> None:
        """Have the others know who is at a table here."""
        if self.name:
            self._soon(self.tell(live.there()))

    def say(self, live: LiveTable, frame: str) -> None:
        """Say something to everybody at a table on other servers."""
        if live.elsewhere and len(frame) < LONGEST:
            self._soon(self.tell(Spoken(live.code, frame)))

    async def tell_room(self, room: Callable[[], int]) -> None:
        """Tell the others how much room there is here whenever that has changed, for ever."""
        told = 0
        while self.name:
            free = max(0, room())
            if free != told:
                told = free
                self._soon(self.tell(SpareRoom("", free)))
            await asyncio.sleep(ROOM_EVERY)

    def lend(self, live: LiveTable) -> bool:
        """Have another server play the bot whose turn it is, if one has room: whether one has."""
        name = max(self._rooms, key=self._rooms.__getitem__, default="")
        if self._rooms.get(name, 0) <= 0:
            return False
        self._rooms[name] -= 1
        self._soon(self.tell(Lent(live.code, live.seq, name)))
        return True

    async def tell(self, notice: Notice) -> None:
        """Have the others hear something."""
        await self._log.tell(written(notice))

    def hear(self, sender: str, notice: str) -> None:
        """As Listener says."""
        try:
            told = _READ.decode(notice)
        except msgspec.DecodeError:
            _LOGGER.warning("Another server said what was not understood: is it of another version?")
            return
        match told:
            case SpareRoom():
                self._rooms[sender] = told.free
            case Lent(table, events, to):
                if to == self.name and self.borrow is not None:
                    self._soon(self.borrow(table, events))
            case _:
                self._hear_of(sender, told)

    def _hear_of(self, sender: str, told: Written | There | Spoken) -> None:
        """Something is told of a table; who is not at it has nothing to hear."""
        live = self._tables.get(told.table)
        if live is None or live.gone:
            return
        match told:
            case Written():
                self._soon(live.catch_up())
            case Spoken():
                live.tell_here(told.frame)
            case There():
                live.note_elsewhere(sender, told)
                if told.answer and live.followed:
                    self.announce(live)
                if (told.events, told.changes) != live.position:
                    self._soon(live.catch_up())

    def lose(self, names: Collection[str]) -> None:
        """As Listener says. What they wrote last may have been heard by nobody."""
        for name in names:
            self._rooms.pop(name, None)
        for live in list(self._tables.values()):
            for name in names:
                live.note_gone(name)
        self._soon(self._catch_up_all())

    def listen_again(self) -> None:
        """As Listener says."""
        for live in list(self._tables.values()):
            if live.followed:
                self._soon(self.tell(live.there(answer=True)))
        self._soon(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Read on wherever the log has got further, or elsewhere."""
        tables = {live.code: live for live in self._tables.values() if live.visitors}
        found = await self._log.positions(list(tables)) if tables else {}
        for code, live in tables.items():
            if not live.gone and found.get(code) != live.position:
                await live.catch_up()

    def _soon(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.ensure_future(_quietly(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """Do something that nobody waits for. What the store cannot do is told there, and met again by whoever plays."""
    try:
        await work
    except StoreTrouble:
        pass
    except DedaleError as error:
        _LOGGER.warning("A table could not be read on: %s.", error.code)
