"""Games are kept after every choice, and go on where they stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from dedale.terminal.saves import new_file
from tests.terminal.driver import Game, run
from tests.terminal.positions import state_in, texts_in

pytestmark = pytest.mark.slow


def saves(home: Path) -> list[Path]:
    return sorted((home / ".local/share/dedale/saves").glob("*.txt"))


def test_a_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--book", "yes", "--towers", "yes", "--dreams", "4", "--deal", "7"]
    with Game(tmp_path, "onirim", *options, "--save", str(file)) as game:
        game.answer("1")
        game.answer("a")
        shown = game.screen
        before = state_in(file)
        assert f"dedale play --resume {file}" in game.leave()
    with Game(tmp_path, "--resume", str(file)) as game:
        assert state_in(file) == before
        assert "The game in ~/game.txt goes on." in game.screen
        for part, lines in ((" Deck", 10), ("Choose what", 5)):
            assert shown.partition(part)[2].splitlines()[:lines] == game.screen.partition(part)[2].splitlines()[:lines]
        game.answer("3")
        assert state_in(file) != before


def test_without_a_file_the_last_game_goes_on(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "onirim", "--deal", "1", lines="1\n")
    assert "Saved in ~/.local/share/dedale/saves/onirim-" in first.stdout
    assert "Go on with: dedale play --resume\n" in first.stdout
    run(tmp_path, "play", "onirim", "--deal", "2", lines="a\n1\n")
    assert len(saves(tmp_path)) == 2
    again = run(tmp_path, "play", "--resume", lines="")
    assert again.returncode == 0
    assert " Turn 3\n" in again.stdout
    assert len(saves(tmp_path)) == 2
    walked = run(tmp_path, "replay")
    assert walked.returncode == 0
    assert "Step 0 of " in walked.stdout


def test_no_two_games_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([b"\0\1", b"\0\1", b"\0\2"])
    monkeypatch.setattr("dedale.terminal.saves.time.strftime", lambda _: "at-once")
    monkeypatch.setattr("dedale.terminal.saves.draw", lambda _: next(drawn))
    names = []
    for _ in range(2):
        file = new_file("onirim", {"XDG_DATA_HOME": str(tmp_path)})
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        names.append(file.name)
    assert names == ["onirim-at-once-0001.txt", "onirim-at-once-0002.txt"]


def test_saves_are_for_their_owner_only(tmp_path: Path) -> None:
    run(tmp_path, "play", "onirim")
    assert saves(tmp_path)[0].parent.stat().st_mode & 0o077 == 0


def test_the_data_folder_can_be_elsewhere(tmp_path: Path) -> None:
    run(tmp_path, "play", "onirim", env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert len(list((tmp_path / "data/dedale/saves").iterdir())) == 1


def test_save_writes_another_file_and_asks_before_it_writes_over_one(tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    with Game(tmp_path, "onirim", "--deal", "7") as game:
        game.answer("s")
        assert "Save in which file?" in game.screen
        assert f"Saved in ~/{copy.name}" in game.answer(str(copy))
        game.answer("1")
        game.answer("s")
        assert "exists already" in game.answer(str(copy))
        game.answer("n")
        assert texts_in(copy) == []
        game.answer("s")
        game.answer(str(copy))
        game.answer("y")
        assert len(texts_in(copy)) == 1
        game.answer("s")
        assert "cannot be written" in game.answer(str(tmp_path / "nowhere" / "copy.txt"))


def test_who_asked_for_a_file_that_cannot_be_written_is_told_by_the_exit_code(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    nowhere = ["--save", str(tmp_path / "file" / "game.txt")]
    left = run(tmp_path, "play", "onirim", *nowhere, lines="")
    assert "This game is not being saved" in left.stdout
    assert left.returncode == 1
    over = run(tmp_path, "play", "labyrinth", "--players", "1", "--turn-limit", "1", *nowhere, lines="nb\ny\n.\n")
    assert "This game is not being saved" in " ".join(over.stdout.splitlines()[-4:])
    assert over.returncode == 1
    assert run(tmp_path, "play", "onirim", "--save", str(tmp_path / "game.txt"), lines="").returncode == 0


def test_a_game_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / ".local").write_text("a file where the folder should be")
    with Game(tmp_path, "onirim") as game:
        assert "This game is not being saved" in game.screen
        game.answer("a")
        assert "Leave it all the same?" in game.answer("q").replace("\n ", " ")
        game.answer("n")
        game.answer("q")
        last = game.answer("y")
        assert "This game is not being saved" in last
        assert game.code == 0
