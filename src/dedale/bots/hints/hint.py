"""A hint: the best action, the next best, what each is worth, and why."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

import msgspec

from dedale.bots.analysis.decisions import history_of
from dedale.bots.bot import Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.estimate import Estimate, unit_of
from dedale.bots.hints.reason import Candidate, Reason, Trial, clearly_better
from dedale.bots.judges import judge_of
from dedale.bots.seat import Seat
from dedale.core.errors import NotYourTurn
from dedale.core.game import Game
from dedale.core.table import Table

BUDGET = Budget(seconds=0.3)
"""For one judging, unless another is given. A hint takes one, and one more for every reason it tries."""

MOST_TRIALS = 6
"""So many reasons are tried at most."""


class Advice(msgspec.Struct, frozen=True):
    """An action and what it is worth to the seat."""

    action: int
    text: str
    value: Estimate


class Hint(msgspec.Struct, frozen=True):
    """What a seat is told that asks for a hint."""

    game: str
    seat: int
    kind: str
    unit: str
    best: Advice
    next: Advice | None
    """The next best; None where there is but one choice."""
    clear: bool
    """Whether the best is better than the next by more than the noise."""
    reason: Reason | None
    """Why, where a fact was found that the choice hangs on."""


class Finder(Protocol):
    """Finds the reasons that may hold, those to try first first; `ranked` are the actions, the best first."""

    def __call__(self, seat: Seat, ranked: list[int]) -> list[Candidate]: ...


def hint(table: Table, seat: int, *, judge: Judge | None = None, budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """A hint for the seat that is to decide, from what it may know. The table notes that it was given."""
    table.record.timeline.need_seat(seat)
    if table.turn != seat:
        raise NotYourTurn("hint-turn", "A hint is for the seat that is to decide, and this one is not.", seat=seat)
    judge = judge_of(table.game.name) if judge is None else judge
    found = advise(table.game, Seat(table.state, seat, history_of(table.record)), judge, budget, seed)
    table.note_hint(seat)
    return found


def advise(game: Game, seat: Seat, judge: Judge, budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """A hint without a table: for a seat that is to decide."""
    unit = unit_of(game.name, seat.sample(seed).seats)
    ranked = sorted(judge.judge(seat, budget, seed), key=lambda judgement: -judgement.value)
    best, others = ranked[0], ranked[1:]
    trial = Trial(game, seat, ranked, judge, budget, seed, unit)
    return Hint(
        game=game.name,
        seat=seat.number,
        kind=seat.kind,
        unit=unit,
        best=_advice(game, best),
        next=_advice(game, others[0]) if others else None,
        clear=not others or clearly_better(best, others[0], unit),
        reason=_reason(trial) if others else None,
    )


def _reason(trial: Trial) -> Reason | None:
    """The first reason that holds, of those that the game knows for this decision."""
    finder: Finder = import_module(f"dedale.bots.hints.{trial.game.name}").candidates
    found = finder(trial.seat, [judgement.action for judgement in trial.found])
    return next((candidate.reason for candidate in found[:MOST_TRIALS] if trial.holds(candidate)), None)


def _advice(game: Game, judgement: Judgement) -> Advice:
    return Advice(judgement.action, game.text(judgement.action), Estimate.of(judgement))
