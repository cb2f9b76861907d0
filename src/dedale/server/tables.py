"""Making tables: new ones, the same deal again, and from records; and joining one."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest
from typing import NamedTuple

import dedale
from dedale.core.errors import BadOptions
from dedale.core.facts import FAIR, FREE
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.core.sharing import undo_for
from dedale.core.table import Table
from dedale.server.deals import COPIED, FRESH, LESSON, again, of_record
from dedale.server.errors import Conflict, Refused, TableFull, too_long, wrong_token
from dedale.server.forms import Friend, Invited, Join, Made, NewSeat, NewTable, Open, Robot, Seated, You
from dedale.server.leaving import STILL
from dedale.server.lessons import is_lesson, lesson_of
from dedale.server.limits import MOST_EVENTS, MOST_SEATED
from dedale.server.live import LiveTable
from dedale.server.registry import TableRegistry
from dedale.server.retrying import retried
from dedale.server.seating import bot_name, person_name
from dedale.server.store.log import StoredSeat
from dedale.server.tokens import new_code, new_token, token_hash

TRIES = 5

LONGEST_HEAD = 100
"""Lines of a record that are no events, at most."""


async def make_table(registry: TableRegistry, wish: NewTable, guest: str) -> Made:
    """A new table for this guest. Raises an error that says what cannot be. A lesson's deal is assisted like it."""
    if wish.lesson:
        return await _make_lesson(registry, wish)
    game = dedale.game(wish.game)
    options = game.options({"players": len(wish.seats), **wish.options})
    if options.players != len(wish.seats):
        raise BadOptions(
            "seat-count",
            f"There are {options.players} seats, but {len(wish.seats)} were given.",
            seats=options.players,
            names=len(wish.seats),
        )
    names = [_name(game.name, seat) for seat in wish.seats]
    people = sum(not isinstance(seat, Robot) for seat in wish.seats)
    undo = wish.undo or undo_for(game, options, people, apart=True)
    if undo == FREE and people > 1:
        raise Refused(
            "undo-people",
            "Among several people only what taught nobody anything is taken back: leave undo out, or say fair.",
        )
    secret, deal = None, FRESH
    if wish.same_deal_as is not None:
        secret = await _secret_of(registry, wish.same_deal_as, wish.token, guest)
        deal = FRESH if secret is None else again(wish.same_deal_as)
    table = Table.new(game, options, secret=secret, seats=names, undo=undo)
    if is_lesson(table.record):
        table.note_hint(0)
        deal = LESSON
    return await _keep(
        registry,
        table.record,
        [_chair(seat, name) for seat, name in zip(wish.seats, names, strict=True)],
        deal,
        wish.leaving,
    )


async def _make_lesson(registry: TableRegistry, wish: NewTable) -> Made:
    """A table with the deal of a lesson. Whoever coaches tells more than the game does: it counts as assisted."""
    game = dedale.game(wish.game)
    lesson = lesson_of(game.name)
    if len(wish.seats) != 1 or not isinstance(wish.seats[0], You) or wish.options or wish.same_deal_as or wish.token:
        raise Refused("lesson-alone", "A lesson is for one person, with options and a deal of its own.")
    name = person_name(wish.seats[0].name)
    table = Table.new(game, lesson.options, secret=lesson.secret, seats=[name], undo=wish.undo or FREE)
    table.note_hint(0)
    return await _keep(registry, table.record, [_Chair(name, token=True)], LESSON)


def read_record(text: str) -> Record:
    """The record of this text, checked. Raises an error that says what is wrong with it."""
    if text.count("\n") > MOST_EVENTS + LONGEST_HEAD:
        raise too_long()
    record = Record.parse(text)
    if len(record.timeline.entries) >= MOST_EVENTS:
        raise too_long()
    if record.secret is not None or not record.over:
        record = Table.resume(record).record
    return record


async def table_from_record(registry: TableRegistry, record: Record) -> Made:
    """A table from a record: to look at if it is over, to play on if it holds its secret."""
    names = record.timeline.names
    for level in [] if record.over else filter(None, map(bot_in, names)):
        if level != STILL:
            bot_name(record.game.name, level)
    chairs = [
        _Chair(record.timeline.left.get(seat, ""), token=False) if bot_in(name) else _Chair(name, token=not record.over)
        for seat, name in enumerate(names)
    ]
    return await _keep(registry, record, chairs, of_record(record))


