"""The numbers that a seat of Labyrinth is told are those of its view: made here a second time, from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.game import CHANCE, OVER
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import ARROWS, CELLS, CORNERS, TREASURES, arrow_name
from dedale.labyrinth.view import View
from tests.combinations import combinations_of, named
from tests.conformance.checks import seats_of
from tests.conformance.walks import walk
from tests.luck import luck_of

Numbers = list[int]


def marks(among: Any, marked: Any) -> Numbers:
    return [int(one in marked) for one in among]


def told_by(view: View) -> dict[str, Numbers]:
    """What the channels say, from a view."""
    seats = len(view.pawns)
    first = view.seat or 0
    order = [(first + place) % seats for place in range(seats)]
    treasures = [tile.treasure for tile in (*view.tiles, view.extra)]
    target = view.targets[first]
    sought = {target, *view.open[first]} - {None}
    home = view.homes[first] if target == "home" else None
    limit = view.options["turn_limit"]
    told = {
        "decision": marks(("push", "move"), [view.kind]),
        "turn": marks((*order, CHANCE, OVER), [view.turn]),
        "active": marks(order, [view.actor]),
        "winner": marks(order, [view.winner]),
        **{
            side: [int(side[0].upper() in tile.sides) for tile in view.tiles]
            for side in ("north", "east", "south", "west")
        },
        "extra": marks("NESW", view.extra.sides),
        "treasures": [0 if treasure is None else TREASURES.index(treasure) + 1 for treasure in treasures],
        "barred": marks(map(arrow_name, range(len(ARROWS))), [view.barred]),
        "target": marks((*TREASURES, "home"), [target]),
        "goal": [int(treasures[cell] in sought or cell == home) for cell in range(CELLS)],
        "goal-on-extra": [int(treasures[CELLS] in sought)],
        "pawns": [int(cell == view.pawns[seat]) for seat in order for cell in range(CELLS)],
        "homes": [int(cell == view.homes[seat]) for seat in order for cell in CORNERS.values()],
        "left": [view.left[seat] for seat in order],
        "found": [number for seat in order for number in marks(TREASURES, view.found[seat])],
        "open": [number for seat in order for number in marks(TREASURES, view.open[seat])],
        "unseen": marks(TREASURES, view.unseen),
        "reachable": marks(range(CELLS), view.reachable),
        "turns-left": [min(255, limit - view.turns) if isinstance(limit, int) else 255],
    }
    if not view.options["young"]:
        assert not any(told.pop("open"))
    return told


@pytest.mark.parametrize("options", combinations_of(GAME), ids=named)
def test_an_observation_says_what_the_view_says(options: dict[str, Any]) -> None:
    observation = GAME.observation(options)
    numbers = bytearray(observation.size)
    for state in walk(GAME, options, luck_of("observing", options)):
        for seat in seats_of(state):
            state.observe(seat, numbers)
            view = state.view(seat)
            assert isinstance(view, View)
            assert observation.read(numbers) == told_by(view)
