"""What the store keeps: tables, their seats, their events, and what stays of them when the rules change."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text),
    Column("undo", String(8), nullable=False),
    Column("names", Text, nullable=False),
    Column("commitment", String(64)),
    Column("secret", LargeBinary(16)),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("deal", String(24)),
    Column("leaving", String(8)),
    Column("kept", Boolean, nullable=False, server_default=false()),
    Column("changes", Integer, nullable=False, server_default="0"),
)
"""`names` are those of the seats at the start, `touched` is the hour in which somebody last did something.

`deal` is where the deal comes from, as `deals.py` writes it, and nothing for a table from before that was written down;
`leaving` what becomes of a seat whose player gives up; `kept` whether `reviews` holds the game as it ended;
`changes` how often its seats or its deal were changed, so that nobody changes what they have not seen.
"""

UNKEPT = text("over AND NOT kept")
Index("ix_tables_unkept", tables.c.code, sqlite_where=UNKEPT, postgresql_where=UNKEPT)

seats = Table(
    "seats",
    metadata,
    Column("table", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("token", LargeBinary(32)),
    Column("asked", Boolean, nullable=False),
    Column("invitation", LargeBinary(32)),
    Column("renamed", Integer, nullable=False, server_default="0"),
)
"""`name` is that of the person, also while a bot plays; `token` a hash; `asked` whether the next stop was asked for.

`invitation` is the hash of what somebody may sit down with, `renamed` how often the name was changed.
"""

events = Table(
    "events",
    metadata,
    Column("table", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("request", String(48)),
)
"""`line` is the event as a record writes it, `request` what is known of the request for it, at its last event."""

Index(
    "ix_events_request",
    events.c.table,
    events.c.request,
    unique=True,
    postgresql_where=text("request IS NOT NULL"),
).ddl_if(dialect="postgresql")
"""Of a file one server knows all requests; stores of earlier versions may hold one twice."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""A finished game as everybody saw it, which needs no rules to be read: see `dedale.server.kept`."""

checks = Table(
    "checks",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row, number 1, that is written to see whether the store can be."""
