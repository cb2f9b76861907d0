"""Choices that lose a game for good, as far as the seat that chooses can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dedale.core.game import State

WORLDS = 8
"""In so many states that the seat cannot tell from the real one it has to be so."""


def seems_doomed(state: State, action: int) -> bool:
    """Whether a win seems no longer possible after this action of the seat whose turn it is.

    `State.dooms` may know what is hidden from the seat, so the state itself is not asked.
    """
    seat = state.turn
    return all(state.sample(seat, seed).dooms(action) for seed in range(WORLDS))
