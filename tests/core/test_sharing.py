"""Several people at one table: what they may take back, and whether a curtain falls between them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.facts import FAIR, FREE
from dedale.core.sharing import curtain_falls, undo_for
from dedale.core.table import Table

ONIRIM = dedale.game("onirim")
LABYRINTH = dedale.game("labyrinth")
SILENT = {"players": 2, "talk": "silent"}


@pytest.mark.parametrize("apart", [False, True])
def test_one_person_may_take_back_anything(apart: bool) -> None:
    assert undo_for(ONIRIM, ONIRIM.options(SILENT), 1, apart=apart) == FREE


def test_of_several_nobody_takes_back_what_another_learnt_from() -> None:
    assert undo_for(ONIRIM, ONIRIM.options(SILENT), 2) == FAIR
    assert undo_for(LABYRINTH, LABYRINTH.options({"players": 3}), 2) == FAIR


def test_people_who_share_a_screen_and_all_cards_may_take_back_anything() -> None:
    open_hands = ONIRIM.options({"players": 2, "talk": "open"})
    assert undo_for(ONIRIM, open_hands, 2) == FREE
    assert undo_for(ONIRIM, open_hands, 2, apart=True) == FAIR


@pytest.mark.parametrize(
    ("game", "options", "people", "falls"),
    [
        (ONIRIM, SILENT, [0, 1], True),
        (ONIRIM, SILENT, [1], False),
        (ONIRIM, {"players": 2, "talk": "open"}, [0, 1], False),
        (LABYRINTH, {"players": 2}, [0, 1], True),
        (LABYRINTH, {"players": 2, "young": True}, [0, 1], False),
    ],
)
def test_a_curtain_falls_where_somebody_has_a_secret_from_another_at_the_screen(
    game: Any, options: dict[str, Any], people: list[int], falls: bool, luck: Random
) -> None:
    table = Table.new(game, options, secret=luck.randbytes(16))
    assert curtain_falls(table, people) is falls
