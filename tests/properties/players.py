"""Players for random games: one that chooses evenly, and one that gets far."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate

from dedale.core.chance import Generator
from dedale.core.game import State
from dedale.onirim.game import GAME

Player = Callable[[State], int]

FIRST_WORDS = {
    "play": 60,
    "discard": 20,
    "cast": 2,
    "leave": 1,
    "fetch": 60,
    "door": 60,
    "nightmare": 20,
    "raze": 10,
    "false": 20,
    "drop": 20,
    "throw": 5,
    "keep": 20,
    "no": 10,
    "give": 2,
}
WHOLE = {
    "door to limbo": 1,
    "nightmare hand": 3,
    "cast punishment": 60,
    "dream fetch": 60,
    "pass": 60,
}
KEY, DOOR, NIGHTMARE, TOWER = "k", "d", "xn", "345"


def _weight(text: str) -> int:
    """How gladly the eager player plays an action, whatever the position."""
    first, *_, last = text.split() if " " in text else (text, text)
    weight = WHOLE.get(text, FIRST_WORDS.get(first, 10))
    if first == "play":
        weight = weight // 10 if last[1] == KEY else weight * 2 if last[1] in TOWER else weight
    elif first == "discard":
        weight = weight // 3 if last[1] == KEY or last[1] in TOWER else weight
    elif first in ("drop", "throw"):
        weight = 1 if last[1] == DOOR or last[1] == KEY else 200 if last == NIGHTMARE else weight
    elif first == "fetch":
        weight = weight * 5 if last[1] == DOOR else weight
    elif text.startswith("nightmare door"):
        weight = 3
    return weight


WEIGHTS = [_weight(GAME.text(action)) for action in GAME.actions]
PLAYS = range(12)
SERIES = 12
"""How much more gladly a card is played that goes on with the colour of the last one."""


def evenly(seed: int) -> Player:
    """Chooses every legal action equally often."""
    pick = Generator(seed)

    def choose(state: State) -> int:
        legal = state.legal()
        return legal[pick.below(len(legal))]

    return choose


def eagerly(seed: int) -> Player:
    """Goes after Doors: series of a colour, keys kept, Nightmares paid off, Towers built."""
    pick = Generator(seed)
    colours = [-1, -1]

    def choose(state: State) -> int:
        legal = state.legal()
        seat = state.turn
        weights = [WEIGHTS[action] for action in legal]
        for place, action in enumerate(legal):
            if action in PLAYS and action // 3 == colours[seat]:
                weights[place] *= SERIES
        action = legal[bisect(list(accumulate(weights)), pick.below(sum(weights)))]
        if action in PLAYS:
            colours[seat] = action // 3
        return action

    return choose


PLAYERS = (evenly, eagerly)
