"""The bots that think of the others: they block, guess what is sought, and mind the race home."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from dedale.bots.bot import Gap, Judgement
from dedale.bots.budget import Budget
from dedale.bots.estimate import lead
from dedale.bots.labyrinth.alone import judged_alone, turns_alone
from dedale.bots.labyrinth.belief import belief_of, belief_of_all
from dedale.bots.labyrinth.foresight import cells_foreseen, pushes_foreseen
from dedale.bots.labyrinth.judging import judgements_of
from dedale.bots.labyrinth.outlook import Outlook, outlook_of
from dedale.bots.labyrinth.plain import PlannerBot
from dedale.bots.labyrinth.playout import Pair, joined, measured, result_of
from dedale.bots.labyrinth.race import race_of
from dedale.bots.labyrinth.reading import belief_read
from dedale.bots.labyrinth.sight import boards_seen, state_seen
from dedale.bots.labyrinth.trail import trail_of
from dedale.bots.seat import Seat
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import KIND_NAMES, NOTHING, PUSH, PUSHES
from dedale.labyrinth.raw import dump
from dedale.labyrinth.solving import solve

PACE = (0.6,)
"""How likely a turn is a find, in the race table."""

DUEL_PACE = (0.2, 0.3, 0.4, 0.5, 0.6)
"""The same between two who look twice, for who needs 1, 2 and so on: the last finds are the hardest.

Few cards are left then that one may look for, and the other blocks.
"""

LINES_A_SECOND_LOOK = 6
"""For so many lines of the budget, one more push, and then cell, is looked at twice."""

WARINESS = {2: 40.0, 3: 0.0, 4: 0.0}
"""By players: how much a seat fears the others' pushes if they know what it looks for; less if they only guess."""

AT_A_GLANCE = 0
"""So many lines are followed by who only glances."""

FEWEST_LINES, MOST_LINES = 8, 4096
"""How many lines a budget in seconds begins with, and where it stops."""

EVERY_REPLY = PUSHES
"""With so many lines and one opponent, each of its pushes is looked at once."""

WORTH_PLAYING = 0.03
"""Two actions that seem further apart than that are told apart by games to the end; alone too, in turns."""

FEWEST_GAMES, MOST_GAMES = 8, 400
"""How many of these a budget in seconds begins with, and where it stops."""

BATCHES = 8
"""A judgement draws its lines in so many batches, to tell how far chance may have moved it."""

Values = dict[int, float]


class LiteBot:
    """The expert at a glance: one push deep, as if it was everybody's turn at once."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The push, then the cell."""
        state = state_seen(seat)
        if state.seats == 1:
            return _best(turns_alone(state, seed))
        return _best(_looked_at(_outlook(seat, state, 1.0, reads=False), seat, AT_A_GLANCE, seed))


