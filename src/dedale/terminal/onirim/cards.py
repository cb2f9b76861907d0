"""The cards of Onirim as they are written on a terminal: never by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from dedale.onirim.cards import COLOUR_LETTERS
from dedale.onirim.towers import SIDES
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.words import Words
from dedale.words.onirim import card_words

STYLES = {
    "r": "bold bright_white on #9c2a2a",
    "b": "bold bright_white on #1c44b8",
    "g": "bold bright_white on #0f8038",
    "n": "bold bright_white on #7d5526",
    "x": "bold bright_white on #7a2a9c",
}
"""Colours that stay apart on terminals that have only sixteen."""

HIDDEN = "dim"


class Cards:
    """Writes cards in one language with the signs that the screen has."""

    def __init__(self, words: Words, glyphs: Glyphs) -> None:
        self._words = words
        self._glyphs = glyphs

    def chip(self, code: str | None) -> Text:
        """A card in few characters: "Re☀", "Bl∩", and a Tower with its two sides, "☀Gr5·"."""
        if code is None:
            return ink(self._glyphs.hidden, HIDDEN)
        colour, sort = code[0], code[1]
        if colour == "x":
            return ink(self._words(f"card-{code}"), STYLES["x"])
        name = self.colour(colour)
        if sort == "g":
            return ink(name, STYLES[colour])
        if sort.isdigit():
            left, right = SIDES[COLOUR_LETTERS.index(colour)][int(sort) - 3].split("/")
            return ink(f"{self._side(left)}{name}{sort}{self._side(right)}", STYLES[colour])
        return ink(name + self._glyphs.symbols[sort], STYLES[colour])

    def chips(self, codes: Iterable[str | None]) -> Text:
        """Cards side by side; the word for nothing if there are none."""
        chips = [self.chip(code) for code in codes]
        return Text(" ").join(chips) if chips else self.nothing()

    def nothing(self) -> Text:
        """An empty place."""
        return ink(self._glyphs.nothing, HIDDEN)

    def colour(self, letter: str) -> str:
        """A colour in two letters."""
        return self._words(f"colour-{letter}.short")

    def name(self, code: str) -> str:
        """A card in words."""
        return self._words.say(card_words(code))

    def list_of(self, codes: Sequence[str]) -> str:
        """Cards in words with how many there are of each, such as "2 × red sun, blue key"."""
        counts = {code: codes.count(code) for code in codes}
        return ", ".join(
            self._words("card-times", count=count, card=self.name(code)) if count > 1 else self.name(code)
            for code, count in counts.items()
        )

    def _side(self, symbols: str) -> str:
        return "".join(self._glyphs.nothing if symbol == "-" else self._glyphs.symbols[symbol] for symbol in symbols)
