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
from dedale.core.game import Seat
from dedale.core.luck import Luck
from dedale.core.seats import bot_in
from dedale.core.table import Table
from dedale.server import screens
from dedale.server.deals import deal_of
from dedale.server.deltas import LastTold
from dedale.server.errors import Conflict, StoreTrouble, conflict, no_such_table, too_long, too_much_aside
from dedale.server.lessons import is_lesson
from dedale.server.limits import MOST_EVENTS, MOST_MOVES
from dedale.server.messages import Leaving, Presence, SeatInfo, SeatKind, Snapshot, ToPage, Update, write_message
from dedale.server.metrics import MOVES, TELLING
from dedale.server.peers import Elsewhere, Peers, There, Written, written
from dedale.server.presenter import presenter_of
from dedale.server.seating import seat_info, seat_kind
from dedale.server.store.log import Log, Position, StoredSeat, StoredTable
from dedale.server.visitor import Visitor
from dedale.words.table_log import TableLog

DECIDED = Action | Chance | Undo | Resign
"""Events that change what there is to decide."""

Eyes = tuple[int, ...]
"""Whoever plays the same seats sees the same."""

Change = Callable[[Table], list[Event]]
"""Something that is done at a table; it gives the events that this added."""


@dataclass(slots=True)
class Votes:
    """Who asks for a bot in the place of somebody who has left."""

    who: str
    seats: set[int] = field(default_factory=set)


