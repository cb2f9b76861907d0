"""What is agreed before a game of Pearls."""

from __future__ import annotations

from dataclasses import dataclass

from dedale.core.options import GameOptions, choice, number


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """In murky water nobody sees what a diver brings up."""

    players: int = number(2, 1, 3)
    water: str = choice("murky", "clear")
