"""The curtain: between two people at one keyboard, so that neither sees what only the other may."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dedale.core.sharing import curtain_falls
from dedale.core.table import Table
from dedale.terminal.game_screen import GameScreen
from dedale.terminal.ink import ink
from dedale.terminal.window import Window


class Curtain:
    """Falls whenever another person is to look than before, and people do not see the same. Bots need none."""

    def __init__(self, window: Window, looks: GameScreen, people: Sequence[int]) -> None:
        self._window = window
        self._words = window.words
        self._looks = looks
        self._people = people
        self.looking: int | None = people[0] if len(people) == 1 else None
        """Who is at the keyboard; None until the first of several people has come to it, and if nobody plays."""

    def pass_to(self, table: Table, seat: int) -> None:
        """Let this seat look; the screen of another one is hidden first, and it waits until the keyboard is passed."""
        before, self.looking = self.looking, seat
        if before == seat or not curtain_falls(table, self._people):
            return
        player = self._looks.player(seat)
        self._window.clear(forget=True)
        self._window.write([Text()] * (3 if self._window.live else 1))
        self._window.write(self._window.wrapped(ink(self._words("ui-curtain", player=player), "bold")))
        self._window.write([Text()])
        self._window.write(self._window.wrapped(self._words("ui-curtain-look-away", player=player)))
        self._window.write([Text()])
        self._window.ask("")
        self._window.clear(forget=True)
