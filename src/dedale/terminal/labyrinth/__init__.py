"""Labyrinth's screen in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from dedale.core.events import Action
from dedale.core.game import Game, Seat, State
from dedale.core.happening import Happening
from dedale.core.message import Player
from dedale.core.options import OptionValue, OptionValues
from dedale.core.record import Record
from dedale.labyrinth.tiles import CORNERS
from dedale.labyrinth.view import View
from dedale.terminal.choices import Menu, Pool, Tryout, folded
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.terminal.labyrinth.asked import options_asked
from dedale.terminal.labyrinth.board import BOARD_WIDTH, DRAWN, PLAIN, board_lines
from dedale.terminal.labyrinth.menu import MenuDrawing
from dedale.terminal.labyrinth.panel import PanelDrawing
from dedale.words import Words
from dedale.words.labyrinth import decision_words, happened_words, options_words, treasure_words

TOPICS = ("labyrinth-aim", "labyrinth-turn", "labyrinth-young", "labyrinth-puzzles")


class LabyrinthScreen:
    """How Labyrinth looks, in one language, with these signs and these players' names."""

    in_rows: frozenset[str] = frozenset()
    beside = BOARD_WIDTH
    piles_name = "treasures"
    stop_name = "stop"

    @staticmethod
    def asked(options: Mapping[str, OptionValue]) -> OptionValues:
        return options_asked(options)

    def __init__(self, game: Game, words: Words, glyphs: Glyphs, names: Sequence[str]) -> None:
        self._game = game
        self._words = words
        self._glyphs = glyphs
        self._signs = DRAWN if glyphs.drawn else PLAIN
        self._names = names

    def title(self, view: View) -> str:
        """In short: how many cards there are is told beside every player, and all else by `piles`."""
        players = self._words(f"labyrinth-option-players-{view.options['players']}")
        return f"{self._words('game-labyrinth')} {self._glyphs.nothing} {players}"

    def player(self, seat: int) -> str:
        return self._words.say(Player(seat), names=self._names)

    def status(self, view: View, turn: int) -> str:
        limit = view.options["turn_limit"]
        if limit is None:
            return self._words("ui-turn", number=turn)
        return self._words("labyrinth-turn-of", number=str(turn), limit=str(limit))

    def turns(self, record: Record) -> int:
        actions = (event.action for event in record.timeline.live if isinstance(event, Action))
        return sum(record.game.deed(action).verb == "move" for action in actions)

    def table(self, view: View, width: int, room: int) -> list[Text]:
        return board_lines(view, self._words, self._signs)

    def panel(self, view: View, width: int, room: int) -> list[Text]:
        return self._panel(view, width).lines(view, room)

    def piles(self, view: View, width: int) -> list[Text]:
        """The whole names of the treasures with their letters, and who has found which."""
        words = self._words
        lines = [ink(f" {words('labyrinth-treasures-title')}", "bold")]
        lines += [*folded(Text(f" {words.say(options_words(view.options))}"), width, 1), Text()]
        panel = self._panel(view, width)
        for seat, colour in enumerate(view.colours):
            found, left = view.found[seat], view.left[seat]
            told = words(
                "labyrinth-found-by",
                player=self.player(seat),
                pawn=words(f"pawn-{colour}"),
                found=len(found),
                all=len(found) + left,
            )
            lines += self._listed(Text(" ") + panel.pawn(colour) + Text(f" {told}"), found, width)
            if view.open[seat]:
                lines += folded(
                    Text(f"   {words('labyrinth-open-of', treasures=self._names_of(view.open[seat]))}"), width, 3
                )
        if view.unseen and not view.options["young"]:
            lines += folded(Text(f" {words('labyrinth-unseen', treasures=self._names_of(view.unseen))}"), width, 1)
        return [*lines, Text(), *(Text(" ") + line for line in panel.legend(view))]

    def _listed(self, told: Text, treasures: Sequence[str], width: int) -> list[Text]:
        return folded(told + Text(f": {self._names_of(treasures)}") if treasures else told, width, 3)

    def _names_of(self, treasures: Sequence[str]) -> str:
        return ", ".join(self._words.say(treasure_words(treasure)) for treasure in treasures)

    def _panel(self, view: View, width: int) -> PanelDrawing:
        names = [self.player(seat) for seat in range(len(view.pawns))]
        return PanelDrawing(self._words, self._signs, self._glyphs.due, names, width)

    def question(self, view: View) -> str:
        return self._words.say(decision_words(view), names=self._names)

    def menu(self, view: View, width: int, room: int) -> Menu:
        return MenuDrawing(self._game, self._words, width).menu(view)

    def trial(self, view: View, action: int, width: int) -> Tryout | None:
        return MenuDrawing(self._game, self._words, width).trial(view, action) if view.kind == "push" else None

    def dooms(self, state: State, action: int) -> bool:
        return state.dooms(action)

    def refusal(self, view: View, line: str, before: View | None = None) -> str:
        return MenuDrawing(self._game, self._words, 0).refusal(view, line, before)

    def pool(self, view: View) -> Pool | None:
        return None

    def pool_menu(self, view: View, pool: Pool, picks: Sequence[int], width: int, room: int) -> Menu:
        return self.menu(view, width, room)

    def picks_words(self, view: View, picks: Sequence[int]) -> str:
        return ", ".join(self._game.text(action) for action in picks)

    def picks_actions(self, view: View, picks: Sequence[int]) -> list[int]:
        return list(picks)

    def tell(self, happened: Sequence[Happening], viewer: Seat) -> list[str]:
        """What happened; a card is told by the treasure it sends its owner to."""
        told = happened_words(happened, viewer, typed=True)
        return [self._words.say(words, viewer, self._names) for _, words in told]

    def stops(self, view: View) -> bool:
        return False

    def counts(self, view: View, record: Record) -> str:
        found = ", ".join(
            f"{self._words(f'pawn-{colour}.letter')} {len(view.found[seat])}"
            for seat, colour in enumerate(view.colours)
        )
        return self._words("labyrinth-counts", turns=self.turns(record), found=found)

    def advice(self, view: View) -> list[str]:
        return [self._words(f"labyrinth-help-{part}") for part in ("push", "move", "undo")]

    def legend(self) -> list[Text]:
        lines = [ink(f" {self._words('labyrinth-help-legend')}", "bold")]
        signs = [self._signs.arrows["w"], self._signs.barred, self._signs.floor, self._signs.home, "(a)"]
        names = ["arrow", "barred", "floor", "home", "sought"]
        lines += [
            Text(f"   {sign:<5}{self._words(f'labyrinth-sign-{name}')}")
            for sign, name in zip(signs, names, strict=True)
        ]
        for colour in CORNERS:
            letter = self._words(f"pawn-{colour}.letter")
            lines.append(
                Text(f"   {letter:<5}{self._words('labyrinth-sign-pawn', colour=self._words(f'pawn-{colour}'))}")
            )
        return lines

    def topics(self, options: Mapping[str, OptionValue] | None) -> list[str]:
        played = {"labyrinth-young": options is None or bool(options["young"]), "labyrinth-puzzles": options is None}
        return [topic for topic in TOPICS if played.get(topic, True)]
