"""A state of any game, such as one in plain Python, as `ManyGames` moves it: it takes the GIL for everything.

What the game raises is kept in `trouble`, and the game counts as over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from dedale.core.base import OVER, BaseState
    from dedale.core.places import put_counts

if TYPE_CHECKING:
    from dedale.core.game import Game, State


class AnyState(BaseState):
    """A state of any game, held by one that the compiled core knows."""

    def __init__(self, game: Game, state: State) -> None:
        self.held = state
        self.bases = (game, {kind.name: kind.base for kind in game.facts.kinds})
        self.size = game.observation(state.options).size
        self.trouble: Any = None

    def rules(self) -> Any:
        """The game that this is a state of."""
        return self.bases[0]

    def seats_n(self) -> int:
        """How many play."""
        with cython.gil:
            return int(self.held.seats)

    def to_decide(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        with cython.gil:
            try:
                return OVER if self.trouble else int(self.held.turn)
            except Exception as error:
                self.trouble = error
                return OVER

    def answer_bits(self) -> int:
        """The legal answers to the pending decision, as bits."""
        with cython.gil:
            bits = 0
            try:
                base = self.bases[1][self.held.kind]
                for action in self.held.legal():
                    bits |= cython.cast("unsigned long long", 1) << (action - base)
            except Exception as error:
                self.trouble = self.trouble or error
            return bits

    def first_action(self) -> int:
        """The first action of the pending kind of decision."""
        with cython.gil:
            return int(self.bases[1].get(self.held.kind, 0))

    def carry_out(self, action: int) -> None:
        """Play a legal action, and go on to the next decision."""
        with cython.gil:
            try:
                self.held.apply(action)
            except Exception as error:
                self.trouble = error

    def go_on_with(self, seed: int) -> None:
        """Go on with a generator of this seed of 64 bits."""
        with cython.gil:
            try:
                self.held.reseed(seed)
            except Exception as error:
                self.trouble = error

    def worth(self, seat: int) -> float:
        """What the game is worth to a seat."""
        with cython.gil:
            try:
                return float(self.held.returns()[seat])
            except Exception as error:
                self.trouble = self.trouble or error
                return 0.0

    def tell(self, viewer: int, out: Any) -> int:
        """Write what a seat may know; how many numbers it were."""
        with cython.gil:
            return put_counts(out, 0, self.numbers(viewer), self.size)

    def numbers(self, viewer: int) -> bytearray:
        """What a seat may know; zeros where the game cannot say it."""
        told = bytearray(self.size)
        try:
            self.held.observe(viewer, told)
        except Exception as error:
            self.trouble = self.trouble or error
        return told

    def become(self, other: BaseState) -> None:
        """Become equal to another state."""
        with cython.gil:
            try:
                self.held = cython.cast(AnyState, other).held.clone()
                self.trouble = None
            except Exception as error:
                self.trouble = error

    def clone(self) -> AnyState:
        """An independent copy."""
        return AnyState(self.bases[0], self.held.clone())

    def view(self, seat: int | None) -> Any:
        """What a seat may know."""
        return self.held.view(seat)

    def sample(self, seat: int | None, seed: int) -> Any:
        """A state that the seat cannot tell from this one."""
        return self.held.sample(seat, seed)
