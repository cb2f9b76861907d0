"""The table of Onirim: a line for each thing that lies on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dedale.core.message import Player
from dedale.onirim.view import View
from dedale.terminal.choices import folded
from dedale.terminal.density import CRAMPED, ROOMY
from dedale.terminal.glyphs import Glyphs
from dedale.terminal.ink import ink
from dedale.terminal.onirim.cards import Cards
from dedale.words import Words
from dedale.words.onirim import card_words

LABELS = (
    "deck",
    "top",
    "bottom",
    "discard",
    "goals",
    "doors",
    "towers",
    "premonitions",
    "striking",
    "row",
    "hand",
    "sight",
)


class TableDrawing:
    """Draws tables of one width with the words of one language; `names` are the players', by seat."""

    def __init__(self, words: Words, glyphs: Glyphs, names: Sequence[str], width: int) -> None:
        self._words = words
        self._glyphs = glyphs
        self._names = names
        self._width = width
        self._cards = Cards(words, glyphs)
        self._indent = max(len(words(f"ui-label-{label}")) for label in LABELS) + 3

    def lines(self, view: View, room: int) -> list[Text]:
        """The whole table; with less room the Premonitions say less."""
        return [
            *self._piles(view),
            *self._book(view),
            *self._premonitions(view, room),
            *self._towers(view),
            *self._doors(view),
            *self._rows(view),
            *self._hands(view),
            *self._sight(view),
        ]

    def _line(self, label: str, content: Text) -> list[Text]:
        """A line with its label, folded if it has to be."""
        line = ink(f" {label}", "dim")
        line.pad_right(self._indent - line.cell_len)
        return folded(line + content, self._width, hang=self._indent)

    def _labelled(self, label: str, content: Text | str) -> list[Text]:
        return self._line(self._words(f"ui-label-{label}"), Text(content) if isinstance(content, str) else content)

    def _piles(self, view: View) -> list[Text]:
        """How much is left, what of it is known, and how much is gone."""
        to_come = [("ui-nightmares", self._in_deck(view, "xn"))]
        if view.options["dreams"]:
            to_come.append(("ui-dreams", self._in_deck(view, "xh")))
        to_come.append(("ui-doors", sum(self._in_deck(view, colour + "d") for colour in "rbgn")))
        parts = [self._words("ui-deck-count", count=view.deck.count)]
        parts += [self._words(key, count=count) for key, count in to_come]
        lines = self._labelled("deck", f" {self._glyphs.nothing} ".join(parts))
        lines += self._known(view)
        gone = Text(self._words("ui-deck-count", count=sum(view.discard.values())))
        if view.limbo:
            gone += ink(f"   {self._words('ui-label-limbo')} ", "dim") + self._cards.chips(_spread(view.limbo))
        if view.removed:
            gone += ink(f"   {self._words('ui-label-removed')} ", "dim") + Text(str(sum(view.removed.values())))
        return lines + self._labelled("discard", gone)

    def _known(self, view: View) -> list[Text]:
        """The cards known on top and at the bottom, on one line if there is room."""
        parts = [(label, self._cards.chips(cards)) for label, cards in _ends(view) if cards]
        if len(parts) == 2:
            below = self._words("ui-label-bottom")
            both = parts[0][1] + ink(f"   {below} ", "dim") + parts[1][1]
            if self._indent + both.cell_len <= self._width:
                parts = [("top", both)]
        return [line for label, chips in parts for line in self._labelled(label, chips)]

    def _in_deck(self, view: View, code: str) -> int:
        known = [*view.deck.top, *view.deck.bottom]
        return view.unseen.get(code, 0) + known.count(code)

    def _book(self, view: View) -> list[Text]:
        """The Goals in their row, with the one that is due."""
        if not view.goals:
            return []
        due = next((place for place, goal in enumerate(view.goals) if goal.up), None)
        line = Text()
        for place, goal in enumerate(view.goals):
            mark = self._glyphs.due if place == due else " " if goal.up else self._glyphs.done
            line += ink(mark, "bold")
            chip = self._cards.chip(goal.goal)
            line += (chip if goal.up else ink(chip.plain, "dim")) + Text(" ")
        if due is not None:
            door = view.goals[due].goal[0] + "d"
            line += ink(f"  {self._words('ui-goal-due', card=self._words.say(card_words(door)))}", "dim")
        return self._labelled("goals", line)

    def _premonitions(self, view: View, room: int) -> list[Text]:
        if not view.options["dreams"]:
            return []
        lines = []
        if view.striking:
            lines += self._labelled("striking", self._words(f"premonition-{view.striking}"))
        hidden = len(view.hidden_premonitions)
        face_down = [ink(self._words("ui-face-down", count=hidden), "dim")] if hidden else []
        if room != ROOMY:
            shown = [_unbroken(self._brief(code, room)) for code in view.premonitions] + face_down
            return lines + self._labelled("premonitions", Text(f" {self._glyphs.nothing} ").join(shown))
        shown = [self._full(code) for code in view.premonitions] or [self._cards.nothing()]
        if face_down:
            shown[-1] += Text("   ") + face_down[0]
        label = self._words("ui-label-premonitions")
        for content in shown:
            lines += self._line(label, content)
            label = ""
        return lines

    def _brief(self, code: str, room: int) -> Text:
        number = ink(code[1], "bold")
        return number if room == CRAMPED else number + Text(f" {self._words(f'premonition-{code}.when')}")

    def _full(self, code: str) -> Text:
        when, then = (self._words(f"premonition-{code}.{form}") for form in ("when", "then"))
        return ink(f"{code[1]} ", "bold") + Text(self._words("ui-premonition", when=when, then=then))

    def _towers(self, view: View) -> list[Text]:
        if view.options["towers"] == "no":
            return []
        rampart = self._words("ui-rampart-stands" if view.rampart else "ui-rampart-missing")
        return self._labelled("towers", self._cards.chips(view.towers) + ink(f"   {rampart}", "dim"))

    def _doors(self, view: View) -> list[Text]:
        if len(view.doors) == 1:
            return self._labelled("doors", self._cards.chips(view.doors[0]))
        line = Text("   ").join(
            _named(self._player(seat), self._cards.chips(doors)) for seat, doors in enumerate(view.doors)
        )
        return self._labelled("doors", line)

    def _player(self, seat: int) -> str:
        return self._words.say(Player(seat), names=self._names)

    def _rows(self, view: View) -> list[Text]:
        """Each row from its end backwards as far as the line goes, and the series that it ends with."""
        lines = []
        for seat, (row, series) in enumerate(zip(view.rows, view.series, strict=True)):
            label = self._words("ui-label-row")
            if len(view.rows) > 1:
                label = f"{label} {seat + 1}"
            note = Text()
            if series.colour and series.length:
                colour = self._words(f"colour-{series.colour}")
                note = ink(f"   {self._words('ui-series', length=series.length, colour=colour)}", "dim")
            chips = self._cards.chips(row)
            first = 0
            while chips.cell_len + note.cell_len + self._indent + 2 > self._width:
                first += 1
                chips = ink("… ", "dim") + self._cards.chips(row[first:])
            lines += self._line(label, chips + note)
        return lines

    def _hands(self, view: View) -> list[Text]:
        """The hand of the viewer, or of whoever is to act; with two players also the shared one and the partner's."""
        if len(view.hands) == 1:
            return self._labelled("hand", self._hand(view, 0))
        own = view.actor if view.seat is None else view.seat
        other = 1 - own
        parts = [
            _named(self._player(own), self._hand(view, own)),
            _named(self._words("ui-label-shared"), self._cards.chips(view.shared)),
            _named(self._player(other), self._hand(view, other)),
        ]
        return self._labelled("hand", Text("   ").join(parts))

    def _hand(self, view: View, seat: int) -> Text:
        hand = view.hands[seat]
        return self._cards.chips([*hand.cards, *[None] * (hand.count - len(hand.cards))])

    def _sight(self, view: View) -> list[Text]:
        return self._labelled("sight", self._cards.chips(view.looked)) if view.looked else []


def _named(name: str, cards: Text) -> Text:
    """Cards with whose they are; no line ends within a name, nor between it and its first card."""
    return ink(f"{name} ".replace(" ", "\N{NO-BREAK SPACE}"), "dim") + cards


def _ends(view: View) -> list[tuple[str, list[str | None]]]:
    return [("top", view.deck.top), ("bottom", view.deck.bottom)]


def _unbroken(text: Text) -> Text:
    """The same with spaces at which no line is broken."""
    kept = Text(text.plain.replace(" ", "\u00a0"))
    for span in text.spans:
        kept.stylize(span.style, span.start, span.end)
    return kept


def _spread(counts: dict[str, int]) -> list[str]:
    """A pile given by its counts, as a list."""
    return [code for code, count in counts.items() for _ in range(count)]
