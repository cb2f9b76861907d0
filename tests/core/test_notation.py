"""Texts of actions and outcomes, both ways, and the sentences that refuse what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import dedale
from dedale.core.notation import Notation

NOTATION = Notation("Tea", ("pour milk", "pour tea"), ("hot", "cold"))


@pytest.mark.parametrize("action", NOTATION.actions)
def test_an_action_has_a_text_and_the_text_is_its_own(action: int) -> None:
    assert NOTATION.action(NOTATION.text(action)) == action
    assert NOTATION.action(f"  {NOTATION.text(action).replace(' ', '   ')} ") == action


@pytest.mark.parametrize("outcome", [0, 1])
def test_an_outcome_has_a_text_and_the_text_is_its_own(outcome: int) -> None:
    assert NOTATION.outcome(NOTATION.outcome_text(outcome)) == outcome


@pytest.mark.parametrize("wrong", [-1, 2, "pour tea", None, 0.5])
def test_what_is_no_id_is_refused(wrong: Any) -> None:
    with pytest.raises(dedale.BadText, match="is no action of Tea; the ids go from 0 to 1"):
        NOTATION.text(wrong)
    with pytest.raises(dedale.BadText, match="is no chance outcome of Tea; they go from 0 to 1"):
        NOTATION.outcome_text(wrong)


def test_what_is_no_text_is_refused_with_an_example() -> None:
    with pytest.raises(dedale.BadText, match="'spill tea' is no action of Tea; an action reads like 'pour milk'"):
        NOTATION.action("spill tea")
    with pytest.raises(dedale.BadText, match="'lukewarm' is no chance outcome of Tea; one reads like 'hot'"):
        NOTATION.outcome("lukewarm")


def test_an_illegal_action_is_refused_with_what_is_legal() -> None:
    game = dedale.game("onirim")
    state = game.start({"hands": [["rs", "rm"]], "rows": [["bs"]]})
    with pytest.raises(dedale.IllegalAction, match=r"'play rs' is not legal now\. The decision is 'main'; its legal"):
        state.play(game.action("play rs"))
    with pytest.raises(dedale.IllegalAction, match="'action 9999' is not legal now"):
        state.play(9999)
    with pytest.raises(dedale.IllegalAction, match="An action is a whole number, not bool"):
        state.play(True)
    with pytest.raises(dedale.IllegalOutcome, match="'rs' cannot come now: chance is not to decide"):
        state.resolve(game.outcome("rs"))


def test_nothing_can_be_played_while_chance_decides_or_after_the_end() -> None:
    game = dedale.game("onirim")
    state = game.start({"hands": [["rs"]], "bag": ["bs"]})
    state.play(game.action("play rs"))
    with pytest.raises(dedale.IllegalAction, match="chance is to decide first"):
        state.play(game.action("play rs"))
    with pytest.raises(dedale.IllegalOutcome, match="'gs' cannot come now: it must be one of: bs"):
        state.resolve(game.outcome("gs"))
    with pytest.raises(dedale.IllegalOutcome, match="'outcome 77' cannot come now"):
        state.resolve(77)
    state.resolve(game.outcome("bs"))
    assert state.turn == dedale.OVER
    with pytest.raises(dedale.IllegalAction, match="the game is over"):
        state.play(game.action("play bs"))
