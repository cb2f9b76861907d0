"""Decisions of random games, and plans for them that a judge without any sense found, for the tests of hints."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import dedale
from dedale.bots import Seat
from dedale.bots.hints import Plan
from dedale.bots.hints.parts import parts_of
from dedale.bots.judges import trial_judge_of
from dedale.core.game import CHANCE, OVER, State
from tests.bots.stub_judges import ANY, HashJudge
from tests.conformance.walks import chance
from tests.luck import luck_of


def decisions(game: str, options: dict[str, Any], games: int, most: int) -> Iterator[State]:
    """Decisions of random games, at which there is something to choose.

    So many games were chosen, as what hints come to say in them is counted; the beginning of one more has the luck of
    this run.
    """
    chosen = Random(repr(options))
    for pick, end in [(luck_of("hints", options), most // 4), *[(chosen, most)] * games]:
        state = dedale.game(game).new(options)
        count = 0
        while state.turn != OVER and count < end:
            if state.turn == CHANCE:
                state.resolve(chance(state, pick))
                continue
            if len(state.legal()) > 1:
                yield state.clone()
            state.play(pick.choice(state.legal()))
            count += 1


def some_plans(game: str, state: State, count: int) -> Iterator[tuple[Seat, Plan, Plan]]:
    """Two plans of the seat to decide, some times over: what a quick judge likes, then judges without any sense."""
    for number in range(count):
        seat = Seat(state, state.turn)
        judge = HashJudge(key=bytes([number])) if number else trial_judge_of(game)
        best, following = parts_of(game).plans(seat, judge, ANY, 0)
        if following is not None:
            yield seat, best, following
