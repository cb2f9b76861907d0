"""What every bot must keep, in every combination of options: it knows no more than its seat, and touches nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import dedale
from dedale.bots import Bot, Budget, History, Seat, bot, bots
from dedale.core.game import CHANCE, OVER, State
from dedale.onirim.decisions import ANSWERS
from tests.combinations import combinations_of
from tests.conformance.walks import chance, print_of
from tests.luck import seed_of

TINY = Budget(iterations=2)
SEED = seed_of("every bot")
OF_THIS_RUN = f"{SEED} "
CHOSEN = ""
"""The luck of games that come past what is counted, and that show what a cheat does."""
MOST_POINTS = 6
LONGEST = 400
RARE = {"key", "lose-door", "premonition", "source"}
"""Decisions that random play hardly ever meets with more than one answer."""


class Point(NamedTuple):
    """A moment of a game at which a seat is to decide, and the decisions before it."""

    state: State
    past: list[tuple[State, int]]


@cache
def points(game: str, options: str, luck: str) -> list[Point]:
    """Moments of one random game: the first of every kind of decision, and some from later on, at most so many."""
    pick = Random(f"{luck}{game} {options}")
    state = dedale.game(game).new(json.loads(options))
    past: list[tuple[State, int]] = []
    firsts: dict[str, Point] = {}
    others: list[Point] = []
    while state.turn != OVER and len(past) < LONGEST:
        if state.turn == CHANCE:
            state.resolve(chance(state, pick))
            continue
        here = Point(state.clone(), list(past))
        if len(state.legal()) > 1:
            firsts.setdefault(state.kind, here)
            others.append(here)
        action = pick.choice(state.legal())
        past.append((here.state, action))
        state.play(action)
    found = [*firsts.values(), *pick.sample(others, min(len(others), 2))]
    return pick.sample(found, min(len(found), MOST_POINTS))


def seat_at(point: Point) -> Seat:
    """The seat to decide, at the true state."""
    history = History()
    for state, action in point.past:
        history.add(state, action)
    return Seat(point.state.clone(), point.state.turn, history)


def seat_at_sample(point: Point, seed: int) -> Seat:
    """The same seat where all that it cannot know is another: now, and at every decision before."""
    number = point.state.turn
    history = History()
    for index, (state, action) in enumerate(point.past):
        history.add(state.sample(number, seed + index), action)
    return Seat(point.state.sample(number, seed), number, history)


def check(player: Bot, point: Point, samples: tuple[int, int]) -> None:
    """The choice is legal, the same every time and at every sample, and nothing changes by choosing."""
    before = print_of(point.state), [print_of(state) for state, _ in point.past[-3:]]
    seat = seat_at(point)
    chosen = player.choose(seat, TINY, SEED)
    assert chosen in point.state.legal()
    assert seat.legal() == point.state.legal()
    assert (print_of(point.state), [print_of(state) for state, _ in point.past[-3:]]) == before
    assert print_of(seat._state) == before[0], "the bot changed the state that its seat looks at"
    assert player.choose(seat_at(point), TINY, SEED) == chosen, "the same seed, and another choice"
    for seed in samples:
        assert player.choose(seat_at_sample(point, seed), TINY, SEED) == chosen, "it chose by what it cannot know"


def every_bot() -> Iterator[Any]:
    for game in dedale.games():
        for options in combinations_of(dedale.game(game)):
            named = "-".join(str(value) for value in options.values())
            for name in bots(game):
                yield pytest.param(game, json.dumps(options), name, id=f"{game}-{named}-{name}")


@pytest.mark.parametrize(("game", "options", "name"), [*every_bot()])
def test_a_bot_knows_what_its_seat_knows_and_touches_nothing(game: str, options: str, name: str) -> None:
    check_all(bot(game, name), game, options)


def check_all(player: Bot, game: str, options: str, luck: str = OF_THIS_RUN) -> None:
    samples = (1, 1001) if luck == CHOSEN else (seed_of(game, options, 1), seed_of(game, options, 2))
    for point in points(game, options, luck):
        check(player, point, samples)


def test_the_points_are_of_nearly_every_kind_of_decision() -> None:
    seen = {
        game: {
            point.state.kind
            for options in dedale.game(game).combinations()
            for point in points(game, json.dumps(options), CHOSEN)
        }
        for game in dedale.games()
    }
    assert seen["labyrinth"] == {"push", "move"}
    assert set(ANSWERS) - seen["onirim"] <= RARE


class Peeping:
    """Looks at the other's hand."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        hidden = seat._state.to_json()["hands"][1 - seat.number]
        return seat.legal()[len(set(hidden)) % len(seat.legal())]


class Meddling:
    """Plays its move itself."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        action = seat.legal()[0]
        seat._state.play(action)
        return action


class Moody:
    """Does not keep to its seed."""

    def __init__(self) -> None:
        self._calls = 0

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        self._calls += 1
        return seat.legal()[self._calls % 2]


@pytest.mark.parametrize("cheat", [Peeping(), Meddling(), Moody()], ids=lambda cheat: type(cheat).__name__)
def test_a_bot_that_does_not_keep_it_is_found_out(cheat: Bot) -> None:
    silent = json.dumps(next(o for o in dedale.game("onirim").combinations() if o["talk"] == "silent"))
    with pytest.raises(AssertionError):
        check_all(cheat, "onirim", silent, CHOSEN)
