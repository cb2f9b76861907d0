"""Making tables: new ones, the same deal again, and from records; and joining one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import dedale
from dedale.core.errors import BadOptions
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.core.table import Table
from dedale.core.timeline import FAIR, FREE
from dedale.server.errors import Conflict, Refused, TableFull, too_long, wrong_token
from dedale.server.forms import Join, Made, NewTable, Open, Robot, Seated, You
from dedale.server.hall import Hall
from dedale.server.lessons import is_lesson, lesson_of
from dedale.server.limits import MOST_EVENTS
from dedale.server.seating import bot_name, person_name
from dedale.server.store.log import StoredSeat
from dedale.server.tokens import new_code, new_token, token_hash

TRIES = 5

LONGEST_HEAD = 100
"""Lines of a record that are no events, at most."""


async def make_table(hall: Hall, wish: NewTable) -> Made:
    """A new table. Raises an error that says what cannot be. The deal of a lesson is assisted like the lesson."""
    if wish.lesson:
        return await _make_lesson(hall, wish)
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
    undo = wish.undo or (FREE if people <= 1 else FAIR)
    secret = None if wish.same_deal_as is None else await _secret_of(hall, wish.same_deal_as, wish.token)
    table = Table.new(game, options, secret=secret, seats=names, undo=undo)
    if is_lesson(table.record):
        table.note_hint(0)
    played = [not isinstance(seat, Robot | Open) for seat in wish.seats]
    return await _keep(hall, table.record, [None if bot_in(name) else name for name in names], played)


async def _make_lesson(hall: Hall, wish: NewTable) -> Made:
    """A table with the deal of a lesson. Whoever coaches tells more than the game does: it counts as assisted."""
    game = dedale.game(wish.game)
    lesson = lesson_of(game.name)
    if len(wish.seats) != 1 or not isinstance(wish.seats[0], You) or wish.options or wish.same_deal_as or wish.token:
        raise Refused("lesson-alone", "A lesson is for one person, with options and a deal of its own.")
    name = person_name(wish.seats[0].name)
    table = Table.new(game, lesson.options, secret=lesson.secret, seats=[name], undo=wish.undo or FREE)
    table.note_hint(0)
    return await _keep(hall, table.record, [name], [True])


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


async def table_from_record(hall: Hall, record: Record) -> Made:
    """A table from a record: to look at if it is over, to play on if it holds its secret."""
    names = record.timeline.names
    for level in [] if record.over else filter(None, map(bot_in, names)):
        bot_name(record.game.name, level)
    people = [None if bot_in(name) else name for name in names]
    return await _keep(hall, record, people, [not record.over and name is not None for name in people])


async def join_table(hall: Hall, code: str, wish: Join) -> Seated:
    """Sit down in an open seat. Raises TableFull."""
    live = await hall.table(code)
    name = person_name(wish.name)
    async with live.lock:
        free = [seat for seat in live.of_kind("open") if wish.seat in (None, seat)]
        if not free or live.table.over:
            raise TableFull("table-full", "No seat is open at this table; you may watch.")
        seat, token = free[0], new_token()
        await live.change(lambda table: table.sit(seat, name), None, {seat: StoredSeat(name, token_hash(token))})
    return Seated(seat=seat, token=token)


def _name(game: str, seat: Any) -> str:
    match seat:
        case Robot():
            return bot_name(game, seat.level)
        case Open():
            return ""
    return person_name(seat.name)


async def _keep(hall: Hall, record: Record, people: Sequence[str | None], with_token: Sequence[bool]) -> Made:
    """Write a table down under a code of its own, with tokens for these seats."""
    tokens = [new_token() if wanted else None for wanted in with_token]
    seats = [
        StoredSeat(name or "", None if token is None else token_hash(token))
        for name, token in zip(people, tokens, strict=True)
    ]
    for _ in range(TRIES):
        code = new_code()
        try:
            await hall.add(await hall.log.create(code, record, seats))
            break
        except Conflict:
            continue
    return Made(
        table=code, seats=[Seated(seat=number, token=token) for number, token in enumerate(tokens) if token is not None]
    )


async def _secret_of(hall: Hall, code: str, token: str | None) -> bytes | None:
    """The luck of a table that is over, or of one that the asker alone plays.

    Whoever has let a bot play for them still plays: they may come back.
    """
    live = await hall.table(code)
    async with live.lock:
        if not live.table.over:
            players = [seat.token for seat in live.stored.seats if seat.token is not None]
            if len(players) != 1 or live.of_kind("open"):
                raise Refused("deal-running", "This game is under way, and others play it too; wait for its end.")
            if token is None or players[0] != token_hash(token):
                raise wrong_token()
        return live.table.record.secret
