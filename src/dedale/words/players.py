"""Who acts, and what happens at a table of any game: somebody sits down, takes back, gives up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dedale.words.catalogue import Words

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told


def who_words(words: Words, seat: int | None, viewer: Seat, names: Sequence[str] = ()) -> dict[str, str]:
    """Who acts, as the arguments `you` and `player` that the sentences take."""
    name = names[seat] if seat is not None and seat < len(names) else ""
    number = 0 if seat is None else seat + 1
    you = seat is not None and seat == viewer
    return {"you": "yes" if you else "no", "player": name or words("ui-player", number=number)}


def table_event_words(words: Words, event: Told, viewer: Seat, names: Sequence[str] = ()) -> str:
    """An event that is neither a choice nor a chance: a seat taken, an undo, a hint, a resignation."""
    if event.what == "seat":
        number = (event.seat or 0) + 1
        return words("event-seat" if event.text else "event-seat-empty", name=event.text or "", number=number)
    return words(f"event-{event.what}", count=event.count, **who_words(words, event.seat, viewer, names))
