"""The decisions of a record, each with the seat that had to make it as it stood then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dedale.bots.seat import History, Seat
from dedale.core.events import Action, Chance
from dedale.core.record import Record


@dataclass(frozen=True, slots=True)
class PastDecision:
    """A decision that stands: nothing that was taken back is among them."""

    at: int
    """Its place among the live events."""
    step: int
    """Its number among the decisions."""
    seat: Seat
    event: Action | None
    """What was decided; None for the decision that nobody made: the game was given up there, or still goes on."""
    outcomes: list[str]
    """What chance had brought since the decision before."""

    @property
    def forced(self) -> bool:
        """Whether there was but one answer."""
        return len(self.seat.legal()) == 1


def history_of(record: Record) -> History:
    """The decisions of a record so far, for the seats of the state that it leads to.

    The states are the record's own, which never change: nothing is copied, however long the game.
    """
    history = History()
    for moment in record.timeline.moments():
        if isinstance(moment.event, Action):
            history.add_kept(moment.before, moment.event.action)
    return history


def decisions_of(record: Record) -> Iterator[PastDecision]:
    """The decisions in order, the one that is still to be made last.

    Take one after the other: the past of a seat grows as soon as the next is asked for.
    """
    history = History()
    outcomes: list[str] = []
    for at, moment in enumerate(record.timeline.moments()):
        event, before = moment.event, moment.before
        if isinstance(event, Chance):
            outcomes.append(record.game.outcome_text(event.outcome))
            continue
        yield PastDecision(at, len(history), Seat(before, event.seat, history), event, outcomes)
        history.add_kept(before, event.action)
        outcomes = []
    last = record.timeline.state
    if last.turn >= 0:
        yield PastDecision(len(record.live), len(history), Seat(last, last.turn, history), None, outcomes)


def last_outcomes(record: Record) -> list[str]:
    """What chance brought after the last decision."""
    live = record.live
    made = max((at for at, event in enumerate(live) if isinstance(event, Action)), default=-1)
    return [record.game.outcome_text(event.outcome) for event in live[made + 1 :] if isinstance(event, Chance)]


def unforced(record: Record) -> int:
    """How many decisions there are to judge."""
    return sum(state.turn >= 0 and len(state.legal()) > 1 for state in record.timeline.states)
