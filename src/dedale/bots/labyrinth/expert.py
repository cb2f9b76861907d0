"""The bots that think of the others: they block, guess what is sought, and mind the race home."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import fmean

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.labyrinth.belief import belief_of, belief_of_all
from dedale.bots.labyrinth.fewest_turns import alone_error, judged_alone, judged_turns, turns_alone
from dedale.bots.labyrinth.foresight import cells_foreseen, pushes_foreseen
from dedale.bots.labyrinth.judging import AT_ONCE, Enough, Games, judgement, judgements_of
from dedale.bots.labyrinth.outlook import Outlook, outlook_of
from dedale.bots.labyrinth.playout import playout_of
from dedale.bots.labyrinth.race import race_of
from dedale.bots.labyrinth.reading import belief_read, styles_read
from dedale.bots.labyrinth.sight import boards_seen, state_seen
from dedale.bots.labyrinth.trail import trail_of
from dedale.bots.measure import Measure
from dedale.bots.seat import Seat
from dedale.labyrinth.decisions import KIND_NAMES
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import NOTHING, PUSH, PUSHES
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

FIRST_GAMES = 96
"""A look at all actions plays no more games after the best of them: it is the differences that matter."""

GOES_ON_WELL = [1.0, 0.0, 0.0, 0.0]
"""Alone, what is told are the turns of who goes on well, in the careful style, whatever was seen before."""

MOST_GAMES = 4000
"""A closer look plays no more of them."""

BATCHES = 8
"""A judgement draws its lines in so many batches."""

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
        """Look at these actions alone, and play games to the end after each, with the same luck."""
        state = state_seen(seat)
        if len(actions) > 2 or self._certain(seat, state, actions):
            return self._judged(seat, actions, budget, seed)
        games = games_of(seat, seed)
        enough = _enough(budget, MOST_GAMES)
        nothing = Measure(0.0, 0.0)
        tell = judged_turns if state.seats == 1 else judgement
        if len(actions) == 1:
            games.settle(actions, enough)
            return [tell(actions[0], games.value(actions[0]), nothing)]
        one, other = actions
        if state.seats == 1:
            turns = turns_alone(state, seed)
            thought = Measure(turns[one] - turns[other], alone_error(turns[one] - turns[other]))
        else:
            values = self._outlooked(seat, state, budget, seed)
            thought = games.apart(values[one] - values[other])
        games.settle(actions, enough, thought)
        lead = thought.joined(games.lead(one, other))
        if lead.value < 0:
            one, other, lead = other, one, lead.times(-1)
        top = games.value(one)
        return [tell(one, top, nothing), tell(other, Measure(top.value - lead.value, top.error), lead)]

    def _judged(self, seat: Seat, actions: list[int], budget: Budget, seed: int) -> list[Judgement]:
        state = state_seen(seat)
        if state.seats == 1:
            return judged_alone(state, actions, seed)
        values = self._outlooked(seat, state, budget, seed)
        chosen = {action: values[action] for action in actions}
        certain = self._certain(seat, state, actions)
        games = games_of(seat, seed)
        if not certain:
            games.settle([max(chosen, key=chosen.__getitem__)], _enough(budget, FIRST_GAMES))
        return judgements_of(chosen, games, certain)

    def _outlooked(self, seat: Seat, state: Labyrinth, budget: Budget, seed: int) -> Values:
        """What the outlook sees in every action: with one opponent after each of its pushes, else along some lines."""
        outlook = _outlook(seat, state, self._blocking, reads=self._reads)
        found: Values = {}
        for lines in _deepening(budget, state.seats):
            if state.seats == 2 and lines >= EVERY_REPLY:
                found = _looked_at(outlook, seat, lines, seed, thorough=True)
                continue
            share = max(1, lines // BATCHES)
            batches = [_looked_at(outlook, seat, share, seed + batch, thorough=True) for batch in range(BATCHES)]
            found = {action: fmean(batch[action] for batch in batches) for action in batches[0]}
        return found

    def _certain(self, seat: Seat, state: Labyrinth, actions: list[int]) -> set[int]:
        """The actions that win in this turn."""
        if state.seats == 1 or not (home := _coming_home(state, seat.number, actions)):
            return set()
        outlook = _outlook(seat, state, self._blocking, reads=False)
        values = _looked_at(outlook, seat, AT_A_GLANCE, 0)
        return {action for action in home if values[action] == 1}


def _enough(budget: Budget, most: int) -> Enough:
    """Whether the games of a budget have been played, or its time is over; never before a few."""
    if (count := budget.count) is not None:
        return lambda games: games >= min(count, most)
    over = budget.time_over()
    return lambda games: games >= most or (games >= AT_ONCE and over())


def _coming_home(state: Labyrinth, seat: int, actions: list[int]) -> set[int]:
    """The actions that win in this turn, or may: those that a value of 1 is believed of."""
    raw = dump(state)
    if raw["left"][seat]:
        return set()
    if state.kind != KIND_NAMES[PUSH]:
        return {PUSHES + raw["homes"][seat]}.intersection(actions)
    return set(actions) if solve(state, seat, 1) is not None else set()


def games_of(seat: Seat, seed: int) -> Games:
    """Games to the end as the seat may imagine them: everybody plays on as it has been seen to play."""
    state = state_seen(seat)
    boards = boards_seen(seat)
    raw = dump(state)
    me = seat.number
    # The young look for any of many cards at once: their turns do not tell a style.
    styles = [styles_read([] if raw["young"] else boards, other) for other in range(state.seats)]
    if state.seats == 1:
        styles = [GOES_ON_WELL]
    playout = playout_of(
        state,
        me,
        belief_read(state, me, boards),
        belief_of_all(state, boards),
        styles,
        race_of(max(2, state.seats), raw["cards"], PACE),
        seed & 0xFFFFFFFFFFFFFFFF,
    )
    finds = state.seats * raw["cards"] - sum(raw["left"][: state.seats])
    return Games(playout, me, styles, max(0, raw["turns_n"] - finds), bool(raw["young"]))


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
    end = time.thread_time() + (budget.seconds or 0.0) / 3
    most = EVERY_REPLY if players == 2 else MOST_LINES
    lines = FEWEST_LINES
    yield lines
    while lines < most and time.thread_time() < end:
        lines = min(2 * lines, most)
        yield lines
