"""Scripted games of Labyrinth: a board, what the players do, and what chance brings.

    table = at("b1:EW d1:SW owl", extra="NS", pawns="a1 g7", current="owl bat")
    table.do("push sb 1", "move c1")
    assert table.pawns() == "c1 g7"

A tile is written as its open sides and the treasure on it. No chance is ever left to a generator, and after
every step the tiles must be those of the box and every card must be somewhere, once.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from dedale.core.game import CHANCE, OVER
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.view import View
from tests.rules.scripted import Scripted

# The parts, written out again so that a slip in the code shows.
COLUMNS, ROWS = "abcdefg", "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
FIXED = {
    "a1": "ES",
    "c1": "ESW skull",
    "e1": "ESW sword",
    "g1": "SW",
    "a3": "NES gold",
    "c3": "NES keys",
    "e3": "ESW emerald",
    "g3": "NSW helmet",
    "a5": "NES book",
    "c5": "NEW crown",
    "e5": "NSW chest",
    "g5": "NSW candelabra",
    "a7": "NE",
    "c7": "NEW map",
    "e7": "NEW ring",
    "g7": "NW",
}
FREE = [cell for cell in CELLS if cell not in FIXED]
LOOSE = {
    "I": 13,
    "L": 9,
    "L lizard": 1,
    "L moth": 1,
    "L owl": 1,
    "L rat": 1,
    "L scarab": 1,
    "L spider": 1,
    "T bat": 1,
    "T dragon": 1,
    "T genie": 1,
    "T ghost": 1,
    "T troll": 1,
    "T princess": 1,
}
TREASURES = [
    *("skull", "sword", "gold", "keys", "emerald", "helmet", "book", "crown", "chest", "candelabra", "map", "ring"),
    *("bat", "dragon", "genie", "ghost", "troll", "princess", "lizard", "moth", "owl", "rat", "scarab", "spider"),
]
ARROWS = ["nb", "nd", "nf", "e2", "e4", "e6", "sb", "sd", "sf", "w2", "w4", "w6"]
OPPOSITE = dict(zip(ARROWS, [*ARROWS[6:], *ARROWS[:6]], strict=True))
FORMS = {
    **dict.fromkeys(["NS", "EW"], "I"),
    **dict.fromkeys(["NE", "ES", "SW", "NW"], "L"),
    **dict.fromkeys(["NES", "ESW", "NSW", "NEW"], "T"),
}
FIRST_FORM = {"I": "NS", "L": "NE", "T": "NES"}


def at(tiles: str = "", **given: Any) -> Scene:
    """A game from a board on, at the beginning of a turn.

    `tiles` names tiles by their cells, as in "b1:EW d1:SW owl"; what is left in the box fills the other cells.
    `pawns` and `current` are texts with a word a seat, `found` and `open` lists of such texts, `extra` is a tile;
    `barred`, `seat` and `turns` are as the engine wants them. All else is options.
    """
    position: dict[str, Any] = {name: given.pop(name) for name in ("barred", "seat", "turns") if name in given}
    for name in ("pawns", "current"):
        if name in given:
            position[name] = [None if word == "-" else word for word in given.pop(name).split()]
    for name in ("found", "open"):
        if name in given:
            position[name] = [cards.split() for cards in given.pop(name)]
    position |= board(tiles, given.pop("extra", "NS"))
    return Scene(GAME.start(position, given))


def board(tiles: str, extra: str) -> dict[str, Any]:
    """The `tiles` and the `extra` of a position: those named, and the rest of the box in its order."""
    named: dict[str, str] = {}
    for word in tiles.split():
        if ":" in word:
            cell, sides = word.split(":")
            named[cell] = sides
        else:
            named[cell] += f" {word}"
    box = Counter(LOOSE)
    box.subtract(shape_of(tile) for tile in (*named.values(), extra))
    assert min(box.values()) >= 0, f"the box has no such tiles: {-box}"
    rest = box.elements()
    laid = [named.get(cell) or (None if cell in FIXED else first_form(next(rest))) for cell in CELLS]
    return {"tiles": laid, "extra": extra}


def mixed(seed: int) -> dict[str, str]:
    """The `tiles` and the `extra` of a board laid at random, always the same one for a seed."""
    pick = Random(seed)
    box = list(Counter(LOOSE).elements())
    pick.shuffle(box)
    lying = []
    for loose in box:
        shape, *treasure = loose.split()
        lying.append(" ".join([pick.choice([sides for sides in FORMS if FORMS[sides] == shape]), *treasure]))
    return {
        "tiles": " ".join(f"{cell}:{tile}" for cell, tile in zip(FREE, lying[:-1], strict=True)),
        "extra": lying[-1],
    }


def shape_of(tile: str) -> str:
    """The tile's shape, and its treasure, however it lies."""
    sides, *treasure = tile.split()
    return " ".join([FORMS[sides], *treasure])


