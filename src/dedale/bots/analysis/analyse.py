"""Looking through a record: every decision judged as the seat that made it could judge it then."""

from __future__ import annotations

from collections.abc import Callable

from dedale.bots.analysis.decisions import PastDecision, decisions_of, last_outcomes, unforced
from dedale.bots.analysis.ledger import Ledger
from dedale.bots.analysis.report import FORCED, Analysis, JudgedChoice, cost_of, label_of
from dedale.bots.analysis.time_budget import Allowance, TimeBudget
from dedale.bots.bot import Comparer, Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.estimate import NOTHING, Estimate, lead
from dedale.bots.judges import compare, judge_of
from dedale.core.errors import StillRunning
from dedale.core.events import Action
from dedale.core.facts import POINTS, TURNS
from dedale.core.record import Record

SECONDS = 17.0
"""The time for a whole game unless a budget is given."""

SECOND_LOOK = 0x5EC0_4D10
"""What tells the seed of a second look from that of the first."""

NEGLIGIBLE = {POINTS: 0.01, TURNS: 0.1}
"""What was played counts as the best where it seems to be behind by less."""

Progress = Callable[[int, int], None]
"""Told after every decision judged: how many are done, of how many."""


def analyse(
    record: Record,
    *,
    judge: Judge | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    owner: bool = False,
    progress: Progress | None = None,
) -> Analysis:
    """What every choice of a game cost, and what luck gave or took.

    The judge is the game's expert unless another is given; the budget is for one look at one decision.
    A game under way is looked through only for its owner: an analysis tells what is hidden.
    """
    if not record.over and not owner:
        raise StillRunning(
            "analysis-running",
            "The analysis of a game under way gives away what is hidden; wait for the end, or ask as its owner.",
        )
    game, seats = record.game.name, record.timeline.state.seats
    unit = record.game.facts.unit(record.options)
    total = unforced(record)
    eyes = _Eyes(
        judge_of(game) if judge is None else judge,
        TimeBudget(SECONDS, total) if budget is None else Allowance(budget),
        seed,
        unit,
    )
    ledger = Ledger(seats, unit, record.game.facts.together)
    choices: list[JudgedChoice] = []
    done = 0
    for decision in decisions_of(record):
        at, step, seat, event = decision.at, decision.step, decision.seat.number, decision.event
        ledger.chance(decision.outcomes)
        if decision.forced and ledger.begun:
            if event is not None:
                value = ledger.value(seat)
                kept = Judgement(event.action, value, value, value)
                choices.append(_choice(record, decision, event, kept, kept, NOTHING))
            continue
        played, best, loss = eyes.weigh(decision)
        # Where the best may be the best by chance alone, what was played is as good a measure of the position.
        measure = best if cost_of(loss) else played
        if not ledger.begun:
            measure = eyes.look_closer(decision, measure)
        ledger.read(at, step, seat, Estimate.of(measure))
        if event is not None:
            choice = _choice(record, decision, event, played, best, loss)
            choices.append(choice)
            ledger.choose(choice)
        done += 1
        if progress is not None:
            progress(done, max(done, total))
    if not ledger.begun:
        raise StillRunning("analysis-early", "Nobody has had to decide anything in this game: there is nothing to say.")
    _close(record, ledger, len(choices))
    return Analysis(
        game=game,
        options=record.game.options_json(record.options),
        unit=unit,
        seats=list(record.timeline.names),
        finished=record.over,
        resigned=record.timeline.resigned,
        choices=choices,
        draws=ledger.draws,
        curve=ledger.curve,
        accounts=ledger.accounts(),
    )


class _Eyes:
    """Looks at decisions, and where what was played seems not the best, a second time.

    The first look finds the rival: the best of many that are each judged with some luck, and so judged too well.
    The second, with luck of its own, weighs the rival against what was played.
    """

    def __init__(self, judge: Judge, time: TimeBudget | Allowance, seed: int, unit: str) -> None:
        self._judge = judge
        self._unit = unit
        self._time = time
        self._seed = seed

    def weigh(self, decision: PastDecision) -> tuple[Judgement, Judgement, Estimate]:
        """What was played, what was best, and what lies between.

        The same twice where nothing better is found, or nothing was played.
        """
        with self._time.look() as budget:
            seen = self._judge.judge(decision.seat, budget, self._seed + decision.at)
        best = max(seen, key=lambda judgement: judgement.value)
        if decision.event is None or decision.event.action == best.action:
            return best, best, NOTHING
        played = next(judgement for judgement in seen if judgement.action == decision.event.action)
        if lead(best, played).value < NEGLIGIBLE[self._unit]:
            return played, played, NOTHING
        pair = [best.action, played.action]
        with self._time.look(again=True) as budget:
            again = compare(self._judge, decision.seat, pair, budget, self._seed + decision.at ^ SECOND_LOOK)
        better, other = again
        if better.action == played.action or better.value <= other.value:
            played = next(judgement for judgement in again if judgement.action == played.action)
            return played, played, NOTHING
        return other, better, lead(better, other)

    def look_closer(self, decision: PastDecision, judged: Judgement) -> Judgement:
        """The same action, judged more closely if the judge can: all sums begin with the first value."""
        if not isinstance(self._judge, Comparer):
            return judged
        with self._time.look(again=True) as budget:
            (found,) = self._judge.compare(decision.seat, [judged.action], budget, self._seed ^ SECOND_LOOK)
        return found


def _choice(
    record: Record, decision: PastDecision, event: Action, played: Judgement, best: Judgement, loss: Estimate
) -> JudgedChoice:
    """A choice with what it cost."""
    unit = record.game.facts.unit(record.options)
    return JudgedChoice(
        at=decision.at,
        step=decision.step,
        seat=event.seat,
        kind=decision.seat.kind,
        played=record.game.text(event.action),
        best=record.game.text(best.action),
        played_value=Estimate.of(played),
        best_value=Estimate.of(best),
        loss=loss,
        label=FORCED if decision.forced else label_of(unit, loss),
        chosen=event.chosen,
        cost=cost_of(loss),
    )


def _close(record: Record, ledger: Ledger, step: int) -> None:
    """Book how the game ended, if it did."""
    at = len(record.live)
    if record.timeline.resigned is not None:
        ledger.give_up(at, step, record.timeline.resigned, record.returns())
    elif record.over:
        ledger.chance(last_outcomes(record))
        ledger.end(at, step, record.returns())
