"""`dedale --rehearse FILE`: for tests, everything happens again; never where others could come."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driver import run

pytestmark = pytest.mark.slow


@pytest.fixture
def script(tmp_path: Path) -> str:
    file = tmp_path / "script.txt"
    file.write_text("a text")
    return str(file)


def test_the_same_text_gives_the_same_puzzle_and_the_same_deal(script: str, tmp_path: Path) -> None:
    for command in (["puzzle", "--solution"], ["play", "onirim", "--bot", "1=simple"]):
        first, second = (run(tmp_path, "--rehearse", script, *command, lines="\n").stdout for _ in range(2))
        assert first == second
        assert first


def test_another_text_gives_another_deal(script: str, tmp_path: Path) -> None:
    command = ("--rehearse", script, "play", "onirim", "--bot", "1=simple")
    first = run(tmp_path, *command).stdout
    Path(script).write_text("another text")
    assert run(tmp_path, *command).stdout != first


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = run(tmp_path, "--rehearse", "nowhere.txt", "puzzle")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "“nowhere.txt” cannot be read as the text of a rehearsal; name a text file.\n"


@pytest.mark.parametrize("public", [["--lan"], ["--host", "0.0.0.0"], ["--host", "::"], ["--host", "192.0.2.7"]])
def test_it_is_refused_where_others_could_come(public: list[str], script: str, tmp_path: Path) -> None:
    done = run(tmp_path, "--rehearse", script, "serve", "--port", "0", *public)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("A rehearsal is for tests on this machine alone")
