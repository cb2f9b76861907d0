"""What can happen at a table, as data, and the line of text that says it.

In the text seats count from 1, as people do; everywhere else they count from 0.
"""

from __future__ import annotations

import re

from msgspec import Struct

from dedale.core.errors import BadText
from dedale.core.game import Game

LONGEST_NAME = 80


class Action(Struct, frozen=True, tag="action"):
    """A seat played an action; or, where `chosen` is false, the table passed for it."""

    seat: int
    action: int
    chosen: bool = True


class Chance(Struct, frozen=True, tag="chance"):
    """Chance brought an outcome."""

    outcome: int


class Undo(Struct, frozen=True, tag="undo"):
    """The last `count` live events (actions and chances) were taken back."""

    count: int


class HintTaken(Struct, frozen=True, tag="hint"):
    """A seat was given a hint."""

    seat: int


class Sit(Struct, frozen=True, tag="seat"):
    """From now on `who` plays this seat: a name, a bot, or nobody if the text is empty."""

    seat: int
    who: str


class Resign(Struct, frozen=True, tag="resign"):
    """A seat gave the game up, and with that ended it: for the winner if one is named, else for nobody."""

    seat: int
    winner: int | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """A seat gave up, and the others play on: from now on this bot plays it."""

    seat: int
    bot: str


Event = Action | Chance | Undo | HintTaken | Sit | Resign | Leave

_SEAT = "([1-9][0-9]?)"
_ACTION = re.compile(f"{_SEAT}(~?) (.+)")
_CHANCE = re.compile(r"\* (.+)")
_UNDO = re.compile("undo ([1-9][0-9]{0,8})")
_HINT = re.compile(f"hint {_SEAT}")
_SIT = re.compile(f"seat {_SEAT} =(?: (.+))?")
_RESIGN = re.compile(f"resign {_SEAT}(?: for {_SEAT})?")
_LEAVE = re.compile(f"leave {_SEAT} = (.+)")


def write_event(game: Game, event: Event) -> str:
    """The line that says this event."""
    match event:
        case Action(seat, action, chosen):
            return f"{seat + 1}{'' if chosen else '~'} {game.text(action)}"
        case Chance(outcome):
            return f"* {game.outcome_text(outcome)}"
        case Undo(count):
            return f"undo {count}"
        case HintTaken(seat):
            return f"hint {seat + 1}"
        case Sit(seat, who):
            return f"seat {seat + 1} = {who}".rstrip()
        case Leave(seat, bot):
            return f"leave {seat + 1} = {bot}"
    return f"resign {event.seat + 1}" + ("" if event.winner is None else f" for {event.winner + 1}")


def read_event(game: Game, line: str) -> Event:
    """The event that a line says. Raises BadText if it says none."""
    if found := _ACTION.fullmatch(line):
        return Action(int(found[1]) - 1, game.action(found[3]), chosen=not found[2])
    if found := _CHANCE.fullmatch(line):
        return Chance(game.outcome(found[1]))
    if found := _UNDO.fullmatch(line):
        return Undo(int(found[1]))
    if found := _HINT.fullmatch(line):
        return HintTaken(int(found[1]) - 1)
    if found := _SIT.fullmatch(line):
        return Sit(int(found[1]) - 1, checked_name(found[2] or ""))
    if found := _RESIGN.fullmatch(line):
        return Resign(int(found[1]) - 1, int(found[2]) - 1 if found[2] else None)
    if found := _LEAVE.fullmatch(line):
        return Leave(int(found[1]) - 1, checked_name(found[2]))
    raise BadText(
        "event-line",
        f"{quoted(line)} is no event; expected one such as '1 {game.text(game.actions[0])}' (a seat and its action), "
        "'* …' (chance), 'undo 3', 'hint 1', 'seat 2 = Ann', 'resign 1', or '---' after the last.",
        found=line,
    )


def checked_name(who: object) -> str:
    """A name for a seat, if it is one. Raises BadText otherwise."""
    if not isinstance(who, str) or len(who) > LONGEST_NAME or who != who.strip() or not who.isprintable():
        raise BadText(
            "seat-name",
            f"{quoted(str(who))} cannot name a seat: a name is at most {LONGEST_NAME} printable characters "
            "on one line, with no space at either end.",
            found=str(who),
        )
    return who


def quoted(text: str) -> str:
    """A text as an error shows it: in quotes, whole if it is short."""
    return repr(text if len(text) <= 60 else text[:59] + "…")
