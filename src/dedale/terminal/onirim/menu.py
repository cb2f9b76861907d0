"""The choices of Onirim as menus: beside each card what may be done with it, or a list."""

from __future__ import annotations

from rich.text import Text

from dedale.core.game import Game
from dedale.onirim.cards import CODE_OF
from dedale.onirim.view import View
from dedale.terminal.choices import DIGITS, LETTERS, Choice, Menu, columns, folded, key_text, listed
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.onirim.cards import Cards
from dedale.words import Words
from dedale.words.onirim import action_words

_CARD_VERBS = frozenset(
    {"drop", "put", "throw", "fetch", "pay", "raise", "under", "give", "take", "pick", "raze", "search key"}
)
_MANY = 8
"""More choices than this name only their cards: the question says what is done with them."""


class MenuDrawing:
    """Makes the menu of a view: the digit of a card plays it, the letter of the same rank discards it."""

    def __init__(self, game: Game, words: Words, glyphs: Glyphs, width: int) -> None:
        self._game = game
        self._words = words
        self._glyphs = glyphs
        self._width = width
        self._cards = Cards(words, glyphs)

    def menu(self, view: View) -> Menu:
        """The menu of the decision that this view stands at."""
        texts = {action: self._game.text(action) for action in view.legal}
        if view.kind == "main":
            return self._main(view, texts)
        return listed([(action, self._label(view, text, texts)) for action, text in texts.items()], self._width)

    def _main(self, view: View, texts: dict[int, str]) -> Menu:
        """A line for each card in hand, then the spells."""
        actions = {text: action for action, text in texts.items()}
        cards = list(dict.fromkeys(text.split()[-1] for text in texts.values() if not text.startswith("cast")))
        cards.sort(key=self._game.outcome)
        keys: dict[str, int] = {}
        lines: list[Text] = []
        chip_width = max((self._cards.chip(code).cell_len for code in cards), default=0) + 2
        name_width = max((len(self._cards.name(code)) for code in cards), default=0) + 2
        for place, code in enumerate(cards):
            line = Text("  ") + self._cards.chip(code)
            line.pad_right(2 + chip_width - line.cell_len)
            line += Text(f"{self._cards.name(code):<{name_width}}{self._where(view, code)}")
            line += self._key(keys, DIGITS[place], actions.get(f"play {code}"), self._play(code), 11)
            line += self._key(keys, LETTERS[place], actions.get(f"discard {code}"), self._discard(code), 0)
            lines += folded(line, self._width, hang=5)
        spells = [action for text, action in actions.items() if text.startswith("cast")]
        choices = [
            Choice(LETTERS[len(cards) + rank], action, Text(action_words(self._words, texts[action], view)))
            for rank, action in enumerate(spells)
        ]
        keys |= {choice.key: choice.action for choice in choices}
        if choices:
            lines += columns(choices, self._width)
        return Menu(keys, lines)

    def _key(self, keys: dict[str, int], key: str, action: int | None, label: str, width: int) -> Text:
        """A key with its label if there is such an action; else the same room, empty."""
        if action is None:
            return Text(" " * (width + 3))
        keys[key] = action
        return key_text(key) + Text(f"  {label:<{width}}")

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

    def _label(self, view: View, text: str, texts: dict[int, str]) -> Text:
        """What is written beside the key of a choice among these."""
        verb, _, named = text.rpartition(" ")
        if verb in ("dream remove", "strike"):
            premonition = f"premonition-{named}"
            when, then = self._words(f"{premonition}.when"), self._words(f"{premonition}.then")
            said = self._words("ui-premonition", when=when, then=then)
            return Text(f"{action_words(self._words, text, view)} ({said})")
        if not _names_card(text):
            return Text(action_words(self._words, text, view))
        said = action_words(self._words, text, view)
        if len(texts) > _MANY:
            count = {"pay": view.discard, "fetch": view.unseen}.get(verb, {}).get(named, 0)
            said = self._cards.name(named) + (f" ×{count}" if count > 1 else "")
        chip = self._cards.chip(named)
        chip.pad_right(self._chip_width(texts) - chip.cell_len)
        return chip + Text(said)

    def _chip_width(self, texts: dict[int, str]) -> int:
        """The room for the widest card that these choices name, and a gap."""
        named = (text.split()[-1] for text in texts.values() if _names_card(text))
        return max(self._cards.chip(code).cell_len for code in named) + 2


def _names_card(text: str) -> bool:
    """Whether a choice is one among cards, so that it is shown with the card: "fetch rs", but not "fetch door"."""
    verb, _, named = text.rpartition(" ")
    return verb in _CARD_VERBS and named in CODE_OF
