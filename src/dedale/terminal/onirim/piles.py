"""The piles of Onirim as tables of numbers, what is still to come and what is gone, and the Premonitions in full."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from dedale.onirim.view import View
from dedale.terminal.choices import folded
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.terminal.onirim.cards import STYLES, Cards
from dedale.words import Words

_CELL = 7


class PilesDrawing:
    """Draws the piles that a view lets its viewer look through."""

    def __init__(self, words: Words, glyphs: Glyphs, width: int) -> None:
        self._width = width
        self._words = words
        self._glyphs = glyphs
        self._cards = Cards(words, glyphs)

    def lines(self, view: View) -> list[Text]:
        """The unseen cards, the discard, and what was removed from the game."""
        piles = [("unseen", view.unseen), ("discard", view.discard)]
        if view.removed:
            piles.append(("removed", view.removed))
        lines: list[Text] = []
        for label, pile in piles:
            lines += [*self._pile(label, pile, towers=view.options["towers"] != "no"), Text()]
        return [*lines[:-1], *self._premonitions(view)]

    def _premonitions(self, view: View) -> list[Text]:
        """The Premonitions that lie face up, with their whole text."""
        lines = [Text(), ink(f" {self._words('ui-label-premonitions')}", "bold")] if view.premonitions else []
        for code in view.premonitions:
            text = ink(f"   {code[1]} ", "bold") + Text(self._words(f"premonition-{code}"))
            lines += folded(text, self._width, hang=5)
        return lines

    def _pile(self, label: str, pile: Mapping[str, int], *, towers: bool) -> list[Text]:
        title = ink(f" {self._words(f'ui-label-{label}')}", "bold")
        total = self._words("ui-deck-count", count=sum(pile.values()))
        title += ink(f"  {total}", "dim")
        if dreams := self._dreams(pile):
            title += Text(f"  {self._glyphs.nothing}  {dreams}")
        if not pile:
            return [title]
        heads = [self._words(f"symbol-{symbol}") for symbol in "smk"] + [self._words("family-door")]
        if towers:
            heads.append(self._words("ui-label-towers"))
        head = ink(" " * 12 + "".join(f"{name:<{_CELL}}" for name in heads).rstrip(), "dim")
        return [title, head, *(self._colour(pile, colour, towers) for colour in "rbgn")]

    def _dreams(self, pile: Mapping[str, int]) -> str:
        named = [("ui-nightmares", "xn"), ("ui-dreams", "xh")]
        return ", ".join(self._words(key, count=pile[code]) for key, code in named if pile.get(code))

    def _colour(self, pile: Mapping[str, int], colour: str, towers: bool) -> Text:
        line = Text("   ") + ink(f"{self._words(f'colour-{colour}'):<7}", STYLES[colour]) + Text("  ")
        for sort in "smkd":
            line += Text(f"{pile.get(colour + sort) or self._glyphs.nothing:<{_CELL}}")
        if towers:
            line += Text(" ".join(number for number in "345" if pile.get(colour + number)) or self._glyphs.nothing)
        return line
