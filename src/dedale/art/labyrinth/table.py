"""A whole position of Labyrinth as a picture, from what a seat sees; no words, only tiles, pawns and cards."""

from __future__ import annotations

from dedale.art.labyrinth.sprite import sprite
from dedale.art.labyrinth.tiles import VARIANTS
from dedale.art.numerals import number
from dedale.art.picture import Picture, picture
from dedale.art.svg import Point, box, disc, group, line, moved, paint, path, put
from dedale.art.themes import DEFAULT
from dedale.labyrinth.tiles import ARROWS, CORNERS, FIXED, SIDE_LETTERS, SIZE, arrow_name
from dedale.labyrinth.view import TileView, View

CELL = 100
BOARD = SIZE * CELL
GUTTER, PANEL, MARGIN = 62, 300, 24
WIDTH, HEIGHT = BOARD + 2 * GUTTER + PANEL, BOARD + 2 * GUTTER

DRAWN = {"I": "NS", "L": "NE", "T": "NEW"}
"""The open sides of each shape as it is drawn."""


def draw_board(view: View, theme: str = DEFAULT) -> Picture:
    """The board with its arrows; at the right the extra tile, what the viewer looks for, and every seat."""
    board = group(
        _frame(), _tiles(view), _treasures(view), _pawns(view), _arrows(view), transform=f"translate({GUTTER} {GUTTER})"
    )
    ground = box(0, 0, WIDTH, HEIGHT, "felt-mid")
    body = ground + board + moved(BOARD + 2 * GUTTER, GUTTER, _panel(view))
    return picture(body, (WIDTH, HEIGHT), sprite().pieces, theme)


def drawing_of(tile: TileView, cell: int | None) -> tuple[str, int]:
    """The drawing of a tile, and how many quarters it is turned clockwise."""
    shape = "T" if len(tile.sides) == 3 else "I" if set(tile.sides) in ({"N", "S"}, {"E", "W"}) else "L"
    turns = next(turn for turn in range(4) if _turned(DRAWN[shape], turn) == set(tile.sides))
    if cell is not None and divmod(cell, SIZE) in FIXED:
        row, column = divmod(cell, SIZE)
        return ("t-start" if shape == "L" else f"t-Tf-{'abc'[(row + column // 2) % 3]}"), turns
    kind = shape + ("t" if tile.treasure else "")
    variants = VARIANTS[kind]
    return f"t-{kind}-{variants[(cell or 0) * 5 % len(variants)]}", turns


def _turned(sides: str, turn: int) -> set[str]:
    return {SIDE_LETTERS[(SIDE_LETTERS.index(side) + turn) % 4] for side in sides}


def _at(cell: int) -> Point:
    row, column = divmod(cell, SIZE)
    return column * CELL, row * CELL


def _centred(name: str, cell: int, size: float) -> str:
    x, y = _at(cell)
    return put(name, x + (CELL - size) / 2, y + (CELL - size) / 2, size, size)


def _frame() -> str:
    return (
        box(-17, -17, BOARD + 34, BOARD + 34, "frame-1", rx=14)
        + box(-13, -13, BOARD + 26, BOARD + 26, "frame-2", rx=10, stroke=paint("frame-gold"), stroke_width=1.4)
        + box(-5, -5, BOARD + 10, BOARD + 10, "frame-1", rx=3)
    )


def _tiles(view: View) -> str:
    """Tiles that the pawn can reach are lit, and then the others step back."""
    reach = set(view.reachable)
    out = ""
    for cell, tile in enumerate(view.tiles):
        light = "" if not reach else "lit" if cell in reach else "dim"
        out += _tile(tile, cell, *_at(cell), light)
    homes = "".join(_centred(f"mosaic-{colour}", cell, 54) for colour, cell in CORNERS.items())
    return out + homes


def _tile(tile: TileView, cell: int | None, x: float, y: float, light: str = "") -> str:
    name, turns = drawing_of(tile, cell)
    shown = f"{name}--{light}" if light else name
    turn = f"translate({x:g} {y:g}) rotate({turns * 90} 50 50)"
    return put(shown, 0, 0, CELL, CELL, transform=turn)


