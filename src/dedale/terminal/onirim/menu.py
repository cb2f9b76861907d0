"""The choices of Onirim as menus: beside each card what may be done with it, or a list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dedale.core.deed import Deed
from dedale.core.game import Game
from dedale.onirim.cards import CODES
from dedale.onirim.view import View
from dedale.terminal.choices import (
    DIGITS,
    LETTERS,
    STOP,
    Menu,
    MenuChoice,
    Pool,
    columns,
    folded,
    keyed,
    listed,
    nth_key,
)
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.onirim.cards import Cards
from dedale.words import Words
from dedale.words.onirim import action_words

_CARD_VERBS = frozenset(
    {"drop", "put", "throw", "fetch", "pay", "raise", "under", "give", "take", "pick", "raze", "search-key"}
)
_MANY = 8
"""More choices than this name only their cards: the question says what is done with them."""

_WIDEST_CHIP = 8
"""The room for a Tower with its sides, and a gap."""


class MenuDrawing:
    """Makes the menu of a view: the digit of a card plays it, the letter of the same rank discards it."""

    def __init__(self, game: Game, words: Words, glyphs: Glyphs, width: int, room: int) -> None:
        self._game = game
        self._words = words
        self._glyphs = glyphs
        self._width = width
        self._room = room
        self._cards = Cards(words, glyphs)

    def menu(self, view: View) -> Menu:
        """The menu of the decision that this view stands at."""
        if view.kind == "main":
            return self._main(view)
        cards = {action: _card_chosen(self._game.deed(action)) for action in view.legal}
        width = max((self._cards.chip(card).cell_len for card in cards.values() if card), default=0) + 2
        few = len(cards) <= _MANY
        labels = [(action, self._label(view, action, card, width if few else None)) for action, card in cards.items()]
        return listed(labels, self._width, self._room)

    def pool_menu(self, view: View, pool: Pool, picks: Sequence[int]) -> Menu:
        """What is left to pick from a pool."""
        choices = []
        for index, (item, count) in enumerate(pool.counts.items()):
            left = count - picks.count(item)
            if left > 0:
                choices.append(MenuChoice(nth_key(index), item, self._item(view, item, left)))
        if pool.may_stop:
            choices.append(MenuChoice(nth_key(len(pool.counts)), STOP, Text(self._words("act-keep-rest"))))
        return Menu({choice.key: choice.action for choice in choices}, columns(choices, self._width, self._room))

    def _item(self, view: View, item: int, left: int) -> Text:
        if view.kind == "goal-first":
            return Text(self._words.say(action_words(f"swap goal {item}", view)))
        return self._counted(CODES[item], left)

    def _main(self, view: View) -> Menu:
        """A line for each card in hand, then the spells."""
        deeds = {action: self._game.deed(action) for action in view.legal}
        spells = [action for action, (verb, _) in deeds.items() if verb == "cast"]
        actions = {(verb, str(about["card"])): action for action, (verb, about) in deeds.items() if verb != "cast"}
        cards = sorted({card for _, card in actions}, key=self._game.outcome)
        keys: dict[str, int] = {}
        lines: list[Text] = []
        chip_width = max((self._cards.chip(code).cell_len for code in cards), default=0) + 2
        name_width = max((len(self._cards.name(code)) for code in cards), default=0) + 2
        for place, code in enumerate(cards):
            line = Text("  ") + self._cards.chip(code)
            line.pad_right(2 + chip_width - line.cell_len)
            line += Text(f"{self._cards.name(code):<{name_width}}{self._where(view, code)}")
            line += self._key(keys, DIGITS[place], actions.get(("play", code)), self._play(code), 11)
            line += self._key(keys, LETTERS[place], actions.get(("discard", code)), self._discard(code), 0)
            lines += folded(line, self._width, hang=5)
        choices = [
            MenuChoice(LETTERS[len(cards) + rank], action, Text(self._said(view, action)))
            for rank, action in enumerate(spells)
        ]
        keys |= {choice.key: choice.action for choice in choices}
        if choices:
            lines += columns(choices, self._width, self._room)
        return Menu(keys, lines)

    def _key(self, keys: dict[str, int], key: str, action: int | None, label: str, width: int) -> Text:
        """A key with its label if there is such an action; else the same room, empty."""
        if action is None:
            return Text(" " * (width + 3))
        keys[key] = action
        return keyed(key, label) + Text(" " * (width - len(label)))

    def _where(self, view: View, code: str) -> str:
        """With two players, in which hand the card is."""
        if not view.shared:
            return ""
        own = code in view.hands[view.actor].cards
        places = {name: self._words(f"ui-in-{name}") for name in ("hand", "shared", "both")}
        here = "both" if own and code in view.shared else "hand" if own else "shared"
        return f"{places[here]:<{max(map(len, places.values())) + 2}}"

    def _play(self, code: str) -> str:
        return self._words("ui-do-build" if code[1].isdigit() else "ui-do-play")

    def _discard(self, code: str) -> str:
        if code[1].isdigit():
            return self._words("ui-do-look", number=code[1])
        return self._words("ui-do-prophecy" if code[1] == "k" else "ui-do-discard")

    def _said(self, view: View, action: int) -> str:
        return self._words.say(action_words(self._game.text(action), view))

    def _label(self, view: View, action: int, card: str | None, width: int | None) -> Text:
        """What is written beside the key of a choice: one among a few cards has this room for its card."""
        verb, about = self._game.deed(action)
        if verb in ("dream-remove", "strike"):
            told = self._words(f"premonition-{about['card']}.{'then' if verb == 'strike' else 'when'}")
            return Text(f"{self._said(view, action)} ({told})")
        if card is None:
            return Text(self._said(view, action))
        if width is None:
            return self._counted(card, view.unseen.get(card, 0) if verb == "fetch" else 1)
        chip = self._cards.chip(card)
        chip.pad_right(width - chip.cell_len)
        return chip + Text(self._said(view, action))

    def _counted(self, code: str, count: int) -> Text:
        """A card with its name, and how many there are of it."""
        chip = self._cards.chip(code)
        times = f" ×{count}" if count > 1 else ""
        if chip.plain == self._cards.name(code):
            return chip + Text(times)
        chip.pad_right(_WIDEST_CHIP - chip.cell_len)
        return chip + Text(self._cards.name(code) + times)


def _card_chosen(deed: Deed) -> str | None:
    """The card of a choice among cards, which is shown with it: of "fetch rs", but not of "fetch door"."""
    return str(deed.about["card"]) if deed.verb in _CARD_VERBS else None
