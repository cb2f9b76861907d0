"""What a worker does: play a game, judge some of it, and find out how right that was."""

from __future__ import annotations

from random import Random

import msgspec

import dedale
from dedale.bots import Budget, History, Judge, Judgement, Seat, player
from dedale.bots.analysis.report import label_of
from dedale.bots.estimate import NOTHING, Estimate, lead
from dedale.bots.judges import compare, judge_of
from dedale.core.game import State
from dedale.lab.judge.rows import JudgePlan, JudgeRow, yardstick_of
from dedale.lab.plan import number_from

LOOKED_AT = 5
"""So many decisions of a game are looked at; the one that seems to have lost most is judged."""

TOLD = 8
"""So many decisions of a game are those whose chances are held against its end."""


class JudgeTrial(msgspec.Struct, frozen=True):
    """A choice as it was judged, and as the larger judgement has it."""

    kind: str
    unit: str
    value: Estimate
    loss: Estimate
    label: str
    true_value: Estimate
    true_loss: Estimate


class ToldChance(msgspec.Struct, frozen=True):
    """A chance that was told, or the turns, with the interval; and how the game ended for the seat."""

    value: Estimate
    result: float


class TrialAnswer(msgspec.Struct, frozen=True):
    """What came of one game."""

    trials: list[JudgeTrial] = []
    told: list[ToldChance] = []


def try_one(plan: JudgePlan, row: int, number: int) -> TrialAnswer:
    """Play the game of this number, and judge."""
    chosen = plan.rows[row]
    dice = Random(number_from(plan.seed, chosen.game, chosen.options, chosen.bots, number))
    judge = judge_of(chosen.game)
    state, past = _played(chosen, number, dice)
    if plan.measure == "chances":
        return TrialAnswer(told=[_told(judge, moment, state, chosen, dice) for moment in past[:TOLD]])
    return TrialAnswer(trials=[_tried(judge, chosen, past, plan, dice)] if past else [])


def _played(row: JudgeRow, number: int, dice: Random) -> tuple[State, list[tuple[Seat, int]]]:
    """A game to its end, and some of its decisions in any order, with what was played."""
    game = dedale.game(row.game)
    options = game.options(row.options)
    bots = [player(row.game, row.bots[(number + seat) % len(row.bots)]) for seat in range(options.players)]
    state = game.new(options, dice.getrandbits(63))
    history = History()
    past: list[tuple[Seat, int]] = []
    while (turn := state.turn) >= 0:
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            seat = Seat(state.clone(), turn, history.copy())
            action = bots[turn].choose(seat, dice.getrandbits(63))
            past.append((seat, action))
        history.add(state, action)
        state.play(action)
    dice.shuffle(past)
    return state, past


def _told(judge: Judge, moment: tuple[Seat, int], end: State, row: JudgeRow, dice: Random) -> ToldChance:
    seat, action = moment
    found = compare(judge, seat, [action], Budget(iterations=row.first), dice.getrandbits(63))
    return ToldChance(Estimate.of(found[0]), end.returns()[seat.number])


def _tried(judge: Judge, row: JudgeRow, past: list[tuple[Seat, int]], plan: JudgePlan, dice: Random) -> JudgeTrial:
    """Judge as an analysis does: one look finds what may be better, another one, with other luck, weighs the two."""
    game = dedale.game(row.game)
    unit = game.facts.unit(game.options(row.options))
    first, second = (Budget(iterations=count) for count in (row.first, row.second))
    looked_at = [(seat, action, judge.judge(seat, first, dice.getrandbits(63))) for seat, action in past[:LOOKED_AT]]
    seat, action, seen = max(looked_at, key=lambda look: _lost(look[1], look[2]))
    best = seen[0]
    pair = list(dict.fromkeys([best.action, action]))
    judged = {one.action: one for one in compare(judge, seat, pair, second, dice.getrandbits(63))}
    played_out = yardstick_of(row.game).played_out
    exact = {one.action: one for one in played_out(seat, pair, row.larger, dice.getrandbits(60), plan.care)}
    loss = _loss(judged, best.action, action)
    named = label_of(unit, loss) if loss.value > 0 else ""
    return JudgeTrial(
        kind=seat.kind,
        unit=unit,
        value=Estimate.of(judged[action]),
        loss=loss,
        label=named,
        true_value=Estimate.of(exact[action]),
        true_loss=_loss(exact, best.action, action),
    )


def _lost(action: int, seen: list[Judgement]) -> float:
    """What a first look thinks that an action lost."""
    return seen[0].value - next(one.value for one in seen if one.action == action)


def _loss(found: dict[int, Judgement], best: int, played: int) -> Estimate:
    """What the one is better by than the other, whichever is."""
    if best == played:
        return NOTHING
    first, other = found[best], found[played]
    if other.behind is not None and other.behind.value == other.behind.high == 0:
        gap = lead(other, first)
        return Estimate(-gap.value, -gap.high, -gap.low)
    return lead(first, other)
