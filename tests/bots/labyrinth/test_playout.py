"""Games played to the end: by what the seat may know, in the styles that were seen, with the same luck for all."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from dedale.bots.bot import Judgement
from dedale.bots.budget import Budget
from dedale.bots.labyrinth.expert import ExpertBot, games_of
from dedale.bots.labyrinth.judging import Games
from dedale.bots.labyrinth.yardstick import played_out
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth
from tests.bots.labyrinth.games import midgame


def chance(state: Labyrinth, history: History, action: int, games: int = 200) -> float:
    found = games_of(Seat(state, state.turn, history), 1)
    found.play(action, games)
    return found.value(action).value


def ahead(finds: int, players: int = 2) -> Labyrinth:
    """A game at its beginning in which the first seat has found so much already."""
    saved = GAME.new({"players": players, "first": 0}, 2).to_json()
    hidden = list(saved["bag"])
    saved["found"][0], saved["left"][0], saved["bag"] = hidden[:finds], saved["left"][0] - finds, hidden[finds:]
    return GAME.from_json(saved)


def test_who_is_ahead_wins_more_games() -> None:
    even, far = (chance(ahead(finds), History(), 0) for finds in (0, 8))
    assert 0.25 < even < 0.75
    assert far > even + 0.15


def test_a_lead_is_worth_less_the_longer_players_who_block_found_nothing() -> None:
    playout = games_of(Seat(ahead(7, players=3), 0), 1)._playout
    careful, hurried = ([[share, 0.0, 0.0, 1 - share]] * 3 for share in (1.0, 0.0))
    found = [Games(playout, 0, styles, turns) for styles, turns in ((careful, 0), (careful, 90), (hurried, 90))]
    for games in found:
        games.play(0, 100)
    early, late, among_hasty = (games.value(0).value for games in found)
    assert 1 / 3 < late < early - 0.1
    assert among_hasty == early


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_luck_gives_the_same_games(players: int) -> None:
    state, history = midgame(3, 20, players=players)
    seat = Seat(state, state.turn, history)
    first, other = state.legal()[:2]
    judged = [played_out(seat, [first, other], 24, 5) for _ in range(2)]
    assert judged[0] == judged[1]
    assert judged[0] != played_out(seat, [first, other], 24, 6)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 2, "young": True}])
def test_a_judgement_follows_from_what_the_seat_may_know(options: dict[str, Any], luck: Random) -> None:
    state, history = midgame(luck.getrandbits(30), 11, **options)
    guess = state.sample(state.turn, luck.getrandbits(60))
    assert compared(guess, history) == compared(state, history)


def compared(state: Labyrinth, history: History) -> list[Judgement]:
    actions = state.legal()[:2]
    return ExpertBot().compare(Seat(state, state.turn, history), actions, Budget(iterations=16), 1)


def test_with_more_games_more_is_known() -> None:
    state, history = midgame(3, 20, players=2)
    seat = Seat(state, state.turn, history)
    few, many = (ExpertBot().compare(seat, state.legal()[:1], Budget(iterations=games), 1)[0] for games in (16, 256))
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_closer_look_says_how_far_two_lie_apart() -> None:
    state, history = midgame(4, 24, players=2)
    best, *_, worst = ExpertBot().judge(Seat(state, state.turn, history), Budget(iterations=48), 1)
    pair = ExpertBot().compare(Seat(state, state.turn, history), [worst.action, best.action], Budget(iterations=400), 1)
    assert pair[0].action == best.action
    assert pair[1].behind is not None
    assert 0 < pair[1].behind.value < 1
    assert pair[1].value == pytest.approx(max(0.0, pair[0].value - pair[1].behind.value))


def test_one_of_the_seats_wins() -> None:
    state, history = midgame(5, 8, players=4, cards=2)
    ends = Counter(games_of(Seat(state, state.turn, history), 1)._playout.results(state.legal()[0], 0, 60))
    assert set(ends) <= {0, 1, 2, 3}
    assert len(ends) > 1
