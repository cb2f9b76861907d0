"""What a game brings to `dedale.training`: the nets of its bots, which learn by playing themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import msgspec

from dedale.core.parts import Room


@dataclass(frozen=True, slots=True)
class Task:
    """One net to train."""

    group: str
    parent: str | None
    games: int
    """Of the first round."""
    consoled: int = 0
    """For so many games, fading, a lost one counts for how far it came: nobody learns from losing alone."""
    rounds: int = 5
    """So many at most, each as long as all before it, as long as they make the net better."""
    onward: bool = False
    """Whether the net goes on from the weights that it has: its first round is to measure these."""


FEWEST_ONWARD = 60_000
"""A round of a net that goes on is never shorter: in fewer games the rate falls before anything is gained."""


def onward(task: Task) -> Task:
    """The net of a task, trained further from the weights that it has: it learns from no other net."""
    games = max(task.games, FEWEST_ONWARD)
    return replace(task, parent=None, consoled=0, games=games, rounds=task.rounds + 1, onward=True)


class Round(msgspec.Struct, frozen=True):
    """How a net played the measured deals after a round, and how many more of them it won than the best before."""

    games: int
    """So many had been played in all."""
    won: float
    gain: float
    error: float
    """Of the gain: 95 times in 100 it is not off by more."""

    @property
    def gained(self) -> bool:
        """Whether the round made the net better by more than chance explains."""
        return self.gain > self.error


Teller = Callable[[str, int, float], None]
"""Told a group, its games played so far, and the share of them won lately."""

DoneTeller = Callable[[str, list[Round]], None]
"""Told a group that is trained, and its rounds."""


class Training(Protocol):
    """A module that trains the nets of a game."""

    def tasks(self) -> list[Task]:
        """Every net, parents before children."""

    def run(
        self,
        tasks: Sequence[Task],
        seed: int,
        folder: Path,
        executor: Executor,
        command: str,
        tell: Teller,
        done_with: DoneTeller,
    ) -> None:
        """Train every net whose weights are not there yet."""


ROOM: Final[Room[Training]] = Room("training", Training)


def trainings() -> list[Training]:
    """Those of all games that bring nets."""
    return list(ROOM.every().values())
