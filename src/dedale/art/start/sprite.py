"""Everything that the start page shows, and with it the pieces of Labyrinth that lie behind its door."""

from __future__ import annotations

from functools import cache

from dedale.art.labyrinth.seats import SHAPES
from dedale.art.labyrinth.sprite import labyrinth
from dedale.art.sprite import Sprite, needed
from dedale.art.start.crossroads import crossroads
from dedale.art.start.dream import dream
from dedale.art.start.garden import garden, garden_paints
from dedale.art.start.ivy import vines
from dedale.art.start.moon import maze_moon, moon_paints
from dedale.art.start.stone import arches


@cache
def start() -> Sprite:
    """`start.svg`."""
    drawn = maze_moon() + arches() + vines() + dream() + garden() + crossroads()
    shown = drawn + "".join(f'<use href="#pawn-{seat}"/><use href="#seat-{seat}"/>' for seat in SHAPES)
    pieces = labyrinth().pieces
    lent = [pieces[name] for name in needed(shown, pieces)]
    return Sprite(
        name="start",
        defs=moon_paints() + garden_paints() + "".join(piece for piece in lent if not piece.startswith("<symbol")),
        symbols=drawn + "".join(piece for piece in lent if piece.startswith("<symbol")),
    )
