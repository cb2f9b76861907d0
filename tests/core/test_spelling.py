from __future__ import annotations

import pytest

import dedale
from dedale.core.spelling import meant
from dedale.words import error_words, words


@pytest.mark.parametrize(
    ("typed", "near"), [("onirm", "onirim"), ("ONIRIM", "onirim"), ("labirynth", "labyrinth"), ("Onirim", "onirim")]
)
def test_the_nearest_name_is_found(typed: str, near: str) -> None:
    assert meant(typed, ["labyrinth", "onirim"]) == {"near": near}


@pytest.mark.parametrize("typed", ["chess", "", "x" * 10_000, 7, None])
def test_nothing_is_guessed_where_nothing_is_near(typed: object) -> None:
    assert meant(typed, ["labyrinth", "onirim"]) == {}
    assert meant(typed, []) == {}


def test_errors_ask_in_python_and_in_words() -> None:
    with pytest.raises(dedale.UnknownGame, match=r"Did you mean 'onirim'\?$") as caught:
        dedale.game("onrim")
    assert error_words(words("en"), caught.value).endswith("Did you mean “onirim”?")
    with pytest.raises(dedale.BadOptions, match=r"Did you mean 'towers'\?$"):
        dedale.game("onirim").options({"tower": "yes"})
    with pytest.raises(dedale.UnknownGame, match=r"the games here are: .*\.$"):
        dedale.game("chess")
