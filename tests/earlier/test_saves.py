"""Games that an earlier version's command line saved are shown again by this one's, and go on."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from dedale.core.record import Record
from tests.earlier.seen import GAMES
from tests.terminal.driver import Game, run
from tests.terminal.labyrinth_players import play_turn

pytestmark = pytest.mark.slow

SAVES = sorted(GAMES.glob("terminal-*.txt"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_of_then_goes_on(file: Path, tmp_path: Path, luck: Random) -> None:
    save = Path(shutil.copy(file, tmp_path))
    with Game(tmp_path, "--resume", str(save)) as game:
        if Record.load(file).game.name == "labyrinth":
            play_turn(game, save, luck)
        else:
            game.play_on(luck, until=lambda _: save.read_bytes() != file.read_bytes())
        game.leave()
        assert game.errors == ""
    before, after = Record.load(file), Record.load(save)
    assert after.events[: len(before.events)] == before.events
    assert len(after.events) > len(before.events)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_of_then_is_walked_through(file: Path, tmp_path: Path) -> None:
    shown = run(tmp_path, "replay", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Step 0 of " in shown.stdout
