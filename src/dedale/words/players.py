"""What happens at a table of any game: somebody sits down, takes back, gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dedale.core.message import Message, Player, message, sentences
from dedale.core.seats import bot_in

if TYPE_CHECKING:
    from dedale.core.table import Told
    from dedale.core.timeline import Timeline


def table_event_words(event: Told) -> Message:
    """An event that is neither a choice nor a chance: a seat taken or left, an undo, a hint, a resignation."""
    seat = event.seat or 0
    if event.what == "leave":
        how = "still" if bot_in(event.kind) == "still" else "bot"
        return message("event-leave", how=how, you="no", player=Player(seat, event.text or ""))
    if event.what == "seat" and event.text:
        return message("event-seat", name=Player(seat, event.text), number=seat + 1)
    if event.what == "seat":
        return message("event-seat-empty", number=seat + 1)
    return message(f"event-{event.what}", count=event.count, who=Player(seat))


def ending_words(timeline: Timeline, by_the_rules: Message | None) -> Message:
    """How a game that is over came out, and who gave up; by the rules, unless the last one who gave up ended it."""
    told = given_up_words(timeline)
    ruled = [] if by_the_rules is None or timeline.resigned is not None else [by_the_rules]
    return sentences([*ruled, *told])


def given_up_words(timeline: Timeline) -> list[Message]:
    """Who gave up, in the order in which they did, and for whom the last one ended the game."""
    told = [message("result-left", player=Player(seat, name)) for seat, name in timeline.left.items()]
    seat = timeline.resigned
    if seat is None:
        return told
    if timeline.winner is not None:
        return [*told, message("result-given-to", player=Player(seat), winner=Player(timeline.winner))]
    alone = len(timeline.names) == 1
    return [*told, message("result-resigned" if alone else "result-resigned-by", player=Player(seat))]
