"""OpenSpiel's own MCTS against our `planner`, in Labyrinth: what is hidden from it is dealt anew for each of its looks.

python examples/openspiel_mcts.py
dedale lab benchmark openspiel_mcts:Mcts labyrinth cards=2 --games 50     # beside all bots, in this folder
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

import dedale
from dedale.adapters.agents import SteppingBot
from dedale.bots import Budget, Player, Seat, player


class Mcts:
    """A tree search that plays on at random; `step(state)` is what bots of OpenSpiel have."""

    def __init__(self, simulations: int = 100, seed: int = 1) -> None:
        self._simulations = simulations
        self._luck = np.random.RandomState(seed)

    def step(self, state: Any) -> int:
        """The action that was tried most."""
        evaluator = mcts.RandomRolloutEvaluator(1, self._luck)
        bot = mcts.MCTSBot(state.get_game(), 1.4, self._simulations, evaluator, random_state=self._luck)
        return int(bot.step(state))


def main(games: int = 6, simulations: int = 100) -> None:
    searching = Player("mcts", SteppingBot(Mcts(simulations)), Budget(iterations=1))
    seats = [searching, player("labyrinth", "planner")]
    wins = {one.name: 0 for one in seats}
    for deal in range(games):
        state = dedale.game("labyrinth").new({"players": 2, "cards": 1, "turn_limit": 12}, seed=deal)
        while state.turn != dedale.OVER:
            state.play(seats[(state.turn + deal) % 2].choose(Seat(state, state.turn), seed=deal))
        for seat, won in enumerate(state.returns()):
            wins[seats[(seat + deal) % 2].name] += won == 1
    print(f"Of {games} games: {wins}")


if __name__ == "__main__":
    main()
