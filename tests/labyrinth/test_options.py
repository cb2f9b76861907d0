"""The options: what they are by default, both ways through JSON, and every way to be refused."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import BadOptions
from dedale.labyrinth.game import GAME
from dedale.labyrinth.options import Options


def refusal(options: Any) -> str:
    with pytest.raises(BadOptions) as caught:
        GAME.options(options)
    return str(caught.value)


def test_by_default_two_play_with_all_cards_and_without_a_limit() -> None:
    options = GAME.options()
    assert options == Options(players=2, cards=None, young=False, first=None, turn_limit=None, pawns=None)
    assert (options.cards_each, options.colours) == (12, ("red", "blue"))


def test_options_may_be_themselves_or_a_mapping() -> None:
    options = Options(players=3, cards=2, young=True, first=1, turn_limit=9, pawns=("red", "blue", "green"))
    assert GAME.options(options) is options
    assert GAME.options(GAME.options_json(options)) == options
    assert GAME.options_json(options)["pawns"] == ["red", "blue", "green"]
    assert GAME.options({"pawns": ("red", "green")}).colours == ("red", "green")


def test_every_combination_is_told_in_full_and_comes_back() -> None:
    told = GAME.combinations()
    assert [GAME.options_json(GAME.options(options)) for options in told] == told
    assert {options["players"] for options in told} == {1, 2, 3, 4}
    assert {(options["players"], options["young"]) for options in told} == {
        (players, young) for players in (1, 2, 3, 4) for young in (False, True)
    }
    assert any(options["pawns"] for options in told)


@pytest.mark.parametrize("options", GAME.combinations())
def test_a_state_tells_the_options_it_was_made_with(options: dict[str, Any]) -> None:
    assert GAME.new(options).to_json()["options"] == options
    assert GAME.new(options).view(None).options == options


def test_options_are_told_as_short_as_can_be() -> None:
    assert GAME.new({"players": 2, "cards": 12, "pawns": ["red", "blue"]}).view(None).options == GAME.options_json(
        GAME.options()
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "Options are a mapping from names to values, not list."),
        ("players", "Options are a mapping from names to values, not str."),
        (
            {"player": 2},
            "There is no option 'player'; the options of Labyrinth are: "
            "players, cards, young, first, turn_limit, pawns. Did you mean 'players'?",
        ),
        ({"players": 5}, "The option 'players' cannot be 5; choose a whole number from 1 to 4."),
        ({"players": 0}, "The option 'players' cannot be 0; choose a whole number from 1 to 4."),
        ({"players": True}, "The option 'players' cannot be True; choose a whole number from 1 to 4."),
        ({"cards": 13}, "The option 'cards' cannot be 13; choose a whole number from 1 to 12."),
        ({"players": 4, "cards": 7}, "The option 'cards' cannot be 7; choose a whole number from 1 to 6."),
        ({"young": 1}, "The option 'young' cannot be 1; choose true or false."),
        ({"young": None}, "The option 'young' cannot be None; choose true or false."),
        ({"first": 2}, "The option 'first' cannot be 2; choose a whole number from 0 to 1."),
        ({"turn_limit": 0}, "The option 'turn_limit' cannot be 0; choose a whole number from 1 to 1000000."),
        (
            {"pawns": ["blue", "red"]},
            "The option 'pawns' cannot be ('blue', 'red'); choose 2 of red, yellow, blue, green, in this order.",
        ),
        (
            {"pawns": "red blue"},
            "The option 'pawns' cannot be 'red blue'; choose 2 of red, yellow, blue, green, in this order.",
        ),
        (
            {"pawns": ["red", "yellow", "blue"]},
            "The option 'pawns' cannot be ('red', 'yellow', 'blue'); choose 2 of red, yellow, blue, green, "
            "in this order.",
        ),
        (
            {"pawns": 7},
            "The option 'pawns' cannot be 7; choose 2 of red, yellow, blue, green, in this order.",
        ),
        (
            {"pawns": [["red"], "blue"]},
            "The option 'pawns' cannot be (['red'], 'blue'); choose 2 of red, yellow, blue, green, in this order.",
        ),
    ],
)
def test_options_that_cannot_be_are_refused(options: Any, sentence: str) -> None:
    assert refusal(options) == sentence
