"""The options of a game, each said once: what may be chosen, and what it is unless somebody chooses.

The options are a frozen dataclass whose fields are made by `choice`, `number`, `seat` and `one_each`. Reading,
checking, writing as JSON and all that screens offer follow from that. The first field is `players`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, field, fields
from itertools import product
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from dedale.core.errors import BadOptions
from dedale.core.spelling import meant

Kind = Literal["choice", "flag", "number", "seat", "one_each"]

OptionValue: TypeAlias = bool | int | str | Sequence[str] | None
"""What is chosen for an option, in Python or in JSON."""

OptionValues: TypeAlias = dict[str, OptionValue]
"""The options of a game as JSON data, by their names."""


class Option(Struct, frozen=True):
    """Something that is agreed before a game."""

    name: str
    kind: Kind
    """One of the choices, yes or no, a number, a seat (from 0), or one of the choices for each seat in their order."""
    default: OptionValue
    """None where nothing is said, and the game has a way of its own."""
    choices: tuple[OptionValue, ...]
    """All that may be chosen. Of numbers, what screens offer: other numbers may be given as well."""
    least: int = 0
    most: tuple[int, ...] = ()
    """The largest number: one for all, or by how many play, from one player on."""
    only_with: dict[str, tuple[OptionValue, ...]] = {}
    """Where another option is none of these, this one stays as it is by default."""

    def key(self, game: str) -> str:
        """The message that names it; `-` and a choice behind it names that choice."""
        return f"{game}-option-{self.name.replace('_', '-')}"

    def most_with(self, players: int) -> int:
        """The largest number for so many players."""
        return self.most[min(players, len(self.most)) - 1]

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """All that it may be, where that can be listed and does not hang on how many play."""
        if self.kind == "number" and len(self.most) == 1 and self.default is not None:
            return tuple(range(self.least, self.most[0] + 1))
        return self.choices


Chosen = TypeVar("Chosen", bound=OptionValue)
Number = TypeVar("Number", bound=int | None)


def choice(default: Chosen, *others: Chosen, only_with: Mapping[str, tuple[OptionValue, ...]] | None = None) -> Chosen:
    """One of these, the first one unless somebody chooses. True and False are yes and no."""
    kind: Kind = "flag" if isinstance(default, bool) else "choice"
    return _field(Option("", kind, default, (default, *others), only_with=dict(only_with or {})), default)


def number(default: Number, least: int, most: int | tuple[int, ...], offered: tuple[int, ...] = ()) -> Number:
    """A whole number, up to as many as `most` says for all or by the number of players."""
    every = (most,) if isinstance(most, int) else most
    numbers = offered or tuple(range(least, max(every) + 1))
    choices = numbers if default in numbers else (default, *numbers)
    return _field(Option("", "number", default, choices, least, every), default)


def seat(seats: int) -> int | None:
    """A seat, counted from 0; None unless somebody chooses."""
    return _field(Option("", "seat", None, (None, *range(seats)), 0, tuple(range(seats))), None)


def one_each(choices: tuple[str, ...]) -> tuple[str, ...] | None:
    """One of these for each seat, all different and in this order; None unless somebody chooses."""
    return _field(Option("", "one_each", None, choices), None)


class GameOptions:
    """The base of a game's options. `@dataclass(frozen=True, slots=True)` makes them; making them checks them."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    players: int

    def __post_init__(self) -> None:
        for option in schema(type(self)):
            _CHECKS[option.kind](option, getattr(self, option.name), self.players)
            _check_company(option, self)


AnyOptions = TypeVar("AnyOptions", bound=GameOptions)


_schemas: dict[type, tuple[Option, ...]] = {}


def schema(options: type[GameOptions]) -> tuple[Option, ...]:
    """What may be chosen, in the order in which it was said."""
    if options not in _schemas:
        named = {one.name: one.metadata["option"] for one in fields(options)}
        _schemas[options] = tuple(replace(option, name=name) for name, option in named.items())
    return _schemas[options]


