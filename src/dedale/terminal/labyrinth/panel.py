"""What stands beside the board: who found how much, the treasure sought, the extra tile and the legend."""

from __future__ import annotations

from rich.text import Text

from dedale.labyrinth.tiles import TREASURES, cell_name
from dedale.labyrinth.view import View
from dedale.terminal.density import CRAMPED, ROOMY
from dedale.terminal.ink import ink
from dedale.terminal.labyrinth.board import PAWN_STYLES, TREASURE_LETTERS, BoardDrawing, Signs
from dedale.words import Words
from dedale.words.labyrinth import treasure_words

TILE_WIDTH = 5

_COLUMNS = 3
"""The legend stands in so many columns."""


class PanelDrawing:
    """Writes the panel of a view in lines of so many characters."""

    def __init__(self, words: Words, signs: Signs, due: str, names: list[str], width: int) -> None:
        self._words = words
        self._signs = signs
        self._due = due
        self._names = names
        self._width = width

    def lines(self, view: View, room: int) -> list[Text]:
        """The panel. Where there is little room the players share a line; where there is less, there is no legend."""
        return [
            *self._players(view, room),
            *self._sought(view),
            *self._extra(view),
            *([] if room == CRAMPED else self.legend(view)),
        ]

    def legend(self, view: View) -> list[Text]:
        """The treasures with their letters; those that somebody has found are faint, the one sought stands out."""
        target = None if view.seat is None else view.targets[view.seat]
        found = {treasure for treasures in view.found for treasure in treasures}
        named = [self._named(treasure, sought=treasure == target, found=treasure in found) for treasure in TREASURES]
        down = -(-len(named) // _COLUMNS)
        columns = [named[first : first + down] for first in range(0, len(named), down)]
        widths = [max(entry.cell_len for entry in column) for column in columns]
        gap = max(1, min(3, (self._width - sum(widths)) // (_COLUMNS - 1)))
        lines = []
        for entries in zip(*columns, strict=True):
            line = Text()
            for entry, width in zip(entries, widths, strict=True):
                line += entry
                line.pad_right(width + gap - entry.cell_len)
            line.rstrip()
            lines.append(line)
        return lines

    def pawn(self, colour: str) -> Text:
        """A pawn as it is drawn on the board."""
        return ink(self._words(f"pawn-{colour}.letter"), PAWN_STYLES[colour])

    def _named(self, treasure: str, *, sought: bool, found: bool) -> Text:
        name = self._words.say(treasure_words(treasure, "short"))
        style = "bold" if sought else "dim" if found else ""
        return (
            ink(TREASURE_LETTERS[treasure], "bold reverse" if sought else style or "bold")
            + Text(" ")
            + ink(name, style)
        )

    def _players(self, view: View, room: int) -> list[Text]:
        """How many treasures each has found, of how many; who is to play is marked."""
        if view.options["young"]:
            return [line for seat in range(len(view.pawns)) for line in self._open(view, seat)]
        if room == ROOMY:
            return [
                self._mark(view, seat) + Text(f" {self._names[seat]}  ") + self._count(view, seat)
                for seat in range(len(view.pawns))
            ]
        line = Text(f"{self._words('labyrinth-found')} ")
        for seat in range(len(view.pawns)):
            line += self._mark(view, seat) + Text(" ") + self._count(view, seat) + Text(" ")
        line.rstrip()
        return [line]

    def _open(self, view: View, seat: int) -> list[Text]:
        """For the young players: the letters of all that a player still looks for."""
        line = self._mark(view, seat) + Text(" ") + self._count(view, seat) + Text("  ")
        line += Text(" ".join(TREASURE_LETTERS[treasure] for treasure in view.open[seat]))
        if line.cell_len <= self._width:
            line.rstrip()
            return [line]
        cut = line.plain.rfind(" ", 0, self._width + 1)
        return [line[:cut], Text("   ") + line[cut + 1 :]]

    def _mark(self, view: View, seat: int) -> Text:
        """The pawn of a seat, with a sign before it if the seat is to play."""
        sign = self._due if view.turn == seat else " "
        return ink(sign, "bold") + self.pawn(view.colours[seat])

    def _count(self, view: View, seat: int) -> Text:
        found = len(view.found[seat])
        return Text(f"{found}/{found + view.left[seat]}")

    def _sought(self, view: View) -> list[Text]:
        """What the viewer looks for; nobody else's card is in the view. Open cards are told beside the players."""
        target = None if view.seat is None else view.targets[view.seat]
        if view.seat is None or target is None:
            return []
        if target == "home":
            home = cell_name(view.homes[view.seat])
            return [ink(self._words("labyrinth-seek-home", cell=home), "bold")]
        card = ink(f" {TREASURE_LETTERS[target]} ", "bold reverse") + ink(
            f" {self._words.say(treasure_words(target))}", "bold"
        )
        return [Text(f"{self._words('labyrinth-seek')} ") + card]

    def _extra(self, view: View) -> list[Text]:
        """The extra tile: with its turns while it is to be pushed in, else as it lies there."""
        forms = BoardDrawing(self._words, self._signs, view.colours).turns(view.extra, gap=1)
        labels = ["", self._words("labyrinth-extra-first"), self._words("labyrinth-extra-second"), ""]
        if view.kind != "push":
            forms, labels = [line[: 1 + TILE_WIDTH] for line in forms[1:]], labels[1:]
        width = max(map(len, labels))
        lines = [Text(f"{label:<{width}}") + form for label, form in zip(labels, forms, strict=True)]
        for line in lines:
            line.rstrip()
        return lines
