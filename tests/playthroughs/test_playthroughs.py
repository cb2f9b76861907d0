"""The recorded games, replayed from their events alone: `tools/playthroughs.py --write` records them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import run
from tests.combinations import QUICK
from tools.playthroughs import FOLDER, file_of, replay

FILES = sorted(FOLDER.glob("*.txt"))

UNCOMPILED = """
import sys
from pathlib import Path
import dedale
from tools.playthroughs import replay
assert not dedale.compiled
for name in sys.argv[1:]:
    text = Path(name).read_text()
    if replay(text) != text:
        print(name)
"""


@pytest.mark.parametrize("path", FILES[:: 10 if QUICK else 1], ids=lambda path: path.stem)
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    text = path.read_text()
    assert replay(text) == text


def test_every_combination_of_every_game_has_its_recorded_game() -> None:
    games = [dedale.game(name) for name in dedale.games()]
    wanted = [file_of(game, options) for game in games for options in game.combinations()]
    assert sorted(wanted) == FILES


@pytest.mark.slow
def test_uncompiled_the_recorded_games_are_the_same() -> None:
    some = [str(path) for path in FILES[::9]]
    assert run(UNCOMPILED, *some, DEDALE_UNCOMPILED="1", PYTHONPATH=str(FOLDER.parents[1])).split() == []
