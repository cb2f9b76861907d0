"""Random games in every combination of options: 10,000 in `make test`, a million in `make soak`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dedale.core.errors import IllegalAction
from dedale.core.game import OVER, State
from dedale.onirim.game import GAME
from tests.combinations import combinations_of
from tests.luck import luck_of
from tests.properties.invariants import check
from tests.properties.players import PLAYERS
from tests.soaking import SOAK

COMBINATIONS = GAME.combinations()
GAMES = (1_000_000 if SOAK else 10_000) // len(COMBINATIONS) + 1
CHECKED = 0.002 if SOAK else 0.01
"""The share of the positions that are looked at closely; the end of a game always is."""


@pytest.mark.parametrize("options", combinations_of(GAME), ids=lambda options: "-".join(map(str, options.values())))
def test_random_games_keep_the_rules(options: dict[str, Any]) -> None:
    pick = luck_of("random games", options)
    for number in range(GAMES):
        state = GAME.new(options, pick.getrandbits(64))
        choose = PLAYERS[number % len(PLAYERS)](pick.getrandbits(64))
        while state.turn != OVER:
            if pick.random() < CHECKED:
                check(state)
                refuses_the_illegal(state, pick)
            state.apply(choose(state))
        if not SOAK or pick.random() < 0.1:
            check(state)


def refuses_the_illegal(state: State, pick: Random) -> None:
    """Actions that are not legal now are refused and leave no trace."""
    before = state.to_json()
    legal = state.legal()
    for action in pick.sample(GAME.actions, 5):
        if action not in legal:
            with pytest.raises(IllegalAction):
                state.play(action)
    assert state.to_json() == before


def test_there_are_108_combinations() -> None:
    assert len(COMBINATIONS) == 108
