"""Pearls as Dédale's contract wants it."""

from __future__ import annotations

from dedale.core.facts import Facts
from dedale.core.simple_game import SimpleGame
from dedale_pearls.options import Options
from dedale_pearls.state import BREATHS, COPIES, KINDS, OUTCOMES, Pearls


class PearlsFacts(Facts[Options]):
    """Divers compete, and every game ends when the breath does."""

    def __init__(self) -> None:
        super().__init__(Options, KINDS.items(), len(OUTCOMES))

    def longest(self, options: Options) -> int:
        return options.players * (2 * BREATHS + 1)

    def secret_hands(self, options: Options) -> bool:
        return options.players > 1 and options.water == "murky"


class PearlsGame(SimpleGame):
    """The static side of Pearls."""

    def first(self, options: Options) -> Pearls:
        divers = range(options.players)
        return Pearls(
            options=options,
            kind="dive",
            sea=list(COPIES),
            bags=[[] for _ in divers],
            breaths=[BREATHS for _ in divers],
            order=[],
        )


GAME = PearlsGame("pearls", Pearls, PearlsFacts(), Options, KINDS, OUTCOMES)
