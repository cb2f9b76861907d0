"""What messages say, for tests that read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dedale.core.game import Seat
from dedale.words import Words


def spoken(make: Callable[..., Any]) -> Callable[..., str]:
    """A function that makes a message, as one that takes the words first and says it; nothing is said as nothing."""

    def said(words: Words, *args: Any, viewer: Seat = None, names: Sequence[str] = (), **more: Any) -> str:
        message = make(*args, **more)
        return "" if message is None else words.say(message, viewer, names)

    return said


def told(make: Callable[..., Any]) -> Callable[..., list[str]]:
    """The same for one that makes several, be they lines of a log."""

    def said(words: Words, *args: Any, viewer: Seat = None, names: Sequence[str] = (), **more: Any) -> list[str]:
        found = [one[1] if one[0] in ("choice", "chance", "change") else one for one in make(*args, **more)]
        return [words.say(message, viewer, names) for message in found]

    return said
