"""Random games come past the code of every clause often; what they cannot reach has a position of its own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.build.source_tree import run
from tests.properties.reach import counters
from tests.properties.reach_games import CONSTRUCTED, REFUSED
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

OFTEN = 100
GAMES = 200 if SOAK else 30
"""How many random games of each combination, and how many times as many from each constructed position."""

PROGRAM = "from tests.properties.reach import main; main()"


@cache
def counted() -> dict[str, dict[str, int]]:
    """How often each counter was passed, in random games and from constructed positions."""
    project = str(Path(__file__).resolve().parents[2])
    told: dict[str, dict[str, int]] = json.loads(run(PROGRAM, str(GAMES), str(10 * GAMES), PYTHONPATH=project))
    return told


def test_games_come_past_the_code_of_every_clause() -> None:
    seldom = {}
    for place, clauses in counters().items():
        times = counted()["random"].get(place, 0)
        if set(clauses) & {*CONSTRUCTED, *REFUSED}:
            times += counted()["constructed"].get(place, 0)
        if times < OFTEN:
            seldom[place] = (clauses, times)
    assert seldom == {}


def test_only_what_random_games_do_not_reach_has_a_position_of_its_own() -> None:
    reached = counted()["random"]
    seldom = {clause for place, clauses in counters().items() if reached.get(place, 0) < OFTEN for clause in clauses}
    assert {*CONSTRUCTED, *REFUSED} - seldom == set()
