"""Where the deal of a table comes from, and whether somebody could know it."""

from __future__ import annotations

from typing import Final, cast

from dedale.core.record import Record
from dedale.server.messages import Deal, DealOrigin

FRESH: Final = "fresh"
"""Drawn for this table: nobody could know it."""

COPIED: Final = "copied"
"""Drawn for this table, but somebody plays the same deal elsewhere before this game is over."""

LESSON: Final = "lesson"

AGAIN: Final = "again"
"""Followed by the code of the table that had it before."""


def of_record(record: Record) -> str:
    """Where the deal of a record comes from that somebody brings along: they hold all of it."""
    return "record" if record.start is None else "position"


def again(code: str) -> str:
    """The deal of another table once more."""
    return f"{AGAIN} {code}"


def deal_of(written: str | None) -> Deal:
    """What everybody is told of a deal. Of a table from before this was written down nobody can say that it is fair."""
    word, _, code = (written or "unknown").partition(" ")
    return Deal(cast(DealOrigin, word), code or None, word != FRESH)
