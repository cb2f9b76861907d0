"""The screen of a game that brings none: what its views hold as zones, its choices in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from dedale.core.doom import seems_doomed
from dedale.core.events import Action
from dedale.core.game import Game, Seat, State, View
from dedale.core.happening import Happening
from dedale.core.message import Argument, Player
from dedale.core.options import OptionValue, OptionValues
from dedale.core.record import Record
from dedale.terminal.choices import Menu, Pool, Tryout, folded, listed
from dedale.terminal.density import CRAMPED, ROOMY
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.words import Words
from dedale.words.games import game_words
from dedale.words.plain import title_words
from dedale.words.zones import Zone, zones

WIDEST_NAME = 20
"""A name that is longer stands before what it names without being lined up with the others."""


class PlainScreen:
    """How a game looks of which nothing is known but its words and its views."""

    in_rows: frozenset[str] = frozenset()
    beside = 0
    piles_name = "zones"
    stop_name = "stop"

    @staticmethod
    def asked(options: Mapping[str, OptionValue]) -> OptionValues:
        return dict(options)

    def __init__(self, game: Game, words: Words, glyphs: Glyphs, names: Sequence[str]) -> None:
        self._game = game
        self._words = words
        self._glyphs = glyphs
        self._names = names
        self._told = game_words(game.name)

    def title(self, view: View) -> str:
        title = self._words.say(title_words(self._game.name))
        options = getattr(view, "options", None)
        if not isinstance(options, Mapping):
            return title
        return f"{title} {self._glyphs.nothing} {self._words.say(self._told.options_words(options))}"

    def player(self, seat: int) -> str:
        return self._words.say(Player(seat), names=self._names)

    def status(self, view: View, turn: int) -> str:
        return self._words("ui-turn", number=turn)

    def turns(self, record: Record) -> int:
        """How many choices were made: what a turn is, only the game knows."""
        return sum(isinstance(event, Action) and event.chosen for event in record.timeline.live)

    def table(self, view: View, width: int, room: int) -> list[Text]:
        """What is everybody's, then what each player has; in little room a player's zones follow each other."""
        found = zones(view, self._seats(view))
        lines = self._listed([zone for zone in found if zone.seat is None], width, room, indent=1)
        for seat in range(self._seats(view)):
            own = [zone for zone in found if zone.seat == seat]
            if not own:
                continue
            if lines and room == ROOMY:
                lines.append(Text())
            lines.append(self._heading(view, seat))
            lines += self._listed(own, width, room, indent=3)
        return lines

    def panel(self, view: View, width: int, room: int) -> list[Text]:
        return []

    def piles(self, view: View, width: int) -> list[Text]:
        return [ink(f" {self._words('plain-table')}", "bold"), Text(), *self.table(view, width, ROOMY)]

    def question(self, view: View) -> str:
        return self._words.say(self._told.decision_words(view), names=self._names)

    def menu(self, view: View, width: int, room: int) -> Menu:
        texts = [(action, self._game.text(action)) for action in view.legal]
        labels = [(action, Text(self._words.say(self._told.action_words(text, view)))) for action, text in texts]
        return listed(labels, width, room) if labels else Menu({})

    def trial(self, view: View, action: int, width: int) -> Tryout | None:
        return None

    def dooms(self, state: State, action: int) -> bool:
        return seems_doomed(state, action)

    def refusal(self, view: View, line: str, before: View | None = None) -> str:
        return self._words("ui-not-a-choice", text=line)

    def pool(self, view: View) -> Pool | None:
        return None

    def pool_menu(self, view: View, pool: Pool, picks: Sequence[int], width: int, room: int) -> Menu:
        return self.menu(view, width, room)

    def picks_words(self, view: View, picks: Sequence[int]) -> str:
        return ", ".join(self._words.say(self._told.action_words(self._game.text(action), view)) for action in picks)

    def picks_actions(self, view: View, picks: Sequence[int]) -> list[int]:
        return list(picks)

    def tell(self, happened: Sequence[Happening], viewer: Seat) -> list[str]:
        told = self._told.happened_words(happened, viewer, typed=True)
        return [self._words.say(words, viewer, self._names) for _, words in told]

    def stops(self, view: View) -> bool:
        return bool(self._game.passes)

    def counts(self, view: View, record: Record) -> str:
        return self._words("plain-turns", count=self.turns(record))

    def advice(self, view: View) -> list[str]:
        keys = ["plain-help", *(["plain-help-stops"] if self.stops(view) else [])]
        return [self._words(key) for key in keys]

    def legend(self) -> list[Text]:
        return [
            ink(f" {self._words('plain-legend')}", "bold"),
            Text(f"   {self._glyphs.hidden}  {self._words('plain-hidden')}"),
        ]

    def topics(self, options: Mapping[str, OptionValue] | None) -> list[str]:
        """One chapter, where the game's catalogue has it."""
        topic = f"{self._game.name}-rules"
        return [topic] if self._words.has(f"{topic}.text") else []

    def _seats(self, view: View) -> int:
        return len(self._names) or 1

    def _heading(self, view: View, seat: int) -> Text:
        """Whose zones these are; whoever is to decide is marked."""
        mark = self._glyphs.due if view.turn == seat else " "
        return ink(f" {mark} {self.player(seat)}", "bold" if view.turn == seat else "")

    def _listed(self, found: Sequence[Zone], width: int, room: int, indent: int) -> list[Text]:
        if room == CRAMPED:
            line = Text(" " * indent)
            for zone in found:
                line += (
                    Text("   " if line.plain.strip() else "")
                    + ink(f"{self._words.say(zone.name)} ", "dim")
                    + self._held(zone)
                )
            return folded(line, width, indent) if found else []
        across = min(WIDEST_NAME, max((len(self._words.say(zone.name)) for zone in found), default=0)) + 2
        lines: list[Text] = []
        for zone in found:
            line = Text(" " * indent) + ink(self._words.say(zone.name), "dim")
            line.pad_right(max(2, indent + across - line.cell_len))
            if zone.rows is None:
                lines += folded(line + self._held(zone), width, indent + across)
            else:
                lines += [line, *self._board(zone.rows, indent + 2)]
        return lines

    def _held(self, zone: Zone) -> Text:
        if zone.text is not None:
            return Text(self._words.say(zone.text))
        things = zone.items if zone.items is not None else [one for row in zone.rows or [] for one in row]
        if not things:
            return ink(self._words("plain-empty"), "dim")
        return Text(f" {self._glyphs.nothing} ").join(self._thing(one) for one in things)

    def _thing(self, one: Argument | None) -> Text:
        return ink(self._glyphs.hidden, "dim") if one is None else ink(self._words.say(one), "bold")

    def _board(self, rows: Sequence[Sequence[Argument | None]], indent: int) -> list[Text]:
        """A board, its columns lined up."""
        cells = [[self._thing(one) for one in row] for row in rows]
        across = max((cell.cell_len for row in cells for cell in row), default=1) + 2
        lines = []
        for row in cells:
            line = Text(" " * indent)
            for number, cell in enumerate(row):
                line.pad_right(indent + across * number - line.cell_len)
                line += cell
            lines.append(line)
        return lines
