"""What every game does, in terms of the few things that each game does its own way.

A game's state has its own fields, and its own rules behind the methods that come first here. None of them is called
at every decision of a playout: `run` is the game's, and calls its rules directly. So is `sample`: a call through
the base would cost it a tenth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import cython

from dedale.core import notation, packing
from dedale.core.observation import Buffer, room_in
from dedale.core.reading import seat_or

if not cython.compiled:
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import M64
    from dedale.core.numbers import games_asked, seed_bits

    MOST_SEATS = 16
    MOST_NUMBERS = 2048
    SPECTATOR = -1
    CHANCE = -1
    OVER = -2

CHECKED = notation.CHECKED


class BaseState:
    """One game under way, of any game."""

    def rules(self) -> Any:
        """The game that this is a state of."""
        raise NotImplementedError

    def seats_n(self) -> int:
        """How many play."""
        return 0

    def to_decide(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return OVER

    def answer_bits(self) -> int:
        """The legal answers to the pending decision, as bits."""
        return 0

    def first_action(self) -> int:
        """The action that the lowest bit stands for."""
        return 0

    def carry_out(self, action: int) -> None:
        """Play a legal action, and go on to the next decision."""

    def bring(self, outcome: int) -> None:
        """Let chance bring a possible outcome, and go on."""

    def go_on_with(self, seed: int) -> None:
        """Go on with a generator of this seed of 64 bits, for chance and for random play."""

    def run(self) -> int:
        """Play at random to the end; the number of decisions."""
        return 0

    def worth(self, seat: int) -> float:
        """What the game is worth to a seat: 0 until it is over."""
        return 0.0

    def tell(self, viewer: int, out: bytearray) -> int:
        """Write what a seat, or SPECTATOR, may know: at most MOST_NUMBERS bytes; how many it were."""
        return 0

    def become(self, other: BaseState) -> None:
        """Become equal to another state of the same game, generator included."""

    def memory(self) -> bytes:
        """All fields of the state."""
        return b""

    def contents(self) -> bytes:
        """What the state holds, the generator included: the same for equal states, however they came about."""
        return b""

    def clone(self) -> Self:
        """An independent copy, generator included."""
        return self

    @property
    def turn(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return self.to_decide()

    def mask(self) -> int:
        """The legal answers to the pending decision as bits, for a search."""
        return self.answer_bits()

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        mask = self.answer_bits()
        first = self.first_action()
        actions = []
        while mask:
            actions.append(first + lowest_bit(mask))
            mask &= mask - 1
        return actions

    def tell_legal(self, actions: int, out: bytearray) -> None:
        """Write 1 for each legal action, and 0 for the others."""
        for action in range(actions):
            out[action] = 0
        mask = self.answer_bits()
        first = self.first_action()
        while mask:
            out[first + lowest_bit(mask)] = 1
            mask &= mask - 1

    def observe(self, seat: int | None, out: Buffer) -> None:
        """Write what the seat may know into a buffer of bytes."""
        viewer = seat_or(seat, self.seats_n(), SPECTATOR)
        if not cython.compiled:
            told = bytearray(MOST_NUMBERS)
        with cython.nogil:
            size = self.tell(viewer, told)
        room_in(out, size, "This observation")[:] = bytes(told[:size])

    def mask_into(self, out: Buffer) -> None:
        """Write 1 for each legal action, and 0 for the others, into a buffer of bytes."""
        size = len(self.rules().actions)
        if not cython.compiled:
            told = bytearray(MOST_NUMBERS)
        with cython.nogil:
            self.tell_legal(size, told)
        room_in(out, size, "A mask")[:] = bytes(told[:size])

    def play(self, action: int) -> None:
        """Play a legal action; anything else is refused and changes nothing."""
        self.rules().check_action(self, action)
        self.carry_out(action)

    def apply(self, action: int) -> None:
        """Play an action known to be legal, without a check unless DEDALE_CHECK asks for one."""
        if CHECKED:
            self.rules().check_action(self, action)
        self.carry_out(action)

    def resolve(self, outcome: int) -> None:
        """Let chance bring this outcome; an impossible one is refused and changes nothing."""
        self.rules().check_outcome(self, outcome)
        self.bring(outcome)

    def reseed(self, seed: int) -> None:
        """Go on with a generator of this seed from here, for chance and for random play."""
        self.go_on_with(seed_bits(seed))

    def playout(self, seed: int) -> tuple[tuple[float, ...], int]:
        """Play a copy at random to the end: the returns and the number of decisions."""
        copy = self.clone()
        copy.go_on_with(seed_bits(seed))
        with cython.nogil:
            decisions = copy.run()
        return copy.returns(), decisions

    def playouts(self, count: int, seed: int) -> tuple[tuple[float, ...], int]:
        """`playout` with the seeds from `seed` on, without the GIL: the sums of its returns and decisions."""
        copy = self.clone()
        seats = self.seats_n()
        if not cython.compiled:
            sums = [0.0] * MOST_SEATS
        for seat in range(seats):
            sums[seat] = 0.0
        decisions = 0
        first = seed_bits(seed)
        total = games_asked(count)
        with cython.nogil:
            for i in range(total):
                copy.become(self)
                copy.go_on_with((first + i) & M64)
                decisions += copy.run()
                for seat in range(seats):
                    sums[seat] += copy.worth(seat)
        return tuple([sums[seat] for seat in range(seats)]), decisions

    def returns(self) -> tuple[float, ...]:
        """What the game is worth to each seat: zeros until it is over."""
        return tuple([self.worth(seat) for seat in range(self.seats_n())])

    def pack(self) -> bytes:
        """The state as bytes that the game's `unpack` reads, in another process too."""
        game = self.rules()
        return packing.pack(game.name, game.version, self.memory())

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.contents() == cython.cast(BaseState, other).contents()

    def __reduce__(self) -> tuple[Callable[[str, bytes], object], tuple[str, bytes]]:
        return packing.unpacked, (self.rules().name, self.pack())

    def __repr__(self) -> str:
        return packing.shown(self.rules().name, self, self.contents())
