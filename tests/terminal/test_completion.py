"""What Tab offers, in a real bash too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dedale
from tests.terminal.driver import environment, run

pytestmark = pytest.mark.slow


def offered(home: Path, *typed: str, shell: str = "zsh") -> list[str]:
    done = run(home, "complete", shell, "--", *typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


def test_commands_games_options_values_and_bots_are_offered(tmp_path: Path) -> None:
    assert offered(tmp_path, "pl") == ["play"]
    assert "rates" in offered(tmp_path, "lab", "")
    assert "complete" not in offered(tmp_path, "")
    assert offered(tmp_path, "play", "") == dedale.games()
    assert offered(tmp_path, "lab", "rates", "on") == ["onirim"]
    assert offered(tmp_path, "play", "onirim", "--to") == ["--towers"]
    assert offered(tmp_path, "play", "labyrinth", "--tow") == []
    assert offered(tmp_path, "play", "onirim", "--towers", "") == ["no", "yes", "ruins"]
    assert offered(tmp_path, "play", "onirim", "--towers=r") == ["--towers=ruins"]
    assert offered(tmp_path, "play", "--lang", "f") == ["fr"]
    assert offered(tmp_path, "play", "labyrinth", "--bot", "2=ha") == ["2=hard"]
    assert "planner" in offered(tmp_path, "lab", "rates", "labyrinth", "--bots", "")
    assert offered(tmp_path, "completion", "") == ["bash", "zsh", "fish"]


def test_where_nothing_is_known_nothing_is_offered(tmp_path: Path) -> None:
    assert offered(tmp_path, "play", "onirim", "") == []
    assert offered(tmp_path, "replay", "") == []
    assert offered(tmp_path, "play", "--save", "") == []
    assert offered(tmp_path, "dance", "--nowhere", "x") == []


def test_bash_tears_words_apart_and_gets_the_last_piece(tmp_path: Path) -> None:
    assert offered(tmp_path, "play", "labyrinth", "--bot", "2", "=", "ha", shell="bash") == ["hard"]
    assert offered(tmp_path, "play", "labyrinth", "--bot", "2", "=", shell="bash")[:2] == ["easy", "medium"]
    assert offered(tmp_path, "play", "onirim", "--towers", "=", "r", shell="bash") == ["ruins"]


ASK = """
eval "$(dedale completion bash)"
COMP_WORDS=(dedale play o); COMP_CWORD=2; _dedale; echo "${COMPREPLY[@]}"
COMP_WORDS=(dedale play onirim --towers ""); COMP_CWORD=4; _dedale; echo "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(not shutil.which("bash"), reason="There is no bash here.")
def test_a_real_bash_reads_what_is_written_for_it(tmp_path: Path) -> None:
    surroundings = environment(tmp_path)
    surroundings["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{surroundings['PATH']}"
    done = subprocess.run(["bash", "-c", ASK], env=surroundings, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["onirim", "no yes ruins"]
    assert done.stderr == ""
