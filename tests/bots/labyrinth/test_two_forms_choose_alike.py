"""Compiled and uncompiled, the bots choose the same."""

from __future__ import annotations

import json
import os
from pathlib import Path

import dedale
from dedale.bots.budget import Budget
from dedale.bots.roster import bot
from dedale.bots.seat import Seat
from tests.bots.labyrinth.games import midgame
from tests.build.source_tree import run
from tests.luck import seed_of

OTHER_FORM = "" if not dedale.compiled else "1"
PROGRAM = "from tests.bots.labyrinth.test_two_forms_choose_alike import main; main()"
POSITIONS = [
    *((name, options) for name in ("greedy", "planner", "lite") for options in ({"players": 2}, {"players": 4})),
    ("expert", {"players": 2}),
    ("expert", {"players": 3}),
    ("expert", {"players": 2, "young": True}),
    ("expert", {"players": 1}),
]


def choices() -> list[list[int]]:
    """What is chosen in the middle of games: a push, and a cell."""
    found = []
    for name, options in POSITIONS:
        chosen = []
        for decisions in (12, 15):
            state, history = midgame(seed_of("two forms", name, options), decisions, "greedy", **options)
            seat = Seat(state, state.turn, history)
            chosen.append(bot("labyrinth", name).choose(seat, Budget(iterations=1), 3))
        found.append(chosen)
    return found


def test_the_two_forms_choose_the_same() -> None:
    project = Path(__file__).resolve().parents[3]
    path = os.pathsep.join(map(str, (project, project / "src")))
    told = json.loads(run(PROGRAM, DEDALE_UNCOMPILED=OTHER_FORM, PYTHONPATH=path))
    assert not (dedale.compiled and told["compiled"])
    assert told["choices"] == choices()


def main() -> None:
    print(json.dumps({"compiled": dedale.compiled, "choices": choices()}))
