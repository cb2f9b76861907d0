"""A state of Labyrinth with one fact changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dedale.core.game import Json
from dedale.labyrinth.tiles import cell_name

Change = Callable[[Json], Json | None]


def with_other_target(data: Json, seat: int, avoid: Iterable[str]) -> Json | None:
    """A seat looks for another treasure, one that nobody has seen and that is none of those to avoid."""
    other = next((name for name in data["bag"] if name not in avoid), None)
    if other is None or data["current"][seat] is None:
        return None
    data["bag"] = [name for name in data["bag"] if name != other] + [data["current"][seat]]
    data["current"][seat] = other
    return data


def with_cards_found(data: Json, seat: int, names: Iterable[str]) -> Json | None:
    """A seat has found these treasures already, as far as it has more than two to find."""
    zone = data["open"][seat] if data["options"]["young"] else data["bag"]
    found = [name for name in names if name in zone][: max(0, data["left"][seat] - 2)]
    for name in found:
        zone.remove(name)
    data["found"][seat] += found
    data["left"][seat] -= len(found)
    return data if found else None


def with_cards_to_find(data: Json, seat: int, count: int) -> Json | None:
    """A seat has so many of the treasures that it found still to find."""
    if len(data["found"][seat]) < count:
        return None
    back, data["found"][seat] = data["found"][seat][:count], data["found"][seat][count:]
    data["left"][seat] += count
    if data["options"]["young"]:
        data["open"][seat] += back
        return data
    if data["current"][seat] is None:
        data["current"][seat] = back.pop()
    data["bag"] += back
    return data


def with_pawn_at(data: Json, seat: int, cell: int) -> Json:
    """A pawn stands elsewhere."""
    data["pawns"][seat] = cell_name(cell)
    return data
