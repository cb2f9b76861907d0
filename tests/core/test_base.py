"""What every compiled game does stands in one base; and the memory of states is used again."""

from __future__ import annotations

import inspect

import pytest

import dedale
from dedale.core.base import BaseState
from dedale.labyrinth.game import Labyrinth
from dedale.onirim.game import Onirim

SHARED = ("legal", "play", "apply", "resolve", "reseed", "playout", "playouts", "returns", "pack")


@pytest.mark.parametrize("state", [Onirim, Labyrinth])
def test_what_every_game_does_stands_in_the_base(state: type) -> None:
    assert issubclass(state, BaseState)
    for name in (*SHARED, "__copy__", "__deepcopy__", "__eq__", "__reduce__", "__repr__"):
        assert inspect.getattr_static(state, name) is inspect.getattr_static(BaseState, name), name


def test_a_state_without_rules_has_nothing_to_do() -> None:
    state = BaseState()
    assert (state.mask(), state.legal(), state.returns(), state.turn) == (0, [], (), dedale.OVER)
    assert state.playout(1) == ((), 0)
    assert state.playouts(2, 1) == ((), 0)
    assert state == BaseState()
    state.apply(0)
    with pytest.raises(NotImplementedError):
        state.play(0)
    with pytest.raises(NotImplementedError):
        state.pack()
    if not dedale.compiled:
        assert (state.worth(0), state.memory(), state.tell(0, bytearray())) == (0.0, b"", 0)


@pytest.mark.parametrize("name", dedale.games())
def test_a_state_in_used_memory_is_as_in_new(name: str) -> None:
    game = dedale.game(name)
    first = game.new(seed=1)
    used = [first.clone() for _ in range(600)]
    for seed, state in enumerate(used):
        state.reseed(seed)
        state.play(state.legal()[-1])
    del used, state
    again = [game.new(seed=1) for _ in range(600)]
    assert all(state == first for state in again)
    assert {state.key() for state in again} == {first.key()}
