"""The beginner overlooks pushes, and makes the best of those it tries."""

from __future__ import annotations

from random import Random

import pytest

from dedale.bots import Budget, Seat, bot
from dedale.bots.labyrinth import TRIED
from dedale.bots.labyrinth.aims import nearest_of
from dedale.bots.labyrinth.beginner import BeginnerBot
from dedale.labyrinth.game import GAME
from tests.bots.labyrinth.games import wins

ANY = Budget(iterations=1)


def test_it_never_turns_the_tile_and_tries_several_arrows(luck: Random) -> None:
    beginner = bot("labyrinth", "beginner")
    state = GAME.new({"players": 2}, luck.getrandbits(32))
    pushes = {beginner.choose(Seat(state, state.turn), ANY, luck.getrandbits(64)) for _ in range(60)}
    assert pushes <= set(state.legal())
    assert {push & 3 for push in pushes} == {0}
    assert len(pushes) > 1


def test_who_tries_every_arrow_ends_nearest_without_turning_the_tile(luck: Random) -> None:
    state = GAME.new({"players": 2}, luck.getrandbits(32))
    seed = luck.getrandbits(64)
    as_it_lies = sum(1 << push for push in state.legal() if push & 3 == 0)
    assert BeginnerBot(12).choose(Seat(state, state.turn), ANY, seed) == nearest_of(state, seed, as_it_lies)


def test_having_pushed_it_takes_a_find_within_reach(luck: Random) -> None:
    beginner = bot("labyrinth", "beginner")
    found = 0
    while found < 3:
        state = GAME.new({"players": 2}, luck.getrandbits(32))
        state.play(luck.choice(state.legal()))
        seat = state.turn
        treasures = [tile.treasure for tile in state.view(None).tiles]
        cell = treasures.index(target) if (target := state.view(seat).targets[seat]) in treasures else -1
        if GAME.action("move a1") + cell in state.legal() and cell >= 0:
            found += 1
            state.play(beginner.choose(Seat(state, seat), ANY, luck.getrandbits(64)))
            assert state.view(None).found[seat] == [target]


@pytest.mark.slow
def test_whoever_tries_more_arrows_finds_more() -> None:
    assert 0 < TRIED < 12
    assert wins("greedy", "beginner", 20) >= 12