def _treasures(view: View) -> str:
    return "".join(_centred(f"tr-{tile.treasure}", cell, 52) for cell, tile in enumerate(view.tiles) if tile.treasure)


def _pawns(view: View) -> str:
    """Pawns that share a cell stand side by side; beside a treasure they step aside. The one to act has its light."""
    standing: dict[int, list[int]] = {}
    for seat, cell in enumerate(view.pawns):
        standing.setdefault(cell, []).append(seat)
    spots = []
    for cell, there in standing.items():
        x, y = _at(cell)
        aside = 26 if view.tiles[cell].treasure else 0
        spots += [
            (y + 64 + aside * 0.4, x + 50 + aside + (i - (len(there) - 1) / 2) * 32, seat)
            for i, seat in enumerate(there)
        ]
    out = ""
    for y, x, seat in sorted(spots):
        active = seat == view.actor and view.winner is None
        high = 84 if active else 70
        glow = disc(round(x), round(y - 30), 108, "url(#lantern-glow)", opacity=0.8) if active else ""
        wide = high * 52 / 84
        out += glow + put(
            f"pawn-{view.colours[seat]}", round(x - wide / 2, 1), round(y - high * 0.8, 1), round(wide, 1), high
        )
    return out


def _arrows(view: View) -> str:
    out = ""
    for index, (side, along) in enumerate(ARROWS):
        middle = along * CELL + CELL / 2
        x, y, turn = {
            "n": (middle, -38, 0),
            "e": (BOARD + 38, middle, 90),
            "s": (middle, BOARD + 38, 180),
            "w": (-38, middle, -90),
        }[side]
        name = "arrow-barred" if view.barred == arrow_name(index) else "arrow"
        out += moved(x, y, put(name, -22, -22, 44, 44), turn=turn)
    return out


def _panel(view: View) -> str:
    """The extra tile, then a line for each seat: its pawn, what it found, and its next card."""
    extra = _tile(view.extra, None, 0, 0) + (
        put(f"tr-{view.extra.treasure}", 24, 24, 52, 52) if view.extra.treasure else ""
    )
    rim = box(-3, -3, 106, 106, "none", rx=6, stroke=paint("accent"), stroke_width=2.4)
    out = moved((PANEL - MARGIN - 132) / 2, 0, extra, rim, scale=1.32)
    for seat in range(len(view.pawns)):
        out += moved(0, 168 + seat * 138, _seat(view, seat))
    return out


def _seat(view: View, seat: int) -> str:
    width = PANEL - MARGIN
    current = seat == view.actor and view.winner is None
    ground = box(
        0,
        0,
        width,
        124,
        "panel-solid",
        rx=14,
        stroke=paint("accent" if current else "line-strong"),
        stroke_width=2 if current else 1,
    )
    pawn = put(f"pawn-{view.colours[seat]}", 12, 14, 57, 92)
    found = "".join(
        box(82 + i % 4 * 30, 60 + i // 4 * 30, 27, 27, "fl-3", rx=4)
        + put(f"tr-{name}", 83.5 + i % 4 * 30, 61.5 + i // 4 * 30, 24, 24)
        for i, name in enumerate(view.found[seat][-8:])
    )
    count = number(len(view.found[seat]), 100, 18, 30, "text") + number(
        len(view.found[seat]) + view.left[seat], 160, 22, 24, "text-3"
    )
    slash = line("M124 46L134 16", "text-3", 2.4)
    crown = path("M86 108L82 92L92 100L99 86L106 100L116 92L112 108Z", "accent") if view.winner == seat else ""
    return ground + pawn + count + slash + found + crown + _target(view, seat, width - 62)


def _target(view: View, seat: int, x: float) -> str:
    """What a seat looks for: a card face up if the viewer knows it, its own corner at the end, else a back."""
    target = view.targets[seat]
    if target is None:
        return put("treasure-back", x, 28, 49, 68)
    card = put("treasure-front", x, 28, 49, 68)
    if target == "home":
        return card + put(f"mosaic-{view.colours[seat]}", x + 9.5, 45, 30, 30)
    return card + put(f"tr-{target}", x + 8.5, 44, 32, 32)
