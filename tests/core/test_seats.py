"""The name of a seat tells whether a bot plays it."""

from __future__ import annotations

from dedale.core.seats import bot_in, bot_seat


def test_a_bot_is_found_by_the_name_of_its_seat() -> None:
    assert bot_seat("expert:20ms") == "bot expert:20ms"
    assert bot_in("bot expert:20ms") == "expert:20ms"


def test_people_and_nobody_are_no_bots() -> None:
    assert bot_in("Ann") is None
    assert bot_in("") is None
    assert bot_in("botany") is None
