"""The games of an adapter, played a second time through the contract alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from dedale.core.game import OVER, Game, Seat, State
from tests.core.test_many import Alone, scramble

__all__ = ["Alone", "mask_of", "numbers_of", "scramble", "unchanged_by_what_is_hidden"]


def numbers_of(game: Game, state: State, seat: Seat) -> Any:
    """What a seat may know, by the contract."""
    numbers = np.zeros(game.observation(state.options).size, np.uint8)
    state.observe(seat, numbers)
    return numbers


def mask_of(game: Game, state: State) -> Any:
    """What is legal, by the contract."""
    mask = np.zeros(len(game.actions), np.int8)
    mask[state.legal()] = 1
    return mask


def unchanged_by_what_is_hidden(game: Game, state: State, seat: int, told: Any, seed: int) -> bool:
    """Whether a state that the seat cannot tell from this one would be told in the same way."""
    other = state.sample(seat, seed)
    if other.turn == OVER != state.turn:  # chance was to decide, and has decided otherwise
        return True
    return bool((numbers_of(game, other, seat) == told).all())
