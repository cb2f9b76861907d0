"""A hint: the best thing to do, what it does, why it is better than the next best, and what each is worth."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from dedale.bots.analysis.decisions import history_of
from dedale.bots.bot import Comparer, Judge
from dedale.bots.budget import Budget
from dedale.bots.estimate import Estimate
from dedale.bots.hints.parts import Parts, parts_of
from dedale.bots.hints.reason import Plan, Reason, Trial, clearly_better, hardly_better, seems_better
from dedale.bots.judges import judge_of, trial_judge_of
from dedale.bots.seat import Seat
from dedale.core.errors import NotYourTurn
from dedale.core.game import Game
from dedale.core.table import Table

BUDGET = Budget(seconds=0.35)
"""For the judgement of all choices, and as much again for the look at the two best, unless another is given."""

TRIAL_BUDGET = Budget(iterations=48)
"""For each judging of a trial."""

MOST_TRIALS = 8
"""So many reasons are tried at most."""

MOST_REASONS = 2
"""So many are told at most."""


class Advice(msgspec.Struct, frozen=True):
    """Something to do, in one action or several, what it does, and what it is worth to the seat."""

    actions: list[int]
    texts: list[str]
    same: list[str]
    """First actions that would do just as well: the same push with the tile turned."""
    does: list[Reason]
    """What is plain to see: what it finds, opens, finishes or costs."""
    value: Estimate

    @property
    def action(self) -> int:
        """The action that the seat is asked for now."""
        return self.actions[0]

    @property
    def text(self) -> str:
        """The action that the seat is asked for now, as text."""
        return self.texts[0]


class Hint(msgspec.Struct, frozen=True):
    """What a seat is told that asks for a hint."""

    game: str
    seat: int
    kind: str
    unit: str
    best: Advice
    next: Advice | None
    """The next best that is really something else; None where there is but one choice."""
    clear: bool
    """Whether the best is better than the next by more than the noise, or plainly brings more and is worth more."""
    close: bool
    """Whether the two are worth the same, as far as the judge can see: either will do."""
    reasons: list[Reason]
    """Why the best is better than the next, where they are not close: facts that the choice, or its value, hangs on."""
    risks: list[Reason]
    """What may still go wrong."""

    plain: bool
    """Whether what the best does is plainly more than what the next does."""

    @property
    def explained(self) -> bool:
        """Whether a reader learns why the best is better than the next."""
        return self.plain or bool(self.reasons)


def hint(table: Table, seat: int, *, judge: Judge | None = None, budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """A hint for the seat that is to decide, from what it may know. The table notes that it was given."""
    table.record.timeline.need_seat(seat)
    if table.turn != seat:
        raise NotYourTurn("hint-turn", "A hint is for the seat that is to decide, and this one is not.", seat=seat)
    tried_by = judge
    judge = judge_of(table.game.name) if judge is None else judge
    found = advise(table.game, Seat(table.state, seat, history_of(table.record)), judge, budget, seed, tried_by)
    table.note_hint(seat)
    return found


def advise(
    game: Game, seat: Seat, judge: Judge, budget: Budget = BUDGET, seed: int = 0, tried_by: Judge | None = None
) -> Hint:
    """A hint without a table: for a seat that is to decide. Reasons are tried by a judge of their own."""
    unit = game.facts.unit(seat.options)
    parts = parts_of(game.name)
    best, following = parts.plans(seat, judge, budget, seed)
    if following is not None and isinstance(judge, Comparer):
        best, following = _second_look(seat, best, following, judge, budget, seed)
    first = _advice(game, seat, parts, best)
    second = None if following is None else _advice(game, seat, parts, following)
    if following is not None and second is not None and _wins(second) and not _wins(first):
        best, following, first, second = following, best, second, first
    plain = second is None or parts.gain(first.does) > parts.gain(second.does)
    wins = _wins(first) and not (second is not None and _wins(second))
    clear, close = True, False
    reasons: list[Reason] = []
    if following is not None:
        sure = clearly_better(best.judgement, following.judgement, unit)
        seems = seems_better(best.judgement, following.judgement, unit)
        clear = sure or wins or (seems and plain)
        close = not (clear or seems or (plain and hardly_better(best.judgement, following.judgement, unit)))
    if following is not None and not close and not wins:
        tried_by = trial_judge_of(game.name) if tried_by is None else tried_by
        trial = Trial(game, seat, best.judgement, following.judgement, tried_by, TRIAL_BUDGET, seed, unit)
        reasons = _reasons(trial, parts, best, following) or parts.keeps(seat, best, following)
    return Hint(
        game=game.name,
        seat=seat.number,
        kind=seat.kind,
        unit=unit,
        best=first,
        next=second,
        clear=clear,
        close=close,
        reasons=reasons,
        risks=[] if close else parts.risks(seat, best, reasons),
        plain=plain,
    )


def _wins(advice: Advice) -> bool:
    """Whether that wins the game at once."""
    return any(fact.code == "wins" for fact in advice.does)


def _second_look(
    seat: Seat, best: Plan, following: Plan, judge: Comparer, budget: Budget, seed: int
) -> tuple[Plan, Plan]:
    """The two plans judged against each other alone, with fresh dice: the better first."""
    plans = {plan.action: plan for plan in (best, following)}
    better, other = judge.compare(seat, list(plans), budget, seed + 1)
    return (
        replace(plans[better.action], judgement=better),
        replace(plans[other.action], judgement=other),
    )


def _reasons(trial: Trial, parts: Parts, best: Plan, following: Plan) -> list[Reason]:
    """The first reasons that hold, of those that the game knows for this decision."""
    found = parts.candidates(trial.seat, best, following)[:MOST_TRIALS]
    before = trial.judged() if found else {}
    held: list[Reason] = []
    for candidate in found:
        if len(held) < MOST_REASONS and not _told(held, candidate.reason) and trial.holds(candidate, before):
            held.append(candidate.reason)
    return held


def _told(held: list[Reason], reason: Reason) -> bool:
    """Whether all that a reason says has been said by another."""
    return any(reason.facts and reason.facts.items() <= told.facts.items() for told in held)


def _advice(game: Game, seat: Seat, parts: Parts, plan: Plan) -> Advice:
    return Advice(
        actions=list(plan.actions),
        texts=[game.text(action) for action in plan.actions],
        same=[game.text(action) for action in plan.same],
        does=parts.does(seat, plan),
        value=Estimate.of(plan.judgement),
    )
