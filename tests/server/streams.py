"""What a server tells the screens of a table, message by message, while a game is played without a network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import dedale
from dedale.core.events import Sit
from dedale.core.table import Table
from dedale.server.live import LiveTable
from dedale.server.messages import write_message
from dedale.server.store.log import StoredSeat, StoredTable
from dedale.server.visitor import Visitor
from tests.server.worlds import NO_LOG

ASIDE = 0.04
"""How often something else is done than chosen."""


class Message(NamedTuple):
    """What one screen is told, and what a fresh one with the same eyes would be shown then."""

    screen: int
    told: dict[str, Any]
    shown: dict[str, Any]


def stream(game: str, options: dict[str, Any], luck: Random, most: int) -> Iterator[Message]:
    """A game to its end, or to so many events, as some of its screens are told it; each begins with a snapshot."""
    table = Table.new(dedale.game(game), options)
    seats = [StoredSeat(name, bytes(32)) for name in table.seats]
    live = LiveTable(StoredTable("aaaaaaaa", table.record, seats, {}, 0, 0), NO_LOG)
    live.visitors.extend(_visitors(len(seats), luck))
    for screen, visitor in enumerate(live.visitors):
        shown = _fresh(live, visitor)
        yield Message(screen, shown, shown)
    while not live.table.over and live.seq < most:
        before = live.seq
        _step(live.table, luck)
        live.tell_update(before)
        for screen, visitor in enumerate(live.visitors):
            [frame] = visitor.waiting()
            yield Message(screen, json.loads(frame), _fresh(live, visitor))


def _visitors(seats: int, luck: Random) -> list[Visitor]:
    """Two of these: somebody in a seat, a watcher, a screen that all seats share."""
    eyes = [(), *((seat,) for seat in range(seats)), *([tuple(range(seats))] if seats > 1 else [])]
    return [Visitor("", one) for one in luck.sample(eyes, 2)]


def _fresh(live: LiveTable, visitor: Visitor) -> dict[str, Any]:
    """What somebody with the same eyes would be shown who comes now."""
    told = dict(live._told)
    shown: dict[str, Any] = json.loads(write_message(live.snapshot(visitor)))
    live._told = told or live._told
    return shown


def _step(table: Table, luck: Random) -> None:
    """A choice, or something taken back, or a seat handed over."""
    seat = table.turn
    if luck.random() >= ASIDE:
        table.play(seat, luck.choice(list(table.legal(seat))))
    elif table.can_undo(seat):
        table.undo(seat)
    else:
        table.record.add(Sit(seat, luck.choice(["Ann", "bot:easy", "bot:hard"])))


def without_news(shown: dict[str, Any]) -> dict[str, Any]:
    """What is shown, without what only an update tells."""
    bare = [{name: value for name, value in one.items() if name != "happened"} for one in shown["screens"]]
    return {**shown, "screens": bare}