class ExpertBot:
    """Weighs every push by what the others may do after it, and what is then left for itself.

    `blocking`, 0 to 1, is how much it minds the others' finds. With `reads` it guesses what they look for from all
    their turns, else only from what they passed by, and against one opponent it looks at its turn after next too. The
    budget is the number of lines of the others' pushes that it follows after each push of its own.
    """

    def __init__(self, blocking: float = 1.0, *, reads: bool = True) -> None:
        self._blocking = blocking
        self._reads = reads

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The push, then the cell: each the best after the same look at what may come."""
        state = state_seen(seat)
        if state.seats == 1:
            return _best(turns_alone(state, seed))
        if self._reads and state.seats == 2:
            return _best(_looked_at_twice(seat, state, self._blocking, budget, seed))
        outlook = _outlook(seat, state, self._blocking, reads=self._reads)
        values: Values = {}
        for lines in _deepening(budget, state.seats):
            values = _looked_at(outlook, seat, lines, seed)
        return _best(values)

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        """The chance to win of every action; alone, minus the turns at the end."""
        return self._judged(seat, seat.legal(), budget, seed)

    def compare(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        """Look at these actions alone; where two seem apart, play games to the end after both."""
        found = self._judged(seat, actions, budget, seed)
        if len(found) == 2 and lead(*found).value > WORTH_PLAYING:
            return _played_on(seat, found[0], found[1], budget, seed)
        return found

    def _judged(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        state = state_seen(seat)
        if state.seats == 1:
            return judged_alone(state, actions, seed)
        outlook = _outlook(seat, state, self._blocking, reads=self._reads)
        batches: list[Values] = []
        for lines in _deepening(budget, state.seats):
            if state.seats == 2 and lines >= EVERY_REPLY:
                batches = [_looked_at(outlook, seat, lines, seed, thorough=True)]
            else:
                share = max(1, lines // BATCHES)
                batches = [_looked_at(outlook, seat, share, seed + batch, thorough=True) for batch in range(BATCHES)]
        chosen = [{action: batch[action] for action in actions} for batch in batches]
        return judgements_of(chosen, state.seats, _coming_home(state, seat.number, actions))


def _coming_home(state: Labyrinth, seat: int, actions: list[int]) -> set[int]:
    """The actions that win in this turn, or may: those that a value of 1 is believed of."""
    raw = dump(state)
    if raw["left"][seat]:
        return set()
    if state.kind != KIND_NAMES[PUSH]:
        return {PUSHES + raw["homes"][seat]}.intersection(actions)
    return set(actions) if solve(state, seat, 1) is not None else set()


def playing_on() -> Pair:
    """Who plays games to their end."""
    return Pair(LiteBot(), PlannerBot())


def _played_on(seat: Seat, best: Judgement, other: Judgement, budget: Budget, seed: int) -> list[Judgement]:
    """The two after games to the end with both, joined with what was thought of them before; the better first."""
    thought = lead(best, other)
    pair = playing_on()
    apart: list[float] = []
    over = budget.time_over()
    while len(apart) < (MOST_GAMES if budget.count is None else budget.count):
        number = seed + len(apart)
        apart.append(result_of(seat, best.action, pair, number) - result_of(seat, other.action, pair, number))
        if budget.count is None and len(apart) >= FEWEST_GAMES and over():
            break
    gap = joined(Gap(thought.value, thought.low, thought.high), measured(apart))
    if gap.value < 0:
        best, other, gap = other, best, Gap(-gap.value, -gap.high, -gap.low)
    top = max(best.value, other.value)
    left = top - gap.value
    return [
        replace(best, value=top, high=max(best.high, top), behind=Gap(0.0, 0.0, 0.0)),
        replace(other, value=left, low=min(other.low, left), high=max(other.high, left), behind=gap),
    ]


def _outlook(seat: Seat, state: Labyrinth, blocking: float, *, reads: bool, pace: tuple[float, ...] = PACE) -> Outlook:
    """The outlook of a seat with all that it knows and guesses, and what the others may guess of it.

    Of the others it does not think that they read its turns: who does so too plays worse against those who do not.
    """
    boards = boards_seen(seat)
    raw = dump(state)
    me = seat.number
    card = raw["current"][me]
    known = 1.0 if card == NOTHING else belief_of_all(state, boards).of(me)[card]
    return outlook_of(
        state,
        me,
        (belief_read if reads else belief_of)(state, me, boards),
        race_of(state.seats, raw["cards"], pace),
        trail_of(boards, me),
        blocking,
        WARINESS[state.seats] * known,
    )


def _looked_at(outlook: Outlook, seat: Seat, lines: int, seed: int, *, thorough: bool = False) -> Values:
    """The values of the legal actions by so many lines."""
    number = seed & 0xFFFFFFFFFFFFFFFF
    if seat.kind == KIND_NAMES[PUSH]:
        values, base = outlook.pushes(lines, number), 0
    else:
        values, base = outlook.cells(lines, number, thorough), PUSHES
    return {action: values[action - base] for action in seat.legal()}


def _looked_at_twice(seat: Seat, state: Labyrinth, blocking: float, budget: Budget, seed: int) -> Values:
    """The values of the legal actions against one opponent, the best of them after a second look."""
    outlook = _outlook(seat, state, blocking, reads=True, pace=DUEL_PACE)
    number = seed & 0xFFFFFFFFFFFFFFFF
    lines = EVERY_REPLY if budget.count is None else budget.count
    pushing = seat.kind == KIND_NAMES[PUSH]
    look, base = (pushes_foreseen, 0) if pushing else (cells_foreseen, PUSHES)
    values = look(outlook, lines, number, lines // LINES_A_SECOND_LOOK)
    return {action: values[action - base] for action in seat.legal()}


def _best(values: Values) -> int:
    return max(values, key=values.__getitem__)


def _deepening(budget: Budget, players: int) -> Iterator[int]:
    """How many lines to follow: those of the budget, or more and more while less than a third of its time is used."""
    if budget.count is not None:
        yield budget.count
        return
    end = time.perf_counter() + (budget.seconds or 0.0) / 3
    most = EVERY_REPLY if players == 2 else MOST_LINES
    lines = FEWEST_LINES
    yield lines
    while lines < most and time.perf_counter() < end:
        lines = min(2 * lines, most)
        yield lines
