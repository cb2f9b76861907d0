from __future__ import annotations

import pytest

import dedale
from dedale.server.presenter import presenter_of


@pytest.mark.clause("ONI-TWO-TALK-1")
@pytest.mark.parametrize(("talk", "may"), [("open", True), ("silent", False)])
def test_players_of_an_open_game_talk_and_those_of_a_silent_one_do_not(talk: str, may: bool) -> None:
    game = dedale.game("onirim")
    assert presenter_of(game.name).talks(game.options({"players": 2, "talk": talk})) is may
