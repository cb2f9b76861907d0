"""Compiled and uncompiled, the bots choose the same."""

from __future__ import annotations

import json
import os
from pathlib import Path

import dedale
from dedale.bots.budget import Budget
from dedale.bots.labyrinth.belief import belief_of, belief_of_all
from dedale.bots.labyrinth.expert import PACE
from dedale.bots.labyrinth.hindsight import STYLES
from dedale.bots.labyrinth.playout import playout_of
from dedale.bots.labyrinth.race import race_of
from dedale.bots.labyrinth.sight import boards_seen
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


def ends() -> list[list[int]]:
    """How games end that are played on from the middle of others, in every style."""
    found = []
    for players, young in ((1, False), (2, False), (2, True), (4, False)):
        state, history = midgame(2, 9, "greedy", players=players, young=young, cards=3)
        seat = Seat(state, state.turn, history)
        beliefs = belief_of(state, state.turn, boards_seen(seat)), belief_of_all(state, boards_seen(seat))
        race = race_of(max(2, players), 3, PACE)
        for style in range(STYLES):
            styles = [[float(style == (seat + one) % STYLES) for one in range(STYLES)] for seat in range(players)]
            playout = playout_of(state, state.turn, *beliefs, styles, race, 7)
            found.append(playout.results(state.legal()[-1], 3, 1))
    return found


def test_the_two_forms_choose_the_same() -> None:
    project = Path(__file__).resolve().parents[3]
    path = os.pathsep.join(map(str, (project, project / "src")))
    told = json.loads(run(PROGRAM, DEDALE_UNCOMPILED=OTHER_FORM, PYTHONPATH=path))
    assert not (dedale.compiled and told["compiled"])
    assert told["choices"] == choices()
    assert told["ends"] == ends()


def main() -> None:
    print(json.dumps({"compiled": dedale.compiled, "choices": choices(), "ends": ends()}))
