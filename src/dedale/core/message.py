"""What a person will read, as data: the reader says it in their own language, from the catalogue of words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

_NONE: Final[dict[str, Argument]] = {}


class Player(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, by their seat."""

    seat: int
    name: str | None = None
    """What they are to be called, where that is not who sits there now; a bot is then told with its level."""


class Message(NamedTuple):
    """A message of the catalogue by its id, such as "event-turn" or "card-rs.the", and what is set into it.

    A message within a message is said first. A player who is called `who` gives it two arguments, `you` ("yes" if it
    is the reader, or "no") and `player`, the name; a player who is called anything else is a name.
    """

    id: str
    args: Mapping[str, Argument] = _NONE


Argument: TypeAlias = str | int | float | Message | Player


def message(message_id: str, /, **args: Argument) -> Message:
    """A message with what is set into it."""
    return Message(message_id, args)


def listed(things: Iterable[Argument]) -> Argument:
    """Several things one after another, with commas; of none, nothing."""
    every = list(things)
    return reduce(lambda first, second: message("list-both", first=first, second=second), every) if every else ""


def sentences(messages: Iterable[Message]) -> Message:
    """Several sentences one after another; there is at least one."""
    return reduce(lambda first, second: message("sentence-both", first=first, second=second), messages)
