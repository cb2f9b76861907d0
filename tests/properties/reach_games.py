"""The games that come past every clause: random ones, and some from positions that random games do not reach."""

from __future__ import annotations

from typing import Any

from dedale.core.game import OVER
from dedale.onirim.game import GAME
from tests.properties.players import PLAYERS, eagerly

CONSTRUCTED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}
"""For each clause that random games come past too seldom: options, and a position just before."""


def play_random(games: int) -> None:
    """So many games of every combination of options."""
    for number, options in enumerate(GAME.combinations()):
        for game in range(games):
            seed = number + 1000 * game
            state = GAME.new(options, seed)
            choose = PLAYERS[game % len(PLAYERS)](seed)
            while state.turn != OVER:
                state.apply(choose(state))


def play_constructed(games: int) -> None:
    """So many games from each constructed position, a turn or two long."""
    for options, position in CONSTRUCTED.values():
        for seed in range(games):
            state = GAME.start(position, options, seed)
            choose = eagerly(seed)
            for _ in range(30):
                if state.turn == OVER:
                    break
                state.apply(choose(state))
