"""A table that somebody is at: it is driven, written down, and told to all who look on.

Everything that changes it holds its lock from the check to the commit, and tells only after that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from dedale.core.errors import DedaleError
from dedale.core.events import Action, Chance, Event, Leave, Resign, Undo
from dedale.core.facts import FAIR
from dedale.core.luck import Luck
from dedale.core.seats import bot_in
from dedale.core.table import Table
from dedale.server import screens
from dedale.server.deals import deal_of
from dedale.server.errors import Conflict, StoreTrouble, conflict, too_long, too_much_aside
from dedale.server.limits import MOST_EVENTS, MOST_MOVES
from dedale.server.messages import Leaving, Presence, SeatInfo, SeatKind, Snapshot, ToPage, Update, write_message
from dedale.server.metrics import MOVES, TELLING
from dedale.server.presenter import presenter_of
from dedale.server.seating import seat_info, seat_kind
from dedale.server.store.log import Log, StoredSeat, StoredTable
from dedale.server.table_log import TableLog
from dedale.server.visitor import Visitor
from dedale.words import Words

Change = Callable[[Table], list[Event]]
"""Something that is done at a table; it gives the events that this added."""


@dataclass(slots=True)
class Votes:
    """Who asks for a bot in the place of somebody who has left."""

    who: str
    seats: set[int] = field(default_factory=set)


class LiveTable:
    """One table in memory, with those who are at it."""

    def __init__(self, stored: StoredTable, log: Log) -> None:
        record = stored.record
        self.code = stored.code
        self.stored = stored
        self.table = Table(record, Luck()) if record.secret is None else Table.resume(record)
        self.visitors: list[Visitor] = []
        self.votes: dict[int, Votes] = {}
        self.lock = asyncio.Lock()
        self.gone = False
        """Whether it was dropped: whoever still holds it has to ask for the table anew."""
        self.last_used = time.monotonic()
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Called after every change, when somebody comes, and when it is dropped."""
        self._log = log
        self._stories: dict[tuple[int | None, str], TableLog] = {}
        for seat, one in enumerate(stored.seats):
            if one.asked:
                self.table.ask_stop(seat)
            if one.renamed:
                record.rename(seat, one.name)
        if len(self._people_ever()) > 1:
            record.timeline.undo = FAIR  # whatever the record says: nobody takes back what another has chosen
        self._let_bots_stop()

    @property
    def seq(self) -> int:
        return len(self.table.record.timeline.entries)

    @property
    def idle(self) -> bool:
        """Whether nobody is here, and nothing is being done."""
        return not self.visitors and not self.lock.locked()

    @property
    def guest(self) -> str:
        """On whose account bots think here: the one who has been here longest."""
        return self.visitors[0].address if self.visitors else ""

    @property
    def watchers(self) -> int:
        """How many look on who play no seat."""
        return sum(not visitor.you for visitor in self.visitors)

    @property
    def silent(self) -> bool:
        """Whether the players may tell each other nothing."""
        return not presenter_of(self.table.game.name).talks(self.table.record.options)

    def here(self, seat: int) -> bool:
        """Whether somebody who plays this seat is connected."""
        return any(seat in visitor.you for visitor in self.visitors)

    def kind(self, seat: int) -> SeatKind:
        """Who plays this seat: person, bot or open."""
        return seat_kind(self.table.seats[seat], self.stored.seats[seat])

    def of_kind(self, kind: SeatKind) -> list[int]:
        """The seats that are played so."""
        return [seat for seat in range(len(self.table.seats)) if self.kind(seat) == kind]

    def players(self) -> set[int]:
        """The seats whose people have not given up: a bot may play for them, and they can come back."""
        left = self.table.record.timeline.left
        return {seat for seat, one in enumerate(self.stored.seats) if one.token is not None and seat not in left}

    def seats(self, words: Words) -> list[SeatInfo]:
        """Who sits where."""
        left = self.table.record.timeline.left
        return [
            seat_info(
                words,
                number,
                name,
                self.stored.seats[number],
                self.here(number),
                self._votes_for(number),
                left.get(number),
            )
            for number, name in enumerate(self.table.seats)
        ]

    def snapshot(self, visitor: Visitor) -> Snapshot:
        """Everything that this visitor sees."""
        story = self._story(visitor)
        return screens.snapshot(self.around(visitor.words), self.table, visitor.you, visitor.words, story.lines)

    def update(self, visitor: Visitor, since: int) -> Update:
        """What this visitor lacks who knows the table as it was at this event."""
        rewound, lines = self._story(visitor).since(since)
        around = self.around(visitor.words)
        return screens.update(around, self.table, visitor.you, visitor.words, since, rewound, lines)

    async def come(
        self, visitor: Visitor, seq: int | None, seated: Callable[[], tuple[int, ...]] | None = None
    ) -> None:
        """Somebody comes, and is shown the table: all of it, or what happened since the event that they know.

        Which seats they play is asked for here, as one of them may be given up or opened while they wait. Raises
        Conflict if the table was dropped meanwhile, and WrongToken.
        """
        async with self.lock:
            self.need_here()
            if seated is not None:
                visitor.you = seated()
            await self._read_up(visitor)
            self.visitors.append(visitor)
            for seat in visitor.you:
                self.votes.pop(seat, None)
            self.last_used = time.monotonic()
            if seq is None or not 0 < seq <= self.seq:
                visitor.send(self.snapshot(visitor))
            else:
                visitor.send(self.update(visitor, seq))
            self.tell_presence(but=visitor)
        self.changed(self)

    async def speak(self, visitor: Visitor, words: Words) -> None:
        """Show somebody the table in other words. Raises Conflict if the table was dropped meanwhile."""
        async with self.lock:
            self.need_here()
            visitor.words = words
            await self._read_up(visitor)
            visitor.send(self.snapshot(visitor))

    def need_here(self) -> None:
        """Raises Conflict if this table was dropped: what is in memory may not be what is in the log."""
        if self.gone:
            raise conflict()

    def go(self, visitor: Visitor) -> None:
        """Somebody leaves."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.last_used = time.monotonic()
            self.tell_presence()

    async def change(
        self,
        change: Change,
        request: str | None = None,
        seats: Mapping[int, StoredSeat] | None = None,
    ) -> int:
        """Do something, commit it, then tell everybody: the number of events after it.

        To be called with the lock held. What the rules refuse raises an error and changes nothing. Raises Conflict
        or StoreTrouble if it cannot be written; then the table is dropped, to be read anew.
        """
        self.need_here()
        first = self.seq
        added = change(self.table)
        self._let_bots_stop()
        for seat, stored in (seats or {}).items():
            self.stored.seats[seat] = stored
        written = sorted({*(seats or ()), *self._stops_used()})
        try:
            await self._log.append(self.stored, first, added, request, written)
        except (Conflict, StoreTrouble) as error:
            self.drop(error)
            raise
        if request is not None:
            self.note_done(request)
        self.last_used = time.monotonic()
        MOVES.add()
        with TELLING.timed():
            self.tell_update(first, self._sent_away(added))
        self.changed(self)
        return self.seq

    def need_room(self, aside: int | None = None) -> None:
        """Refuse a move where a game has gone on for too long; or else what is no move, where so much was aside."""
        moves = len(self.table.record.timeline.live)
        if aside is None and moves >= MOST_MOVES:
            raise too_long()
        if aside is not None and self.seq - moves >= aside:
            raise too_much_aside()

    def done(self, request: str) -> int | None:
        """The number of events after a request that was carried out before; None if it was not."""
        return self.stored.requests.get(request)

    def note_done(self, request: str) -> None:
        """Remember that a request was carried out; what is longest ago is forgotten first."""
        requests = self.stored.requests
        requests[request] = self.seq
        if len(requests) > MOST_EVENTS:
            del requests[next(iter(requests))]

    async def keep_seat(self, seat: int) -> None:
        """Write down what changed at a seat and is no event."""
        try:
            await self._log.append(self.stored, self.seq, [], None, [seat])
        except (Conflict, StoreTrouble) as error:
            self.drop(error)
            raise

    async def rename(self, seat: int, name: str, request: str) -> None:
        """Call the player of a seat by another name: everybody is shown the table anew, and no event is written."""
        self.need_here()
        stored = self.stored.seats[seat]
        stored.name, stored.renamed = name, stored.renamed + 1
        self.table.record.rename(seat, name)
        await self.keep_seat(seat)
        self.note_done(request)
        self._stories.clear()
        self.tell_snapshot()

    def drop(self, error: DedaleError) -> None:
        """Send everybody away: what is in memory may not be what is in the log."""
        self.gone = True
        for visitor in self.visitors:
            visitor.dismiss(error)
        self.changed(self)

    def tell(self, message: ToPage) -> None:
        """Say the same to everybody."""
        frame = write_message(message)
        for visitor in self.visitors:
            visitor.send_frame(frame)

    def tell_update(self, since: int, anew: Sequence[Visitor] = ()) -> None:
        """Show everybody what changed, and some of them everything; equal screens get equal frames."""
        frames: dict[tuple[tuple[int, ...], str], str] = {}
        for visitor in self.visitors:
            if visitor in anew:
                visitor.send(self.snapshot(visitor))
                continue
            key = (visitor.you, visitor.words.language)
            if key not in frames:
                frames[key] = write_message(self.update(visitor, since))
            visitor.send_frame(frames[key])

    def tell_snapshot(self) -> None:
        """Show everybody everything anew."""
        for visitor in self.visitors:
            visitor.send(self.snapshot(visitor))

    def tell_presence(self, but: Visitor | None = None) -> None:
        """Say who is here."""
        for visitor in self.visitors:
            if visitor is not but:
                visitor.send(Presence(self.seats(visitor.words), self.watchers))

    def same_question(self, base: int) -> bool:
        """Whether nothing that anybody decides on has changed since this event."""
        since = self.table.record.timeline.entries[base:]
        return base <= self.seq and not any(isinstance(one.event, Action | Chance | Undo | Resign) for one in since)

    def around(self, words: Words) -> screens.Around:
        """What there is to know of the table besides its game."""
        deal, leaving = deal_of(self.stored.deal), cast(Leaving, self.stored.leaving or "bot")
        return screens.Around(self.code, self.seats(words), self.watchers, deal, leaving)

    def _people_ever(self) -> list[int]:
        """The seats that people play or have played, or may come to."""
        left = self.table.record.timeline.left
        seats = enumerate(self.stored.seats)
        return [seat for seat, one in seats if one.token or seat in left or self.kind(seat) != "bot"]

    def _sent_away(self, added: Sequence[Event]) -> list[Visitor]:
        """Those who play one seat less from here on, as it was given up: with other eyes they see everything anew."""
        left = {event.seat for event in added if isinstance(event, Leave)}
        away = [visitor for visitor in self.visitors if left.intersection(visitor.you)]
        for visitor in away:
            visitor.you = tuple(seat for seat in visitor.you if seat not in left)
        return away

    async def _read_up(self, visitor: Visitor) -> None:
        """Have the story for this visitor written beside the event loop: that of a long game takes a while.

        To be called with the lock held, so that nothing changes meanwhile.
        """
        if self._story_key(visitor) not in self._stories:
            await asyncio.to_thread(self._story, visitor)

    def _story(self, visitor: Visitor) -> TableLog:
        key = self._story_key(visitor)
        story = self._stories.get(key)
        if story is None:
            story = self._stories[key] = TableLog(self.table, key[0], visitor.words)
        story.follow()
        return story

    @staticmethod
    def _story_key(visitor: Visitor) -> tuple[int | None, str]:
        return screens.viewer_of(visitor.you), visitor.words.language

    def _votes_for(self, seat: int) -> list[int]:
        return sorted(self.votes[seat].seats) if seat in self.votes else []

    def _let_bots_stop(self) -> None:
        """Bots are stopped wherever they could cast a spell; people where they ask for it."""
        for seat, name in enumerate(self.table.seats):
            self.table.stops[seat] = bot_in(name) is not None

    def _stops_used(self) -> list[int]:
        """The seat that had asked for a stop and now stands at one, if there is one."""
        turn = self.table.turn
        if turn >= 0 and self.stored.seats[turn].asked and set(self.table.legal(turn)) & self.table.game.passes:
            self.stored.seats[turn].asked = False
            return [turn]
        return []
