"""Every message on the socket, in both directions; `docs/protocol.md` says what each is for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from dedale.core.deed import Named
from dedale.core.happening import Happening
from dedale.core.message import Argument, Message
from dedale.words.table_log import Line
from dedale.words.zones import Zone

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
ShortText = Annotated[str, Meta(max_length=80)]


class Hello(Struct, tag_field="type", tag="hello"):
    """Sit down, or watch."""

    table: ShortText
    tokens: Annotated[list[ShortText], Meta(max_length=8)] = []
    seq: Count | None = None
    version: ShortText | None = None
    """The wire that a page was made for: unless it is this one, the page is told that it is too old."""


class Asked(Struct, tag_field="type"):
    """What asks something of the table for a seat; the id makes a second sending harmless."""

    id: Id
    seat: SeatNumber


class AskedHere(Asked):
    """What is asked in the position after so many events."""

    base: Count


class AskedFor(Asked):
    """What is asked for whoever is named."""

    who: ShortText


class Move(AskedHere, tag="move"):
    """Play an action."""

    action: int


class AskUndo(AskedHere, tag="undo"):
    """Take back this seat's last choice."""


class AskResign(Asked, tag="resign"):
    """Give up, whatever the table has come to; the others may play on."""


class Stop(Asked, tag="stop"):
    """Be asked at the next moment at which a spell could be cast."""


class AskHint(Asked, tag="hint"):
    """A hint, please."""


class Say(Asked, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SeatWish(AskedFor, tag="seat"):
    """Hand one's seat to a bot, take it back, or change its name."""


class Replace(AskedFor, tag="replace"):
    """A bot, or whoever comes, for a seat whose person has left."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""

    n: int | float | ShortText | None = None


Request = Move | AskUndo | AskResign | Stop | AskHint | Say | SeatWish | Replace
"""What asks something of the table: each has an id and is answered."""

FromPage = Hello | Request | Ping


SeatKind = Literal["person", "bot", "open", "invited"]
"""Nobody sits in an open seat, nor in one that somebody is invited to."""

Leaving = Literal["bot", "still"]

DealOrigin = Literal["fresh", "copied", "again", "lesson", "record", "position", "unknown"]


class Deal(Struct, frozen=True):
    """Where the deal of a table comes from."""

    origin: DealOrigin
    table: str | None
    """With `again`, the table that had it before."""
    known: bool
    """Whether somebody could know it: then the game counts in no statistics."""


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat."""

    name: str
    """What they are called; empty for a bot, and for whoever goes by the number of the seat."""
    kind: SeatKind
    level: str | None
    here: bool
    asked: list[int]
    """The seats that ask for somebody else in the place of this person."""
    gave_up: str | None
    """The name of whoever gave up here; a bot plays on for them."""


class Deed(Struct, frozen=True):
    """An action in the game's notation, and as data."""

    text: str
    verb: str
    """What is done, such as "play" or "push"."""
    about: dict[str, Named]
    """What it is done to: a card, a spell, an arrow, a cell, each under its name."""


class Choice(Deed, frozen=True):
    """An action that the seat may choose."""

    action: int
    words: Message
    warning: Message | None


class ScreenView(Struct, frozen=True):
    """What one seat, or a watcher, sees."""

    seat: int | None
    view: Any
    question: Message
    choices: list[Choice]
    can_undo: bool
    happened: list[Happening] | UnsetType = UNSET
    """What happened since `from`, in order, as this seat is told it; not in a snapshot, nor where it cannot be told."""
    zones: list[Zone] | UnsetType = UNSET
    """The table in zones, where the page has no drawing of the game."""


class Snapshot(Struct, tag_field="type", tag="snapshot", frozen=True, kw_only=True):
    """Everything that a screen shows."""

    seq: int
    table: str
    game: str
    options: dict[str, Any]
    chosen: Argument
    """The options in words."""
    together: bool
    """Whether all seats share one result."""
    talks: bool
    """Whether the players may say what they like."""
    curtain: bool
    """Whether the seats of this screen have secrets from each other now."""
    you: list[int]
    seats: list[SeatInfo]
    turn: int
    over: bool
    result: Message | None
    returns: list[float] | None
    resigned: int | None
    """The seat that gave the game up, if one did."""
    assisted: bool
    commitment: str | None
    secret: str | None
    deal: Deal
    undo: str
    leaving: Leaving
    """What becomes of a seat whose player gives up: bot or still."""
    watchers: int
    """How many look on who play no seat."""
    kept: int
    """How many lines of the log that the page has still stand before these: none, unless it named an event."""
    log: list[Line]
    screens: list[ScreenView]


class ScreenNews(Struct, frozen=True):
    """What changed on one screen."""

    choices: list[int | Choice]
    """All that may be chosen now; what was offered before is told by the number of its action."""
    changes: dict[str, Any]
    happened: list[Happening] | UnsetType = UNSET
    """What happened since `from`, in order, as this seat is told it; left out where it cannot be told."""


class Update(Struct, tag_field="type", tag="update", frozen=True, kw_only=True):
    """What changed since `from`: of the log the new lines, of the table and of every screen the changes."""

    seq: int
    since: int = field(name="from")
    kept: int
    """How many lines of the log still stand before these."""
    log: list[Line]
    screens: list[ScreenNews]
    """In the order of the snapshot's."""
    changes: dict[str, Any]


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """Done and committed."""

    id: str
    seq: int


class Reject(Struct, tag_field="type", tag="reject", frozen=True):
    """Not done, and why."""

    id: str
    code: str
    """The message of the catalogue is `error-` and this, with the facts."""
    words: str
    """What it says in English, for who has no catalogue."""
    facts: dict[str, Argument]


class HintGiven(Struct, tag_field="type", tag="hint", frozen=True):
    """A hint in sentences, and the best action, what belongs to it, and the next best."""

    id: str
    seat: int
    words: list[Message]
    best: Deed
    then: list[Deed]
    """What follows in the same turn, such as the move after a push."""
    next: Deed | None


class Said(Struct, tag_field="type", tag="said", frozen=True):
    """Somebody at the table said something."""

    seat: int
    text: str


class ThinkingNow(Struct, tag_field="type", tag="thinking", frozen=True):
    """A bot thinks."""

    seat: int


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """Who is here."""

    seats: list[SeatInfo]
    watchers: int


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """Yes."""

    n: Any


class ErrorMessage(Struct, tag_field="type", tag="error", frozen=True):
    """What was wrong; the server closes the socket after it."""

    code: str
    """The message of the catalogue is `error-` and this, with the facts."""
    words: str
    """What it says in English, for who has no catalogue."""
    facts: dict[str, Argument]


ToPage = Snapshot | Update | Ack | Reject | HintGiven | Said | ThinkingNow | Presence | Pong | ErrorMessage

_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_ENCODER = msgspec.json.Encoder()


def read_message(frame: str | bytes) -> FromPage:
    """The message in a frame. Raises msgspec.DecodeError or RecursionError."""
    return _DECODER.decode(frame)


def write_message(message: ToPage) -> str:
    """A message as a frame."""
    return _ENCODER.encode(message).decode()
