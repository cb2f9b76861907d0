"""The company at a table: which seats people play, and which ones bots."""

from __future__ import annotations

from collections.abc import Iterable

from dedale.bots import Player, Seat, player, player_typed
from dedale.bots.analysis.decisions import history_of
from dedale.core.errors import BadOptions
from dedale.core.game import Game
from dedale.core.seats import bot_in, bot_seat
from dedale.core.table import Table
from dedale.terminal.commandline import BadCommandLine


class BadSeat(BadOptions):
    """A seat that the game does not have."""


def seat_numbered(text: str, seats: int) -> int:
    """The seat with that number, counted from 1."""
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise BadSeat(
            "cli-seat", f"{text!r} is no seat of this game; choose one from 1 to {seats}.", found=text, seats=seats
        )
    return int(text) - 1


def bots_asked(game: Game, seats: int, asked: Iterable[str]) -> dict[int, str]:
    """The names of the seats that bots were asked for by "2=hard". Raises an error for a bot that there is not."""
    found: dict[int, str] = {}
    for text in asked:
        number, equals, name = text.partition("=")
        if not equals:
            raise BadCommandLine(
                "cli-bot", f"{text!r} names no bot for a seat; write the seat and the bot, such as 2=hard.", found=text
            )
        seat = seat_numbered(number, seats)
        if seat in found:
            raise BadCommandLine(
                "cli-bot-twice", f"Seat {seat + 1} was given to two bots; leave one of them out.", seat=seat + 1
            )
        player_typed(game.name, name)
        found[seat] = bot_seat(name)
    return found


class Players:
    """Who plays at a table, by the names of its seats. Raises UnknownBot for a bot that is not there (any more).

    The table stops for its bots wherever they could cast a spell.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[int, Player] = {
            seat: player(table.game.name, bot)
            for seat, name in enumerate(table.seats)
            if (bot := bot_in(name)) is not None
        }
        for seat in self._bots:
            table.stops[seat] = True

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self._table.seats)) if seat not in self._bots]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return seat in self._bots

    def choose(self) -> int:
        """What the bot whose turn it is chooses, from what its seat may know. The same deal meets the same dice."""
        table = self._table
        return self._bots[table.turn].choose(Seat(table.state, table.turn, history_of(table.record)), table.dice())
