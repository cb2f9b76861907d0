"""The parts: tiles, treasures, corners. Another edition is a change of these tables.

Open sides are the bits N, E, S, W of a number. A tile has a shape and a turn: how many quarter
turns clockwise it lies from the shape's first form. Cells are numbered row by row from the top left.
"""

from __future__ import annotations

from functools import cache

SIZE = 7  # LAB-PARTS-1
CELLS = SIZE * SIZE
EXTRA = CELLS
"""The place of the extra tile, after the cells of the board."""

N, E, S, W = 1, 2, 4, 8
SIDE_LETTERS = "NESW"

SHAPES = {"I": N | S, "L": N | E, "T": N | E | S}
"""The shapes of tiles, each in its first form."""

TREASURES = (  # LAB-PARTS-2
    *("skull", "sword", "gold", "keys", "emerald", "helmet"),
    *("book", "crown", "chest", "candelabra", "map", "ring"),
    *("bat", "dragon", "genie", "ghost", "troll", "princess"),
    *("lizard", "moth", "owl", "rat", "scarab", "spider"),
)

FIXED = {  # LAB-PARTS-4
    (0, 0): ("ES", None),
    (0, 2): ("ESW", "skull"),
    (0, 4): ("ESW", "sword"),
    (0, 6): ("SW", None),
    (2, 0): ("NES", "gold"),
    (2, 2): ("NES", "keys"),
    (2, 4): ("ESW", "emerald"),
    (2, 6): ("NSW", "helmet"),
    (4, 0): ("NES", "book"),
    (4, 2): ("NEW", "crown"),
    (4, 4): ("NSW", "chest"),
    (4, 6): ("NSW", "candelabra"),
    (6, 0): ("NE", None),
    (6, 2): ("NEW", "map"),
    (6, 4): ("NEW", "ring"),
    (6, 6): ("NW", None),
}
"""The tiles fixed to the board: row and column, open sides, treasure."""

LOOSE: tuple[tuple[str, str | None, int], ...] = (  # LAB-PARTS-5
    ("I", None, 13),
    ("L", None, 9),
    ("L", "lizard", 1),
    ("L", "moth", 1),
    ("L", "owl", 1),
    ("L", "rat", 1),
    ("L", "scarab", 1),
    ("L", "spider", 1),
    ("T", "bat", 1),
    ("T", "dragon", 1),
    ("T", "genie", 1),
    ("T", "ghost", 1),
    ("T", "troll", 1),
    ("T", "princess", 1),
)
"""The loose tiles: shape, treasure, and how many there are."""

CORNERS = {"red": 0, "yellow": 6, "blue": 48, "green": 42}  # LAB-PARTS-6
"""The start cells, clockwise."""

USUAL_PAWNS = {  # LAB-PARTS-6
    1: ("red",),
    2: ("red", "blue"),
    3: ("red", "yellow", "blue"),
    4: ("red", "yellow", "blue", "green"),
}
"""Who plays unless the players choose otherwise, by how many they are."""

ARROWS = (  # LAB-PUSH-1
    *(("n", line) for line in (1, 3, 5)),
    *(("e", line) for line in (1, 3, 5)),
    *(("s", line) for line in (1, 3, 5)),
    *(("w", line) for line in (1, 3, 5)),
)
"""The arrows: the side of the board where each stands, and its row or column."""

COLUMN_LETTERS = "abcdefg"


def turned(sides: int, turn: int) -> int:
    """Open sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & 15


def sides_from(letters: str) -> int:
    """Open sides from their letters."""
    return sum(1 << SIDE_LETTERS.index(letter) for letter in letters)


def letters_of(sides: int) -> str:
    """The letters of open sides."""
    return "".join(letter for bit, letter in enumerate(SIDE_LETTERS) if sides >> bit & 1)


@cache
def shape_and_turn(sides: int) -> tuple[str, int]:
    """The shape of a tile, and the fewest quarter turns that bring it to these open sides."""
    for shape, first in SHAPES.items():
        for turn in range(4):
            if turned(first, turn) == sides:
                return shape, turn
    raise ValueError(f"No tile is open to {letters_of(sides) or 'no side'}; a tile is an I, an L or a T.")


def cell_name(cell: int) -> str:
    """A cell's name: column letter and row number, a1 at the top left."""
    return f"{COLUMN_LETTERS[cell % SIZE]}{cell // SIZE + 1}"


def arrow_name(arrow: int) -> str:
    """An arrow's name: its side of the board and its line, as in nb (above column b) or w4 (left of row 4)."""
    side, line = ARROWS[arrow]
    return side + (COLUMN_LETTERS[line] if side in "ns" else str(line + 1))


def arrow_cell(arrow: int) -> int:
    """The cell at which the arrow pushes a tile in."""
    side, line = ARROWS[arrow]
    return {"n": line, "s": CELLS - SIZE + line, "w": line * SIZE, "e": line * SIZE + SIZE - 1}[side]


def opposite(arrow: int) -> int:
    """The arrow at the other end of the same line."""
    return (arrow + 6) % 12
