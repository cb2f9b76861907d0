"""Data from outside, read and checked: positions and saved states, seats.

What does not fit is refused with the place and what was expected there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dedale.core.errors import BadPosition, UnknownSeat


def refuse(place: str, problem: str) -> BadPosition:
    """The error for a place in a position or a saved state."""
    return BadPosition("position", f"In {place}: {problem}.", place=place, problem=problem)


def short(value: object) -> str:
    """A value as a person may read it, cut if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def number(place: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(place, f"expected a whole number from {least} to {most}, found {short(value)}")
    return value


def listing(place: str, value: object, least: int, most: int) -> list[object]:
    """A list of a fitting length."""
    if not isinstance(value, list | tuple) or not least <= len(value) <= most:
        wanted = str(least) if least == most else f"at most {most}" if least == 0 else f"{least} to {most}"
        raise refuse(place, f"expected a list of {wanted} entries, found {short(value)}")
    return list(value)


def known_names(place: str, value: object, names: Iterable[str]) -> Mapping[str, object]:
    """A mapping in which every name is known."""
    if not isinstance(value, Mapping):
        raise refuse(place, f"expected a mapping, found {type(value).__name__}")
    for name in value:
        if name not in names:
            raise refuse(f"{place}, {short(name)}", f"expected one of {', '.join(names)}")
    return value


def saved_state(data: object, game: str, version: int) -> Mapping[str, object]:
    """A saved state, if it is one of this game and of this version of its rules."""
    if not isinstance(data, Mapping):
        raise refuse("the saved state", f"expected a mapping, found {type(data).__name__}")
    if data.get("game") != game:
        raise refuse("the saved state, 'game'", f"expected {game!r}, found {short(data.get('game'))}")
    if data.get("version") != version:
        raise BadPosition(
            "state-version",
            f"This state was saved by version {data.get('version')!r} of the rules and this is version {version}; "
            "replay its record instead, or open it with the program that saved it.",
            version=repr(data.get("version")),
            expected=version,
        )
    return data


def seat_or(seat: int | None, players: int, spectator: int) -> int:
    """A seat that somebody sits at, or the number that stands for a spectator."""
    if seat is None:
        return spectator
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise UnknownSeat(
            "seat-unknown",
            f"There is no seat {seat!r}; the seats go from 0 to {players - 1}, and None is a spectator.",
            seat=repr(seat),
        )
    return seat
