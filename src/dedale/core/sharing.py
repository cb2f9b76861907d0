"""Several people at one table: what may be taken back, and when a curtain falls between those at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dedale.core.facts import FAIR, FREE

if TYPE_CHECKING:
    from dedale.core.game import Game
    from dedale.core.options import GameOptions
    from dedale.core.table import Table


def undo_for(game: Game, options: GameOptions, people: int, *, apart: bool = False) -> str:
    """What may be taken back at a table with so many people; `apart` where each has a screen of their own.

    One person alone, or among bots, may take back anything. Of several, nobody takes back what another has chosen or
    learnt from, unless they share a screen and the game says that they may.
    """
    if people <= 1:
        return FREE
    return FAIR if apart else game.facts.undo(options)


def curtain_falls(table: Table, people: Sequence[int]) -> bool:
    """Whether the people at one screen have secrets from each other: the screen is handed over behind a curtain.

    Even while they see the same, what one is about to choose is nobody else's.
    """
    return len(people) > 1 and table.game.facts.secret_hands(table.record.options)
