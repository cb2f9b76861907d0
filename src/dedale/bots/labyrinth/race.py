"""The race table: who wins, by how many finds each player still needs, if how many says how likely a turn is one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

import cython

if not cython.compiled:
    RACES = 4096


@cython.final
@cython.cclass
class Race:
    """The chance of player 0 to win, when player 1 is to move, for all numbers of finds needed from 0 on.

    Coming home counts as a find. The numbers needed, read as digits, are the place in the table.
    """

    players: int
    size: int
    stride: list[int]
    chances: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.players = self.size = 0
            self.stride = [0] * 4
            self.chances = [0.0] * RACES

    def fill(self, players: int, cards: int, paces: tuple[float, ...]) -> None:
        """Make the table for so many players with so many cards each.

        `paces` are the chances that a turn is a find for who needs 1, 2 and so on; the last is for all who need more.
        """
        self.players = players
        self.size = cards + 2
        for player in range(4):
            self.stride[player] = self.size ** (players - 1 - player) if player < players else 0
        for index, chance in enumerate(_chances(players, self.size, paces)):
            self.chances[index] = chance

    def chance(self, needs: list[int]) -> float:
        """The chance of player 0 with these finds needed."""
        return self.chances[sum([self.stride[player] * need for player, need in enumerate(needs)])]


def _chances(players: int, size: int, paces: Sequence[float]) -> list[float]:
    """The table, in the order of its places."""
    by_mover: dict[tuple[int, ...], list[float]] = {}
    for needs in product(range(size), repeat=players):
        if 0 in needs:
            # The others move before player 0 can come home.
            by_mover[needs] = [float(0 not in needs[1:])] * players
            continue
        finds = [paces[min(need, len(paces)) - 1] for need in needs]
        after = []
        for player in range(players):
            fewer = (*needs[:player], needs[player] - 1, *needs[player + 1 :])
            after.append(by_mover[fewer][(player + 1) % players])
        # Each in turn finds or misses; after a round without a find everything is as before.
        round_of = []
        for mover in range(players):
            chance, missed = 0.0, 1.0
            for turn in range(players):
                player = (mover + turn) % players
                chance += missed * finds[player] * after[player]
                missed *= 1 - finds[player]
            round_of.append(chance / (1 - missed))
        by_mover[needs] = round_of
    return [movers[1] for movers in by_mover.values()]


@cache
def race_of(players: int, cards: int, paces: tuple[float, ...]) -> Race:
    """The table for 2 to 4 players with so many cards each."""
    race = Race()
    race.fill(players, cards, paces)
    return race
