"""The log of a table in words, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dedale.core.events import Action, Chance, Hint, Undo
from dedale.core.game import Seat, State, View
from dedale.core.seats import bot_in
from dedale.core.table import Table, Told
from dedale.core.timeline import Entry
from dedale.server.lessons import is_lesson
from dedale.server.messages import Line
from dedale.server.presenter import presenter_of
from dedale.words import Words
from dedale.words.players import table_event_words


class TableLog:
    """Follows a table and keeps the lines of its log for one viewer in one language.

    What was taken back is no longer in it. `_starts[i]` is the length of the log before the i-th live event.
    """

    def __init__(self, table: Table, viewer: Seat, words: Words) -> None:
        self._table = table
        self._viewer = viewer
        self._words = words
        self._presenter = presenter_of(table.game.name)
        self._passes = {table.game.text(action) for action in table.game.passes}
        self._coached = is_lesson(table.record)
        """Whether a hint is still to come that is none: it says that the game has a coach."""
        self._seen: tuple[State, View] | None = None
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
        names = self._table.seats
        if isinstance(entry.event, Hint) and self._coached:
            self._coached = False
            return
        if not isinstance(entry.event, Action | Chance):
            words = table_event_words(self._words, told, self._viewer, names)
            self.lines.append(Line(seq, told.seat, "table", words, None))
            return
        at = len(self._starts)
        self._starts.append(len(self.lines))
        states = self._table.record.timeline.states
        before, after = states[at : at + 2]
        if at < self._dealing():
            sentences = self._presenter.tell_deal(self._words, told, self._viewer, names)
        else:
            sentences = self._presenter.tell(
                self._words, self._as_told(told), self._view(before), self._view(after), names
            )
        for sort, words in sentences:
            self.lines.append(Line(seq, told.seat, sort, words, None if sort == "change" else told.text))

    def _view(self, state: State) -> View:
        """What the viewer saw in a state; what was seen last is kept, as the next event begins with it."""
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, state.view(self._viewer)
        return self._seen[1]

    def _dealing(self) -> int:
        """How many chances come before the first choice."""
        live = self._table.record.timeline.live
        return next((at for at, event in enumerate(live) if isinstance(event, Action)), len(live))

    def _as_told(self, told: Told) -> Told:
        """An event as it is to be told: a bot that lets a chance go by is not worth a word."""
        bot = told.seat is not None and bot_in(self._table.seats[told.seat]) is not None
        if told.what == "action" and bot and told.text in self._passes:
            return msgspec.structs.replace(told, chosen=False)
        return told


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
