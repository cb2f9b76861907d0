"""A page that only takes updates in shows what a fresh one shows, after every event of whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import dedale
from dedale.server.deltas import change
from tests.combinations import combinations_of
from tests.server.following import Follower, changed
from tests.server.streams import stream, without_news

MOST_EVENTS = 400
"""A random game of Labyrinth may take thousands."""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_updates_lead_where_a_snapshot_would_in_every_combination(game: str, luck: Random) -> None:
    for options in combinations_of(dedale.game(game)):
        followers: dict[int, Follower] = {}
        for screen, told, shown in stream(game, options, luck, MOST_EVENTS):
            if told["type"] == "snapshot":
                followers[screen] = Follower(told)
            else:
                followers[screen].follow(told)
            assert without_news(followers[screen].shown) == shown


VALUES: list[Any] = [
    *(1, None, "a", [], [1], [1, 2, 3, 4], [1, 2, 3, 5], {}, {"a": 1}, {"a": 2}),
    *({"a": [1, 2], "b": {"c": None}}, {"a": [1, 3], "b": {"c": 1}}),
    *([{"a": 1}, {"b": 2}, {"a": 1}], [{"a": 1}, {"b": 2}, {"a": []}]),
]


def test_any_value_is_led_to_any_other() -> None:
    for old in VALUES:
        for new in VALUES:
            if old != new:
                assert changed(old, change(old, new)) == new
