"""The log of a table, as one viewer may know it: what happened, said by whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from dedale.core.deed import Deed, Named
from dedale.core.events import Action, Chance, HintTaken, Undo
from dedale.core.game import Seat
from dedale.core.happening import Happening, as_seen
from dedale.core.message import Message
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.core.table import Table, Told
from dedale.core.timeline import Entry
from dedale.words.games import game_words
from dedale.words.players import table_event_words
from dedale.words.sentence import LineSort


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    seq: int
    seat: int | None
    sort: LineSort
    words: Message
    verb: str = ""
    """What was chosen, where this screen may know it."""
    about: Mapping[str, Named] = {}
    """What the choice was about, or the card that chance brought; likewise."""


class TableLog:
    """Follows a table and keeps the lines of its log for one viewer.

    What was taken back is no longer in it. `_starts[i]` is the length of the log before the i-th live event. A game
    with a coach has a hint at its beginning that is none: it is not told. Where choices are `typed`, lines say how.
    """

    def __init__(self, table: Table, viewer: Seat, *, coached: bool = False, typed: bool = False) -> None:
        self._table = table
        self._viewer = viewer
        self._game = game_words(table.game.name)
        self._coached = coached
        self._typed = typed
        self._heard = 0
        self._starts: list[int] = []
        self.lines: list[Line] = []
        self.follow()

    def follow(self) -> None:
        """Take in what was added to the table."""
        first = self._heard
        entries = self._table.record.timeline.entries[first:]
        if not entries:
            return
        told = self._table.events(self._viewer, first)
        self._heard += len(entries)
        depth = len(self._starts)
        standing, lowest = _standing(entries, depth)
        if lowest < depth:
            del self.lines[self._starts[lowest] :]
            del self._starts[lowest:]
        for index in standing:
            self._tell(first + index, entries[index], told[index])

    def since(self, seq: int) -> tuple[int, Sequence[Line]]:
        """What a screen lacks that knows the log up to this event: how many of its lines still stand, and the rest."""
        undone = _first_undone(self._table.record.timeline.entries, seq)
        known = seq if undone is None else undone
        at = len(self.lines)
        while at and self.lines[at - 1].seq > known:
            at -= 1
        return at, self.lines[at:]

    def _tell(self, index: int, entry: Entry, told: Told) -> None:
        seq = index + 1
        if isinstance(entry.event, HintTaken) and self._coached:
            self._coached = False
            return
        if not isinstance(entry.event, Action | Chance):
            self.lines.append(Line(seq, told.seat, "table", table_event_words(told)))
            return
        at = len(self._starts)
        self._starts.append(len(self.lines))
        happened = as_seen(worth_telling(self._table.record, at), self._viewer)
        for sort, words in self._game.happened_words(happened, self._viewer, typed=self._typed):
            self.lines.append(Line(seq, told.seat, sort, words, *_deed(sort, happened[0])))


def worth_telling(record: Record, at: int) -> list[Happening]:
    """What a live event did, without what nobody has to be told.

    Of the deal, which the table shows, only who begins; nor that a bot let a chance go by, nor whose turn it is alone.
    """
    timeline = record.timeline
    happened = timeline.moment(at).happenings
    if not any(isinstance(event, Action) for event in timeline.live[: at + 1]):
        return [one for one in happened if one.kind == "first"]
    if timeline.state.seats == 1:
        happened = [one for one in happened if one.kind != "turn"]
    event = timeline.live[at]
    if isinstance(event, Action) and event.action in record.game.passes and bot_in(timeline.names[event.seat]):
        return happened[1:]
    return happened


def _deed(sort: LineSort, first: Happening) -> Deed:
    """What a line is about, by the first thing that the viewer was told of its event: a choice, or what chance did."""
    if sort == "choice":
        return Deed(first.verb, first.about)
    if sort == "chance" and not first.verb:
        return Deed("", {"card": first.card} if first.card else first.about)
    return Deed("")


def _standing(entries: Sequence[Entry], depth: int) -> tuple[list[int], int]:
    """The indices of those entries that later ones do not take back, and the lowest depth reached by taking back."""
    standing: list[int] = []
    starts: dict[int, int] = {}
    lowest = depth
    for index, entry in enumerate(entries):
        if isinstance(entry.event, Action | Chance):
            starts[depth] = len(standing)
            depth += 1
        elif isinstance(entry.event, Undo):
            depth -= entry.event.count
            del standing[starts.get(depth, 0) :]
            lowest = min(lowest, depth)
        standing.append(index)
    return standing, lowest


def _first_undone(entries: Sequence[Entry], seq: int) -> int | None:
    """The index of the first of the entries before `seq` that those after it take back; None if there is none."""
    if not any(isinstance(entry.event, Undo) for entry in entries[seq:]):
        return None
    live: list[int] = []
    first: int | None = None
    for index, entry in enumerate(entries):
        if isinstance(entry.event, Action | Chance):
            live.append(index)
        elif isinstance(entry.event, Undo):
            lowest = live[-entry.event.count]
            del live[-entry.event.count :]
            if index >= seq > lowest and (first is None or lowest < first):
                first = lowest
    return first
