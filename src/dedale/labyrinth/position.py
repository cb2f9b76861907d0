"""Boards and saved states, read and checked before a number of them is believed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from dedale.core.errors import BadPosition
from dedale.core.fields import Raw
from dedale.core.reading import known_names, listing, number, refuse, short
from dedale.labyrinth.decisions import CHANCES, KIND_NAMES, OVER_NAME
from dedale.labyrinth.kinds import DEAL_CARD, FINISHED, NEXT_CARD, NONE, NOTHING, PUSH, WAIT
from dedale.labyrinth.tiles import (
    CELLS,
    FIXED,
    LOOSE,
    SHAPES,
    SIDE_LETTERS,
    SIZE,
    TREASURES,
    arrow_name,
    cell_name,
    letters_of,
    shape_and_turn,
    sides_from,
    turned,
)

Tile = tuple[str, str | None]

POSITION = ("tiles", "extra", "pawns", "current", "left", "bag", "found", "open", "barred", "seat", "turns")
SAVED = (*POSITION, "game", "version", "options", "kind", "winner", "revealed", "rng")


def raw_from_position(fresh: Raw, position: object) -> Raw:
    """The raw numbers of a game at the beginning of a turn, on the board that the position gives.

    Cards in sight that the position does not give are left to chance.
    """
    data = known_names("the position", position, POSITION)
    raw = copied(fresh)
    read_board(raw, data, complete=True)
    raw["dealt"] = 0
    raw["stage"] = DEAL_CARD
    read_seats(raw, data)
    raw["turns_n"] = number("turns", data.get("turns", 0), 0, 2**31)
    raw["seat"] = number("seat", data.get("seat", 0), 0, raw["players"] - 1)
    if ("open" if raw["young"] else "current") in data:
        raw["pending"] = PUSH
    else:
        raw["pending"] = NONE
        raw["first"] = raw["seat"]
    return raw


def raw_from_json(fresh: Raw, data: Mapping[str, object]) -> Raw:
    """The raw numbers of a saved state; whether it can be where it says is for the rules to say."""
    for name in SAVED:
        if name not in data:
            raise refuse("the saved state", f"expected {name!r}, which is missing")
    raw = copied(fresh)
    kind = data["kind"]
    read_board(raw, data, complete=kind != "tile")
    read_seats(raw, data)
    raw["seat"] = number("seat", data["seat"], 0, raw["players"] - 1)
    raw["turns_n"] = number("turns", data["turns"], 0, 2**32 - 1)
    raw["revealed_n"] = number("revealed", data["revealed"], 0, 2**32 - 1)
    if data["winner"] is not None:
        raw["winner"] = number("winner", data["winner"], 0, raw["players"] - 1)
    read_kind(raw, kind)
    rng = data["rng"]
    raw["seeded"] = int(rng is not None)
    if rng is not None:
        numbers = [number("rng", value, 0, 2**64 - 1) for value in listing("rng", rng, 2, 2)]
        raw["rng"], raw["policy"] = numbers
    return raw


def copied(fresh: Raw) -> Raw:
    """The raw numbers of a new game, to be changed."""
    return fresh | {name: list(fresh[name]) for name in ("pawns", "current", "left")}


def read_kind(raw: Raw, kind: object) -> None:
    """The pending decision or chance; whether the cards and tiles allow it is for the rules to say."""
    stages = [stage for stage, chance in CHANCES.items() if chance.name == kind]
    if kind == OVER_NAME:
        raw["pending"] = FINISHED
    elif kind in KIND_NAMES[1:]:
        raw["pending"] = KIND_NAMES.index(str(kind))
    elif stages:
        raw["pending"] = WAIT
        raw["stage"] = stages[0]
        if stages[0] == DEAL_CARD and (raw["turns_n"] or any(raw["found"])):
            raw["stage"] = NEXT_CARD
    else:
        raise wrong_kind(kind)


def wrong_kind(kind: object) -> BadPosition:
    """The error of a saved state that cannot be where it says."""
    named = ", ".join(dict.fromkeys([*KIND_NAMES[1:], *(chance.name for chance in CHANCES.values()), OVER_NAME]))
    return refuse("kind", f"expected what the cards and tiles allow, one of {named}, found {short(kind)}")


def read_board(raw: Raw, data: Mapping[str, object], complete: bool) -> None:
    """The tiles of the board and the extra tile: together they must be the tiles of the box."""
    found: Counter[Tile] = Counter()
    for mask in ("north", "east", "south", "west"):
        raw[mask] = 0
    raw["treasure"] = [NOTHING] * (CELLS + 1)
    laid = 0
    for cell, value in enumerate(listing("tiles", data.get("tiles"), CELLS, CELLS)):
        fixed = FIXED.get((cell // SIZE, cell % SIZE))
        place = f"tiles, {cell_name(cell)}"
        if value is None:
            if fixed is not None:
                put(raw, cell, sides_from(fixed[0]), fixed[1])
            elif complete:
                raise refuse(place, "expected a tile, such as 'NE' or 'NES bat'")
            continue
        sides, treasure = tile(place, value)
        if fixed is None:
            found[shape_and_turn(sides)[0], treasure] += 1
            laid += 1
        elif (sides, treasure) != (sides_from(fixed[0]), fixed[1]):
            expected = " ".join(part for part in fixed if part)
            raise refuse(place, f"expected the fixed tile {expected}")
        put(raw, cell, sides, treasure)
    raw["dealt"] = laid
    box: Counter[Tile] = Counter({(shape, treasure): count for shape, treasure, count in LOOSE})
    if complete:
        sides, treasure = tile("extra", data.get("extra"))
        shape = shape_and_turn(sides)[0]
        found[shape, treasure] += 1
        raw["extra"] = SHAPES[shape]
        raw["treasure"][CELLS] = NOTHING if treasure is None else TREASURES.index(treasure)
    for (shape, treasure), count in (found - box).items():
        named = f"{shape} with {treasure}" if treasure else f"plain {shape}"
        raise refuse(
            "tiles", f"expected {box[shape, treasure]} of the {named} tile, found {box[shape, treasure] + count}"
        )
    raw["tiles_left"] = [0 if complete else count - found[shape, treasure] for shape, treasure, count in LOOSE]


def put(raw: Raw, cell: int, sides: int, treasure: str | None) -> None:
    """Lay a tile on a cell."""
    for bit, mask in enumerate(("north", "east", "south", "west")):
        raw[mask] |= (sides >> bit & 1) << cell
    raw["treasure"][cell] = NOTHING if treasure is None else TREASURES.index(treasure)


def tile(place: str, value: object) -> tuple[int, str | None]:
    """A tile's open sides and treasure, from a text such as "NES bat" or from JSON's shape, turn and treasure."""
    if isinstance(value, Mapping):
        shape, treasure = value.get("shape"), value.get("treasure")
        turn = value.get("turn", 0)
        whole = isinstance(turn, int) and not isinstance(turn, bool)
        if isinstance(shape, str) and shape in SHAPES and whole and 0 <= turn < 4 and treasure in (None, *TREASURES):
            return turned(SHAPES[shape], turn), treasure
    elif isinstance(value, str):
        letters, _, name = value.partition(" ")
        sides = sum(1 << bit for bit, letter in enumerate(SIDE_LETTERS) if letter in letters)
        if letters == letters_of(sides) and (not name or name in TREASURES):
            forms = {turned(first, turn) for first in SHAPES.values() for turn in range(4)}
            if sides in forms:
                return sides, name or None
    raise refuse(place, f"expected a tile such as 'NE' or 'NES bat', found {short(value)}")


def read_seats(raw: Raw, data: Mapping[str, object]) -> None:
    """The pawns and the cards; no card may be in two places."""
    players = raw["players"]
    cells = {cell_name(cell): cell for cell in range(CELLS)}
    for seat, name in enumerate(by_seat(raw, "pawns", data, None)):
        if name is not None:
            if not isinstance(name, str) or name not in cells:
                raise refuse(f"pawns, seat {seat}", f"expected a cell from a1 to g7, found {short(name)}")
            raw["pawns"][seat] = cells[name]
    for seat, name in enumerate(by_seat(raw, "current", data, None)):
        raw["current"][seat] = NOTHING if name is None else treasure_number(f"current, seat {seat}", name)
    raw["found"] = [0, 0, 0, 0]
    raw["open_cards"] = [0, 0, 0, 0]
    for seat, names in enumerate(by_seat(raw, "found", data, [])):
        raw["found"][seat] = card_mask(f"found, seat {seat}", names, raw["cards"])
    for seat, names in enumerate(by_seat(raw, "open", data, [])):
        raw["open_cards"][seat] = card_mask(f"open, seat {seat}", names)
        if names and not raw["young"]:
            raise refuse("open", "expected none, since this is not the young players' variant")
    for seat, left in enumerate(by_seat(raw, "left", data, None)):
        expected = raw["cards"] - raw["found"][seat].bit_count()
        if left is not None and left != expected:
            raise refuse(f"left, seat {seat}", f"expected {expected}, since {raw['cards']} cards were dealt to each")
        raw["left"][seat] = expected
        if raw["current"][seat] != NOTHING and (raw["young"] or not expected):
            raise refuse(f"current, seat {seat}", "expected none")
        if raw["young"] and raw["open_cards"][seat].bit_count() > expected:
            raise refuse(f"open, seat {seat}", f"expected at most {expected} treasures")
    used = 0
    for seat in range(players):
        card = 0 if raw["current"][seat] == NOTHING else 1 << raw["current"][seat]
        for mask in (card, raw["found"][seat], raw["open_cards"][seat]):
            if used & mask:
                raise refuse("the cards", f"expected each treasure once; seat {seat} has one that is elsewhere too")
            used |= mask
    everything = (1 << len(TREASURES)) - 1
    raw["bag"] = everything & ~used
    if data.get("bag") is not None and card_mask("bag", data["bag"]) != raw["bag"]:
        raise refuse("bag", "expected exactly the treasures that no seat has")
    barred = data.get("barred")
    arrows = {arrow_name(arrow): arrow for arrow in range(12)}
    if barred is not None and (not isinstance(barred, str) or barred not in arrows):
        raise refuse("barred", f"expected an arrow such as {', '.join(arrows)}, found {short(barred)}")
    raw["barred"] = NOTHING if barred is None else arrows[barred]


def by_seat(raw: Raw, name: str, data: Mapping[str, object], default: object) -> list[object]:
    """A list with an entry for each seat."""
    players = raw["players"]
    if data.get(name) is None:
        return [default] * players
    return listing(name, data[name], players, players)


def treasure_number(place: str, name: object) -> int:
    """The number of a treasure."""
    if name not in TREASURES:
        raise refuse(place, f"expected one of {', '.join(TREASURES)}, found {short(name)}")
    return TREASURES.index(str(name))


def card_mask(place: str, names: object, most: int = len(TREASURES)) -> int:
    """A set of treasures from their names."""
    numbers = [treasure_number(place, name) for name in listing(place, names, 0, most)]
    if len(set(numbers)) < len(numbers):
        raise refuse(place, f"expected each treasure once, found {short(names)}")
    return sum(1 << number for number in numbers)
