"""What a game has to bring to be played in a terminal, and where its face is found."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.text import Text

from dedale.core.game import Game, Seat
from dedale.core.record import Record
from dedale.core.table import Told
from dedale.terminal.choices import Menu, Pool
from dedale.terminal.glyphs import Glyphs
from dedale.words import Words

Happened = tuple[Told, Any, Any]
"""An event as a seat is told it, and its views before and after."""


class Face(Protocol):
    """How one game looks in a terminal. It knows how to draw its views, and none of the rules.

    The views that a face is given are those of its own game.
    """

    in_rows: frozenset[str]
    """Kinds of decisions that come several times in a row, so that all may be answered in one line."""

    def title(self, view: Any) -> str:
        """The game and its options in one line."""

    def player(self, seat: int) -> str:
        """The name of a player."""

    def turns(self, record: Record) -> int:
        """How many turns were played so far."""

    def table(self, view: Any, width: int, room: int) -> list[Text]:
        """All that the viewer sees on the table."""

    def piles(self, view: Any, width: int) -> list[Text]:
        """What lies in the piles, for those who ask."""

    def question(self, view: Any) -> str:
        """What is to be decided."""

    def menu(self, view: Any, width: int, room: int) -> Menu:
        """The legal choices; the keys do not depend on the room."""

    def pool(self, view: Any) -> Pool | None:
        """The set that this decision begins to choose, if it does."""

    def pool_menu(self, view: Any, pool: Pool, picks: Sequence[int], width: int, room: int) -> Menu:
        """What is left to pick, by keys that stay the same while picking."""

    def picks_words(self, view: Any, picks: Sequence[int]) -> str:
        """What was picked so far, as a list."""

    def picks_actions(self, view: Any, picks: Sequence[int]) -> list[int]:
        """The actions that choose this set, in the order in which the game wants them."""

    def tell(self, events: Sequence[Happened]) -> list[str]:
        """What happened, in sentences for the viewer of the views."""

    def log(self, event: Told, viewer: Seat) -> str:
        """An event in one sentence; empty if it is not worth one."""

    def stops(self, view: Any) -> bool:
        """Whether this game has moments at which the table passes for a seat."""

    def result(self, view: Any, resigned: bool) -> str:
        """How the game ended."""

    def counts(self, view: Any, record: Record) -> str:
        """How far it went."""

    def legend(self) -> list[Text]:
        """How the cards are written."""

    def topics(self, options: Any) -> list[str]:
        """The chapters of the rules: those that matter with these options, or all of them for None."""


def face(game: Game, words: Words, glyphs: Glyphs, names: Sequence[str] = ()) -> Face:
    """The face of a game: the class `TerminalFace` of the package that has the game's name here."""
    made: Face = import_module(f"dedale.terminal.{game.name}").TerminalFace(game, words, glyphs, names)
    return made
