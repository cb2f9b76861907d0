"""Who acts, and what happens at a table of any game: somebody sits down, takes back, gives up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dedale.core.seats import bot_in
from dedale.words.names import name_words

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told
    from dedale.core.timeline import Timeline
    from dedale.words.catalogue import Words


def who_words(words: Words, seat: int | None, viewer: Seat, names: Sequence[str] = ()) -> dict[str, str]:
    """Who acts, as the arguments `you` and `player` that the sentences take."""
    name = names[seat] if seat is not None and seat < len(names) else ""
    number = 0 if seat is None else seat + 1
    you = seat is not None and seat == viewer
    return {"you": "yes" if you else "no", "player": name_words(words, name, number)}


def table_event_words(words: Words, event: Told, viewer: Seat, names: Sequence[str] = ()) -> str:
    """An event that is neither a choice nor a chance: a seat taken or left, an undo, a hint, a resignation."""
    if event.what == "leave":
        number = (event.seat or 0) + 1
        who = {"you": "no", "player": name_words(words, event.text or "", number)}
        return words("event-leave", how="still" if bot_in(event.kind) == "still" else "bot", **who)
    if event.what == "seat":
        number = (event.seat or 0) + 1
        name = name_words(words, event.text, number, full=True) if event.text else ""
        return words("event-seat" if event.text else "event-seat-empty", name=name, number=number)
    return words(f"event-{event.what}", count=event.count, **who_words(words, event.seat, viewer, names))


def ending_words(words: Words, timeline: Timeline, by_the_rules: Callable[[], str]) -> str:
    """How a game that is over came out, and who gave up; by the rules, unless the last one who gave up ended it."""
    told = given_up_words(words, timeline)
    return " ".join(told if timeline.resigned is not None else [by_the_rules(), *told])


def given_up_words(words: Words, timeline: Timeline) -> list[str]:
    """Who gave up, in the order in which they did, and for whom the last one ended the game."""
    told = [words("result-left", player=name_words(words, name, seat + 1)) for seat, name in timeline.left.items()]
    seat, names = timeline.resigned, timeline.names
    if seat is None:
        return told
    player = name_words(words, names[seat], seat + 1)
    if timeline.winner is not None:
        winner = name_words(words, names[timeline.winner], timeline.winner + 1)
        return [*told, words("result-given-to", player=player, winner=winner)]
    return [*told, words("result-resigned" if len(names) == 1 else "result-resigned-by", player=player)]
