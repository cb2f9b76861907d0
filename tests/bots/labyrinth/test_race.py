from __future__ import annotations

import random

import pytest

from dedale.bots.labyrinth.race import race_of


def played_out(needs: list[int], pace: float, games: int) -> float:
    """How often player 0 wins if player 1 moves next and every turn is a find with the same chance."""
    dice = random.Random(1)  # chosen: a share of few games
    won = 0
    for _ in range(games):
        left = list(needs)
        mover = 1
        while True:
            left[mover] -= dice.random() < pace
            if not left[mover]:
                break
            mover = (mover + 1) % len(needs)
        won += mover == 0
    return won / games


def test_the_last_finds_may_be_harder() -> None:
    slow, quick = race_of(2, 12, (0.2, 0.6)), race_of(2, 12, (0.6,))
    assert slow.chance([1, 1]) == pytest.approx(0.8 * 0.2 / (1 - 0.8 * 0.8))
    assert slow.chance([1, 2]) < quick.chance([1, 2]), "the one who is ahead is kept from home for longer"


def test_two_players_a_find_from_the_end() -> None:
    # Player 1 misses, then player 0 finds, or both miss and it begins anew.
    assert race_of(2, 12, (0.6,)).chance([1, 1]) == pytest.approx(0.4 * 0.6 / (1 - 0.4 * 0.4))


@pytest.mark.parametrize("needs", [[3, 2], [13, 13], [2, 3, 1], [7, 5, 6, 7], [1, 7, 7, 7]])
def test_the_table_tells_what_playing_the_race_tells(needs: list[int]) -> None:
    race = race_of(len(needs), 24 // len(needs), (0.6,))
    assert race.chance(needs) == pytest.approx(played_out(needs, 0.6, 10_000), abs=0.02)


def test_who_comes_home_first_has_won() -> None:
    race = race_of(3, 8, (0.6,))
    assert race.chance([0, 1, 1]) == 1
    assert race.chance([1, 0, 1]) == 0
    # The others came home in the turns before.
    assert race.chance([0, 4, 0]) == 0


def test_a_find_helps_oneself_and_hurts_the_others() -> None:
    race = race_of(4, 6, (0.6,))
    before = race.chance([4, 4, 4, 4])
    assert race.chance([3, 4, 4, 4]) > before
    assert all(race.chance(needs) < before for needs in ([4, 3, 4, 4], [4, 4, 3, 4], [4, 4, 4, 3]))
