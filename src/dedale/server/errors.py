"""What a guest can get wrong, and what can go wrong for one."""

from __future__ import annotations

from dedale.core.errors import DedaleError
from dedale.core.message import Argument
from dedale.words.catalogue import error_message


class Refused(DedaleError, ValueError):
    """A request that the table does not carry out. Nothing was changed."""


class Malformed(DedaleError, ValueError):
    """A message or a request that is not of the form that `docs/protocol.md` says."""


class WrongToken(DedaleError, ValueError):
    """A token that opens no seat of this table."""


class OldPage(DedaleError, ValueError):
    """A page that was made for another wire than this server's."""


class NoSuchTable(DedaleError, ValueError):
    """A code that no table has."""


class ForeignPage(DedaleError, ValueError):
    """A request that a page of another site sends."""


class TableFull(DedaleError, RuntimeError):
    """Somebody wants to join a table at which no seat is open."""


class TooMany(DedaleError, RuntimeError):
    """More of something than one guest may have or do."""


class Stopping(DedaleError, RuntimeError):
    """The server is being stopped and begins nothing more."""


class StoreTrouble(DedaleError, RuntimeError):
    """The store did not answer, or holds something that cannot be read."""


class OtherRules(StoreTrouble):
    """A table that was played by other rules than those known here."""


class WrongHost(DedaleError, ValueError):
    """A request for a host that this server was not started for."""


class Failed(DedaleError, RuntimeError):
    """Something that should not happen: the log of the server tells what."""


class Conflict(DedaleError, RuntimeError):
    """Somebody else has written the next event of this table first."""


CLOSINGS: dict[type[DedaleError], int] = {
    Malformed: 4400,
    WrongToken: 4401,
    NoSuchTable: 4404,
    OldPage: 4426,
    TooMany: 4429,
    StoreTrouble: 4503,
    OtherRules: 4404,
    Conflict: 4503,
}
"""The codes that a socket is closed with."""

TOO_SLOW = 4408

STATUSES: dict[type[DedaleError], int] = {
    WrongToken: 403,
    ForeignPage: 403,
    NoSuchTable: 404,
    TableFull: 409,
    TooMany: 429,
    Stopping: 503,
    StoreTrouble: 503,
    OtherRules: 409,
    Conflict: 503,
    WrongHost: 421,
    Failed: 500,
}
"""The statuses of HTTP; what is not listed is the fault of the request, 422."""


def no_such_table(code: str) -> NoSuchTable:
    shown = code[:20]
    return NoSuchTable("no-such-table", f"There is no table {shown!r}; check the link.", table=shown)


def wrong_token() -> WrongToken:
    return WrongToken("wrong-token", "This link opens no seat of this table; ask for a new one.")


def old_page(version: str) -> OldPage:
    return OldPage("page-old", "This page is older than the server; load it again.", version=version)


def foreign_page() -> ForeignPage:
    return ForeignPage("foreign-page", "Only pages of this server may ask it for that; open it by its own address.")


def wrong_host() -> WrongHost:
    return WrongHost("wrong-host", "This server is not started for that name; whoever runs it can add it with --name.")


def failed() -> Failed:
    return Failed("server-failed", "Something went wrong in the server; whoever runs it finds it in the log.")


def conflict() -> Conflict:
    return Conflict("conflict", "Somebody else was first at this table; look at it again.")


def too_long() -> Refused:
    return Refused("table-long", "This game has gone on for too long; begin another.")


def too_much_aside() -> Refused:
    return Refused("table-aside", "Too much was taken back or handed over in this game; it can only be played on now.")


def malformed(why: str) -> Malformed:
    return Malformed("malformed", f"This message was not understood: {why}.", reason=why)


def too_many() -> TooMany:
    return TooMany("too-many", "That was too much at once; wait a moment, then try again.")


def public_facts(error: DedaleError) -> dict[str, Argument]:
    """The facts of an error: what the message `error-` and its code is said with."""
    return dict(error_message(error).args)
