"""The mutation run itself: what a weak test lets through is told, and what a strong one notices is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.clauses import places, unknown_statements
from tools.mutations import mutants_of

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).resolve().parents[2]

TOOL = [sys.executable, "-m", "tools.mutants"]

RULES = '''"""Steps of a maze."""

LONGEST = 3  # ONI-TOY-1


def may_step(steps: int, barred: bool) -> bool:
    """Whether one may go on."""
    if barred:  # ONI-TOY-2
        return False
    return steps < LONGEST


def endless(steps: int) -> int:
    """Go to the end."""
    while steps < LONGEST:
        steps += 1  # ONI-TOY-3
    return steps
'''

STRONG = """
import pytest
from maze.steps import endless, may_step


@pytest.mark.clause("ONI-TOY-1")
def test_three_steps_are_the_most():
    assert may_step(2, False) and not may_step(3, False)


@pytest.mark.clause("ONI-TOY-2")
def test_a_bar_stops():
    assert not may_step(0, True) and may_step(0, False)


@pytest.mark.clause("ONI-TOY-3")
def test_the_end_is_reached():
    assert endless(0) == 3
"""

WEAK = STRONG.replace("assert not may_step(0, True) and may_step(0, False)", "assert may_step(0, False)")


def mutants(folder: Path, tests: str, *arguments: str) -> tuple[int, list[str]]:
    """Run the tool on a small package; its exit code and the lines it prints."""
    package = folder / "src" / "maze"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "steps.py").write_text(RULES)
    (folder / "test_steps.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    done = subprocess.run(
        [*TOOL, "--rules", package, "--equivalent", folder / "none", "--seconds", "2", *arguments, "."],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(PROJECT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


def test_strong_tests_notice_every_mutant(tmp_path: Path) -> None:
    assert mutants(tmp_path, STRONG) == (0, ["5 passed, 0 failed"])


def test_a_weak_test_is_told(tmp_path: Path) -> None:
    code, lines = mutants(tmp_path, WEAK)
    assert code == 1
    assert lines == [
        "steps.py:8 ONI-TOY-2: never, in `if barred:`: no test notices.",
        "4 passed, 1 failed",
    ]


def test_a_clause_without_a_test_is_told(tmp_path: Path) -> None:
    code, lines = mutants(tmp_path, STRONG.replace('@pytest.mark.clause("ONI-TOY-2")', ""))
    assert code == 1
    assert "ONI-TOY-2: no test is marked with it." in lines


def test_tests_that_fail_anyway_are_told(tmp_path: Path) -> None:
    code, lines = mutants(tmp_path, STRONG.replace("== 3", "== 4"))
    assert code == 1
    assert "The tests fail before anything is changed; run pytest and mend them first." in lines


def test_the_short_run_takes_one_mutant_of_each_line(tmp_path: Path) -> None:
    assert mutants(tmp_path, STRONG, "--short") == (0, ["3 passed, 0 failed"])


def test_one_clause_can_be_asked_for(tmp_path: Path) -> None:
    assert mutants(tmp_path, WEAK, "--clause", "ONI-TOY-1") == (0, ["1 passed, 0 failed"])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "if a and b == 2:  # ONI-X-1",
            ["never", "always", "a and b == 2 becomes b == 2", "a and b == 2 becomes a", "2 becomes 3"],
        ),
        ("while a:  # ONI-X-1", ["never"]),
        ("for a in range(b):  # ONI-X-1", ["never"]),
    ],
)
def test_the_mutants_of_a_condition(tmp_path: Path, line: str, expected: list[str]) -> None:
    (tmp_path / "rule.py").write_text(f"def rule(a, b):\n    {line}\n        return\n")
    assert [mutant.what for mutant in mutants_of(places(tmp_path))] == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a.b = 1  # ONI-X-1", ["left out", "1 becomes 2"]),
        ("a.b += c[1]  # ONI-X-1", ["left out"]),
        ("f(a, False)  # ONI-X-1", ["left out", "False becomes True"]),
        ("a = b < c  # ONI-X-1", ["False instead", "True instead"]),
        ("a = b + c  # ONI-X-1", ["0 instead", "b + c becomes b", "b + c becomes c"]),
        (
            "return 5 if b else 7  # ONI-X-1",
            ["0 instead", "5 if b else 7 becomes 5", "5 if b else 7 becomes 7", "5 becomes 6", "7 becomes 8"],
        ),
    ],
)
def test_the_mutants_of_a_simple_statement(tmp_path: Path, line: str, expected: list[str]) -> None:
    (tmp_path / "rule.py").write_text(f"def rule(a, b, c, f) -> int:\n    {line}\n")
    assert [mutant.what for mutant in mutants_of(places(tmp_path))] == expected


def test_the_mutants_of_a_table(tmp_path: Path) -> None:
    (tmp_path / "table.py").write_text('TABLE = (  # ONI-X-1\n    ("a", 1),\n    ("b", 2),\n)\n')
    whats = [mutant.what for mutant in mutants_of(places(tmp_path))]
    assert whats == ["entry 1 becomes 'b'", "entry 2 becomes 2", "entry 3 becomes 'a'", "entry 4 becomes 3"]


def test_a_statement_switched_off_concerns_each_clause_and_a_change_any(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("def rule(f):\n    f(3)  # ONI-X-1 ONI-X-2\n")
    concerned = [(mutant.what, mutant.clauses) for mutant in mutants_of(places(tmp_path))]
    assert concerned == [
        ("left out", ("ONI-X-1",)),
        ("left out", ("ONI-X-2",)),
        ("3 becomes 4", ("ONI-X-1", "ONI-X-2")),
    ]


HEADED = "def rule(a, f):  # ONI-X-1\n    if a:\n        f()\n    return a\n"


def test_a_clause_behind_the_head_of_a_function_is_carried_out_by_every_statement(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(HEADED)
    whats = [(mutant.line, mutant.what) for mutant in mutants_of(places(tmp_path, tmp_path / "none"))]
    assert whats == [(1, "does nothing"), (2, "never"), (2, "always"), (3, "left out"), (4, "0 instead")]


def test_a_table_says_which_statements_carry_a_clause_out(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(HEADED)
    table = tmp_path / "table.json"
    table.write_text(json.dumps({f"{tmp_path.name}/rule.py rule ONI-X-1": ["f()", "g()"]}))
    assert [mutant.what for mutant in mutants_of(places(tmp_path, table))] == ["left out"]
    assert unknown_statements(tmp_path, table) == [f"{tmp_path.name}/rule.py rule ONI-X-1: g()"]


def test_a_docstring_stands_for_its_function(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('def rule(a):\n    """Says so."""  # ONI-X-1\n    return a\n')
    assert [mutant.what for mutant in mutants_of(places(tmp_path))] == ["does nothing"]