def first_form(loose: str) -> str:
    """A loose tile as it lies unturned."""
    shape, *treasure = loose.split()
    return " ".join([FIRST_FORM[shape], *treasure])


def new(**options: Any) -> Scene:
    """A game from the shuffle on; the options by name."""
    return Scene(GAME.new(options))


def dealt(**options: Any) -> Scene:
    """A new game whose board lies: the box in its order, unturned, and the last tile, the princess, left over."""
    return new(**options).comes(*IN_ORDER)


IN_ORDER = [f"{loose.split()[-1]} 0" for loose in Counter(LOOSE).elements()][:-1]


class Scene(Scripted[Labyrinth]):
    """A game under way whose every choice and chance the test tells."""

    game = GAME

    @property
    def turn(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return self.state.turn

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while nobody has."""
        winner: int | None = self.json()["winner"]
        assert winner is None or self.state.turn == OVER
        return winner

    def reach(self) -> str:
        """The cells that the pawn may move to, in reading order."""
        assert self.kind == "move"
        return " ".join(text.removeprefix("move ") for text in self.legal())

    def tile(self, cell: str) -> str:
        """The tile on a cell: its open sides, and the treasure on it."""
        return self.tiles()[cell]

    def tiles(self) -> dict[str, str]:
        """All tiles of the board, by cell."""
        tiles = self.view(None).tiles
        texts = [" ".join(part for part in (tile.sides, tile.treasure) if part) for tile in tiles]
        return dict(zip(CELLS, texts, strict=True))

    def line(self, arrow: str) -> list[str]:
        """The tiles of the line that an arrow points along, from the arrow on."""
        line = [tile for cell, tile in self.tiles().items() if arrow[1] in cell]
        return line if arrow[0] in "nw" else line[::-1]

    def extra(self) -> str:
        """The extra tile: its shape, and the treasure on it."""
        tile = self.json()["extra"]
        return " ".join(part for part in (tile["shape"], tile["treasure"]) if part)

    def pawns(self) -> str:
        """The cells of the pawns, by seat."""
        return " ".join(self.json()["pawns"])

    def current(self, seat: int) -> str | None:
        """The card in sight of its owner."""
        card: str | None = self.json()["current"][seat]
        return card

    def found(self, seat: int = 0) -> str:
        """The treasures found."""
        return " ".join(self.json()["found"][seat])

    def open(self, seat: int = 0) -> str:
        """The young players' cards that lie face up."""
        return " ".join(self.json()["open"][seat])

    def left(self) -> list[int]:
        """How many treasures each seat has still to find."""
        left: list[int] = self.json()["left"]
        return left

    def bag(self) -> list[str]:
        """The cards that nobody has seen."""
        bag: list[str] = self.json()["bag"]
        return bag

    def barred(self) -> str | None:
        """The arrow that is barred."""
        return self.view(None).barred

    def returns(self) -> tuple[float, ...]:
        """What the game is worth to each seat."""
        return self.state.returns()

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        return self.state.view(seat)

    def outcome_seen_by(self, outcome: str) -> tuple[int | None, ...]:
        """Who is told that chance brought this."""
        return self.state.outcome_seen_by(GAME.outcome(outcome))

    def check(self) -> None:
        """No tile and no card is created or lost, and whoever is to decide has an answer."""
        data = self.json()
        if self.kind != "tile":
            tiles = self.tiles()
            loose = Counter(shape_of(tiles[cell]) for cell in FREE)
            loose[self.extra()] += 1
            assert loose == LOOSE, f"the tiles no longer add up: {loose}"
            assert {cell: tiles[cell] for cell in FIXED} == FIXED
        cards = [*data["bag"], *(card for card in data["current"] if card)]
        cards += [card for zone in ("found", "open") for of_a_seat in data[zone] for card in of_a_seat]
        assert sorted(cards) == sorted(TREASURES), f"the cards no longer add up: {data}"
        assert self.turn in (CHANCE, OVER) or self.legal(), f"nothing can be answered to {self.kind!r}"
