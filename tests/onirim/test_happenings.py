"""What happened in some whole games of Onirim, chosen for what is rare in them; `tests/properties` holds it in all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dedale.core.happening import happenings
from dedale.onirim.game import GAME
from tests.properties.test_happenings import Zones, carry_out, events, zones_of


@pytest.mark.parametrize(
    ("options", "seed", "rare"),
    [
        ({}, 725, {"move deck doors0"}),
        ({"towers": "yes"}, 524, {"rampart-stands"}),
        (
            {"book": "yes", "towers": "yes", "dreams": 6},
            1957,
            {"goal-laid", "premonition-shown", "premonition-strikes"},
        ),
    ],
)
def test_what_is_rare_is_told_too(options: dict[str, Any], seed: int, rare: set[str]) -> None:
    zones: Zones | None = None
    told = set()
    for before, event, after in events(GAME.new(options), Random(seed), GAME.passes):
        happened = happenings(GAME, before, event, after)
        zones = zones or zones_of(before)
        carry_out(zones, happened)
        told |= {" ".join(filter(None, (one.kind, one.source, one.to))) for one in happened} | {
            one.kind for one in happened
        }
    assert zones is not None
    assert {name: +cards for name, cards in zones.items()} == zones_of(after)
    assert rare <= told
