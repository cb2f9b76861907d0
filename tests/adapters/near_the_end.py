"""Positions so near the end of a game that all that can still happen is soon listed."""

from __future__ import annotations

from random import Random
from typing import Any

import dedale
from dedale.bots import Seat, player
from dedale.core.game import CHANCE, OVER, Game, State
from tests.conformance.walks import follow, without_generator


def choices(state: State) -> list[int]:
    """What may happen next."""
    return [outcome for outcome, _ in state.outcomes()] if state.turn == CHANCE else state.legal()


def after(state: State, choice: int) -> State:
    """The state after a choice or a chance."""
    later = state.clone()
    follow(later, choice)
    return later


def tree_size(state: State, most: int) -> int:
    """How many positions there are from here on, each way to one counted; more than `most` are not counted."""
    total, left = 0, [state]
    while left and total <= most:
        one = left.pop()
        total += 1
        left += [after(one, choice) for choice in choices(one)]
    return total


def last_of_onirim(options: dict[str, Any], luck: Random, most: int) -> State:
    """A position of a random game from which so many follow at most; with a chance and a choice to come."""
    game = dedale.game("onirim")
    while True:
        path: list[State] = [game.new(options, luck.getrandbits(32))]
        while path[-1].turn != OVER:
            path.append(after(path[-1], luck.choice(path[-1].legal())))
        found = without_generator(game, path[-2])
        for state in reversed(path[:-2]):
            earlier = without_generator(game, state)
            size = tree_size(earlier, most)
            if size > most:
                break
            found = earlier
            if size > 30 and _decides_something(found):
                return found


def _decides_something(state: State) -> bool:
    return len(state.legal()) > 1 and any(after(state, choice).turn == CHANCE for choice in state.legal())


def last_of_labyrinth(luck: Random, players: int = 2) -> State:
    """The last turn but one before somebody comes home: whoever does not now meets the limit of turns."""
    game: Game = dedale.game("labyrinth")
    planner = player("labyrinth", "planner")
    while True:
        state: State = game.new({"players": players, "cards": 1, "turn_limit": 200}, luck.getrandbits(32))
        last = state
        while state.turn != OVER:
            if state.kind == "push":
                last = state.clone()
            state.play(planner.choose(Seat(state, state.turn), 1))
        data = last.to_json() | {"rng": None}
        data["options"] = data["options"] | {"turn_limit": data["turns"] + 1}
        if state.result() and state.result().winners:  # type: ignore[union-attr] # it is over
            return game.from_json(data)
