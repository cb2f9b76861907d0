"""What happened, as data: what an event did to the table, told once to all who read it.

A game may say it by itself (`Tells`); of any other game the choices and the chances are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

from msgspec import Struct, field

from dedale.core.events import Action
from dedale.core.game import CHANCE, OVER

if TYPE_CHECKING:
    from dedale.core.events import Chance
    from dedale.core.game import Game, Seat, State


class Happening(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. What it does not speak of is left out."""

    kind: str
    """A `choice`, a `pass` that the table made, a `chance`, whose `turn` it is now, the `end`, or one of the game's."""
    seat: int | None = None
    """Whose it is: who chose, whose turn it is, to whom it happened."""
    decision: str = ""
    """The kind of decision or chance that a choice, a pass or a chance answered."""
    verb: str = ""
    """What was chosen; left out where it is hidden."""
    about: Mapping[str, str | int] = {}
    """What the choice was about."""
    card: str | None = None
    """The card, by its code; left out where it is hidden."""
    source: str | None = field(default=None, name="from")
    """The zone or the place that it comes from."""
    to: str | None = None
    """Where it goes."""
    count: int = 0
    """How many, or which one of several."""


class Hidden(Happening, frozen=True):
    """A happening of which only some are told which card or which choice it was."""

    seen: tuple[Seat, ...] = ()


class Tells(Protocol):
    """A game that says what its events did."""

    def happenings(self, before: Any, event: Action | Chance, after: Any) -> list[Happening]:
        """What an event did, in the order in which it did it; what somebody may not know is `Hidden`.

        How many there are, their order and their kinds may not hang on what is hidden from anybody.
        """


def happenings(game: Game, before: State, event: Action | Chance, after: State) -> list[Happening]:
    """What an event was, and what it did, with all that is hidden: `as_seen` says what a seat is told of it."""
    tells = hasattr(game, "happenings")
    if isinstance(event, Action):
        verb, about = game.deed(event.action)
        kind = "choice" if event.chosen else "pass"
        seen = before.seen_by(event.action)
        told = [_told(before, seen, Happening(kind, event.seat, before.kind, verb, about))]
    elif tells:
        told = []
    else:
        what = game.outcome_text(event.outcome)
        told = [
            _told(
                before,
                before.outcome_seen_by(event.outcome),
                Happening("chance", None, before.kind, "", {"what": what}),
            )
        ]
    if tells:
        return told + cast(Tells, game).happenings(before, event, after)
    if after.turn == OVER:
        told.append(Happening("end"))
    elif after.turn not in (before.turn, CHANCE):
        told.append(Happening("turn", after.turn))
    return told


def hidden(one: Happening, seen: tuple[Seat, ...]) -> Hidden:
    """A happening that only these are told in full."""
    return Hidden(one.kind, one.seat, one.decision, one.verb, one.about, one.card, one.source, one.to, one.count, seen)


def as_seen(told: Iterable[Happening], seat: Seat) -> list[Happening]:
    """What a seat, or for None a spectator, is told of what happened: the one place where it is redacted."""
    return [_redacted(one, seat) if isinstance(one, Hidden) else one for one in told]


def _redacted(one: Hidden, seat: Seat) -> Happening:
    if seat in one.seen:
        return Happening(one.kind, one.seat, one.decision, one.verb, one.about, one.card, one.source, one.to, one.count)
    return Happening(one.kind, one.seat, one.decision, source=one.source, to=one.to, count=one.count)


def _told(before: State, seen: tuple[Seat, ...], one: Happening) -> Happening:
    return one if len(seen) > before.seats else hidden(one, seen)
