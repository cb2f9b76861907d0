"""The contract that every game keeps, and nothing of any game.

A `Game` makes states; a `State` is one game under way. What moves a state is either an
action of the seat to decide or a chance outcome; both are small integers with a text.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeAlias, runtime_checkable

from dedale.core.errors import BrokenPart, UnknownGame
from dedale.core.parts import Room, note
from dedale.core.spelling import meant

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from dedale.core.deed import Deed
    from dedale.core.facts import Facts
    from dedale.core.observation import Buffer, Observation
    from dedale.core.options import GameOptions, OptionValues

CHANCE: Final = -1
"""`State.turn` while chance is to decide."""

OVER: Final = -2
"""`State.turn` when the game has ended."""

Seat: TypeAlias = int | None
"""A seat from 0, or None for a spectator: somebody who sees what anyone may see."""

Action: TypeAlias = int
"""A choice of a seat: one of `State.legal()`, with a text (`Game.text`)."""

Json: TypeAlias = dict[str, Any]
"""Data that can be written as JSON and read back: positions, saved states."""


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that have won: all, one, or none."""
    clause: str
    """The clause of `docs/rules` that ended it, such as "ONI-END-2"."""


class View(Protocol):
    """What one seat may know, as plain data: a frozen msgspec struct."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def turn(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def legal(self) -> Sequence[Action]: ...


if TYPE_CHECKING:
    # `State` alone is a state of any game; with defaults nobody has to say so. Python 3.11 has none at run time.
    AnyView_co = TypeVar("AnyView_co", bound=View, covariant=True, default=View)
    AnyView_contra = TypeVar("AnyView_contra", bound=View, contravariant=True, default=View)
    AnyOptions_co = TypeVar("AnyOptions_co", bound=GameOptions, covariant=True, default=Any)
    AnyOptions = TypeVar("AnyOptions", bound=GameOptions, default=Any)
else:
    from typing import TypeVar

    AnyView_co = TypeVar("AnyView_co", covariant=True)
    AnyView_contra = TypeVar("AnyView_contra", contravariant=True)
    AnyOptions_co = TypeVar("AnyOptions_co", covariant=True)
    AnyOptions = TypeVar("AnyOptions")


@runtime_checkable
class State(Protocol[AnyView_co, AnyOptions_co]):
    """One game under way, with its own views and options."""

    @property
    def turn(self) -> int:
        """The seat to decide, CHANCE or OVER."""

    @property
    def kind(self) -> str:
        """The kind of the pending decision or chance, such as "main" or "draw"; "over" at the end."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def options(self) -> AnyOptions_co:
        """What was agreed before the game: the options of `Game.options`."""

    @property
    def revealed(self) -> int:
        """How often something hidden from somebody has been shown so far; it only grows.

        An undo between two states with the same number takes back no information.
        """

    def legal(self) -> list[Action]:
        """Action ids in ascending order; never empty for a seat to decide, empty otherwise."""

    def play(self, action: Action) -> None:
        """Play a legal action. Raises IllegalAction and leaves the state untouched otherwise."""

    def apply(self, action: Action) -> None:
        """Play an action that the caller knows to be legal: no check, for search and playouts."""

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, with whole-number weights; empty unless `turn` is CHANCE."""

    def resolve(self, outcome: int) -> None:
        """Let chance bring this outcome. Raises IllegalOutcome and changes nothing otherwise."""

    def playout(self, seed: int) -> tuple[tuple[float, ...], int]:
        """Play a copy to the end at random: the returns and the number of decisions."""

    def reseed(self, seed: int) -> None:
        """Go on from here with a generator of this seed, a number of 64 bits."""

    def playouts(self, count: int, seed: int) -> tuple[tuple[float, ...], int]:
        """`playout` with `count` seeds from `seed` on, without the GIL: the sums of returns and decisions."""

    def clone(self) -> Self:
        """An independent copy, generator included."""

    def view(self, seat: Seat) -> AnyView_co:
        """All that the seat may know, and nothing more."""

    def observe(self, seat: Seat, out: Buffer) -> None:
        """Write what the seat may know into a buffer of `Game.observation(options).size` bytes: numpy's uint8, say."""

    def mask_into(self, out: Buffer) -> None:
        """Write 1 for each legal action, and 0 for the others, into a buffer of `len(Game.actions)` bytes."""

    def sample(self, seat: Seat, seed: int) -> Self:
        """A state that the seat cannot tell from this one, with a generator of its own."""

    def returns(self) -> tuple[float, ...]:
        """One number a seat; zeros until the game is over."""

    def result(self) -> Result | None:
        """Who has won, and by which clause; None until the game is over."""

    def key(self) -> Hashable:
        """For tables of a search: equal where the same may still happen and everybody knows the same.

        The generator is not in it, nor `revealed`. Two states with the same key are otherwise equal.
        """

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same, generator included. States change, so they have no hash: use `key`."""

    def to_json(self) -> Json:
        """Everything, hidden things too: for tests, debugging and snapshots on the server.

        The entry "rng" is the generator, None for a state that stops at every chance.
        """

    def seen_by(self, action: Action) -> tuple[Seat, ...]:
        """Who is told which action this was; the others are told that one of its kind was played."""

    def outcome_seen_by(self, outcome: int) -> tuple[Seat, ...]:
        """Who is told which outcome this was; the others are told that chance decided."""

    def dooms(self, action: Action) -> bool:
        """Whether a win is still possible now and certainly no longer after this action."""


class Game(Protocol[AnyView_co, AnyOptions]):
    """The static side of a game: its options, its texts, and how a state is made. `Game` alone is any game."""

    name: str
    version: int
    """The version of the rules as implemented. It moves only when behaviour does."""
    passes: frozenset[int]
    """Actions that let something go by: a table plays them for a seat that did not ask to be stopped."""
    actions: range
    """Every action id."""

    @property
    def facts(self) -> Facts[AnyOptions]:
        """What is true of the game whoever plays it."""

    def options(self, options: object = None) -> AnyOptions:
        """The frozen options dataclass, made from itself, a mapping, or None for the defaults."""

    def options_json(self, options: AnyOptions) -> OptionValues:
        """The options as JSON data, every field written out."""

    def combinations(self) -> list[OptionValues]:
        """Every combination of options that may be chosen, as JSON data."""

    def observation(self, options: object = None) -> Observation:
        """The channels that `State.observe` writes in a game with these options."""

    def new(self, options: object = None, seed: int | None = None) -> State[AnyView_co, AnyOptions]:
        """A new game. Without a seed the state stops at every chance and waits for `resolve`."""

    def start(
        self, position: Mapping[str, object], options: object = None, seed: int | None = None
    ) -> State[AnyView_co, AnyOptions]:
        """A game from a given position."""

    def from_json(self, data: Mapping[str, object]) -> State[AnyView_co, AnyOptions]:
        """The state that `State.to_json` described."""

    def deed(self, action: Action) -> Deed:
        """What an action is as data: its verb, and what it is about."""

    def text(self, action: Action) -> str: ...
    def action(self, text: str) -> Action: ...
    def outcome_text(self, outcome: int) -> str: ...
    def outcome(self, text: str) -> int: ...


ROOM: Final[Room[Game]] = Room("games", Game)


def game(name: str) -> Game:
    """The game of that name."""
    found = _found(name) if name in ROOM.games() else None
    if found is not None:
        return found
    known = ", ".join(games())
    raise UnknownGame(
        "unknown-game",
        f"There is no game called {name!r}; the games here are: {known}.",
        name=name,
        known=known,
        **meant(name, games()),
    )


def games() -> list[str]:
    """The names of the games, in alphabetical order: ours, and those of the packages that are installed beside."""
    return [name for name in ROOM.games() if _found(name) is not None]


@cache
def _found(name: str) -> Game | None:
    found = ROOM.part(name)
    if found is None or found.name == name:
        return found
    note(
        BrokenPart(
            "part-renamed",
            f"The game {name!r} calls itself {found.name!r}; its author has to say the same name "
            "in the entry point and in the game.",
            game=name,
            found=found.name,
        )
    )
    return None
