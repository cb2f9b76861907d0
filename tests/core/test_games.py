"""Games are found by their name."""

from __future__ import annotations

import pytest

import dedale


def test_every_game_is_found_by_its_name() -> None:
    assert [dedale.game(name).name for name in dedale.games()] == dedale.games()
    assert "onirim" in dedale.games()


@pytest.mark.parametrize("name", ["core", "chess", "", "Onirim", "../onirim"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(dedale.UnknownGame, match=f"There is no game called '{name}'; the games here are: .*onirim"):
        dedale.game(name)
