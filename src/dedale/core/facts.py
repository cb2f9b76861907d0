"""What is true of a game whoever plays it: all that a screen, a bot or the lab has to know of one it does not know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Generic, NamedTuple

from dedale.core.options import AnyOptions, Option, OptionValue, schema

POINTS: Final = "points"
"""Returns are 1 for a win and 0 for a loss: values are probabilities, and a point is a hundredth."""

TURNS: Final = "turns"
"""Returns are minus the turns that the whole game took."""

FREE: Final = "free"
"""Anything may be taken back, and a game in which something was counts as assisted."""

FAIR: Final = "fair"
"""Only what nobody has learnt anything from may be taken back."""


class Kind(NamedTuple):
    """A kind of decision: its answers are the actions from `base` on, `size` of them."""

    name: str
    base: int
    size: int


class Progress(NamedTuple):
    """Something that grows on the way to a win, for programs that learn: a sum of numbers of the observation."""

    name: str
    channels: tuple[str, ...]
    """Those of these channels that a game with its options has."""
    places: int | None = None
    """So many places of each, from its first one on; None for all."""


class Lesson(NamedTuple):
    """A deal to learn the game with, for one person: known to everybody, chosen for what the first minutes bring."""

    secret: bytes
    options: Mapping[str, OptionValue]


class Facts(Generic[AnyOptions]):
    """What a game says of itself. What hangs on the options is a method: a game overrides those that it has to."""

    together: bool = False
    """Whether all seats share one result; else they compete."""
    lesson: Lesson | None = None
    decisions_a_turn: int | None = None
    """How many decisions make a turn, where that is always the same."""
    progress: tuple[Progress, ...] = ()
    """What a program may learn by before it wins, besides the result itself."""
    endless: Mapping[str, OptionValue] = MappingProxyType({})
    """What the lab sets besides, so that every game comes to an end; nothing if they all do."""

    def __init__(self, options: type[AnyOptions], kinds: Iterable[tuple[str, Sequence[str]]], outcomes: int) -> None:
        self.options: tuple[Option, ...] = schema(options)
        self.kinds: tuple[Kind, ...] = _kinds(kinds)
        self.outcomes = outcomes
        """How many outcomes of chance there are, in all kinds."""

    @property
    def actions(self) -> int:
        """How many actions there are, in all kinds."""
        return sum(kind.size for kind in self.kinds)

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(one for one in self.options[0].values if isinstance(one, int))

    def option(self, name: str) -> Option:
        """The option of that name."""
        return next(option for option in self.options if option.name == name)

    def unit(self, options: AnyOptions) -> str:
        """What the returns are: POINTS or TURNS."""
        return POINTS

    def longest(self, options: AnyOptions) -> int | None:
        """No game has more decisions; None where nothing ends it for sure."""
        return None

    def secret_hands(self, options: AnyOptions) -> bool:
        """Whether seats may know what others may not, so that between people at one screen a curtain has to fall."""
        return options.players > 1

    def undo(self, options: AnyOptions) -> str:
        """What several people at one screen may take back: FREE or FAIR."""
        return FAIR if options.players > 1 else FREE


def _kinds(texts: Iterable[tuple[str, Sequence[str]]]) -> tuple[Kind, ...]:
    made: list[Kind] = []
    base = 0
    for name, answers in texts:
        made.append(Kind(name, base, len(answers)))
        base += len(answers)
    return tuple(made)
