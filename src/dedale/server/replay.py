"""A game that is over, seen again: every position in which somebody had to choose, as one seat or a watcher saw it.

The screens are made by the same code as those of a running table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType, structs

from dedale.core.events import Action, Chance, Resign
from dedale.core.game import Seat
from dedale.core.happening import Happening, as_seen
from dedale.core.luck import Luck
from dedale.core.message import Argument, Message
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.core.table import Table
from dedale.server.errors import Refused
from dedale.server.lessons import is_lesson
from dedale.server.messages import Choice, SeatInfo
from dedale.server.screens import game_told, result, screen
from dedale.words.table_log import Line, TableLog
from dedale.words.zones import Zone

MOST_FRAMES = 2_000
"""No game that people play is nearly as long."""


class Frame(Struct, frozen=True):
    """A position, as the viewer saw it."""

    at: int
    """How many live events led to it: the place of the decision among them, as in an analysis."""
    seq: int
    """How many events of the log led to it: the lines up to this one had been written."""
    turn: int
    view: Any
    question: Message
    choices: list[Choice]
    played: str | None
    """What the viewer chose here; None where another decided."""
    happened: list[Happening] | UnsetType = UNSET
    """What happened since the frame before, as the viewer was told it."""
    zones: list[Zone] | UnsetType = UNSET
    """The table in zones, where the page has no drawing of the game."""


class Replay(Struct, frozen=True):
    """A game from its first decision to its end."""

    table: str
    game: str
    options: dict[str, Any]
    chosen: Argument
    together: bool
    viewer: Seat
    seats: list[SeatInfo]
    result: Argument
    returns: list[float]
    assisted: bool
    undo: str
    log: list[Line]
    frames: list[Frame]


def replay(code: str, text: str, viewer: Seat, seats: list[SeatInfo]) -> Replay:
    """The replay of the record in a text, which is that of a game that is over."""
    record = Record.parse(text)
    if viewer is not None:
        record.timeline.need_seat(viewer)
    table = Table(record, Luck())
    return Replay(
        table=code,
        **game_told(table),
        viewer=viewer,
        seats=[structs.replace(seat, kind="person") if seat.kind in ("open", "invited") else seat for seat in seats],
        result=result(table) or "",
        returns=list(table.returns()),
        assisted=table.assisted,
        undo=record.undo,
        log=list(TableLog(table, viewer, coached=is_lesson(record)).lines),
        frames=list(_frames(record, viewer)),
    )


def _moments(record: Record) -> list[int]:
    """The `at` of every frame."""
    told = [at for at, event in enumerate(record.live) if _worth_a_look(record, event)]
    return [*told, len(record.live)]


def _frames(record: Record, viewer: Seat) -> Iterator[Frame]:
    shown = set(_moments(record))
    if len(shown) > MOST_FRAMES:
        raise Refused("replay-long", "This game is too long to be looked at again step by step.")
    names = record.timeline.names
    past = Table(Record(record.game, record.options, record.start, seats=names, undo=record.undo), Luck())
    told: list[Happening] = []
    for at, moment in enumerate(record.timeline.moments()):
        event = moment.event
        if at in shown:
            played = record.game.text(event.action) if isinstance(event, Action) and event.seat == viewer else None
            yield _frame(past, at, moment.place, viewer, played, told)
            told = []
        told += as_seen(moment.happenings, viewer)
        past.record.add(event)
    if record.timeline.resigned is not None:
        past.record.add(Resign(record.timeline.resigned, record.timeline.winner))
    past.record.timeline.left = record.timeline.left
    yield _frame(past, len(record.live), len(record.timeline.entries), viewer, None, told)


def _frame(past: Table, at: int, seq: int, viewer: Seat, played: str | None, told: list[Happening]) -> Frame:
    seen = screen(past, viewer)
    return Frame(at, seq, past.turn, seen.view, seen.question, seen.choices, played, told, seen.zones)


def _worth_a_look(record: Record, event: Action | Chance) -> bool:
    """Whether somebody chose here: a pass that the table made, or a bot, is no step of its own."""
    if not isinstance(event, Action) or not event.chosen:
        return False
    return event.action not in record.game.passes or bot_in(record.timeline.names[event.seat]) is None
