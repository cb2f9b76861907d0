"""A match of one's own bot against one of ours, with the same deals from every seat, and an interval.

python examples/match.py
"""

from __future__ import annotations

from math import sqrt
from random import Random

import dedale
from dedale.bots import Budget, Player, Seat, player

LABYRINTH = dedale.game("labyrinth")
MOVE = next(kind.base for kind in LABYRINTH.facts.kinds if kind.name == "move")


class Wanderer:
    """Pushes anywhere, and then goes as near to its target as it can."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """A push at random; or the cell with the fewest rows and columns to the target."""
        legal = seat.legal()
        if seat.kind == "push":
            return legal[seed % len(legal)]
        numbers = bytearray(LABYRINTH.observation(seat.options).size)
        seat.sample(seed).observe(seat.number, numbers)
        goals = LABYRINTH.observation(seat.options).read(numbers)["goal"]
        goal = goals.index(1) if 1 in goals else MIDDLE
        return min(legal, key=lambda action: distance(action - MOVE, goal))


MIDDLE = 24


def distance(cell: int, other: int) -> int:
    """Rows and columns between two of the 49 cells."""
    return abs(cell // 7 - other // 7) + abs(cell % 7 - other % 7)


def match(own: Player, other: Player, deals: int) -> float:
    """The share of games that the first of the two wins: each deal is played from both seats."""
    wins, dice = 0, Random(1)
    for deal in range(deals):
        for seats in ((own, other), (other, own)):
            state = LABYRINTH.new({"players": 2, "cards": 4, "turn_limit": 400}, seed=deal)
            while state.turn != dedale.OVER:
                state.play(seats[state.turn].choose(Seat(state, state.turn), dice.getrandbits(32)))
            wins += state.returns()[seats.index(own)] == 1
    return wins / (2 * deals)


def main(deals: int = 200) -> None:
    share = match(Player("wanderer", Wanderer(), Budget(iterations=1)), player("labyrinth", "random"), deals)
    half = 1.96 * sqrt(share * (1 - share) / (2 * deals))
    print(f"The wanderer wins {100 * share:.1f} % (± {100 * half:.1f}) of {2 * deals} games against random play.")


if __name__ == "__main__":
    main()
