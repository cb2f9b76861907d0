"""A state as JSON."""

from __future__ import annotations

from itertools import product

from dedale.core.fields import Raw
from dedale.core.game import Json
from dedale.core.options import OptionValues
from dedale.labyrinth.kinds import NOTHING
from dedale.labyrinth.tiles import CELLS, SHAPES, TREASURES, arrow_name, cell_name, shape_and_turn


def sides_of(raw: Raw) -> list[int]:
    """The open sides of the tile on every cell, 0 where none lies yet."""
    flags = [f"{raw[side]:0{CELLS}b}" for side in ("west", "south", "east", "north")]
    return [_SIDES[four] for four in zip(*flags, strict=True)][::-1]


_SIDES = {four: int("".join(four), 2) for four in product("01", repeat=4)}
"""The open sides of a tile by its flags, west first."""


def treasure_name(treasure: int) -> str | None:
    """The name of a treasure, or None."""
    return None if treasure == NOTHING else TREASURES[treasure]


def treasures_in(mask: int) -> list[str]:
    """The names of a set of treasures."""
    return [name for number, name in enumerate(TREASURES) if mask >> number & 1]


def tile_json(sides: int, treasure: int) -> Json | None:
    """A tile: shape, turn and treasure; None where none lies yet."""
    if not sides:
        return None
    shape, turn = shape_and_turn(sides)
    return {"shape": shape, "turn": turn, "treasure": treasure_name(treasure)}


def extra_json(raw: Raw) -> Json | None:
    """The extra tile: shape and treasure; it has no turn until it is pushed in."""
    for shape, first in SHAPES.items():
        if raw["extra"] == first:
            return {"shape": shape, "treasure": treasure_name(raw["treasure"][CELLS])}
    return None


def to_json(raw: Raw, options: OptionValues, kind: str, version: int) -> Json:
    """Everything about the state, hidden things too."""
    seats = range(raw["players"])
    return {
        "game": "labyrinth",
        "version": version,
        "options": options,
        "seat": raw["seat"],
        "kind": kind,
        "tiles": list(map(tile_json, sides_of(raw), raw["treasure"])),
        "extra": extra_json(raw),
        "pawns": [cell_name(raw["pawns"][seat]) for seat in seats],
        "current": [treasure_name(raw["current"][seat]) for seat in seats],
        "left": [raw["left"][seat] for seat in seats],
        "bag": treasures_in(raw["bag"]),
        "found": [treasures_in(raw["found"][seat]) for seat in seats],
        "open": [treasures_in(raw["open_cards"][seat]) for seat in seats],
        "barred": None if raw["barred"] == NOTHING else arrow_name(raw["barred"]),
        "turns": raw["turns_n"],
        "winner": None if raw["winner"] == NOTHING else raw["winner"],
        "revealed": raw["revealed_n"],
        "rng": [raw["rng"], raw["policy"]] if raw["seeded"] else None,
    }
