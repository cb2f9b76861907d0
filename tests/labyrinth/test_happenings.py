"""What happens while Labyrinth is dealt; `tests/properties` holds all that happens later."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from random import Random

import pytest

from dedale.core.game import CHANCE
from dedale.core.happening import as_seen, happenings
from dedale.labyrinth.game import GAME
from tests.properties.test_happenings import events


@pytest.mark.parametrize("young", [False, True])
def test_the_deal_is_told_and_cards_to_their_owners_alone(young: bool) -> None:
    walk = events(GAME.new({"players": 2, "young": young}), Random(7), GAME.passes)
    dealt = takewhile(lambda moment: moment[0].turn == CHANCE, walk)
    told = [one for moment in dealt for one in happenings(GAME, *moment)]
    kinds = Counter(one.kind for one in told)
    assert kinds["tile"] == 33, "the last tile is the extra one"
    assert kinds["first"] == 1
    cards = [one for one in told if one.kind == "card"]
    assert {one.seat for one in cards} == {0, 1}
    for seat in (0, 1, None):
        assert [one.card is not None for one in as_seen(cards, seat)] == [young or one.seat == seat for one in cards]