class LiveTable:
    """One table in memory, with those who are at it."""

    def __init__(self, stored: StoredTable, log: Log, peers: Peers | None = None) -> None:
        self.code = stored.code
        self.stored = stored
        self.table = _stands(stored)
        self.peers = peers if peers is not None and peers.name else None
        """The other servers, if there can be any."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is at it on other servers, by their names."""
        self.borrowed = False
        """Whether a bot plays at it here for another server."""
        self.followed = False
        """Whether the others tell this server what happens at it."""
        self.visitors: list[Visitor] = []
        self.votes: dict[int, Votes] = {}
        self.lock = asyncio.Lock()
        self.gone = False
        """Whether it was dropped: whoever still holds it has to ask for the table anew."""
        self.last_used = time.monotonic()
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Called after every change, when somebody comes, and when it is dropped."""
        self._log = log
        self._game = screens.game_told(self.table)
        self._stories: dict[Seat, TableLog] = {}
        self._told: dict[Eyes, LastTold] = {}
        self._seat_all()

    def _seat_all(self) -> None:
        """Have the table know of its seats what the store knows."""
        record = self.stored.record
        for seat, one in enumerate(self.stored.seats):
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
    def position(self) -> Position:
        """How far it has got."""
        return Position(self.seq, self.stored.changes)

    @property
    def current(self) -> bool:
        """Whether what is in memory is what is in the log, as far as anybody has told."""
        return self.peers is None or self.followed

    @property
    def leads(self) -> bool:
        """Whether of the servers that somebody is at this table of, this one has its bots play."""
        return self.peers is None or all(self.peers.name < name for name in self.elsewhere)

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
        return self._watchers_here + sum(other.watchers for other in self.elsewhere.values())

    @property
    def _watchers_here(self) -> int:
        return sum(not visitor.you for visitor in self.visitors)

    @property
    def silent(self) -> bool:
        """Whether the players may tell each other nothing."""
        return not presenter_of(self.table.game.name).talks(self.table.record.options)

    def here(self, seat: int) -> bool:
        """Whether somebody who plays this seat is connected."""
        return any(seat in visitor.you for visitor in self.visitors) or any(
            seat in other.seats for other in self.elsewhere.values()
        )

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

    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        left = self.table.record.timeline.left
        return [
            seat_info(name, self.stored.seats[number], self.here(number), self._votes_for(number), left.get(number))
            for number, name in enumerate(self.table.seats)
        ]

    def snapshot(self, visitor: Visitor, since: int | None = None) -> Snapshot:
        """Everything that this visitor sees; of the log what they lack who know the table as it was at this event."""
        story = self._story(visitor)
        kept, lines = (0, story.lines) if since is None else story.since(since)
        shown = screens.snapshot(self.around(), self.table, visitor.you, lines, kept, since)
        self._told[self._eyes(visitor)] = LastTold(shown)
        return shown

    def update(self, visitor: Visitor, since: int, around: screens.Around) -> Update | Snapshot:
        """What is new to this visitor, and to all with the same eyes, since this event, the last that they know of."""
        told = self._told.get(self._eyes(visitor))
        if told is None:
            return self.snapshot(visitor)
        kept, lines = self._story(visitor).since(since)
        shown = screens.snapshot(around, self.table, visitor.you, (), since=since)
        return told.update(shown, since, kept, lines)

    async def come(
        self, visitor: Visitor, seq: int | None, seated: Callable[[], tuple[int, ...]] | None = None
    ) -> None:
        """Somebody comes, and is shown the table: all of it, or what happened since the event that they know.

        Which seats they play is asked for here, as one of them may be given up or opened while they wait. Raises
        Conflict if the table was dropped meanwhile, and WrongToken.
        """
        async with self.lock:
            self.need_here()
            try:
                if not self.current:
                    await self._follow()
                elif self.followed and seq is not None and seq > self.seq:
                    await self._read_on()  # they saw it on another server, whose notice is still on its way
                if seated is not None:
                    visitor.you = seated()
                await self._read_up(visitor)
            except BaseException:
                self._unfollow()
                raise
            self.visitors.append(visitor)
            for seat in visitor.you:
                self.votes.pop(seat, None)
            self.last_used = time.monotonic()
            visitor.send(self.snapshot(visitor, seq if seq is not None and 0 < seq <= self.seq else None))
            self.tell_presence(but=visitor)
        self.changed(self)

    async def _follow(self) -> None:
        """Be told from now on what happens here on other servers, and read what has happened."""
        assert self.peers is not None
        self.followed = True
        await self.peers.tell(self.there(answer=True))
        await self._read_on()

    def _unfollow(self) -> None:
        """Once nobody is here, be told nothing more of it."""
        if self.followed and not self.visitors:
            self.followed = False
            self.elsewhere.clear()
            if self.peers is not None:
                self.peers.announce(self)

    def there(self, answer: bool = False) -> There:
        """What other servers are to know of who is here."""
        seats = tuple(sorted({seat for visitor in self.visitors for seat in visitor.you}))
        votes = {seat: (votes.who, sorted(votes.seats)) for seat, votes in self.votes.items()}
        who = Elsewhere(seats, self._watchers_here) if self.followed else None
        return There(self.code, who, votes, *self.position, answer)

    def note_elsewhere(self, name: str, told: There) -> None:
        """Another server has told who is there."""
        if not self.followed:
            return
        before = self.elsewhere.get(name)
        voted = False
        for seat, (who, seats) in told.votes.items():
            mine = self.votes.get(seat)
            if mine is None or mine.who != who or not mine.seats.issuperset(seats):
                self.votes[seat] = Votes(who, set(seats) | (mine.seats if mine and mine.who == who else set()))
                voted = True
        if told.who is None:
            self.elsewhere.pop(name, None)
        else:
            self.elsewhere[name] = told.who
        if voted or before != told.who:
            self._forget_votes()
            self._tell_presence()
            self.changed(self)

    def note_gone(self, name: str) -> None:
        """Another server is gone, and all who were there."""
        if self.elsewhere.pop(name, None) is not None:
            self._tell_presence()
            self.changed(self)

    def _forget_votes(self) -> None:
        """Nobody is replaced who is here, and no bot."""
        for seat in list(self.votes):
            if self.here(seat) or self.kind(seat) == "bot":
                del self.votes[seat]

    async def catch_up(self) -> None:
        """Read on in the log where somebody else has written. Raises StoreTrouble, or Conflict if it was dropped."""
        async with self.lock:
            self.need_here()
            await self._read_on()

    async def _read_on(self) -> None:
        """With the lock held: take in what others have written, and show it to all who are here."""
        first, before = self.seq, self.stored.changes
        later = await self._log.later(self.stored, first)
        if later is None:
            self.drop(no_such_table(self.code))
            raise no_such_table(self.code)
        for event, request in later.events:
            self.table.record.add(event)
            if request is not None:
                self.note_done(request)
        self.stored.changes, self.stored.deal, self.stored.seats = later.changes, later.deal, later.seats
        if later.changes != before:
            self._stories.clear()
            secret = self.stored.record.secret
            self.table = Table(self.stored.record, Luck() if secret is None else Luck(secret))
        if (self.seq, later.changes) != (first, before):
            self._seat_all()
            self._show([event for event, _ in later.events], first, anew=later.changes != before)

    async def _read_anew(self, first: int) -> None:
        """With the lock held: somebody else was first, and what is in memory was not written. All is read again."""
        try:
            stored = await self._log.load(self.code)
            if stored is None:
                raise no_such_table(self.code)
            self.table = await asyncio.to_thread(_stands, stored)
        except DedaleError as error:
            self.drop(error)
            raise
        self.stored = stored
        self._stories.clear()
        self._seat_all()
        self._show([entry.event for entry in self.table.record.timeline.entries[first:]], first, anew=True)

    def _show(self, added: Sequence[Event], first: int, anew: bool) -> None:
        """Tell everybody what was read."""
        self._forget_votes()
        away = self._sent_away(added)
        if anew:
            self.tell_snapshot()
        else:
            self.tell_update(first, away)
        self.changed(self)

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
            self._unfollow()

    async def change(
        self,
        change: Change,
        request: str | None = None,
        seats: Mapping[int, StoredSeat] | None = None,
    ) -> int:
        """Do something, commit it, then tell everybody: the number of events after it.

        To be called with the lock held. What the rules refuse raises an error and changes nothing. Raises Conflict if
        somebody else was first, whose events are then here; and StoreTrouble if it cannot be written: then the table is
        dropped, to be read anew.
        """
        self.need_here()
        first = self.seq
        added = change(self.table)
        self._let_bots_stop()
        for seat, stored in (seats or {}).items():
            self.stored.seats[seat] = stored
        reseated = sorted({*(seats or ()), *self._stops_used()})
        await self._append(first, added, request, reseated)
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
        await self._append(self.seq, [], None, [seat])

    async def mark_deal(self, deal: str) -> None:
        """Write down that somebody may know the deal from now on, and tell everybody. Raises as `change` does."""
        try:
            await self._log.mark_deal(self.stored, deal, self._notice())
        except Conflict:
            await self._read_anew(self.seq)
            raise
        self.tell_snapshot()

    async def _append(self, first: int, added: Sequence[Event], request: str | None, seats: Sequence[int]) -> None:
        try:
            await self._log.append(self.stored, first, added, request, seats, self._notice())
        except Conflict:
            await self._read_anew(first)
            raise
        except StoreTrouble as error:
            self.drop(error)
            raise

    def _notice(self) -> str | None:
        """What other servers are told with the commit, if somebody is at this table there."""
        return written(Written(self.code)) if self.elsewhere or self.borrowed else None

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
        self.tell_here(frame)
        if self.peers is not None:
            self.peers.say(self, frame)

    def tell_here(self, frame: str) -> None:
        """Say the same to everybody on this server."""
        for visitor in self.visitors:
            visitor.send_frame(frame)

    def tell_update(self, since: int, anew: Sequence[Visitor] = ()) -> None:
        """Show everybody what changed, and some of them everything; equal screens get equal frames."""
        around = self.around()
        frames: dict[Eyes, str] = {}
        for visitor in self.visitors:
            if visitor in anew:
                continue
            eyes = self._eyes(visitor)
            if eyes not in frames:
                frames[eyes] = write_message(self.update(visitor, since, around))
            visitor.send_frame(frames[eyes])
        for visitor in anew:
            visitor.send(self.snapshot(visitor))
        self._told = {eyes: self._told[eyes] for eyes in map(self._eyes, self.visitors)}

    def tell_snapshot(self) -> None:
        """Show everybody everything anew."""
        for visitor in self.visitors:
            visitor.send(self.snapshot(visitor))

    def tell_presence(self, but: Visitor | None = None) -> None:
        """Say who is here, on other servers too."""
        self._tell_presence(but)
        if self.peers is not None:
            self.peers.announce(self)

    def _tell_presence(self, but: Visitor | None = None) -> None:
        here = Presence(self.seats(), self.watchers)
        frame = write_message(here)
        for visitor in self.visitors:
            if visitor is not but:
                visitor.send_frame(frame)
                if told := self._told.get(self._eyes(visitor)):
                    told.note(seats=here.seats, watchers=here.watchers)

    def same_question(self, base: int) -> bool:
        """Whether nothing that anybody decides on has changed since this event."""
        since = self.table.record.timeline.entries[base:]
        return base <= self.seq and not any(isinstance(one.event, DECIDED) for one in since)

    @property
    def question(self) -> int:
        """The number of events up to the last one that anybody decides on."""
        entries = self.table.record.timeline.entries
        decided = (at for at in range(len(entries), 0, -1) if isinstance(entries[at - 1].event, DECIDED))
        return next(decided, 0)

    def around(self) -> screens.Around:
        """What there is to know of the table besides how its game stands."""
        deal, leaving = deal_of(self.stored.deal), cast(Leaving, self.stored.leaving or "bot")
        return screens.Around(self.code, self._game, self.seats(), self.watchers, deal, leaving)

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
        if screens.viewer_of(visitor.you) not in self._stories:
            await asyncio.to_thread(self._story, visitor)

    def _story(self, visitor: Visitor) -> TableLog:
        viewer = screens.viewer_of(visitor.you)
        story = self._stories.get(viewer)
        if story is None:
            coached = is_lesson(self.table.record)
            story = self._stories[viewer] = TableLog(self.table, viewer, coached=coached)
        story.follow()
        return story

    @staticmethod
    def _eyes(visitor: Visitor) -> Eyes:
        return visitor.you

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


def _stands(stored: StoredTable) -> Table:
    """The table where its record stands."""
    return Table(stored.record, Luck()) if stored.record.secret is None else Table.resume(stored.record)
