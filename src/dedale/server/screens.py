"""What a screen is sent: the views of its seats, what they are asked, their choices, and the log.

Everything here is made from views, told events and what is public: the one door out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from dedale.core.events import Action, Chance, Undo
from dedale.core.game import Seat
from dedale.core.happening import Happening, as_seen
from dedale.core.message import Message, Player, message
from dedale.core.seats import bot_in
from dedale.core.sharing import curtain_falls
from dedale.core.table import Table
from dedale.server.messages import Deal, Leaving, ScreenView, SeatInfo, Snapshot
from dedale.server.presenter import presenter_of
from dedale.words.games import game_words
from dedale.words.players import ending_words
from dedale.words.table_log import Line

MOST_HAPPENED = 100
"""A screen that lacks more events than this is shown where they led."""


class Around(NamedTuple):
    """What there is to know of a table besides how its game stands."""

    code: str
    game: Mapping[str, Any]
    """What is played there, as `game_told` tells it."""
    seats: list[SeatInfo]
    watchers: int
    deal: Deal
    leaving: Leaving


def viewer_of(you: Sequence[int]) -> Seat:
    """With whose eyes the log of a screen is told: its player's; with several, what anyone may know."""
    return you[0] if len(you) == 1 else None


def screen(table: Table, seat: Seat, since: int | None = None) -> ScreenView:
    """What one seat, or a watcher, sees; and what happened since an event that its screen knows."""
    view: Any = table.view(seat)
    presenter = presenter_of(table.game.name)
    zones = presenter.zones(view, len(table.seats))
    deciding = seat is not None and table.turn == seat
    return ScreenView(
        seat=seat,
        view=view,
        question=_question(table, view, seat),
        choices=presenter.choices(table.game, table.state, view) if deciding else [],
        can_undo=seat is not None and table.can_undo(seat),
        happened=UNSET if since is None else happened(table, seat, since),
        zones=UNSET if zones is None else zones,
    )


def happened(table: Table, seat: Seat, since: int) -> list[Happening] | UnsetType:
    """What happened since an event, as the seat is told it; unset where something was taken back, or it is too much."""
    timeline = table.record.timeline
    events = [entry.event for entry in timeline.entries[since:]]
    if len(events) > MOST_HAPPENED or any(isinstance(event, Undo) for event in events):
        return UNSET
    live = len(timeline.live)
    first = live - sum(isinstance(event, Action | Chance) for event in events)
    return [one for at in range(first, live) for one in as_seen(timeline.moment(at).happenings, seat)]


def snapshot(
    around: Around,
    table: Table,
    you: Sequence[int],
    log: Sequence[Line],
    kept: int = 0,
    since: int | None = None,
) -> Snapshot:
    """Everything that a screen shows; of the log what it lacks, and what happened since an event that it knows."""
    secret = table.record.secret if table.over else None
    shown: Sequence[Seat] = you or (None,)
    return Snapshot(
        seq=len(table.record.timeline.entries),
        table=around.code,
        **around.game,
        talks=presenter_of(table.game.name).talks(table.record.options),
        curtain=curtain_falls(table, you),
        you=list(you),
        seats=around.seats,
        watchers=around.watchers,
        deal=around.deal,
        leaving=around.leaving,
        turn=table.turn,
        over=table.over,
        result=result(table),
        returns=list(table.returns()) if table.over else None,
        resigned=table.record.timeline.resigned,
        assisted=table.assisted,
        commitment=table.record.commitment,
        secret=None if secret is None else secret.hex(),
        undo=table.record.timeline.undo,
        kept=kept,
        log=list(log),
        screens=[screen(table, seat, since) for seat in shown],
    )


def game_told(table: Table) -> dict[str, Any]:
    """What is played here."""
    game = table.game
    options = game.options_json(table.record.options)
    return {
        "game": game.name,
        "options": options,
        "chosen": game_words(game.name).options_words(options),
        "together": game.facts.together,
    }


def result(table: Table) -> Message | None:
    """How the game came out, and who gave up; nothing while it goes on."""
    if not table.over:
        return None
    return ending_words(
        table.record.timeline, game_words(table.game.name).result_words(table.view(None), table.returns())
    )


def _question(table: Table, view: Any, seat: Seat) -> Message:
    ended = result(table)
    if ended is not None:
        return ended
    if table.turn == seat:
        return game_words(table.game.name).decision_words(view)
    name = table.seats[table.turn]
    return message("ui-thinking" if bot_in(name) else "ui-next-to-decide", player=Player(table.turn, name))
