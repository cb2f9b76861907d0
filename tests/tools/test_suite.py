"""The parts of `make test`: all run, a failure is told, and no test stands in no part."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.luck import VARIABLE
from tools import trust
from tools.clauses import PROJECT
from tools.suite import APART, PARTS, Part, chosen_parts, run, table


def says(text: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"import os; print({text!r}, os.environ['{VARIABLE}']); raise SystemExit({code})"]


def test_every_command_of_every_part_runs_with_the_seed(tmp_path: Path) -> None:
    parts = [Part("one", "", [says("3 passed"), says("4 passed")]), Part("two", "", [says("2 passed")])]
    done = run(parts, {VARIABLE: "17"}, tmp_path)
    assert {outcome.part.name: (outcome.code, outcome.tests) for outcome in done} == {"one": (0, 7), "two": (0, 2)}
    assert (tmp_path / "one.log").read_text() == "3 passed 17\n4 passed 17\n"
    assert table(done, 1).splitlines()[-1].split()[:2] == ["all", "9"]


def test_a_part_that_fails_ends_and_is_told_with_what_it_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = [Part("bad", "", [says("1 failed", 3), says("never")]), Part("good", "", [says("1 passed")])]
    done = {outcome.part.name: outcome for outcome in run(parts, {VARIABLE: "1"}, tmp_path)}
    assert (done["bad"].code, done["good"].code) == (3, 0)
    said = capsys.readouterr().out
    assert "1 failed 1" in said
    assert "bad: FAILED" in said
    assert "never" not in said


BUSY = "import time; began = time.process_time()\nwhile time.process_time() < began + 1: pass\nprint(2)"
ORPHAN = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {BUSY!r}])"
LEAVES = f"""
import subprocess, sys
busy = subprocess.Popen([sys.executable, "-c", {ORPHAN!r}], stdout=subprocess.PIPE)
assert busy.stdout.read() == b"2\\n"
print(subprocess.Popen(["sleep", "1000"]).pid)
"""
"""A command whose child leaves a busy child of its own behind; and it leaves one that does nothing for long."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process adopt others")
def test_what_a_command_leaves_behind_is_counted_and_ended(tmp_path: Path) -> None:
    (done,) = run([Part("one", "", [[sys.executable, "-c", LEAVES]])], {VARIABLE: "1"}, tmp_path)
    assert done.code == 0, done.said
    assert done.processor > 1
    assert not Path("/proc", done.said.strip()).exists()


def test_every_folder_of_tests_is_in_a_part() -> None:
    named = {word for part in PARTS for command in part.commands for word in command}
    assert {f"tests/{name}" for name in APART} <= named
    assert all((PROJECT / "tests" / name).is_dir() for name in APART)
    (rest,) = [part for part in PARTS if part.name == "rest"]
    left_out = {word.removeprefix("--ignore=") for word in rest.commands[0] if word.startswith("--ignore")}
    assert left_out == {f"tests/{name}" for name in APART}


def test_a_part_that_there_is_not_is_told_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="There is no part 'nowhere'; the parts are: adapters, browser, build"):
        chosen_parts(["nowhere"])


def test_trust_counts_what_failed_and_says_how_to_have_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = Part("odd", "", [says("FAILED tests/odd.py::test_it - oh", 1)])
    monkeypatch.setattr(trust, "TRUSTED", [failing, Part("even", "", [says("1 passed")])])
    monkeypatch.setattr(trust, "LOGS", tmp_path)
    monkeypatch.setattr(trust, "GIVEN", True)
    monkeypatch.setattr(trust, "SEED", 23)
    assert trust.main(["--runs", "2", "--busy", "1"]) == 1
    said = capsys.readouterr().out
    assert [line.split() for line in said.splitlines() if line.startswith(("odd ", "even "))] == [
        ["odd", "2", "2"],
        ["even", "2", "0"],
    ]
    assert f"tests/odd.py::test_it failed; the same again: {VARIABLE}=23 make trust PARTS=odd RUNS=1" in said
    assert said.endswith("2 passed, 2 failed\n")
