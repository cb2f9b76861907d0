"""What a game brings to `dedale.studies`: which of its bots are measured how, part by part, for docs/strength.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from dedale.core.parts import Room
from dedale.lab.plan import Row


class Section(NamedTuple):
    """A part of the page: its rows, and how many games each has."""

    kind: Literal["rates", "match"]
    games: int
    rows: Callable[[], list[Row]]
    by_options: bool = False
    """Whether its rates say how hard the options are: data for whoever lets people choose them."""


class Study(Protocol):
    """A module with the parts of a game by their names."""

    SECTIONS: Mapping[str, Section]


ROOM: Final[Room[Study]] = Room("studies", Study)


def sections() -> dict[str, Section]:
    """The parts of all games, each by the names of its game and its own."""
    return {
        f"{game}-{name}": section for game, study in ROOM.every().items() for name, section in study.SECTIONS.items()
    }
