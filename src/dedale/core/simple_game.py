"""A game in plain Python: the base for rules that need no compiler. docs/write-a-game.md shows one.

The fields of a state are said once, with their types: copies, JSON and comparisons follow from that.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec

from dedale.core import options as core
from dedale.core.chance import Generator
from dedale.core.facts import Facts
from dedale.core.game import CHANCE, OVER, Json, Result, Seat, View
from dedale.core.notation import CHECKED, Notation
from dedale.core.observation import Buffer, Observation, plain_numbers, plain_observation, room_in, write_mask
from dedale.core.reading import refuse, saved_state, seat_or

M64 = 0xFFFFFFFFFFFFFFFF


class SimpleState(msgspec.Struct, kw_only=True):
    """One game under way. A game adds its fields, and overrides what is marked as its own.

    What a field holds is a number, a text, True or False, None, or a list of such.
    """

    game: ClassVar[SimpleGame]
    """The game that it belongs to, which puts itself here."""
    chances: ClassVar[frozenset[str]] = frozenset()
    """The kinds in which chance is to decide."""
    clause: ClassVar[str] = ""
    """The rule that ends the game, for `result`."""

    options: Any
    kind: str
    """The kind of the pending decision or chance; "over" at the end."""
    active: int = 0
    """The seat whose turn it is, or whose chance."""
    revealed: int = 0
    rng: int | None = None

    # The game's own

    def legal(self) -> list[int]:
        """The legal actions, ascending; none unless a seat is to decide."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Carry a legal action out, up to the next decision or chance."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, with whole-number weights; none unless chance is to decide."""
        return []

    def happen(self, outcome: int) -> None:
        """Let chance bring something, up to the next decision or chance."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        """All that the seat may know, and nothing more."""
        raise NotImplementedError

    def deal_again(self, seat: int, pick: Generator) -> None:
        """Deal everything anew that a seat cannot know; -1 is a spectator. Nothing is hidden unless this is said."""

    def returns(self) -> tuple[float, ...]:
        """One number a seat; zeros until the game is over."""
        raise NotImplementedError

    def seen_by(self, action: int) -> tuple[Seat, ...]:
        """Who is told which action this was; everybody, unless the game says otherwise."""
        return self.everybody

    def outcome_seen_by(self, outcome: int) -> tuple[Seat, ...]:
        """Who is told which outcome this was; everybody, unless the game says otherwise."""
        return self.everybody

    def dooms(self, action: int) -> bool:
        """Whether a win is still possible now and certainly no longer after this action."""
        return False

    def observe(self, seat: Seat, out: Buffer) -> None:
        """Write what the seat may know as numbers: those of the view, unless the game has channels of its own."""
        numbers = plain_numbers(self.game, self, seat)
        room_in(out, len(numbers), "This observation")[:] = numbers

    # What every game does

    def mask_into(self, out: Buffer) -> None:
        """Write 1 for each legal action, and 0 for the others."""
        write_mask(self, len(self.game.actions), out)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """Every seat, and spectators."""
        return (*range(self.seats), None)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options.players)

    @property
    def turn(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        if self.kind == "over":
            return OVER
        return CHANCE if self.kind in self.chances else self.active

    def play(self, action: int) -> None:
        """Play a legal action; anything else is refused and changes nothing."""
        self.game.check_action(self, action)
        self.apply(action)

    def apply(self, action: int) -> None:
        """Play an action known to be legal, without a check unless DEDALE_CHECK asks for one."""
        if CHECKED:
            self.game.check_action(self, action)
        self.act(action)
        self._go_on()

    def resolve(self, outcome: int) -> None:
        """Let chance bring this outcome; an impossible one is refused and changes nothing."""
        self.game.check_outcome(self, outcome)
        self.happen(outcome)
        self._go_on()

    def reseed(self, seed: int) -> None:
        """Go on from here with a generator of this seed."""
        self.rng = seed & M64
        self._go_on()

    def _go_on(self) -> None:
        """With a generator, let chance decide at once."""
        while self.rng is not None and self.turn == CHANCE:
            outcomes = self.outcomes()
            self.rng = (self.rng + 1) & M64
            left = Generator(self.rng).below(sum(weight for _, weight in outcomes))
            while left >= outcomes[0][1]:
                left -= outcomes.pop(0)[1]
            self.happen(outcomes[0][0])

    def playout(self, seed: int) -> tuple[tuple[float, ...], int]:
        """Play a copy at random to the end: the returns and the number of decisions."""
        copy, pick, decisions = self.clone(), Generator(seed), 0
        copy.reseed(seed)
        while copy.turn >= 0:
            legal = copy.legal()
            copy.apply(legal[pick.below(len(legal))])
            decisions += 1
        return copy.returns(), decisions

    def playouts(self, count: int, seed: int) -> tuple[tuple[float, ...], int]:
        """`playout` with the seeds from `seed` on: the sums of its returns and decisions."""
        sums, total = [0.0] * self.seats, 0
        for number in range(count):
            returns, decisions = self.playout(seed + number)
            sums = [one + other for one, other in zip(sums, returns, strict=True)]
            total += decisions
        return tuple(sums), total

    def sample(self, seat: Seat, seed: int) -> Self:
        """A state that the seat cannot tell from this one, with a generator of its own."""
        copy, pick = self.clone(), Generator(seed)
        copy.deal_again(seat_or(seat, self.seats, -1), pick)
        copy.reseed(seed + 1)
        return copy

    def clone(self) -> Self:
        """An independent copy, generator included."""
        return type(self)(**{name: _copied(getattr(self, name)) for name in self.__struct_fields__})

    def result(self) -> Result | None:
        """Who has won; None until the game is over."""
        if self.turn != OVER:
            return None
        return Result(tuple(seat for seat, value in enumerate(self.returns()) if value > 0), self.clause)

    def key(self) -> str:
        """For tables of a search: everything but the generator and what was revealed."""
        return json.dumps(self.to_json() | {"rng": None, "revealed": 0}, sort_keys=True)

    def to_json(self) -> Json:
        """Everything, hidden things too."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        told = {"game": self.game.name, "version": self.game.version, "options": core.options_json(self.options)}
        plain: Json = msgspec.to_builtins({**fields, **told})
        return plain

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()


