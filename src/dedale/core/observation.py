"""What a seat may know as small whole numbers, for programs that learn: named channels, one behind the other.

A game says its channels, and its states write them into a buffer. A game that says nothing of it gets the plain
numbers of its views.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from dedale.core.errors import BadBuffer
from dedale.core.reading import seat_or

if TYPE_CHECKING:
    from dedale.core.game import Game, Seat, State

LARGEST = 255
"""The largest number that a place can hold."""

NOT_NUMBERS = frozenset({"game", "seat", "options", "turn", "kind", "legal"})


class Channel(NamedTuple):
    """Some places that say one thing."""

    name: str
    size: int
    meaning: str
    most: int = 1
    """No number there is larger."""


@dataclass(frozen=True)
class Observation:
    """The channels of a game with certain options."""

    channels: tuple[Channel, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers there are in all."""
        return sum(channel.size for channel in self.channels)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each channel stands."""
        places, first = {}, 0
        for channel in self.channels:
            places[channel.name] = slice(first, first + channel.size)
            first += channel.size
        return places

    def read(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """The numbers that `State.observe` has written, by the names of their channels."""
        return {name: list(numbers[place]) for name, place in self.places.items()}


Buffer: TypeAlias = Any
"""Bytes that can be written: a bytearray, an array of numpy.uint8. Types know of numpy's only from Python 3.12 on."""


def room_in(out: Buffer, size: int, wanted: str) -> memoryview:
    """The bytes of a buffer, if they can be written and are as many as are wanted."""
    try:
        room = memoryview(out)
    except TypeError:
        kind = type(out).__name__
        raise BadBuffer(
            "buffer-type",
            f"{wanted} is written into a buffer, such as a bytearray or an array of numpy.uint8, not into {kind}.",
        ) from None
    if room.readonly or room.itemsize != 1 or not room.c_contiguous or room.nbytes != size:
        found = f"{room.nbytes // room.itemsize} numbers of {room.itemsize} bytes"
        kind = " that cannot be written" if room.readonly else "" if room.c_contiguous else " with gaps"
        raise BadBuffer(
            "buffer-size",
            f"{wanted} takes {size} numbers of one byte each, side by side; this buffer has {found}{kind}.",
            size=size,
        )
    return room if room.format == "B" and room.ndim == 1 else room.cast("B")


def write_mask(state: State, actions: int, out: Buffer) -> None:
    """Write 1 for each legal action of a state of any game, and 0 for the others."""
    room = room_in(out, actions, "A mask")
    room[:] = bytes(actions)
    for action in state.legal():
        room[action] = 1


def plain_observation(game: Game, options: object) -> Observation:
    """The channels of a game that names none: whose turn it is, the kind of decision, and the numbers of its view."""
    chosen = game.options(options)
    one, by_seat = _number_fields(type(game.new(chosen, seed=0).view(None)))
    seats = chosen.players
    return Observation(
        (
            Channel("turn", seats, "whose turn it is: one's own, that of the seats that follow"),
            Channel("kind", len(game.facts.kinds), "the kind of the pending decision, in the order of the action ids"),
            *(Channel(name, 1, f"`{name}` of the view, at most {LARGEST}", LARGEST) for name in one),
            *(Channel(name, seats, f"`{name}` of the view, one's own first", LARGEST) for name in by_seat),
        )
    )


def plain_numbers(game: Game, state: State, seat: Seat) -> bytes:
    """The numbers of those channels."""
    first = seat_or(seat, state.seats, 0)
    view, seats = state.view(seat), state.seats
    one, by_seat = _number_fields(type(view))
    order = [(first + place) % seats for place in range(seats)]
    numbers = [
        *(state.turn == other for other in order),
        *(state.kind == kind.name for kind in game.facts.kinds),
        *(getattr(view, name) for name in one),
        *(getattr(view, name)[other] for name in by_seat for other in order),
    ]
    return bytes(min(max(int(number), 0), LARGEST) for number in numbers)


@cache
def _number_fields(view: type) -> tuple[list[str], list[str]]:
    """The fields of a view that are one number, and those with one for each seat (`by_seat` names them)."""
    types = {field.name: field.type for field in msgspec.structs.fields(view) if field.name not in NOT_NUMBERS}
    one = [name for name, kind in types.items() if kind in (int, bool)]
    return one, [name for name in getattr(view, "by_seat", ()) if types.get(name) in (list[int], list[bool])]
