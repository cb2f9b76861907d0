"""A table: a game under way with its luck, its record and its seats.

It is the one thing that the terminal, the server and the lab drive. The state at a table
never has a generator of its own: every chance comes from the table's luck, so thinking uses
none of it up, and after an undo the same choice meets the same outcome.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from msgspec import Struct

from dedale.core.errors import BadOptions, StillRunning, UndoRefused
from dedale.core.events import Action, Chance, Event, HintTaken, Leave, Resign, Sit, Undo
from dedale.core.facts import FAIR, FREE
from dedale.core.game import CHANCE, OVER, Game, Seat, State, View
from dedale.core.luck import Luck
from dedale.core.record import Record
from dedale.core.record_format import bad_line, head_line
from dedale.core.seats import bot_in
from dedale.core.timeline import Entry


class Told(Struct, frozen=True):
    """An event as one seat is told it."""

    what: str
    """action, chance, undo, hint, seat, leave or resign."""
    seat: int | None = None
    """Whose action, hint, seat or resignation it is."""
    kind: str = ""
    """The kind of decision or chance that was answered. Of a seat that is left, the bot that plays it now."""
    text: str | None = None
    """The action, the outcome or the name; None where it is hidden from this seat. Of who leaves, their name."""
    count: int = 0
    """How many events were taken back."""
    chosen: bool = True
    """False for a pass that the table made for the seat."""


class DealProof(NamedTuple):
    """What lets anyone check the deal: the hash published at the start, and at the end the secret."""

    commitment: str
    secret: bytes | None


class Table:
    """One game under way.

    `stops[seat]` says whether the seat wants to be stopped wherever it could pass; otherwise
    the table passes for it, except once after `ask_stop`. Errors leave the table as it was.
    What changes the table returns the events that this added.
    """

    def __init__(self, record: Record, luck: Luck) -> None:
        self.record = record
        self.stops = [False] * record.timeline.state.seats
        self._luck = luck
        self._asked: set[int] = set()

    @classmethod
    def new(
        cls,
        game: Game,
        options: object = None,
        *,
        secret: bytes | None = None,
        start: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
        undo: str = FREE,
    ) -> Self:
        """A new game, dealt; or one from a given position. The same secret gives the same deal again."""
        luck = Luck() if secret is None else Luck(secret)
        table = cls(Record(game, options, start, seats=seats, undo=undo, secret=luck.secret), luck)
        table._go_on()
        return table

    @classmethod
    def resume(cls, record: Record, secret: bytes | None = None) -> Self:
        """The table that a record was saved at. The secret is the record's own unless given.

        Raises BadRecord if there is none, or if the record does not follow from it.
        """
        known = secret if secret is not None else record.secret
        if known is None:
            raise bad_line(
                head_line("commitment"),
                "record-kept",
                "this record does not hold its secret, so its game cannot be resumed; use the owner's save.",
            )
        record.verify(known)
        record.secret = known
        return cls._standing(record, Luck(known))

    @classmethod
    def _standing(cls, record: Record, luck: Luck) -> Self:
        """A table at the point where a record stands: a seat that stands at a stop had asked for it."""
        table = cls(record, luck)
        if table.turn == CHANCE:
            table._go_on()
        return table

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> State:
        """The state now, with all that is hidden: for whoever runs the table. Play on copies of it."""
        return self.record.timeline.state

    @property
    def turn(self) -> int:
        """The seat to decide, or OVER."""
        return self.record.timeline.turn

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def seats(self) -> list[str]:
        """Who plays each seat now."""
        return list(self.record.timeline.names)

    @property
    def hints(self) -> list[int]:
        """How many hints each seat was given."""
        return list(self.record.timeline.hints)

    @property
    def undos(self) -> int:
        """How often something was taken back."""
        return self.record.timeline.undos

    @property
    def assisted(self) -> bool:
        """Whether a person may owe something to more than the game tells them.

        To a hint, to an undo that was not held to be fair, or to a bot that played for them for a while.
        """
        helped = any(bot_in(self.record.timeline.names[seat]) is None for seat in self.record.timeline.bot_moved)
        return helped or any(self.hints) or (self.undos > 0 and self.record.undo != FAIR)

    def returns(self) -> tuple[float, ...]:
        """One number a seat; zeros until the end, and for a game given up."""
        return self.record.returns()

    def legal(self, seat: int) -> list[int]:
        """What the seat may play now; nothing unless it is to decide."""
        return self.state.legal() if seat == self.turn else []

    def view(self, seat: Seat) -> View:
        """All that the seat may know now."""
        return self.state.view(seat)

    def events(self, seat: Seat, since: int = 0) -> list[Told]:
        """What happened, as the seat is told it, from the event with this index on."""
        return [self._told(entry, seat) for entry in self.record.timeline.entries[since:]]

    def proof(self) -> DealProof:
        """The commitment, and once the game is over the secret too."""
        return DealProof(self._luck.commitment, self._luck.secret if self.over else None)

    def dice(self) -> int:
        """The seed of what a bot chooses now. The same deal, played the same way, meets the same dice."""
        return self._luck.dice(len(self.record.timeline.live))

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action for a seat, then let chance and passes run up to the next decision."""
        before = len(self.record.timeline.entries)
        self.record.add(Action(seat, action))
        self._go_on()
        return self._since(before)

    def ask_stop(self, seat: int) -> None:
        """Do not pass for this seat the next time it could do something else."""
        self.record.timeline.need_seat(seat)
        self._asked.add(seat)

    def undo(self, seat: int) -> list[Event]:
        """Go back to just before the last action that this seat chose itself."""
        return self._add(Undo(self._since_choice(seat)))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last choice now."""
        try:
            self.record.timeline.need_undo(self._since_choice(seat))
        except UndoRefused:
            return False
        return True

    def note_hint(self, seat: int) -> list[Event]:
        """Write down that the seat was given a hint."""
        return self._add(HintTaken(seat))

    def sit(self, seat: int, who: str) -> list[Event]:
        """Let somebody else, a bot, or with an empty name nobody play this seat."""
        return self._add(Sit(seat, who))

    def resign(self, seat: int, winner: int | None = None) -> list[Event]:
        """Give the game up: it ends with 1 for the winner if one is named, and with 0 for all others."""
        return self._add(Resign(seat, winner))

    def leave(self, seat: int, bot: str) -> list[Event]:
        """Give up and let the others play on: from now on this bot plays the seat."""
        return self._add(Leave(seat, bot))

    def fork(self, at: int) -> Self:
        """Another table with the same luck and the first `at` live events of this one, and a record of its own."""
        live = self.record.live
        if type(at) is not int or not 0 <= at <= len(live):
            raise BadOptions("fork-at", f"A table of {len(live)} live events forks at 0 to {len(live)}, not at {at!r}.")
        if self.record.undo == FAIR and not self.over:
            raise StillRunning(
                "fork-running", "This table is played fair, and a fork of it would show its luck; wait for the end."
            )
        old = self.record
        record = Record(old.game, old.options, old.start, seats=self.seats, undo=old.undo, secret=self._luck.secret)
        for event in live[:at]:
            record.add(event)
        return self._standing(record, self._luck)

    def replay(self) -> State:
        """The state now, played anew from the record: equal to `state`."""
        return self.record.replay()

    def export(self, *, owner: bool = False) -> str:
        """The record as a text, with all that is hidden: for anyone after the end, before it for the owner's save."""
        if not self.over and not owner:
            raise StillRunning(
                "export-running",
                "The record of a game under way gives away what is hidden; wait for the end, or save it as its owner.",
            )
        return self.record.text(secret=True)

    def _since_choice(self, seat: int) -> int:
        """How many live events there are from the last choice of this seat on."""
        for count, event in enumerate(reversed(self.record.timeline.live), start=1):
            if isinstance(event, Action) and event.seat == seat and event.chosen:
                return count
        raise UndoRefused(
            "undo-nothing", "This seat has chosen no action yet: there is nothing to take back.", seat=seat
        )

    def _add(self, event: Event) -> list[Event]:
        self.record.add(event)
        return [event]

    def _since(self, before: int) -> list[Event]:
        return [entry.event for entry in self.record.timeline.entries[before:]]

    def _go_on(self) -> None:
        """Let chance decide, and seats pass that did not ask to be stopped, until a seat has to choose."""
        while not self.over:
            if self.turn == CHANCE:
                k = self.record.timeline.chances
                self.record.add(Chance(self._luck.outcome(k, self.state.outcomes())))
            elif not self.let_pass():
                return

    def let_pass(self) -> bool:
        """Pass for the seat that is to decide, unless it cannot or asked to be stopped: whether that was done."""
        seat = self.turn
        passes = [action for action in self.state.legal() if action in self.game.passes]
        if not passes or self.stops[seat]:
            return False
        if seat in self._asked:
            self._asked.remove(seat)
            return False
        self.record.add(Action(seat, passes[0], chosen=False))
        return True

    def _told(self, entry: Entry, seat: Seat) -> Told:
        match entry.event:
            case Action(actor, action, chosen):
                text = self.game.text(action) if seat in entry.told else None
                return Told("action", actor, entry.kind, text, chosen=chosen)
            case Chance(outcome):
                return Told("chance", None, entry.kind, self.game.outcome_text(outcome) if seat in entry.told else None)
            case Undo(count):
                return Told("undo", count=count)
            case HintTaken(hinted):
                return Told("hint", hinted)
            case Sit(taken, who):
                return Told("seat", taken, text=who)
            case Leave(leaver, bot):
                return Told("leave", leaver, bot, self.record.timeline.left[leaver])
        return Told("resign", entry.event.seat)
