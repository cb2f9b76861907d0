"""Where a list of events leads: the events still standing, and the state before and after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dedale.core.errors import IllegalAction, IllegalOutcome, NotYourTurn, UndoRefused
from dedale.core.events import Action, Chance, Event, HintTaken, Leave, Resign, Sit, Undo, checked_name
from dedale.core.facts import FAIR
from dedale.core.game import CHANCE, OVER, Game, Seat, State
from dedale.core.happening import Happening, happenings
from dedale.core.seats import bot_in

MOST_KEPT = 32
"""At most so many moments are kept."""


class Entry(NamedTuple):
    """An event with what there was to know of it when it happened."""

    event: Event
    kind: str
    """The kind of the decision or chance that it answered; empty for other events."""
    told: tuple[Seat, ...]
    """Who was told which action or outcome it was."""


class Moment:
    """A live event, with the states before and after it, and what it did. Look, but play on copies."""

    __slots__ = ("_game", "_told", "after", "before", "event", "place")

    def __init__(self, game: Game, place: int, event: Action | Chance, before: State, after: State) -> None:
        self.place = place
        """Its place among all entries, those taken back too."""
        self.event = event
        self.before = before
        self.after = after
        self._game = game
        self._told: list[Happening] | None = None

    @property
    def happenings(self) -> list[Happening]:
        """What it did, with all that is hidden: `as_seen` says what a seat is told of it."""
        if self._told is None:
            self._told = happenings(self._game, self.before, self.event, self.after)
        return self._told


class Timeline:
    """The events of one game in order, each held to the rules before it is taken in.

    An event that the rules do not allow raises an error and leaves the timeline as it was.
    A live event is an action or a chance that has not been taken back. `states[i]` is the
    state before the i-th live event, the last one the state now: look, but play on copies.
    """

    def __init__(self, game: Game, first: State, names: Sequence[str], undo: str) -> None:
        self.game = game
        self.undo = undo
        self.entries: list[Entry] = []
        self.live: list[Action | Chance] = []
        self.states: list[State] = [first]
        self._places: list[int] = []
        """The place of each live event among the entries."""
        self._recent: dict[int, Moment] = {}
        self.names = list(names)
        self.resigned: int | None = None
        self.winner: int | None = None
        """For whom the game was given up, if for somebody."""
        self.left: dict[int, str] = {}
        """The seats that gave up while the others play on, in order, and the names of those who left them."""
        self.bot_moved: set[int] = set()
        """The seats that a bot has chosen for, be it for a while."""
        self.hints = [0] * first.seats
        """How many hints each seat was given."""
        self.undos = 0
        """How often something was taken back."""
        self.chances = 0
        """How many chances are live: the number of the next one, counted from 0."""

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def turn(self) -> int:
        """The seat to decide, CHANCE or OVER: a game given up is over."""
        return OVER if self.resigned is not None else self.state.turn

    def moments(self) -> Iterator[Moment]:
        """Everything that stands, in order: no event that was taken back is among it."""
        return map(self.moment, range(len(self.live)))

    def moment(self, at: int) -> Moment:
        """The live event at this place among the live ones. Some are kept, as several ask what the same ones did."""
        kept = self._recent.get(at)
        if kept is None:
            kept = Moment(self.game, self._places[at], self.live[at], self.states[at], self.states[at + 1])
            if len(self._recent) == MOST_KEPT:
                self._recent.clear()
            self._recent[at] = kept
        return kept

    def returns(self) -> tuple[float, ...]:
        """One number a seat; zeros until the end. For a game given up, 1 for whom it was given up and else 0."""
        if self.resigned is not None:
            return tuple(float(seat == self.winner) for seat in range(self.state.seats))
        return self.state.returns()

    def add(self, event: Event) -> None:
        """Take in the next event."""
        match event:
            case Action():
                self._act(event)
            case Chance():
                self._chance(event)
            case Undo():
                self._take_back(event)
            case Sit():
                self._sit(event)
            case HintTaken():
                self._note(event)
                self.hints[event.seat] += 1
            case Leave():
                self._leave(event)
            case _:
                self._resign(event)

    def _note(self, event: HintTaken | Resign | Leave) -> None:
        self._need_running(event.seat)
        self.entries.append(Entry(event, "", ()))

    def _act(self, event: Action) -> None:
        self._need_running(event.seat)
        if event.seat != self.turn:
            whose = "chance" if self.turn == CHANCE else f"seat {self.turn + 1}"
            raise NotYourTurn(
                "not-your-turn",
                f"Seat {event.seat + 1} cannot act now: {whose} is to decide.",
                seat=event.seat,
                turn=self.turn,
            )
        if type(event.action) is not int:
            raise IllegalAction("action-type", f"An action is a whole number, not {event.action!r}.")
        if not event.chosen and event.action not in self.game.passes:
            raise IllegalAction("not-a-pass", "A table plays nothing for a seat but a pass.")
        before = self.state
        after = before.clone()
        after.play(event.action)
        if bot_in(self.names[event.seat]) is not None:
            self.bot_moved.add(event.seat)
        self._go_on(event, Entry(event, before.kind, before.seen_by(event.action)), after)

    def _chance(self, event: Chance) -> None:
        if self.turn != CHANCE:
            raise IllegalOutcome("no-chance", "Chance has nothing to decide now.")
        before = self.state
        after = before.clone()
        after.resolve(event.outcome)
        self._go_on(event, Entry(event, before.kind, before.outcome_seen_by(event.outcome)), after)

    def _go_on(self, event: Action | Chance, entry: Entry, after: State) -> None:
        self._places.append(len(self.entries))
        self.entries.append(entry)
        self.live.append(event)
        self.states.append(after)
        self.chances += isinstance(event, Chance)

    def _take_back(self, event: Undo) -> None:
        self.need_undo(event.count)
        self.chances -= sum(isinstance(undone, Chance) for undone in self.live[-event.count :])
        del self.live[-event.count :]
        del self.states[-event.count :]
        del self._places[-event.count :]
        self._recent.clear()
        self.undos += 1
        self.entries.append(Entry(event, "", ()))

    def need_undo(self, count: int) -> None:
        """Refuse to take back so many live events where that may not be."""
        if self.resigned is not None:
            raise UndoRefused("undo-resigned", "A game given up cannot be taken back.")
        if not 1 <= count <= len(self.live):
            raise UndoRefused(
                "undo-too-far",
                f"{count} events cannot be taken back: there are {len(self.live)}.",
                count=count,
                live=len(self.live),
            )
        if self.undo == FAIR:
            self._need_fair(count)

    def _need_fair(self, count: int) -> None:
        """Refuse to take back what somebody has learnt something from, or answered."""
        target = self.states[-1 - count]
        undone = self.live[-count:]
        if self.turn == OVER:
            raise UndoRefused("undo-over", "The game is over; this table takes nothing back after the end.")
        if any(isinstance(event, Chance) for event in undone):
            raise UndoRefused("undo-chance", "Chance has decided since; this table does not take that back.")
        if any(isinstance(event, Action) and event.seat != target.turn for event in undone):
            raise UndoRefused("undo-other-seat", "Another seat has acted since; this table does not take that back.")
        if self.turn != target.turn:
            raise UndoRefused("undo-turn", "Another seat is to decide now; this table does not take that back.")
        if self.state.revealed != target.revealed:
            raise UndoRefused(
                "undo-revealed", "Something hidden has been shown since; this table does not take that back."
            )

    def _sit(self, event: Sit) -> None:
        self.need_seat(event.seat)
        who = checked_name(event.who)
        if event.seat in self.left and bot_in(who) is None:
            raise NotYourTurn("seat-left", "Whoever played this seat gave up; a bot plays it to the end.")
        self.names[event.seat] = who
        self.entries.append(Entry(event, "", ()))

    def _leave(self, event: Leave) -> None:
        """The seat is a bot's from here on. Whoever has left cannot leave again, and a bot does not give up."""
        self.need_seat(event.seat)
        name = self.names[event.seat]
        if event.seat in self.left or bot_in(name) is not None:
            raise NotYourTurn("leave-bot", "A bot plays this seat; there is nobody in it who could give up.")
        if bot_in(checked_name(event.bot)) is None:
            raise NotYourTurn("leave-to-bot", "Only a bot can play on for somebody who gives up.")
        self._note(event)
        self.left[event.seat] = name
        self.names[event.seat] = event.bot

    def _resign(self, event: Resign) -> None:
        if event.winner is not None:
            self.need_seat(event.winner)
            if event.winner == event.seat:
                raise NotYourTurn("resign-winner", "Nobody gives a game up and wins it by that.")
        self._note(event)
        self.resigned, self.winner = event.seat, event.winner

    def need_seat(self, seat: int) -> None:
        """Refuse what is no seat of this game."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            shown = seat + 1 if type(seat) is int else repr(seat)
            raise NotYourTurn(
                "no-such-seat",
                f"There is no seat {shown}; the seats are 1 to {self.state.seats}.",
                seats=self.state.seats,
            )

    def _need_running(self, seat: int) -> None:
        self.need_seat(seat)
        if self.turn == OVER:
            raise NotYourTurn("game-over", "The game is over; nobody can act any more.")
