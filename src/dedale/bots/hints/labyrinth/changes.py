"""A state of Labyrinth with one fact changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dedale.labyrinth.tiles import cell_name

Data = dict[str, Any]


def with_other_target(data: Data, seat: int, avoid: Iterable[str]) -> Data | None:
    """A seat looks for another treasure, one that nobody has seen and that is none of those to avoid."""
    other = next((name for name in data["bag"] if name not in avoid), None)
    if other is None or data["current"][seat] is None:
        return None
    data["bag"] = [name for name in data["bag"] if name != other] + [data["current"][seat]]
    data["current"][seat] = other
    return data


def with_card_found(data: Data, seat: int, treasure: str) -> Data:
    """A young player has found one of the open treasures already."""
    data["open"][seat].remove(treasure)
    data["found"][seat].append(treasure)
    data["left"][seat] -= 1
    return data


def with_cards_back(data: Data, seat: int, count: int) -> Data | None:
    """A seat has so many of the treasures that it found still to find."""
    if len(data["found"][seat]) < count:
        return None
    back, data["found"][seat] = data["found"][seat][:count], data["found"][seat][count:]
    data["left"][seat] += count
    if data["options"]["young"]:
        data["open"][seat] += back
        return data
    if data["current"][seat] is None:
        data["current"][seat] = back.pop(0)
    data["bag"] += back
    return data


def with_pawn_at(data: Data, seat: int, cell: int) -> Data:
    """A pawn stands elsewhere."""
    data["pawns"][seat] = cell_name(cell)
    return data
