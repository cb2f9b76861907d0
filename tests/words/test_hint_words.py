"""Hints in words: one of a thing, and sentences that go on."""

from __future__ import annotations

import pytest

from dedale.bots.hints import Reason
from dedale.words import languages, words
from dedale.words.capitals import continued
from dedale.words.hints import reason_words


def test_a_sentence_goes_on_small_and_a_number_of_rome_stays() -> None:
    assert continued("Discard the red key") == "discard the red key"
    assert continued("IV. Discard your whole hand") == "IV. Discard your whole hand"
    assert continued("I. Discard the red key") == "I. Discard the red key"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("code", "count"), [("risk-find", 0), ("risk-find", 1), ("blocks", 0)])
def test_of_one_treasure_nobody_speaks_as_of_several(language: str, code: str, count: int) -> None:
    reason = Reason(code, {"pawn": "blue", "count": count, "all": 1, "other": 1})
    said = words(language).say(reason_words("labyrinth", reason))
    assert "1" not in said
