"""The maze as text: a tile is five columns wide and three lines high, and its walls are box characters.

Pawns are capital letters, treasures small ones that a legend explains; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from dedale.labyrinth.preview import Preview
from dedale.labyrinth.tiles import (
    ARROWS,
    COLUMN_LETTERS,
    SHAPES,
    SIZE,
    TREASURES,
    arrow_name,
    cell_name,
    letters_of,
    shape_and_turn,
    sides_from,
    turned,
)
from dedale.labyrinth.view import TileView, View
from dedale.terminal.targets import target
from dedale.words import Words

TREASURE_LETTERS = dict(zip(TREASURES, "abcdefghijklmnopqrstuvwx", strict=True))
"""The letter of each treasure on the board and in the legend."""

MARGIN = 3
"""The columns left and right of the maze: a row's number, or an arrow and its name."""

BOARD_WIDTH = 5 * SIZE + 2 * MARGIN

PAWN_STYLES = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "green": "bold black on green",
}
_FLOOR, _TREASURE, _TARGET, _BARRED = "green", "bold", "bold reverse", "dim strike"


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters of a drawing: those of a box where the terminal has them, plain ones where not."""

    across: str
    down: str
    corners: dict[str, str]
    """By the two sides on which a wall goes on."""
    arrows: dict[str, str]
    """By the side of the board where the arrow stands."""
    barred: str
    floor: str
    home: str


DRAWN = Signs(
    across="─",
    down="│",
    corners={"SE": "┌", "SW": "┐", "NE": "└", "NW": "┘"},
    arrows={"n": "▼", "e": "◀", "s": "▲", "w": "▶"},
    barred="×",
    floor="·",
    home="⌂",
)
PLAIN = Signs(
    across="-",
    down="|",
    corners={"SE": "+", "SW": "+", "NE": "+", "NW": "+"},
    arrows={"n": "v", "e": "<", "s": "^", "w": ">"},
    barred="x",
    floor=".",
    home="^",
)


def signs_for(encoding: str) -> Signs:
    """The characters for a terminal with this encoding."""
    wanted = [DRAWN.across, DRAWN.down, *DRAWN.corners.values(), *DRAWN.arrows.values(), "×·⌂"]
    try:
        "".join(wanted).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return DRAWN


class BoardDrawing:
    """Draws boards of one game: its pawns, and the treasure that the viewer looks for, if it is known."""

    def __init__(
        self, words: Words, signs: Signs, colours: Sequence[str], homes: Sequence[int] = (), target: str | None = None
    ) -> None:
        self._words = words
        self._signs = signs
        self._colours = colours
        self._homes = homes
        self._target = target

    def lines(self, seen: View | Preview) -> list[Text]:
        """The board with its arrows: 23 lines of 41 columns."""
        lines = [self._column_names("n", seen.barred)]
        for row in range(SIZE):
            cells = [row * SIZE + column for column in range(SIZE)]
            drawn = [self._cell(seen, cell) for cell in cells]
            for third in range(3):
                left, right = self._row_names(row, seen.barred) if third == 1 else (Text(" " * MARGIN), Text())
                lines.append(Text.assemble(left, *(tile[third] for tile in drawn), right))
        lines.append(self._column_names("s", seen.barred))
        for line in lines:
            line.rstrip()
        return lines

    def turns(self, tile: TileView, gap: int = 2, chosen: int | None = None) -> list[Text]:
        """The extra tile as it lies after each number of quarter turns that makes a difference; one may be chosen."""
        first = SHAPES[shape_and_turn(sides_from(tile.sides))[0]]
        forms = list(dict.fromkeys(turned(first, turn) for turn in range(4)))
        drawn = [self._tile(TileView(letters_of(sides), tile.treasure), [], lit=False, home=None) for sides in forms]
        before = " " * gap
        lines = [Text.assemble(*(Text(before).append_text(form[line]) for form in drawn)) for line in range(3)]
        if chosen is None:
            return [Text("".join(f"{before}{turn:^5}" for turn in range(len(forms)))), *lines]
        names = [Text(f"{turn:^5}", "bold reverse" if turn == chosen else "") for turn in range(len(forms))]
        rows = [[*names], *([form[line] for form in drawn] for line in range(3))]
        return [
            Text.assemble(*(Text(before).append_text(target(cell, str(turn))) for turn, cell in enumerate(row)))
            for row in rows
        ]

    def legend(self, column: int = 19) -> list[Text]:
        """The treasures with their letters, in two columns; the one looked for stands out."""
        half = len(TREASURES) // 2
        lines = []
        for left, right in zip(TREASURES[:half], TREASURES[half:], strict=True):
            line = self._named(left)
            line.pad_right(column - line.cell_len)
            lines.append(line.append_text(self._named(right)))
        return lines

    def _named(self, treasure: str) -> Text:
        sought = treasure == self._target
        letter = Text(TREASURE_LETTERS[treasure], _TARGET if sought else _TREASURE)
        return Text.assemble(letter, " ", (self._words(f"treasure-{treasure}"), "bold" if sought else ""))

    def _cell(self, seen: View | Preview, cell: int) -> list[Text]:
        """The three lines of a cell of the board."""
        pawns = [colour for colour, place in zip(self._colours, seen.pawns, strict=True) if place == cell]
        homes = [colour for colour, place in zip(self._colours, self._homes, strict=False) if place == cell]
        lit = cell in seen.reachable
        drawn = self._tile(seen.tiles[cell], pawns, lit=lit, home=homes[0] if homes else None)
        return [target(line, f"move {cell_name(cell)}") for line in drawn] if lit else drawn

    def _tile(self, tile: TileView, pawns: Sequence[str], *, lit: bool, home: str | None) -> list[Text]:
        """The three lines of a tile with what is on it; the floor is dotted where a pawn may go."""
        north, east, south, west = (side in tile.sides for side in "NESW")
        signs = self._signs
        floor = (signs.floor, _FLOOR) if lit else (" ", "")
        across, down = (signs.across, ""), (signs.down, "")
        grid = [
            [
                self._corner("N", "W", north, west),
                *[floor if north else across] * 3,
                self._corner("N", "E", north, east),
            ],
            [floor if west else down, *[floor] * 3, floor if east else down],
            [
                self._corner("S", "W", south, west),
                *[floor if south else across] * 3,
                self._corner("S", "E", south, east),
            ],
        ]
        if home is not None:
            grid[1][2] = (signs.home, PAWN_STYLES[home])
        if tile.treasure is not None:
            sought = tile.treasure == self._target
            grid[1][2] = (TREASURE_LETTERS[tile.treasure], _TARGET if sought else _TREASURE)
            if sought:
                grid[1][1], grid[1][3] = ("(", "bold"), (")", "bold")
        # Four pawns may share a cell, and at least two sides of a tile are open.
        free = [(1, 1), (1, 3), *[(0, 2)] * north, *[(1, 4)] * east, *[(2, 2)] * south, *[(1, 0)] * west]
        for colour, (line, column) in zip(pawns, free, strict=False):
            grid[line][column] = (self._words(f"pawn-{colour}.letter"), PAWN_STYLES[colour])
        return [Text.assemble(*line) for line in grid]

    def _corner(self, vertical: str, horizontal: str, up_open: bool, side_open: bool) -> tuple[str, str]:
        """A corner of a tile: the wall goes round it, or past it to the neighbour."""
        if up_open and side_open:
            return self._signs.corners[vertical + horizontal], ""
        if up_open:
            return self._signs.down, ""
        if side_open:
            return self._signs.across, ""
        opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
        return self._signs.corners[opposite[vertical] + opposite[horizontal]], ""

    def _column_names(self, side: str, barred: str | None) -> Text:
        """The line above or below the maze: the columns' letters and the arrows."""
        names = Text(" " * MARGIN)
        for column, letter in enumerate(COLUMN_LETTERS):
            names.append_text(self._arrow(side, column, barred) or Text(f"  {letter}  "))
        return names

    def _row_names(self, row: int, barred: str | None) -> tuple[Text, Text]:
        """What stands left and right of a row: its number, or its arrows."""
        left, right = self._arrow("w", row, barred), self._arrow("e", row, barred)
        if left is None or right is None:
            return Text(f" {row + 1} "), Text(f" {row + 1} ")
        return left, right

    def _arrow(self, side: str, line: int, barred: str | None) -> Text | None:
        """An arrow with its name; None where there is none."""
        if (side, line) not in ARROWS:
            return None
        name = arrow_name(ARROWS.index((side, line)))
        closed = name == barred
        sign = self._signs.barred if closed else self._signs.arrows[side]
        text = {"n": f" {name}{sign} ", "s": f" {name}{sign} ", "w": f"{name}{sign}", "e": f"{sign}{name}"}[side]
        drawn = Text().append(text, _BARRED if closed else "bold")
        return drawn if closed else target(drawn, f"push {name}")


def board_lines(
    seen: View | Preview,
    words: Words,
    signs: Signs = DRAWN,
    colours: Sequence[str] = (),
    homes: Sequence[int] = (),
    target: str | None = None,
) -> list[Text]:
    """The lines of a board. A view knows the pawns' colours and homes and the viewer's target; a preview is told."""
    if isinstance(seen, View):
        colours, homes = seen.colours, seen.homes
        if target is None and seen.seat is not None:
            target = seen.targets[seen.seat]
    return BoardDrawing(words, signs, colours, homes, target).lines(seen)