async def join_table(registry: TableRegistry, code: str, wish: Join, guest: str) -> Seated:
    """Sit down in an open seat, or in that of an invitation: with a token that nobody else has. Raises TableFull."""
    live = await registry.table(code, guest)
    name = person_name(wish.name)
    return await retried(live, lambda: _sit_down(live, wish, name))


async def _sit_down(live: LiveTable, wish: Join, name: str) -> Seated:
    async with live.lock:
        if wish.invitation is not None:
            free = [_invited_to(live, wish.invitation)]
        else:
            free = [seat for seat in live.of_kind("open") if wish.seat in (None, seat)]
        if not free or live.table.over:
            raise TableFull("table-full", "No seat is open at this table; you may watch.")
        live.need_room(MOST_SEATED)
        seat, token = free[0], new_token()
        sitting = StoredSeat(name, token_hash(token), invitation=live.stored.seats[seat].invitation)
        await live.change(lambda table: table.sit(seat, name), None, {seat: sitting})
    return Seated(seat=seat, token=token)


def _invited_to(live: LiveTable, invitation: str) -> int:
    """The seat that this invitation is to. Raises WrongToken, or TableFull if it was answered already."""
    asked = token_hash(invitation)
    seats = [
        number
        for number, one in enumerate(live.stored.seats)
        if one.invitation and compare_digest(one.invitation, asked)
    ]
    if not seats:
        raise wrong_token()
    if live.stored.seats[seats[0]].token is not None:
        raise TableFull(
            "invitation-used", "Somebody has sat down with this invitation already; ask for another seat, or watch."
        )
    return seats[0]


def _name(game: str, seat: NewSeat) -> str:
    match seat:
        case Robot():
            return bot_name(game, seat.level)
        case Open():
            return ""
    return person_name(seat.name)


class _Chair(NamedTuple):
    """A seat of a table to be: whose it is, and whether the maker plays it or invites somebody to it."""

    name: str
    token: bool = False
    invitation: bool = False


def _chair(seat: NewSeat, name: str) -> _Chair:
    match seat:
        case You():
            return _Chair(name, token=True)
        case Friend():
            return _Chair(name, invitation=True)
    return _Chair("")


async def _keep(
    registry: TableRegistry, record: Record, chairs: Sequence[_Chair], deal: str, leaving: str | None = None
) -> Made:
    """Write a table down under a code of its own: the tokens of the maker's seats, and invitations to the others."""
    tokens = {seat: new_token() for seat, chair in enumerate(chairs) if chair.token}
    invitations = {seat: new_token() for seat, chair in enumerate(chairs) if chair.invitation}
    seats = [
        StoredSeat(chair.name, _hashed(tokens.get(seat)), invitation=_hashed(invitations.get(seat)))
        for seat, chair in enumerate(chairs)
    ]
    for _ in range(TRIES):
        code = new_code()
        try:
            await registry.add(await registry.log.create(code, record, seats, deal, leaving))
            break
        except Conflict:
            continue
    return Made(
        table=code,
        seats=[Seated(seat=seat, token=token) for seat, token in tokens.items()],
        invitations=[Invited(seat=seat, invitation=token) for seat, token in invitations.items()],
    )


def _hashed(token: str | None) -> bytes | None:
    return None if token is None else token_hash(token)


async def _secret_of(registry: TableRegistry, code: str, token: str | None, guest: str) -> bytes | None:
    """The luck of a table that is over, or of one that the asker alone plays and may take back at will.

    Whoever has let a bot play for them still plays: they may come back. Of a game under way that is copied everybody
    is told so: whoever plays the copy to its end knows what comes.
    """
    live = await registry.table(code, guest)
    async with live.lock:
        if not live.table.over:
            players = [seat.token for seat in live.stored.seats if seat.token is not None]
            if len(players) != 1 or live.of_kind("open"):
                raise Refused("deal-running", "This game is under way, and others play it too; wait for its end.")
            if token is None or players[0] != token_hash(token):
                raise wrong_token()
            if live.table.record.timeline.undo == FAIR:
                raise Refused("deal-fair", "This game is played fair: its deal can be played again when it is over.")
            if live.stored.deal == FRESH:
                await live.mark_deal(COPIED)
        return live.table.record.secret
