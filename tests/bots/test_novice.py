"""The bot `novice` of Onirim forgets answers, and does nothing that `simple` would never do."""

from __future__ import annotations

from random import Random

import pytest

from dedale.bots import Budget, Seat, bot
from dedale.bots.onirim import novice
from dedale.bots.onirim.simple import NEVER, RULES, Glance
from dedale.onirim.decisions import TEXTS
from dedale.onirim.game import GAME

ANY = Budget(iterations=1)


def liked(seat: Seat) -> dict[int, float]:
    """How much the rules like each answer."""
    glance = Glance(seat)
    return {action: RULES[seat.kind](glance, *TEXTS[action].split()) for action in seat.legal()}


@pytest.mark.parametrize("options", [{}, {"players": 2, "towers": "yes", "dreams": 4, "book": "yes"}])
def test_it_does_what_simple_never_does_only_where_there_is_nothing_else(
    options: dict[str, object], luck: Random
) -> None:
    state = GAME.new(options, luck.getrandbits(32))
    while state.turn >= 0:
        seat = Seat(state, state.turn)
        action = bot("onirim", "novice").choose(seat, ANY, luck.getrandbits(64))
        if len(seat.legal()) > 1:
            likes = liked(seat)
            assert likes[action] > NEVER or max(likes.values()) <= NEVER
        state.play(action)


def test_who_forgets_nothing_plays_as_simple_does(luck: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(novice, "OVERLOOKED", 0.0)
    state = GAME.new({}, luck.getrandbits(32))
    while state.turn >= 0:
        seat = Seat(state, state.turn)
        action = bot("onirim", "simple").choose(seat, ANY, 0)
        assert liked(seat)[bot("onirim", "novice").choose(seat, ANY, 0)] == liked(seat)[action]
        state.play(action)


def test_who_forgets_often_plays_something_else(luck: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(novice, "OVERLOOKED", 0.9)
    state = GAME.new({}, luck.getrandbits(32))
    seat = Seat(state, state.turn)
    assert len({bot("onirim", "novice").choose(seat, ANY, luck.getrandbits(64)) for _ in range(60)}) > 1
