"""Agents that were made for other people's interfaces, as bots: they are told what their seat may know in their way."""

from __future__ import annotations

from typing import Any

from dedale.bots import Budget, Seat
from dedale.core.game import Game, game


class ActingBot:
    """An agent with `act(observation, action_mask)`, as it plays environments of Gymnasium and PettingZoo."""

    needs = "act"

    def __init__(self, agent: Any) -> None:
        self._agent = agent

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """What the agent does; it is given numpy's arrays of numbers."""
        import numpy as np

        state = seat.sample(seed)
        rules = game(seat.view().game)
        numbers = np.empty(rules.observation(seat.options).size, np.uint8)
        mask = np.zeros(len(rules.actions), np.int8)
        state.observe(seat.number, numbers)
        mask[seat.legal()] = 1
        return int(self._agent.act(numbers, mask))


class SteppingBot:
    """An agent with `step(state)`, as the bots of OpenSpiel have; what is hidden from it is dealt anew each time."""

    needs = "step"

    def __init__(self, agent: Any) -> None:
        self._agent = agent

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """What the agent does in a state that its seat cannot tell from the real one."""
        from dedale.adapters.openspiel import imagined

        rules: Game = game(seat.view().game)
        return int(self._agent.step(imagined(rules, seat.sample(seed))))
