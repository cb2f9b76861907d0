"""The trained nets, ready to think: one for each group of options, and for each thread that thinks."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path

from dedale.bots.onirim import weights
from dedale.bots.onirim.groups import groups
from dedale.bots.onirim.net import Net
from dedale.bots.onirim.search import Search, group_number
from dedale.bots.seat import Seat
from dedale.onirim.game import fresh
from dedale.onirim.options import Options
from dedale.onirim.state import State

_GROUPS = groups()


class Minds(threading.local):
    """What each thread thinks with; nets are read when they are first needed."""

    def __init__(self, folder: Path = weights.FOLDER) -> None:
        self._folder = folder
        self._searches: dict[int, Search] = {}

    def of(self, state: State) -> Search:
        """The one for the options of this game."""
        number = group_number(state)
        if number not in self._searches:
            self._searches[number] = Search(_net(number, self._folder))
        return self._searches[number]


def net_for(options: Options) -> Net:
    """A net for a game with these options, with nobody else using it."""
    return _net(group_number(fresh(options)), weights.FOLDER)


def _net(number: int, folder: Path) -> Net:
    net = Net()
    net.set_numbers(_numbers(_GROUPS[number], folder))
    return net


@cache
def _numbers(group: str, folder: Path) -> list[float]:
    return weights.read(weights.path_of(group, folder))[0]


def imagined(seat: Seat, seed: int) -> State:
    """The game as the seat may imagine it."""
    state = seat.sample(seed)
    if not isinstance(state, State):
        raise TypeError(f"This bot plays Onirim; it was given {state!r}.")
    return state
