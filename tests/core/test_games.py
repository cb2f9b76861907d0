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


@pytest.mark.parametrize("name", dedale.games())
def test_facts_count_the_actions_and_name_what_grows(name: str) -> None:
    game = dedale.game(name)
    facts = game.facts
    assert facts.actions == len(game.actions)
    assert [kind.base for kind in facts.kinds] == [
        sum(k.size for k in facts.kinds[:i]) for i in range(len(facts.kinds))
    ]
    assert all(one.channels[0] in game.observation().places for one in facts.progress)
