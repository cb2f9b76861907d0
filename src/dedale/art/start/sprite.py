"""Everything that the start page shows, and with it the pieces of the games that lie behind their doors."""

from __future__ import annotations

from functools import cache

from dedale.art.folders import in_folders
from dedale.art.sprite import Sprite, needed
from dedale.art.start.crossroads import crossroads
from dedale.art.start.doors import Door, doors
from dedale.art.start.moon import maze_moon, moon_paints


@cache
def sprite() -> Sprite:
    """`start.svg`."""
    found = doors()
    lent = [piece for game, door in found.items() for piece in _lent(game, door)]
    return Sprite(
        name="start",
        defs=moon_paints()
        + "".join(door.paints for door in found.values())
        + "".join(piece for piece in lent if not piece.startswith("<symbol")),
        symbols=maze_moon()
        + "".join(door.symbols for door in found.values())
        + crossroads()
        + "".join(piece for piece in lent if piece.startswith("<symbol")),
    )


def _lent(game: str, door: Door) -> list[str]:
    """The pieces of a game's own sprite that its door shows."""
    pieces: dict[str, str] = in_folders("sprite")[game].sprite().pieces
    shown = door.symbols + "".join(f'<use href="#{name}"/>' for name in door.lent)
    return [pieces[name] for name in needed(shown, pieces)]