class SimpleGame(Notation):
    """The static side of a game in plain Python."""

    version = 1
    passes: frozenset[int] = frozenset()

    def __init__(
        self,
        name: str,
        state: type[SimpleState],
        facts: Facts[Any],
        options: type[core.GameOptions],
        kinds: Mapping[str, Sequence[str]],
        outcomes: Sequence[str],
    ) -> None:
        super().__init__(name.capitalize(), [text for texts in kinds.values() for text in texts], outcomes)
        self.name = name
        self.facts = facts
        self._state = state
        self._options = options
        state.game = self

    def first(self, options: Any) -> SimpleState:
        """The state before the first chance or decision: the game's own."""
        raise NotImplementedError

    def options(self, options: object = None) -> Any:
        """The options, checked."""
        return core.options_from(self._options, self._game, options)

    def options_json(self, options: core.GameOptions) -> core.OptionValues:
        """The options as JSON data."""
        return core.options_json(options)

    def combinations(self) -> list[core.OptionValues]:
        """Every combination of options."""
        return core.combinations(self._options)

    def observation(self, options: object = None) -> Observation:
        """The channels of `SimpleState.observe`: the numbers of the view, unless the game has its own."""
        return plain_observation(self, options)

    def new(self, options: object = None, seed: int | None = None) -> SimpleState:
        """A new game. Without a seed it stops at every chance."""
        state = self.first(self.options(options))
        if seed is not None:
            state.reseed(seed)
        return state

    def start(self, position: Mapping[str, object], options: object = None, seed: int | None = None) -> SimpleState:
        """A game from a position: what `to_json` says, as far as it differs from a new game."""
        if not isinstance(position, Mapping):
            raise refuse("the position", f"expected a mapping, found {type(position).__name__}")
        begun = self.first(self.options(options)).to_json()
        for name in position:
            if name not in begun or name in ("game", "version", "options"):
                raise refuse(f"the position, {name!r}", f"expected one of {', '.join(self._state.__struct_fields__)}")
        state = self.from_json({**begun, **position})
        if seed is not None:
            state.reseed(seed)
        return state

    def from_json(self, data: Mapping[str, object]) -> SimpleState:
        """The state that `to_json` described; its fields are of the right types."""
        checked = saved_state(data, self.name, self.version)
        names = set(self._state.__struct_fields__)
        try:
            state = msgspec.convert({name: checked[name] for name in checked if name in names}, self._state)
        except msgspec.ValidationError as error:
            raise refuse("the saved state", str(error)) from None
        state.options = self.options(checked.get("options"))
        return state


def _copied(value: Any) -> Any:
    return [_copied(one) for one in value] if isinstance(value, list) else value
