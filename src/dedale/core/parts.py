"""Where the parts of a game are found: its rules, its bots and hints, its words, its screens and drawings.

A part is an entry point of an installed package. Its group is the room that wants it, such as `dedale.games` or
`dedale.bots`; its name is the game's. Dédale's own games come by the same road as anybody's. A part from outside that
is broken is left out, and a sentence says so.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from dedale.core.errors import BrokenPart

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS: Final = "dedale"
"""The package whose parts come first."""

MOST_NAMED: Final = 4
"""So many of the things that a part lacks are named."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]*")

_troubles: list[BrokenPart] = []
_told: list[BrokenPart] = []


Value = TypeVar("Value")


@dataclass(frozen=True)
class Part(Generic[Value]):
    """What a package brings to a room for a game."""

    package: str
    value: Value


@dataclass(frozen=True)
class Room(Generic[Value]):
    """A room that packages bring parts to, by its name; a contract is a protocol, and what lacks a member is broken."""

    name: str
    contract: type | None = None

    def part(self, game: str) -> Value | None:
        """What the room has for a game; None where nobody brings it, and the room has a plain default.

        Where several packages bring the part, ours is taken, else the one whose name comes first.
        """
        found = self.parts(game)
        for other in found[1:]:
            _taken(self.name, game, found[0].package, other.package)
        return found[0].value if found else None

    def parts(self, game: str) -> list[Part[Value]]:
        """All that packages bring to the room for a game: ours first, then by the names of the packages."""
        return [
            Part(package, value)
            for package, entry in _entries(self.name)
            if entry.name == game and (value := _loaded(self.name, package, entry, self.contract)) is not None
        ]

    def games(self) -> list[str]:
        """The games that somebody brings something for, in alphabetical order."""
        return sorted({entry.name for package, entry in _entries(self.name) if _fits(self.name, package, entry.name)})

    def first(self) -> Value:
        """What the room has for the first of its games. Raises BrokenPart where ours is not found."""
        for found in self.every().values():
            return found
        raise _outdated(self.name)

    def every(self) -> dict[str, Value]:
        """What the room has, by game."""
        return {game: found for game in self.games() if (found := self.part(game)) is not None}


def troubles() -> list[BrokenPart]:
    """What was found to be broken so far, each thing once: errors that nobody raised, for whoever wants to say them."""
    return list(_troubles)


def untold() -> list[BrokenPart]:
    """Those of them that nobody has asked for here before: whoever does says them."""
    found = _troubles[len(_told) :]
    _told.extend(found)
    return found


def note(trouble: BrokenPart) -> None:
    """Keep a trouble with a part that a room has found itself."""
    if str(trouble) not in map(str, _troubles):
        _troubles.append(trouble)


@cache
def _entries(room: str) -> list[tuple[str, EntryPoint]]:
    from importlib.metadata import entry_points  # here, for it is slower than all of `import dedale`

    found = [(_package(entry), entry) for entry in entry_points(group=f"dedale.{room}")]
    if all(package != OURS for package, _ in found):
        note(_outdated(room))
    return sorted(found, key=lambda one: (one[0] != OURS, one[0], one[1].name))


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value


@cache
def _fits(room: str, package: str, name: str) -> bool:
    """Whether the name is one that a game can have: it becomes part of addresses, files and keys of words."""
    if _NAME.fullmatch(name):
        return True
    note(
        BrokenPart(
            "part-name",
            f"The package {package!r} has a 'dedale.{room}' for {name!r}, which is no name for a game; "
            "it takes lower-case letters and digits, such as 'lanterns'.",
            package=package,
            room=room,
            game=name,
        )
    )
    return False


@cache
def _loaded(room: str, package: str, entry: EntryPoint, contract: type | None) -> Any:  # what a package says it is
    try:
        value = entry.load()
    except (Exception, SystemExit) as error:
        if package != OURS:
            _broken(room, package, entry.name, f"{type(error).__name__}: {error}")
            return None
        if _is_gone(entry, error):
            raise _outdated(room) from error
        raise
    if missing := [name for name in _members(contract) if not hasattr(value, name)]:
        more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
        _broken(room, package, entry.name, f"{entry.value} has no {', '.join(missing[:MOST_NAMED])}{more}")
        return None
    return value


def _is_gone(entry: EntryPoint, error: BaseException) -> bool:
    """Whether what an entry point names is no longer there, rather than broken."""
    if isinstance(error, ModuleNotFoundError):
        return f"{entry.module}.".startswith(f"{error.name}.")
    return isinstance(error, AttributeError) and getattr(error.obj, "__name__", None) == entry.module


def _members(contract: type | None) -> list[str]:
    if contract is None:
        return []
    return [name for name in (*getattr(contract, "__annotations__", {}), *vars(contract)) if not name.startswith("_")]


def _outdated(room: str) -> BrokenPart:
    return BrokenPart(
        "part-ours",
        f"The 'dedale.{room}' of Dédale itself are not found: this Python has an older installation, or none; "
        "say 'make' or 'pip install -e .' in Dédale's folder, or install it anew.",
        room=room,
    )


def _broken(room: str, package: str, game: str, why: str) -> None:
    note(
        BrokenPart(
            "part-broken",
            f"The package {package!r} has a 'dedale.{room}' for {game!r} that cannot be used ({why}); "
            "update or uninstall the package, or tell its author.",
            package=package,
            room=room,
            game=game,
            why=why,
        )
    )


def _taken(room: str, game: str, first: str, other: str) -> None:
    note(
        BrokenPart(
            "part-taken",
            f"The package {other!r} has a 'dedale.{room}' for {game!r}, and so does {first!r}, whose is used; "
            "uninstall one of the two.",
            package=other,
            room=room,
            game=game,
            first=first,
        )
    )
