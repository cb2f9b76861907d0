"""Counts how many hints are clear, and how many of these say why: by game, players and expansions.

    .venv/bin/python tools/hint_tally.py [count] [kind ...]

The positions are those of games between bots of the middle levels, the same ones every time.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

import dedale
from dedale.bots import Budget, Seat
from dedale.bots.hints import Hint, advise
from dedale.bots.hints.hint import BUDGET
from dedale.bots.judges import judge_of
from dedale.bots.roster import player
from dedale.bots.seat import History
from dedale.core.game import OVER

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth 1": ("labyrinth", {"players": 1}),
    "labyrinth 2": ("labyrinth", {"players": 2}),
    "labyrinth 3": ("labyrinth", {"players": 3}),
    "labyrinth 4": ("labyrinth", {"players": 4}),
    "labyrinth 2 young": ("labyrinth", {"players": 2, "young": True}),
    "onirim": ("onirim", {}),
    "onirim book": ("onirim", {"book": "yes"}),
    "onirim towers": ("onirim", {"towers": "yes"}),
    "onirim dreams": ("onirim", {"dreams": 5}),
    "onirim all": ("onirim", {"book": "yes", "towers": "yes", "dreams": 4}),
    "onirim two": ("onirim", {"players": 2}),
    "onirim silent": ("onirim", {"players": 2, "talk": "silent"}),
    "onirim silent all": (
        "onirim",
        {"players": 2, "talk": "silent", "book": "lost", "towers": "ruins", "dreams": 5},
    ),
}
LEVELS = ("medium", "hard")
EVERY = {"labyrinth": 7, "onirim": 3}
"""Of so many decisions one is looked at."""

MOST_DECISIONS = 300
"""So many of one game are played."""


@dataclass
class Tally:
    """What a number of hints said."""

    hints: int = 0
    clear: int = 0
    explained: int = 0
    apart: int = 0
    apart_explained: int = 0
    longest: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)

    def add(self, hint: Hint, seconds: float) -> None:
        """Count a hint."""
        self.hints += 1
        self.clear += hint.clear
        self.explained += hint.clear and hint.explained
        self.apart += not hint.close
        self.apart_explained += not hint.close and hint.explained
        self.longest = max(self.longest, seconds)
        self.codes.update(reason.code for reason in (*hint.best.does, *hint.reasons))


def positions(game: str, options: dict[str, Any], count: int) -> Iterator[Seat]:
    """So many decisions of games between bots, with what the seat saw before."""
    found = 0
    seed = 0
    while found < count:
        seed += 1
        pick = Random(seed)
        state = dedale.game(game).new(options, seed)
        players = [player(game, pick.choice(LEVELS)) for _ in range(state.seats)]
        history = History()
        for number in range(MOST_DECISIONS):
            if state.turn == OVER or found == count:
                break
            seat = Seat(state, state.turn, history)
            if len(seat.legal()) > 1 and number % EVERY[game] == 0:
                found += 1
                yield seat
            action = players[state.turn].choose(seat, number)
            history.add(state, action)
            state.play(action)


def tally(kind: str, count: int, budget: Budget = BUDGET) -> Tally:
    """What the hints of a kind of game say."""
    game, options = KINDS[kind]
    judge = judge_of(game)
    total = Tally()
    for seat in positions(game, options, count):
        began = process_time()
        total.add(advise(dedale.game(game), seat, judge, budget), process_time() - began)
    return total


def main(count: str = "40", *kinds: str) -> None:
    """Print a line for each kind of game."""
    for kind in kinds or KINDS:
        found = tally(kind, int(count))
        share = f"{100 * found.explained / found.clear:.0f} %" if found.clear else "-"
        print(
            f"{kind:20} {found.hints:4} hints, {found.clear:4} clear, {found.explained:4} with a reason ({share:>5}); "
            f"{found.apart:4} not close, {found.apart_explained:4} with a reason; longest {found.longest:.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
