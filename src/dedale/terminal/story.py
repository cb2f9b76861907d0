"""What happened since a seat last looked, told as that seat may know it."""

from __future__ import annotations

from dedale.core.events import Action, Chance
from dedale.core.table import Table
from dedale.terminal.faces import Face


class Story:
    """Follows a table and keeps for each seat the sentences that it has not been shown yet."""

    def __init__(self, table: Table, face: Face) -> None:
        self._table = table
        self._face = face
        self._heard = len(table.record.timeline.entries)
        self._news: list[list[str]] = [[] for _ in range(table.state.seats)]

    def follow(self) -> None:
        """Take in what was added to the table: moves, or one thing taken back."""
        timeline = self._table.record.timeline
        new = timeline.entries[self._heard :]
        moves = sum(isinstance(entry.event, Action | Chance) for entry in new)
        for seat in range(len(self._news)):
            views = [state.view(seat) for state in timeline.states[len(timeline.live) - moves :]]
            told = [event for event in self._table.events(seat, self._heard) if event.what in ("action", "chance")]
            self._news[seat] += self._face.tell(list(zip(told, views[:-1], views[1:], strict=True)))
        self._heard = len(timeline.entries)

    def news(self, seat: int) -> list[str]:
        """What this seat has not been shown yet."""
        return self._news[seat]

    def shown(self, seat: int) -> None:
        """The seat has answered, and so has seen its news."""
        self._news[seat] = []

    def forget(self) -> None:
        """Drop what was told of moves that have been taken back."""
        self._news = [[] for _ in self._news]
        self._heard = len(self._table.record.timeline.entries)
