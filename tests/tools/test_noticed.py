"""A mutant that was noticed is not tried again until its rules, its tests or what these lean on change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.clauses import places
from tools.mutations import Mutant, mutants_of
from tools.noticed import Noticed

RULES = "def may_step(barred):\n    return not barred  # ONI-TOY-1\n\n\ndef home():\n    return 3  # ONI-TOY-2\n"
TESTS = {
    "conftest.py": "",
    "rules/test_steps.py": '@pytest.mark.clause("ONI-TOY-1")\ndef test_a_bar(): ...\n',
    "rules/test_home.py": '@pytest.mark.clause(\n    "ONI-TOY-2",\n)\ndef test_home(): ...\n',
    "rules/scene.py": "",
    "other/test_other.py": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {"maze/steps.py": RULES, **{f"tests/{name}": text for name, text in TESTS.items()}}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def mutants(tree: Path) -> list[Mutant]:
    return mutants_of(places(tree / "maze"))


def noticed(tree: Path) -> Noticed:
    return Noticed(tree / "tests", tree / "stamp.json")


def known(tree: Path) -> set[str]:
    """The clauses whose mutants need not be tried."""
    stamp = noticed(tree)
    return {clause for mutant in mutants(tree) if stamp.knows(mutant) for clause in mutant.clauses}


def test_nothing_is_known_until_it_was_noticed(tree: Path) -> None:
    assert known(tree) == set()
    noticed(tree).keep(mutants(tree), [])
    assert known(tree) == {"ONI-TOY-1", "ONI-TOY-2"}


def test_what_survived_is_tried_again(tree: Path) -> None:
    survivor = next(mutant for mutant in mutants(tree) if mutant.clauses == ("ONI-TOY-2",))
    noticed(tree).keep(mutants(tree), [survivor])
    assert known(tree) == {"ONI-TOY-1"}


@pytest.mark.parametrize(
    ("changed", "still_known"),
    [
        ("maze/steps.py", set()),
        ("tests/rules/test_steps.py", {"ONI-TOY-2"}),
        ("tests/rules/test_home.py", {"ONI-TOY-1"}),
        ("tests/rules/scene.py", set()),
        ("tests/conftest.py", set()),
        ("tests/other/test_other.py", {"ONI-TOY-1", "ONI-TOY-2"}),
    ],
)
def test_a_change_has_those_tried_again_that_it_may_matter_to(tree: Path, changed: str, still_known: set[str]) -> None:
    noticed(tree).keep(mutants(tree), [])
    with (tree / changed).open("a") as file:
        file.write("# changed\n")
    assert known(tree) == still_known


def test_a_clause_that_is_gone_is_forgotten(tree: Path) -> None:
    noticed(tree).keep(mutants(tree), [])
    (tree / "maze" / "steps.py").write_text(RULES.replace("  # ONI-TOY-2", ""))
    noticed(tree).keep(mutants(tree), [])
    assert "ONI-TOY-2" not in (tree / "stamp.json").read_text()
