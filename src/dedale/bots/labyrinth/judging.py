"""What each action is worth: by the outlook, which weighs them against each other, and by games played to the end."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from dedale.bots.bot import Gap, Judgement
from dedale.bots.labyrinth.hindsight import HURRIED
from dedale.bots.labyrinth.playout import Playout
from dedale.bots.measure import SURE, Measure, difference, mean, share

Values = dict[int, float]

AT_ONCE = 16
"""So many games are played before the next look at the clock."""

FEWEST_GAMES = 32
"""A difference is never taken as settled after fewer games."""

CLOSE_ENOUGH = 0.02, 0.1
"""A difference is settled once it is known to so much, or to so much of itself."""

VALUE_KNOWN, VALUE_SHOWN = 0.02, 0.08
"""A value is known well enough once it is known to so much; beside a difference, which matters more, to so much."""

HELD_BACK = {2: 0.2, 3: 0.95, 4: 0.95}
"""By players: how much of a lead is lost among those who keep each other from what they look for, beyond what the
quick bots of these games show."""

IN_VAIN = {2: 30.0, 3: 45.0, 4: 30.0}
"""By players: after so many turns of all without a find, half of that is lost."""

HELD_BACK_APART = 0.5
"""How far that may be off: so much of it."""

CARRIED = 0.65
"""How much of a difference that the outlook sees is left at the end of the game."""

OUTLOOK_ERROR = {False: (0.01, 0.7), True: (0.05, 0.7)}
"""How far the rest of it may be off, as a standard error: so much, and so much of itself. Among the young, who see each
other's cards, it sees less of what matters."""

Enough = Callable[[int], bool]
"""Whether a number of games after each action is enough, for the budget."""


def lost_of_a_lead(styles: list[list[float]], in_vain: int) -> float:
    """How much of a lead is lost among players who block: the more of their turns were in vain, the more.

    Who hurries finds little too, but not because others block.
    """
    players = len(styles)
    if players == 1:
        return 0.0
    blocked = 1.0 - sum(row[HURRIED] for row in styles) / players
    return HELD_BACK[players] * blocked * in_vain**2 / (in_vain**2 + IN_VAIN[players] ** 2)


class Games:
    """Games to the end after some actions of one position; those with the same number have the same luck."""

    def __init__(
        self, playout: Playout, seat: int, styles: list[list[float]], in_vain: int, young: bool = False
    ) -> None:
        """`styles` are how likely each seat plays in each of them, `in_vain` the turns of all without a find."""
        self._playout = playout
        self._seat = seat
        self._players = len(styles)
        self._lost = lost_of_a_lead(styles, in_vain)
        self._outlook_error = OUTLOOK_ERROR[young]
        self._results: dict[int, list[float]] = {}

    def play(self, action: int, games: int) -> None:
        """Play on until there are so many games after an action."""
        found = self._results.setdefault(action, [])
        ends = self._playout.results(action, len(found), max(0, games - len(found)))
        found += [-float(end) if self._players == 1 else float(end == self._seat) for end in ends]

    def settle(self, actions: list[int], enough: Enough, thought: Measure | None = None) -> None:
        """Play on until the difference of two actions is known, or the value of one; or until the budget is spent.

        `thought` is what is known of the difference before.
        """
        games = 0
        while not enough(games):
            games += AT_ONCE
            for action in actions:
                self.play(action, games)
            if games >= FEWEST_GAMES and self._settled(actions, thought):
                return

    def value(self, action: int) -> Measure:
        """The chance to win after an action, or minus the turns alone."""
        measured = self._by_games(action)
        if self._players == 1:
            return measured
        lead = measured.value - 1 / self._players
        unsure = HELD_BACK_APART * self._lost * abs(lead)
        return Measure(measured.value - self._lost * lead, hypot((1 - self._lost) * measured.error, unsure))

    def _by_games(self, action: int) -> Measure:
        """The same, as the games say it."""
        found = self._results[action]
        return mean(found, 1.0) if self._players == 1 else share(int(sum(found)), len(found))

    def lead(self, one: int, other: int) -> Measure:
        """How much better an action is than another, by games with the same luck."""
        pairs = list(zip(self._results[one], self._results[other], strict=True))
        if self._players == 1:
            return mean([first - second for first, second in pairs], 1.0)
        better = sum(first > second for first, second in pairs)
        worse = sum(first < second for first, second in pairs)
        return difference(better, worse, len(pairs)).times(1 - self._lost)

    def apart(self, gap: float) -> Measure:
        """What a difference that the outlook sees comes to."""
        told = CARRIED * (1 - self._lost) * gap
        least, part = self._outlook_error
        return Measure(told, (1 - self._lost) * least + part * abs(told))

    def _settled(self, actions: list[int], thought: Measure | None) -> bool:
        if self._players == 1:
            return False
        if len(actions) == 1:
            return SURE * self.value(actions[0]).error <= VALUE_KNOWN
        if min(SURE * self._by_games(action).error for action in actions) > VALUE_SHOWN:
            return False
        lead = self.lead(*actions)
        if thought is not None:
            lead = lead.joined(thought)
        least, part = CLOSE_ENOUGH
        return SURE * lead.error <= max(least, part * abs(lead.value))


def judgements_of(values: Values, games: Games, home: set[int]) -> list[Judgement]:
    """What the outlook sees in all actions, and games after the best of them; the best first.

    Only those that come `home` in this turn are certain to win.
    """
    best = max(values, key=lambda action: (action in home, values[action]))
    top = Measure(1.0, 0.0) if best in home else games.value(best)
    judged = []
    for action, value in values.items():
        behind = games.apart(values[best] - value) if action != best else Measure(0.0, 0.0)
        own = Measure(top.value - behind.value, hypot(top.error, behind.error))
        judged.append(judgement(action, Measure(1.0, 0.0) if action in home else own, behind))
    return sorted(judged, key=lambda one: (one.action != best, -one.value))


def judgement(action: int, value: Measure, behind: Measure) -> Judgement:
    """An action with its chance to win, and how far it is behind the best."""
    told = value.gap()
    shown = min(1.0, max(0.0, told.value))
    gap = behind.gap() if behind.error else Gap(0.0, 0.0, 0.0)
    return Judgement(action, shown, min(shown, max(0.0, told.low)), max(shown, min(1.0, told.high)), gap)
