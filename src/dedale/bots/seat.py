"""What a bot is given: one seat of a game under way, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from dedale.core.game import State, View
from dedale.core.options import GameOptions


class History:
    """The decisions of a game so far, each with the state before it: kept by whoever runs the game."""

    def __init__(self) -> None:
        self._before: list[State] = []
        self._actions: list[int] = []

    def add(self, state: State, action: int) -> None:
        """Note that `action` is about to be played in `state`, of which a copy is kept."""
        self.add_kept(state.clone(), action)

    def add_kept(self, state: State, action: int) -> None:
        """Note that `action` was played in `state`, which nobody changes any more: it is not copied."""
        self._before.append(state)
        self._actions.append(action)

    def copy(self) -> History:
        """The same decisions, and none that come later."""
        copied = History()
        copied._before, copied._actions = list(self._before), list(self._actions)
        return copied

    def __len__(self) -> int:
        return len(self._actions)

    def moment(self, index: int, seat: int) -> PastMoment:
        """A decision as a seat saw it."""
        return PastMoment(self._before[index], self._actions[index], seat)


class PastMoment:
    """A decision of the past as one seat saw it: who decided what, and how things stood before."""

    def __init__(self, before: State, action: int, seat: int) -> None:
        self._before = before
        self._action = action
        self._seat = seat

    @property
    def turn(self) -> int:
        """The seat that decided."""
        return self._before.turn

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self._before.kind

    @property
    def action(self) -> int | None:
        """What was decided; None where this seat was not told."""
        return self._action if self._seat in self._before.seen_by(self._action) else None

    def view(self) -> View:
        """What the seat could know then."""
        return self._before.view(self._seat)

    def sample(self, seed: int) -> State:
        """A state that the seat could not have told from the real one then."""
        return self._before.sample(self._seat, seed)


class Past:
    """The decisions so far as one seat saw them, the oldest first; and those it imagines to have made since."""

    def __init__(self, history: History, seat: int, imagined: tuple[PastMoment, ...] = ()) -> None:
        self._history = history
        self._seat = seat
        self._imagined = imagined

    def __len__(self) -> int:
        return len(self._history) + len(self._imagined)

    def __getitem__(self, index: int) -> PastMoment:
        place = range(len(self))[index]
        if place < len(self._history):
            return self._history.moment(place, self._seat)
        return self._imagined[place - len(self._history)]

    def __iter__(self) -> Iterator[PastMoment]:
        return (self[index] for index in range(len(self)))

    def then(self, moment: PastMoment) -> Past:
        """The same past with one decision more, which is only imagined."""
        return Past(self._history, self._seat, (*self._imagined, moment))


class Seat:
    """One seat of a game under way: what it may know, what it may play, and what it saw happen."""

    def __init__(self, state: State, number: int, history: History | None = None) -> None:
        self._state = state
        self.number = number
        self.past = Past(History() if history is None else history, number)

    @property
    def turn(self) -> int:
        """The seat to decide."""
        return self._state.turn

    @property
    def kind(self) -> str:
        """The kind of the pending decision."""
        return self._state.kind

    @property
    def options(self) -> GameOptions:
        """What was agreed before the game."""
        options: GameOptions = self._state.options
        return options

    def view(self) -> View:
        """All that the seat may know."""
        return self._state.view(self.number)

    def legal(self) -> list[int]:
        """What it may play now; nothing unless it is to decide."""
        return self._state.legal() if self._state.turn == self.number else []

    def sample(self, seed: int) -> State:
        """A state that the seat cannot tell from the real one, with a generator of its own."""
        return self._state.sample(self.number, seed)

    def after(self, action: int) -> Seat:
        """The seat as it would be once it has played an action after which it is to decide again without chance."""
        before = self.sample(0)
        state = before.clone()
        state.apply(action)
        later = Seat(state, self.number)
        later.past = self.past.then(PastMoment(before, action, self.number))
        return later
