"""What a seat may know, and nothing more: the one place where a view is made."""

from __future__ import annotations

from functools import cache

import msgspec

from dedale.core.fields import Raw
from dedale.core.options import OptionValues
from dedale.core.pictures import svg_of
from dedale.core.reading import seat_or
from dedale.labyrinth.kinds import NOTHING
from dedale.labyrinth.snapshot import sides_of, treasure_name, treasures_in
from dedale.labyrinth.tiles import CELLS, TREASURES, arrow_name, letters_of


class TileView(msgspec.Struct, frozen=True):
    """A tile: the letters of its open sides, and the treasure on it."""

    sides: str
    treasure: str | None


class View(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know. Cells are numbers from 0, row by row."""

    game: str
    seat: int | None
    options: OptionValues
    turn: int
    kind: str
    actor: int
    legal: list[int]
    colours: list[str]
    tiles: list[TileView]
    extra: TileView
    barred: str | None
    pawns: list[int]
    homes: list[int]
    targets: list[str | None]
    """What each seat looks for: a treasure, "home", or None where the viewer may not know."""
    left: list[int]
    found: list[list[str]]
    open: list[list[str]]
    unseen: list[str]
    """The cards that the viewer has not seen: under the others' hands, in the piles, or not in play."""
    reachable: list[int]
    turns: int
    winner: int | None

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return svg_of(self)


def cells_in(mask: int) -> list[int]:
    """The cells of a mask."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


@cache
def tile_of(sides: int, treasure: int) -> TileView:
    """A tile by its open sides and the number of its treasure."""
    return TileView(letters_of(sides), treasure_name(treasure))


def tiles_of(raw: Raw) -> list[TileView]:
    """The tiles of the board, row by row."""
    return list(map(tile_of, sides_of(raw), raw["treasure"]))


def extra_of(raw: Raw) -> TileView:
    """The extra tile, in its shape's first form."""
    return tile_of(raw["extra"], raw["treasure"][CELLS])


def view_of(
    raw: Raw,
    options: OptionValues,
    colours: tuple[str, ...],
    kind: str,
    turn: int,
    legal: list[int],
    seat: int | None,
    reachable: int,
) -> View:  # LAB-SETUP-3 LAB-YOUNG-1
    """The view of a seat, or of a spectator for None."""
    players = raw["players"]
    viewer = seat_or(seat, players, NOTHING)
    seen = 0
    targets: list[str | None] = []
    for owner in range(players):
        card = raw["current"][owner]
        seen |= raw["found"][owner] | raw["open_cards"][owner]
        if not raw["left"][owner]:
            targets.append("home")
        elif owner == viewer and card != NOTHING:
            seen |= 1 << card
            targets.append(TREASURES[card])
        else:
            targets.append(None)
    return View(
        game="labyrinth",
        seat=seat,
        options=options,
        turn=turn,
        kind=kind,
        actor=raw["seat"],
        legal=legal if turn == seat else [],
        colours=list(colours),
        tiles=tiles_of(raw),
        extra=extra_of(raw),
        barred=None if raw["barred"] == NOTHING else arrow_name(raw["barred"]),
        pawns=list(raw["pawns"][:players]),
        homes=list(raw["homes"][:players]),
        targets=targets,
        left=list(raw["left"][:players]),
        found=[treasures_in(raw["found"][owner]) for owner in range(players)],
        open=[treasures_in(raw["open_cards"][owner]) for owner in range(players)],
        unseen=treasures_in(~seen & (1 << len(TREASURES)) - 1),
        reachable=cells_in(reachable) if kind == "move" else [],
        turns=raw["turns_n"],
        winner=None if raw["winner"] == NOTHING else raw["winner"],
    )
