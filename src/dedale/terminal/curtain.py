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
        self._window.show(lambda: self._lines(player))
        self._window.ask("", [" "])
        self._window.clear(forget=True)

    def _lines(self, player: str) -> list[Text]:
        """What is to be seen of it."""
        pass_on = ink(self._words("ui-curtain", player=player), "bold")
        look_away = self._words("ui-curtain-look-away", player=player)
        above = [Text()] * (3 if self._window.live else 1)
        return [*above, *self._window.wrapped(pass_on), Text(), *self._window.wrapped(look_away), Text()]
