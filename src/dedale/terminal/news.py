"""What happened since a seat last looked, told as that seat may know it."""

from __future__ import annotations

from dedale.core.events import Action, Chance
from dedale.core.game import Seat
from dedale.core.happening import as_seen
from dedale.core.table import Table
from dedale.terminal.game_screen import GameScreen
from dedale.terminal.players import Players
from dedale.words.table_log import worth_telling


class TurnNews:
    """Follows a table and keeps for each person, and for a spectator, the sentences that they have not seen yet."""

    def __init__(self, table: Table, looks: GameScreen, company: Players) -> None:
        self._table = table
        self._looks = looks
        self._players = company
        self._heard = len(table.record.timeline.entries)
        self._news: dict[Seat, list[str]] = {seat: [] for seat in (*company.people, None)}

    def follow(self) -> None:
        """Take in what was added to the table: moves, or one thing taken back."""
        timeline = self._table.record.timeline
        new = timeline.entries[self._heard :]
        moves = sum(isinstance(entry.event, Action | Chance) for entry in new)
        live = range(len(timeline.live) - moves, len(timeline.live))
        happened = [one for at in live for one in worth_telling(self._table.record, at)]
        for seat, news in self._news.items():
            news.extend(self._looks.tell(as_seen(happened, seat), seat))
        self._heard = len(timeline.entries)

    def news(self, seat: Seat) -> list[str]:
        """What this person, or a spectator, has not been shown yet."""
        return self._news[seat]

    def shown(self, seat: Seat) -> None:
        """The person has answered, and so has seen the news."""
        self._news[seat] = []

    def forget(self) -> None:
        """Drop what was told of moves that have been taken back."""
        self._news = {seat: [] for seat in self._news}
        self._heard = len(self._table.record.timeline.entries)
