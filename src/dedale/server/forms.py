"""The bodies of the HTTP API, as FastAPI reads, checks and documents them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=80)]
Code = Annotated[str, StringConstraints(max_length=20)]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class You(_Form):
    """A seat for whoever makes the table."""

    kind: Literal["you"]
    name: Name = ""


class Friend(_Form):
    """A seat for somebody who is invited: whoever has the invitation may sit down, once."""

    kind: Literal["friend"]
    name: Name = ""


class Open(_Form):
    """A seat that anybody who knows the table may take."""

    kind: Literal["open"]


class Robot(_Form):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Name


class NewTable(_Form):
    """A table to make."""

    game: Name
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[
        list[Annotated[You | Friend | Open | Robot, Field(discriminator="kind")]], Field(min_length=1, max_length=8)
    ]
    undo: Literal["free", "fair"] | None = None
    same_deal_as: Code | None = None
    token: Name | None = None
    """With `same_deal_as`, for a game under way: a token of its only player."""
    lesson: bool = False
    """Whether the deal is that of the game's lesson."""
    leaving: Literal["bot", "still"] = "bot"
    """What becomes of a seat whose player gives up: a bot plays on, or the pawn stands still."""


class Seated(BaseModel):
    """A seat and the token that opens it."""

    seat: int
    token: str


class Invited(BaseModel):
    """A seat that somebody is invited to, and what they sit down with."""

    seat: int
    invitation: str


class Made(BaseModel):
    """A table that was made, with the tokens of the seats of whoever made it, and the invitations to the others."""

    table: str
    seats: list[Seated]
    invitations: list[Invited] = []


class Join(_Form):
    """A wish to sit down."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    invitation: Name | None = None
    """What opens a seat that one was invited to; without it, any open seat will do."""


class Invitation(_Form):
    """A link to make a QR code of."""

    link: Annotated[str, StringConstraints(max_length=300)]


class Health(BaseModel):
    """That the server is well, and where others in the house find it."""

    status: Literal["ok"]
    version: str
    lan: str | None


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "number", "seat", "one_each"]
    label: str
    """What it is called."""
    choices: list[Any]
    labels: list[str]
    """What the choices are called."""
    default: Any
    only_with: dict[str, list[Any]]
    """Where another option is none of these, this one stays as it is by default."""


class RateInfo(BaseModel):
    """How well a bot did: the share of games won, or the turns that it took alone, with an interval of 95 %."""

    options: dict[str, Any]
    bot: str
    measure: Literal["wins", "turns"]
    games: int
    value: float
    low: float
    high: float


class GameInfo(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    text: str
    """What it is about; empty where it does not say."""
    options: list[OptionInfo]
    levels: list[str]
    seats: list[int]
    together: bool
    """Whether all seats share one result."""
    lesson: bool
    """Whether it can be learnt by a lesson."""
    rates: list[RateInfo]


class SeatState(BaseModel):
    """Who sits in a seat."""

    name: str
    kind: Literal["person", "bot", "open", "invited"]
    level: str | None
    here: bool
    gave_up: str | None


class DealInfo(BaseModel):
    """Where the deal comes from, and whether somebody could know it."""

    origin: Literal["fresh", "copied", "again", "lesson", "record", "position", "unknown"]
    table: str | None
    known: bool


class TableInfo(BaseModel):
    """What anyone may know of a table."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatState]
    over: bool
    commitment: str | None
    deal: DealInfo
    undo: str
    leaving: str
    watchers: int
    created: int


class Replayed(BaseModel):
    """A game that is over, position by position; `dedale.server.replay` says what each field is."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    chosen: str
    together: bool
    language: str
    viewer: int | None
    seats: list[dict[str, Any]]
    result: str
    returns: list[float]
    assisted: bool
    undo: str
    log: list[dict[str, Any]]
    frames: list[dict[str, Any]]


class Trouble(BaseModel):
    """What was wrong: a code that never changes, a sentence, and its facts."""

    code: str
    words: str
    facts: dict[str, Any]