def options_from(made: type[AnyOptions], game: str, options: object = None) -> AnyOptions:
    """The options made from themselves, from a mapping such as parsed JSON, or by default."""
    if options is None:
        return made()
    if isinstance(options, made):
        return options
    if not isinstance(options, Mapping):
        kind = type(options).__name__
        raise BadOptions("options-type", f"Options are a mapping from names to values, not {kind}.", type=kind)
    names = [option.name for option in schema(made)]
    for name in options:
        if name not in names:
            known = ", ".join(names)
            raise BadOptions(
                "option-unknown",
                f"There is no option {name!r}; the options of {game} are: {known}.",
                option=str(name),
                known=known,
                **meant(name, names),
            )
    return made(**{name: tuple(value) if isinstance(value, list) else value for name, value in options.items()})


def options_json(options: GameOptions) -> OptionValues:
    """The options as JSON data, every field written out."""
    given = ((option.name, getattr(options, option.name)) for option in schema(type(options)))
    return {name: list(value) if isinstance(value, tuple) else value for name, value in given}


def combinations(made: type[GameOptions], *also: GameOptions) -> list[OptionValues]:
    """Every combination of all that always has a value, and these besides."""
    lists = {option.name: option.values for option in schema(made) if option.default is not None}
    every = []
    for values in product(*lists.values()):
        chosen = dict(zip(lists, values, strict=True))
        if all(chosen[one.name] == one.default or _goes_with(one, chosen) for one in schema(made) if one.only_with):
            every.append(made(**chosen))
    return [options_json(options) for options in (*every, *also)]


def _field(option: Option, default: Chosen) -> Chosen:
    """A field of the dataclass, which has the type of its default."""
    made: Chosen = field(default=default, metadata={"option": option})
    return made


def _check_choice(option: Option, value: object, _players: int) -> None:
    if any(value == one and type(value) is type(one) for one in option.choices):
        return
    listed = ", ".join(repr(one) for one in option.choices)
    raise BadOptions(
        "option-value",
        f"The option {option.name!r} cannot be {value!r}; choose one of {listed}.",
        option=option.name,
        value=repr(value),
        choices=listed,
    )


def _check_flag(option: Option, value: object, _players: int) -> None:
    if isinstance(value, bool):
        return
    raise BadOptions(
        "option-flag",
        f"The option {option.name!r} cannot be {value!r}; choose true or false.",
        option=option.name,
        value=repr(value),
    )


def _check_number(option: Option, value: object, players: int) -> None:
    if value is None and option.default is None:
        return
    most = option.most[0] if len(option.most) == 1 else option.most_with(players)
    if isinstance(value, bool) or not isinstance(value, int) or not option.least <= value <= most:
        raise BadOptions(
            "option-number",
            f"The option {option.name!r} cannot be {value!r}; choose a whole number from {option.least} to {most}.",
            option=option.name,
            value=repr(value),
            least=option.least,
            most=most,
        )


def _check_one_each(option: Option, value: object, players: int) -> None:
    if value is None:
        return
    in_order = tuple(one for one in option.choices if isinstance(value, tuple) and one in value)
    if value == in_order and len(in_order) == players:
        return
    listed = ", ".join(map(str, option.choices))
    raise BadOptions(
        "option-one-each",
        f"The option {option.name!r} cannot be {value!r}; choose {players} of {listed}, in this order.",
        option=option.name,
        value=", ".join(map(str, value)) if isinstance(value, tuple) else repr(value),
        players=players,
        choices=listed,
    )


_CHECKS = {
    "choice": _check_choice,
    "flag": _check_flag,
    "number": _check_number,
    "seat": _check_number,
    "one_each": _check_one_each,
}


def _check_company(option: Option, options: GameOptions) -> None:
    """See that what was chosen goes with the other options."""
    value = getattr(options, option.name)
    if value == option.default:
        return
    for other, values in option.only_with.items():
        if getattr(options, other) not in values:
            listed = ", ".join(repr(one) for one in values)
            raise BadOptions(
                "option-only-with",
                f"The option {option.name!r} can be {value!r} only where {other!r} is {listed}; "
                f"leave it out, or set {other!r} to {values[0]!r}.",
                option=option.name,
                value=repr(value),
                other=other,
                values=listed,
                set=repr(values[0]),
            )


def _goes_with(option: Option, chosen: Mapping[str, OptionValue]) -> bool:
    return all(chosen[other] in values for other, values in option.only_with.items())
