"""All that is ever written to the log, each sentence of SQL once.

They are written out for a database when it is opened, and handed to its driver as text with rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Dialect,
    Insert,
    LargeBinary,
    String,
    Table,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    literal_column,
    select,
    true,
    update,
)
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import ClauseElement

from dedale.server.store.schema import checks, events, reviews, seats, tables

Row = dict[str, Any]

CHANNEL = "dedale"
"""What servers on one database call each other by."""


@dataclass(frozen=True, eq=False)
class Statement:
    """Something to write, for any number of rows at once."""

    meaning: Executable
    columns: Sequence[str] = ()
    every: bool = False
    """Whether every row has to find what it changes: where one does not, somebody else was first."""

    def sql(self, dialect: Dialect) -> str:
        """The sentence for this kind of database."""
        assert isinstance(self.meaning, ClauseElement)
        return str(self.meaning.compile(dialect=dialect, column_keys=self.columns or None))


def _all_of(table: Table, *but: str) -> Statement:
    return Statement(insert(table), [column.name for column in table.columns if column.name not in but])


def _keep() -> Insert:
    whole = select(bindparam("code", type_=String), bindparam("body", type_=LargeBinary)).where(_UNCHANGED)
    return insert(reviews).from_select(["table", "body"], whole)


_SEAT = ("name", "token", "asked", "invitation", "renamed")
_THIS = tables.c.code == bindparam("code")
_UNCHANGED = ~exists().where(events.c.table == bindparam("code"), events.c.seq >= bindparam("events"))

NEW_TABLE = _all_of(tables, "kept", "changes")
NEW_SEAT = _all_of(seats)
NEW_EVENT = _all_of(events)
SEAT = Statement(
    update(seats).where(seats.c.table == bindparam("code"), seats.c.seat == bindparam("number")),
    _SEAT,
)
TOUCH = Statement(update(tables).where(_THIS).values(kept=false()), ("touched", "over"))
DEAL = Statement(update(tables).where(_THIS), ("deal",))
FORGET = Statement(delete(reviews).where(reviews.c.table == bindparam("code")))
KEEP = Statement(_keep())
KEPT = Statement(update(tables).where(_THIS, _UNCHANGED).values(kept=true()))
FENCE = Statement(
    update(tables)
    .where(_THIS, tables.c.changes == bindparam("seen"))
    .values(changes=tables.c.changes + literal_column("1")),
    every=True,
)
CHECK = Statement(update(checks).where(checks.c.number == literal_column("1")), ("at",))

NOTICE = Statement(select(func.pg_notify(CHANNEL, bindparam("notice", type_=String))))
"""Told to other servers with the commit, by a database that can."""

IN_ORDER = (NEW_TABLE, FENCE, NEW_SEAT, NEW_EVENT, SEAT, TOUCH, DEAL, FORGET, KEEP, KEPT, CHECK, NOTICE)
"""The order in which a group is written: a game is kept only after all its events were written."""
