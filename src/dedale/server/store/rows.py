"""Tables, seats and events as rows, and back: the same in every form of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dedale.core.events import Event, read_event, write_event
from dedale.core.game import game as installed_game
from dedale.core.record import Record
from dedale.server.errors import OtherRules
from dedale.server.store.log import StoredSeat

Row = dict[str, Any]


def table_row(code: str, record: Record, now: int, deal: str | None, leaving: str | None) -> Row:
    """A new table."""
    return {
        "code": code,
        "game": record.game.name,
        "rules": record.game.version,
        "options": _json(record.game.options_json(record.options)),
        "start": None if record.start is None else _json(record.start),
        "undo": record.undo,
        "names": _json(record.seats),
        "commitment": record.commitment,
        "secret": record.secret,
        "over": record.over,
        "created": now,
        "touched": now,
        "deal": deal,
        "leaving": leaving,
    }


def seat_row(seat: StoredSeat) -> Row:
    return {
        "name": seat.name,
        "token": seat.token,
        "asked": seat.asked,
        "invitation": seat.invitation,
        "renamed": seat.renamed,
    }


def event_rows(code: str, record: Record, first: int, added: Sequence[Event], request: str | None) -> list[Row]:
    """Events, the last of them with the request that they come of."""
    last = len(added) - 1
    return [
        {
            "table": code,
            "seq": first + index,
            "line": write_event(record.game, event),
            "request": request if index == last else None,
        }
        for index, event in enumerate(added)
    ]


def need_these_rules(head: Mapping[str, Any]) -> None:
    """Raises OtherRules if a table was played by rules that are not installed."""
    known = installed_game(head["game"]).version
    if head["rules"] != known:
        raise OtherRules(
            "table-rules",
            f"This table was played by version {head['rules']} of the rules, and this Dédale plays by version "
            f"{known}: it can no longer be played. If the game was over, it can still be seen again: put /review "
            "behind its address.",
            found=head["rules"],
            known=known,
        )


def played(head: Mapping[str, Any], lines: Sequence[str]) -> Record:
    """The record with these events. A long one takes a while: this runs beside the event loop."""
    record = Record(
        installed_game(head["game"]),
        msgspec.json.decode(head["options"]),
        None if head["start"] is None else msgspec.json.decode(head["start"]),
        seats=msgspec.json.decode(head["names"]),
        undo=head["undo"],
        commitment=head["commitment"],
        secret=head["secret"],
    )
    for line in lines:
        record.add(read_event(record.game, line))
    return record


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
