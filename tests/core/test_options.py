"""An option is said once: what may be chosen, what is refused and what is offered follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from dedale.core.errors import BadOptions
from dedale.core.facts import Facts
from dedale.core.options import (
    GameOptions,
    choice,
    combinations,
    number,
    one_each,
    options_from,
    options_json,
    schema,
    seat,
)


@dataclass(frozen=True, slots=True)
class Picnic(GameOptions):
    players: int = number(2, 1, 3)
    weather: str = choice("sun", "rain")
    umbrella: bool = choice(False, True, only_with={"weather": ("rain",)})
    cakes: int | None = number(None, 1, (9, 4, 3))
    host: int | None = seat(3)
    hats: tuple[str, ...] | None = one_each(("red", "blue", "green"))


def test_what_may_be_chosen_is_told_in_the_order_in_which_it_was_said() -> None:
    told = {option.name: (option.kind, option.default, option.choices) for option in schema(Picnic)}
    assert told == {
        "players": ("number", 2, (1, 2, 3)),
        "weather": ("choice", "sun", ("sun", "rain")),
        "umbrella": ("flag", False, (False, True)),
        "cakes": ("number", None, (None, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
        "host": ("seat", None, (None, 0, 1, 2)),
        "hats": ("one_each", None, ("red", "blue", "green")),
    }


def test_a_number_may_hang_on_how_many_play() -> None:
    cakes = Facts(Picnic, [], 0).option("cakes")
    assert [cakes.most_with(players) for players in (1, 2, 3)] == [9, 4, 3]


def test_options_go_to_json_and_back() -> None:
    options = Picnic(3, "rain", True, 2, 2, ("red", "blue", "green"))
    written = options_json(options)
    assert written["hats"] == ["red", "blue", "green"]
    assert options_from(Picnic, "Picnic", written) == options
    assert options_from(Picnic, "Picnic", options) is options
    assert options_from(Picnic, "Picnic") == Picnic()


def test_combinations_are_all_that_go_together_and_those_given() -> None:
    every = combinations(Picnic, Picnic(cakes=1))
    assert len(every) == 3 * 3 + 1
    assert {(one["weather"], one["umbrella"]) for one in every} == {("sun", False), ("rain", False), ("rain", True)}
    assert every[-1]["cakes"] == 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("sun", "Options are a mapping from names to values, not str."),
        (
            {"wine": 1},
            "There is no option 'wine'; the options of Picnic are: players, weather, umbrella, cakes, host, hats.",
        ),
        ({"players": 4}, "The option 'players' cannot be 4; choose a whole number from 1 to 3."),
        ({"players": None}, "The option 'players' cannot be None; choose a whole number from 1 to 3."),
        ({"weather": "hail"}, "The option 'weather' cannot be 'hail'; choose one of 'sun', 'rain'."),
        ({"umbrella": 1}, "The option 'umbrella' cannot be 1; choose true or false."),
        (
            {"umbrella": True},
            "The option 'umbrella' can be True only where 'weather' is 'rain'; "
            "leave it out, or set 'weather' to 'rain'.",
        ),
        ({"cakes": 5}, "The option 'cakes' cannot be 5; choose a whole number from 1 to 4."),
        ({"players": 1, "host": 1}, "The option 'host' cannot be 1; choose a whole number from 0 to 0."),
        (
            {"hats": ["blue", "red"]},
            "The option 'hats' cannot be ('blue', 'red'); choose 2 of red, blue, green, in this order.",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadOptions) as caught:
        options_from(Picnic, "Picnic", given)
    assert str(caught.value) == sentence


def test_an_option_has_a_message_of_its_own() -> None:
    assert [option.key("picnic") for option in schema(Picnic)][:2] == ["picnic-option-players", "picnic-option-weather"]


def test_a_game_that_says_no_more_has_secrets_between_players_and_no_certain_end() -> None:
    facts = Facts(Picnic, [], 0)
    assert [facts.secret_hands(Picnic(players=players)) for players in (1, 2)] == [False, True]
    assert facts.longest(Picnic()) is None
