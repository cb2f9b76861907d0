"""The screen of a game: how it looks in a terminal. A game may bring none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from rich.text import Text

from dedale.core.game import AnyView_contra, Game, Seat, State
from dedale.core.happening import Happening
from dedale.core.options import OptionValue, OptionValues
from dedale.core.parts import Room
from dedale.core.record import Record
from dedale.terminal.choices import Menu, Pool, Tryout
from dedale.terminal.glyphs import Glyphs
from dedale.words import Words


class GameScreen(Protocol[AnyView_contra]):
    """How one game looks in a terminal. It knows how to draw its views, and none of the rules.

    The views that it is given are those of its own game.
    """

    in_rows: frozenset[str]
    """Kinds of decisions that come several times in a row, so that all may be answered in one line."""
    beside: int
    """The width of a table that stands beside all the rest where the window is wide enough; 0 if it is above."""
    piles_name: str
    """What the command that shows more of the table is called: the end of its key among the words."""
    stop_name: str
    """The same of the command that has the table stop where it would pass for a seat."""

    @staticmethod
    def asked(options: Mapping[str, OptionValue]) -> OptionValues:
        """The options as the game wants them, from what was typed on the command line."""

    def title(self, view: AnyView_contra) -> str:
        """The game and its options in one line."""

    def player(self, seat: int) -> str:
        """The name of a player."""

    def status(self, view: AnyView_contra, turn: int) -> str:
        """Which turn it is."""

    def turns(self, record: Record) -> int:
        """How many turns were played so far."""

    def table(self, view: AnyView_contra, width: int, room: int) -> list[Text]:
        """All that the viewer sees on the table; of a table that stands beside the rest, only what is drawn there."""

    def panel(self, view: AnyView_contra, width: int, room: int) -> list[Text]:
        """What there is to say of the table below or beside it."""

    def piles(self, view: AnyView_contra, width: int) -> list[Text]:
        """What lies in the piles, or all that the table has no room for, for those who ask."""

    def question(self, view: AnyView_contra) -> str:
        """What is to be decided."""

    def menu(self, view: AnyView_contra, width: int, room: int) -> Menu:
        """The legal choices; the keys do not depend on the room."""

    def trial(self, view: AnyView_contra, action: int, width: int) -> Tryout | None:
        """How an action chosen in this view is tried before it is played; None if it is played at once."""

    def dooms(self, state: State, action: int) -> bool:
        """Whether a choice of the seat whose turn it is loses the game for good, as far as the seat can know."""

    def refusal(self, view: AnyView_contra, line: str, before: AnyView_contra | None = None) -> str:
        """Why this is none of the choices. `before` is the view in which something is being tried."""

    def pool(self, view: AnyView_contra) -> Pool | None:
        """The set that this decision begins to choose, if it does."""

    def pool_menu(self, view: AnyView_contra, pool: Pool, picks: Sequence[int], width: int, room: int) -> Menu:
        """What is left to pick, by keys that stay the same while picking."""

    def picks_words(self, view: AnyView_contra, picks: Sequence[int]) -> str:
        """What was picked so far, as a list."""

    def picks_actions(self, view: AnyView_contra, picks: Sequence[int]) -> list[int]:
        """The actions that choose this set, in the order in which the game wants them."""

    def tell(self, happened: Sequence[Happening], viewer: Seat) -> list[str]:
        """What happened, in sentences for the viewer, who was told it so."""

    def stops(self, view: AnyView_contra) -> bool:
        """Whether this game has moments at which the table passes for a seat."""

    def counts(self, view: AnyView_contra, record: Record) -> str:
        """How far it went."""

    def advice(self, view: AnyView_contra) -> list[str]:
        """How to answer and to take back, in paragraphs."""

    def legend(self) -> list[Text]:
        """How the cards are written, or the board is drawn, below a title."""

    def topics(self, options: Mapping[str, OptionValue] | None) -> list[str]:
        """The chapters of the rules: those that matter with these options, or all of them for None."""


class ScreenClass(Protocol):
    """What a package brings to `dedale.terminal` for a game: the class of its screen."""

    def __call__(self, game: Game, words: Words, glyphs: Glyphs, names: Sequence[str]) -> GameScreen:
        """The screen, in one language, with these signs and these players' names."""

    def asked(self, options: Mapping[str, OptionValue]) -> OptionValues:
        """As `GameScreen.asked`, before there is a game."""


ROOM: Final[Room[ScreenClass]] = Room("terminal", GameScreen)


def screen_class(game: Game) -> ScreenClass:
    """The screen of a game as a class: what a package brings to `dedale.terminal`, or the plain one."""
    from dedale.terminal.plain import PlainScreen

    return ROOM.part(game.name) or PlainScreen


def game_screen(game: Game, words: Words, glyphs: Glyphs, names: Sequence[str] = ()) -> GameScreen:
    """The screen of a game, in one language, with these signs and these players' names."""
    return screen_class(game)(game, words, glyphs, names)
