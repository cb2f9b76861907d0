"""Bots and levels by name."""

from __future__ import annotations

import pytest

from dedale.bots import bot, bots, levels, player
from dedale.core.errors import UnknownBot
from dedale.core.game import games


@pytest.mark.parametrize("game", games())
def test_a_level_is_a_bot_with_a_budget(game: str) -> None:
    assert list(levels(game)) == ["easy", "medium", "hard", "expert"]
    for name, level in levels(game).items():
        assert player(game, name).bot is bot(game, level.bot)
        assert str(player(game, name).budget) == level.budget


@pytest.mark.parametrize("game", games())
def test_an_unknown_bot_is_told_every_name_once(game: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        player(game, "genius")
    named = str(refused.value.facts["known"]).split(", ")
    assert sorted(named) == sorted({*bots(game), *levels(game)})
