"""The bodies of the HTTP API, in both directions; `docs/protocol.md` says what each is for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dedale.bots.analysis import Analysis
from dedale.core.message import Argument, Message
from dedale.core.options import Kind
from dedale.server.messages import Deal, Leaving, SeatInfo, SeatNumber

Name = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=20)]
Link = Annotated[str, Meta(max_length=300)]


class You(Struct, tag_field="kind", tag="you", frozen=True, forbid_unknown_fields=True):
    """A seat for whoever makes the table."""

    name: Name = ""


class Friend(Struct, tag_field="kind", tag="friend", frozen=True, forbid_unknown_fields=True):
    """A seat for somebody who is invited: whoever has the invitation may sit down, once."""

    name: Name = ""


class Open(Struct, tag_field="kind", tag="open", frozen=True, forbid_unknown_fields=True):
    """A seat that anybody who knows the table may take."""


class Robot(Struct, tag_field="kind", tag="bot", frozen=True, forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Name


NewSeat = You | Friend | Open | Robot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to make."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    undo: Literal["free", "fair"] | None = None
    same_deal_as: Code | None = None
    token: Name | None = None
    """With `same_deal_as`, for a game under way: a token of its only player."""
    lesson: bool = False
    """Whether the deal is that of the game's lesson."""
    leaving: Leaving = "bot"
    """What becomes of a seat whose player gives up: a bot plays on, or the pawn stands still."""


class Seated(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class Invited(Struct, frozen=True):
    """A seat that somebody is invited to, and what they sit down with."""

    seat: int
    invitation: str


class Made(Struct, frozen=True):
    """A table that was made, with the tokens of the seats of whoever made it, and the invitations to the others."""

    table: str
    seats: list[Seated]
    invitations: list[Invited]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Name | None = None
    """What opens a seat that one was invited to; without it, any open seat will do."""


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to make a QR code of."""

    link: Link


class Health(Struct, frozen=True):
    """That the server is well, and where others in the house find it."""

    status: Literal["ok"]
    version: str
    lan: str | None


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Kind
    label: Argument
    """What it is called."""
    choices: list[Any]
    labels: list[Argument]
    """What the choices are called."""
    default: Any
    only_with: dict[str, list[Any]]
    """Where another option is none of these, this one stays as it is by default."""


class RateInfo(Struct, frozen=True):
    """How well a bot did: the share of games won, or the turns that it took alone, with an interval of 95 %."""

    options: dict[str, Any]
    bot: str
    measure: Literal["wins", "turns"]
    games: int
    value: float
    low: float
    high: float


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    options: list[OptionInfo]
    levels: list[str]
    seats: list[int]
    """How many may play."""
    together: bool
    """Whether all seats share one result."""
    lesson: bool
    """Whether it can be learnt by a lesson."""
    rates: list[RateInfo]


class TableInfo(Struct, frozen=True):
    """What anyone may know of a table."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    over: bool
    commitment: str | None
    deal: Deal
    undo: str
    leaving: Leaving
    watchers: int
    created: int
    """In seconds since 1970."""


class ChoiceWords(Struct, frozen=True):
    """A choice of an analysis in words."""

    played: Message
    best: Message


class Review(Struct, frozen=True):
    """A game looked through, in numbers and in words."""

    analysis: Analysis
    choices: list[ChoiceWords]
    """For each choice of the analysis."""
    draws: list[Argument]
    """For each draw, what came."""
    sums: list[dict[str, Any]]
    """For each seat where its result came from, rounded so that it adds up: points, or minus the turns."""
    told: list[list[Message]]
    """For each seat what else there is to say."""


class Trouble(Struct, frozen=True):
    """What was wrong: a code that never changes, a sentence in English, and the facts of the message `error-CODE`."""

    code: str
    words: str
    facts: dict[str, Argument]


class Judged(Struct, frozen=True):
    """How many decisions are judged, of how many."""

    done: int
    of: int


class News(Struct, frozen=True):
    """A line of the answer to whoever asks for an analysis: how far it has got, and last the analysis or an error."""

    progress: Judged | UnsetType = UNSET
    review: Review | UnsetType = UNSET
    error: Trouble | UnsetType = UNSET
