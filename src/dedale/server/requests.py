"""What a page asks of a table, carried out: each request is done once, however often it is sent."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from dedale.bots.analysis.decisions import history_of
from dedale.bots.hints import Hint, advise
from dedale.bots.judges import judge_of
from dedale.bots.seat import Seat
from dedale.core.errors import BadText, DedaleError, NotYourTurn
from dedale.core.events import Sit
from dedale.core.seats import bot_in
from dedale.server.errors import Refused, StoreTrouble, public_facts, wrong_token
from dedale.server.leaving import give_up
from dedale.server.limits import MOST_ASIDE, MOST_SEATED
from dedale.server.live import LiveTable, Votes
from dedale.server.messages import (
    Ack,
    AskHint,
    AskResign,
    AskUndo,
    HintGiven,
    Move,
    Reject,
    Replace,
    Request,
    Said,
    Say,
    SeatWish,
    Stop,
    ToPage,
)
from dedale.server.presenter import deed
from dedale.server.retrying import retried
from dedale.server.seating import BOT, ME, MOST_HAND_OVERS, MOST_RENAMES, OPEN, bot_name, person_name
from dedale.server.store.log import StoredSeat
from dedale.server.thinking import PatientJudge, Purpose, Thinking, waited_for
from dedale.server.uncancelled import uncancelled
from dedale.server.visitor import Visitor
from dedale.words.hints import hint_words


async def answer(live: LiveTable, thinking: Thinking, visitor: Visitor, message: Request) -> ToPage:
    """The answer to a request: done and committed, or refused with the table as it is.

    Raises Conflict or StoreTrouble if the store failed.
    """
    try:
        if isinstance(message, AskHint):
            return await _hint(live, thinking, visitor, message)
        return Ack(message.id, await uncancelled(retried(live, lambda: _once(live, visitor, message))))
    except StoreTrouble:
        raise
    except DedaleError as error:
        live.need_here()
        return Reject(message.id, error.code, str(error), public_facts(error))


async def _once(live: LiveTable, visitor: Visitor, message: Request) -> int:
    """Carry a request out, unless that was done before: the number of events after it."""
    async with live.lock:
        if not isinstance(message, Replace):
            _need_seat(visitor, message)
        request = _key(visitor, message)
        done = live.done(request)
        return await _carry_out(live, visitor, message, request) if done is None else done


def _need_seat(visitor: Visitor, message: Request) -> None:
    """With the lock held: a seat may have been given up on another screen while this request waited."""
    if message.seat not in visitor.you:
        raise wrong_token()


def _key(visitor: Visitor, message: Request) -> str:
    """What a request is known by: who asks, and all that they ask, the id that they gave it too."""
    asker = message.seat if message.seat in visitor.you else next(iter(visitor.you), None)
    return f"{asker} {blake2b(msgspec.json.encode(message), digest_size=16).hexdigest()}"


async def _carry_out(live: LiveTable, visitor: Visitor, message: Request, request: str) -> int:
    """Do it: the number of events after it. The lock is held."""
    match message:
        case Move():
            return await _move(live, message, request)
        case AskUndo():
            _need_same_question(live, message.base)
            live.need_room(MOST_ASIDE)
            return await live.change(lambda table: table.undo(message.seat), request)
        case AskResign():
            others, leaving = live.players() - {message.seat}, live.stored.leaving
            return await live.change(lambda table: give_up(table, message.seat, others, leaving), request)
        case Stop():
            live.stored.seats[message.seat].asked = True
            live.table.ask_stop(message.seat)
            await live.keep_seat(message.seat)
        case Say():
            _say(live, message)
        case SeatWish():
            return await _sit(live, message, request)
        case Replace():
            return await _replace(live, visitor, message, request)
    live.note_done(request)
    return live.seq


async def _move(live: LiveTable, message: Move, request: str) -> int:
    _need_same_question(live, message.base)
    if live.kind(message.seat) == "bot":
        raise NotYourTurn("seat-bot", "A bot plays this seat now; take the seat back first.")
    live.need_room()
    return await live.change(lambda table: table.play(message.seat, message.action), request)


def _need_same_question(live: LiveTable, base: int) -> None:
    if not live.same_question(base):
        raise Refused("stale", "The table has changed since; look at it again, then choose.")


def _say(live: LiveTable, message: Say) -> None:
    if live.silent:
        raise Refused("talk-silent", "This game is played in silence: the players may not tell each other anything.")
    text = message.text.strip()
    if not text or not text.isprintable():
        raise BadText("say-text", "Only printable characters on one line can be said.")
    live.tell(Said(message.seat, text))


async def _sit(live: LiveTable, message: SeatWish, request: str) -> int:
    """Hand the seat to a bot, take it back, or change its name."""
    seat = message.seat
    bot_plays = live.kind(seat) == "bot"
    if message.who.startswith(BOT):
        who = bot_name(live.table.game.name, message.who.removeprefix(BOT))
        live.need_room(MOST_ASIDE)
        if _hand_overs(live, seat) >= MOST_HAND_OVERS:
            raise Refused("seat-often", "This seat was handed to a bot too often; play on, or give up.")
    elif message.who == ME and bot_plays:
        who = live.stored.seats[seat].name
    else:
        await _rename(live, seat, message.who, request)
        return live.seq
    if live.table.over:
        raise _game_over()
    live.votes.pop(seat, None)
    return await live.change(lambda table: table.sit(seat, who), request)


def _hand_overs(live: LiveTable, seat: int) -> int:
    """How often this seat was given to a bot."""
    sat = [entry.event for entry in live.table.record.timeline.entries if isinstance(entry.event, Sit)]
    return sum(event.seat == seat and bot_in(event.who) is not None for event in sat)


def _game_over() -> NotYourTurn:
    return NotYourTurn("game-over", "The game is over; nobody can act any more.")


async def _rename(live: LiveTable, seat: int, who: str, request: str) -> None:
    """Change a name, seldom; never in a silent game, where everybody has seen cards. The name that one has stays."""
    stored = live.stored.seats[seat]
    name = stored.name if who == ME else person_name(who)
    if name == stored.name:
        live.note_done(request)
        return
    if live.silent:
        raise Refused("name-silent", "This game is played in silence: names do not change.")
    if stored.renamed >= MOST_RENAMES:
        raise Refused("name-often", f"A name changes at most {MOST_RENAMES} times at one table.", most=MOST_RENAMES)
    await live.rename(seat, name, request)


async def _replace(live: LiveTable, visitor: Visitor, message: Replace, request: str) -> int:
    """Count a vote for a bot, or for whoever comes, in the place of somebody who is not here; with all votes, do it.

    Everybody sees it. Whoever had the seat can take it back from a bot, and sit down again while it is open; in a
    silent game it is not opened, as they could tell what they hold by the name that they come back with.
    """
    seat = message.seat
    live.table.record.timeline.need_seat(seat)
    if not visitor.you:
        raise wrong_token()
    if live.table.over:
        raise _game_over()
    if message.who == OPEN and live.kind(seat) == "open":
        raise Refused("replace-open", "This seat is open already.")
    if message.who == OPEN and live.silent and live.kind(seat) == "person":
        raise Refused("open-silent", "This game is played in silence: a bot may play this seat, but nobody else.")
    if live.kind(seat) == "bot":
        raise Refused("replace-bot", "A bot plays this seat; only whoever it plays for can take it back.")
    if live.here(seat):
        raise Refused("replace-here", "The player of this seat is here; only they can hand it over.")
    who = "" if message.who == OPEN else bot_name(live.table.game.name, message.who.removeprefix(BOT))
    live.need_room(MOST_SEATED)
    votes = live.votes.get(seat)
    if votes is None or votes.who != who:
        votes = live.votes[seat] = Votes(who)
    people = set(live.of_kind("person"))
    votes.seats |= people.intersection(visitor.you)
    needed = {one for one in people if one != seat and live.here(one)}
    if needed <= votes.seats:
        del live.votes[seat]
        freed = {} if who else {seat: StoredSeat("", None)}
        return await live.change(lambda table: table.sit(seat, who), request, freed)
    live.tell_presence()
    return live.seq


async def _hint(live: LiveTable, thinking: Thinking, visitor: Visitor, message: AskHint) -> HintGiven:
    """Think of a hint beside the table; it counts, and is given, if the question is still the same."""
    async with live.lock:
        _need_seat(visitor, message)
        table, base = live.table, live.seq
        live.need_room(MOST_ASIDE)
        if table.turn != message.seat:
            raise NotYourTurn("hint-turn", "A hint is for the seat that is to decide, and this one is not.")
        seat = Seat(table.state, message.seat, history_of(table.record))
        view = table.view(message.seat)
    judge = PatientJudge(judge_of(table.game.name))
    with waited_for(judge):
        found: Hint = await thinking.think(visitor.address, Purpose.HINT, lambda: advise(table.game, seat, judge))
    await uncancelled(retried(live, lambda: _note_hint(live, visitor, message, base)))
    words = hint_words(found, view, typed=False)
    return HintGiven(
        id=message.id,
        seat=message.seat,
        words=words,
        best=deed(table.game, found.best.actions[0]),
        then=[deed(table.game, action) for action in found.best.actions[1:]],
        next=deed(table.game, found.next.actions[0]) if found.next else None,
    )


async def _note_hint(live: LiveTable, visitor: Visitor, message: AskHint, base: int) -> None:
    """Write a hint down before it is given. Sent again for the same question, it is the same hint."""
    async with live.lock:
        _need_seat(visitor, message)
        _need_same_question(live, base)
        request = f"{_key(visitor, message)} {live.question}"
        if live.done(request) is None:
            await live.change(lambda table: table.note_hint(message.seat), request)
