"""The options of a game of Onirim: how many play, and which expansions and variants."""

from __future__ import annotations

from dataclasses import dataclass

from dedale.core import options as core
from dedale.core.options import GameOptions, OptionValues, choice


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """What is agreed before the game.

    `dreams` is the number of Premonitions revealed at the start, 0 without that expansion;
    `talk` is the degree of co-operation of two players.
    """

    players: int = choice(1, 2)
    book: str = choice("no", "yes", "lost")
    towers: str = choice("no", "yes", "ruins")
    dreams: int = choice(0, 4, 5, 6)
    talk: str = choice("open", "silent", only_with={"players": (2,)})


def options_from(options: object = None) -> Options:
    """The options made from themselves, from a mapping such as parsed JSON, or by default."""
    return core.options_from(Options, "Onirim", options)


def combinations() -> list[OptionValues]:  # ONI-MIX-1
    """Every combination of options: 36 alone, and 72 for two, open and silent."""
    return core.combinations(Options)
