"""What is looked at before a commit: the hooks of `.pre-commit-config.yaml`, each run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.commit_subject import trouble_in

PROJECT = Path(__file__).parents[2]
CONFIGURATION = (PROJECT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
HOOKS = dict(re.findall(r"- id: (\w+)\n +name: .*\n +entry: (.*)\n +language: system\n", CONFIGURATION))


def passes(hook: str, file: Path) -> bool:
    """Whether a hook has nothing to say about a file."""
    program, *arguments = HOOKS[hook].split()
    found = Path(sys.executable) if program == "python3" else Path(sys.executable).with_name(Path(program).name)
    return subprocess.run([found, *arguments, file], cwd=PROJECT, capture_output=True, check=False).returncode == 0


def test_every_hook_is_of_this_project_and_nothing_is_fetched() -> None:
    assert re.findall(r"repo: (\S+)", CONFIGURATION) == ["local"]
    assert re.findall(r"- id: (\w+)", CONFIGURATION) == list(HOOKS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hook", "good", "bad"),
    [
        ("lint", '"""A file."""\n', '"""A file."""\n\nimport os\n'),
        ("layout", '"""A file."""\n\nONE = 1\n', '"""A file."""\nONE=1\n'),
        ("subject", "Let a Prophecy look at a short deck\n", "added things\n"),
    ],
)
def test_a_hook_lets_good_work_through_and_stops_bad(hook: str, good: str, bad: str, tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    for text, fine in ((good, True), (bad, False)):
        file.write_text(text, encoding="utf-8")
        assert passes(hook, file) is fine


@pytest.mark.parametrize(
    "message",
    [
        "Let a Prophecy look at a short deck",
        "Need a card to swap\n\nWhy this is so.\n",
        "Pass where nothing can be done",
        "Focus the first choice",
        "Bring the last Door back\n# git says what will be in this commit\n",
        "Merge branch 'towers' of a friend into main, however long git makes its first line",
    ],
)
def test_a_good_message(message: str) -> None:
    assert trouble_in(message) is None


@pytest.mark.parametrize(
    ("message", "trouble"),
    [
        ("", "needs a first line"),
        ("# only what git says\n", "needs a first line"),
        ("Let " + "a " * 40, "84 characters"),
        ("let a Prophecy look", "begins with a capital letter"),
        ("Let a Prophecy look.", "no full stop"),
        ("Added a Prophecy", "'Added' is none"),
        ("Adds a Prophecy", "'Adds' is none"),
        ("Adding a Prophecy", "'Adding' is none"),
        ("Let a Prophecy look\nat a short deck", "An empty line"),
    ],
)
def test_a_message_that_is_sent_back_with_a_sentence(message: str, trouble: str) -> None:
    assert trouble in str(trouble_in(message))
