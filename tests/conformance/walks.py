"""Random games through the contract, for the checks that every game must pass."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from dedale.core.game import CHANCE, OVER, Game, State

LONGEST = 1000
"""No check follows a game further than this: some games have no natural end."""


def walk(game: Game, options: dict[str, Any], pick: Random) -> Iterator[State]:
    """One game at random without a generator: the state before each step, then the last one."""
    state = game.new(options)
    for _ in range(LONGEST):
        yield state
        if state.turn == OVER:
            return
        step(state, pick)


def stops(game: Game, options: dict[str, Any], pick: Random, share: float) -> Iterator[State]:
    """Some of the states of a random game, each of them a copy to do with as one likes."""
    for state in walk(game, options, pick):
        if pick.random() < share:
            yield state.clone()


def step(state: State, pick: Random) -> None:
    """One decision or chance, at random."""
    if state.turn == CHANCE:
        state.resolve(chance(state, pick))
    else:
        state.play(pick.choice(state.legal()))


def chance(state: State, pick: Random) -> int:
    """An outcome as likely as its weight says."""
    outcomes, weights = zip(*state.outcomes(), strict=True)
    found: int = pick.choices(outcomes, weights)[0]
    return found


def finish(state: State, pick: Random) -> list[int]:
    """Play a state to its end; the choices and chances that led there."""
    trace: list[int] = []
    while state.turn != OVER and len(trace) < LONGEST:
        trace.append(chance(state, pick) if state.turn == CHANCE else pick.choice(state.legal()))
        follow(state, trace[-1])
    return trace


def follow(state: State, choice: int) -> None:
    """Play or resolve, whichever is due."""
    if state.turn == CHANCE:
        state.resolve(choice)
    else:
        state.play(choice)


def without_generator(game: Game, state: State) -> State:
    """The same state, stopping at every chance."""
    return game.from_json(state.to_json() | {"rng": None})


def print_of(state: State) -> str:
    """Everything about a state, as one comparable text."""
    return json.dumps(state.to_json(), sort_keys=True)
