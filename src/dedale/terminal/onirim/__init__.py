"""Onirim's screen in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.text import Text

from dedale.core.events import Action
from dedale.core.game import Game, Seat, State
from dedale.core.happening import Happening
from dedale.core.message import Player
from dedale.core.options import OptionValue, OptionValues
from dedale.core.record import Record
from dedale.onirim.cards import CODES
from dedale.onirim.view import View
from dedale.terminal.choices import Menu, Pool, Tryout
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.terminal.onirim.cards import Cards
from dedale.terminal.onirim.menu import MenuDrawing
from dedale.terminal.onirim.piles import PilesDrawing
from dedale.terminal.onirim.pools import actions_of, pool_of
from dedale.terminal.onirim.table import TableDrawing
from dedale.words import Words
from dedale.words.onirim import decision_words, happened_words, options_words

TOPICS = ("turn", "nightmare", "two", "book", "towers", "dreams")


def _listed(one: Happening) -> str:
    """The sentence that tells this together with what is like it; empty if it is told by itself."""
    if one.kind == "choice" and one.decision == "pay":
        return "ui-removed"
    return "ui-deck-shows" if one.kind == "move" and (one.source, one.to) == ("deck", "discard") else ""


class OnirimScreen:
    """How Onirim looks, in one language, with these signs and these players' names."""

    in_rows = frozenset({"put", "under"})
    beside = 0
    piles_name = "piles"
    stop_name = "spell"

    @staticmethod
    def asked(options: Mapping[str, OptionValue]) -> OptionValues:
        return dict(options)

    def __init__(self, game: Game, words: Words, glyphs: Glyphs, names: Sequence[str]) -> None:
        self._game = game
        self._words = words
        self._glyphs = glyphs
        self._names = names
        self._cards = Cards(words, glyphs)

    def title(self, view: View) -> str:
        return f"{self._words('game-onirim')} {self._glyphs.nothing} {self._words.say(options_words(view.options))}"

    def player(self, seat: int) -> str:
        return self._words.say(Player(seat), names=self._names)

    def status(self, view: View, turn: int) -> str:
        return self._words("ui-turn", number=turn)

    def turns(self, record: Record) -> int:
        actions = (event.action for event in record.timeline.live if isinstance(event, Action))
        return sum(record.game.deed(action).verb in ("play", "discard") for action in actions)

    def table(self, view: View, width: int, room: int) -> list[Text]:
        return TableDrawing(self._words, self._glyphs, self._names, width).lines(view, room)

    def panel(self, view: View, width: int, room: int) -> list[Text]:
        return []

    def piles(self, view: View, width: int) -> list[Text]:
        return PilesDrawing(self._words, self._glyphs, width).lines(view)

    def question(self, view: View) -> str:
        return self._words.say(decision_words(view))

    def menu(self, view: View, width: int, room: int) -> Menu:
        return MenuDrawing(self._game, self._words, self._glyphs, width, room).menu(view)

    def trial(self, view: View, action: int, width: int) -> Tryout | None:
        return None

    def dooms(self, state: State, action: int) -> bool:
        return state.dooms(action)

    def refusal(self, view: View, line: str, before: View | None = None) -> str:
        return self._words("ui-not-a-choice", text=line)

    def pool(self, view: View) -> Pool | None:
        return pool_of(self._game, view)

    def pool_menu(self, view: View, pool: Pool, picks: Sequence[int], width: int, room: int) -> Menu:
        return MenuDrawing(self._game, self._words, self._glyphs, width, room).pool_menu(view, pool, picks)

    def picks_words(self, view: View, picks: Sequence[int]) -> str:
        if view.kind == "goal-first":
            return ", ".join(self._cards.name(view.goals[place - 1].goal) for place in picks)
        return self._cards.list_of([CODES[card] for card in sorted(picks)])

    def picks_actions(self, view: View, picks: Sequence[int]) -> list[int]:
        return actions_of(self._game, view, picks)

    def tell(self, happened: Sequence[Happening], viewer: Seat) -> list[str]:
        """What happened; cards that come or go one after another are told in one sentence."""
        sentences: list[str] = []
        for listed, group in groupby(happened, _listed):
            some = list(group)
            cards = [str(one.card or one.about.get("card")) for one in some]
            if listed:
                sentences.append(self._words(listed, cards=self._cards.list_of(cards)))
            else:
                sentences += [self._words.say(words, viewer, self._names) for _, words in happened_words(some, viewer)]
        return sentences

    def stops(self, view: View) -> bool:
        return bool(view.options["book"] != "no")

    def counts(self, view: View, record: Record) -> str:
        return self._words("result-counts", doors=sum(map(len, view.doors)), turns=self.turns(record))

    def advice(self, view: View) -> list[str]:
        keys = ["ui-help-keys", "ui-help-undo", *(["ui-help-stops"] if self.stops(view) else [])]
        return [self._words(key) for key in keys]

    def legend(self) -> list[Text]:
        codes = ["rs", "bm", "gk", "nd", "r3", "xn", "xh"]
        width = max(self._cards.chip(code).cell_len for code in codes) + 2
        lines = [ink(f" {self._words('ui-help-cards')}", "bold")]
        for code in codes:
            line = Text("   ") + self._cards.chip(code)
            line.pad_right(3 + width - line.cell_len)
            lines.append(line + Text(self._cards.name(code)))
        return lines

    def topics(self, options: Mapping[str, OptionValue] | None) -> list[str]:
        if options is None:
            return list(TOPICS)
        played = {"two": options["players"] == 2, "dreams": options["dreams"] != 0}
        played |= {name: options[name] != "no" for name in ("book", "towers")}
        return [topic for topic in TOPICS if played.get(topic, True)]
