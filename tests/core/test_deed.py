"""Actions as data: what a screen reads of them."""

from __future__ import annotations

import pytest

import dedale
from dedale.core.deed import Deed, answer, plain_deed
from dedale.core.errors import BadText

GAMES = ("labyrinth", "onirim")


def test_an_answer_is_its_words_and_what_it_names() -> None:
    assert answer("nightmare shared key", card="rk") == (
        "nightmare shared key rk",
        Deed("nightmare-shared-key", {"card": "rk"}),
    )
    assert answer("pass") == ("pass", Deed("pass"))


def test_a_text_that_nobody_explained_is_a_verb_and_the_rest() -> None:
    assert plain_deed("lay pearl 3") == Deed("lay", {"what": "pearl 3"})
    assert plain_deed("pass") == Deed("pass", {})


@pytest.mark.parametrize("name", GAMES)
def test_no_two_answers_of_a_decision_are_the_same_deed(name: str) -> None:
    game = dedale.game(name)
    for kind in game.facts.kinds:
        deeds = [game.deed(action) for action in range(kind.base, kind.base + kind.size)]
        assert len({(verb, *about.items()) for verb, about in deeds}) == kind.size


@pytest.mark.parametrize("name", GAMES)
def test_what_a_text_names_is_in_its_deed(name: str) -> None:
    """So that nobody has to take the text apart."""
    game = dedale.game(name)
    for action in game.actions:
        verb, about = game.deed(action)
        told = {*verb.split("-"), *map(str, about.values())}
        if verb == "lose":
            told |= {"of", ("1st", "2nd")[int(about["seat"])], "seat"}
        if verb == "cast":
            told |= {"at", "door", "nightmare", "stop", "dream"}
        assert set(game.text(action).split()) <= told


def test_what_is_no_action_is_no_deed() -> None:
    with pytest.raises(BadText, match="no action of Labyrinth"):
        dedale.game("labyrinth").deed(97)
