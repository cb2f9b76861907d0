"""Which mutants were noticed by the tests as they stand: those need not be tried again.

For each file of the rules and each clause beside its lines, a stamp keeps a fingerprint of the file, of the tests that
are marked with the clause, and of what these lean on. As long as it fits, nothing has changed that could matter.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

from tools.clauses import CLAUSE, PROJECT, statements_in
from tools.mutations import Mutant

STAMP = Path(__file__).with_name("noticed_mutants.json")
MARKER = re.compile(r"mark\.clause\(([^)]*)\)")
MAKER = Path(__file__).with_name("mutations.py")
SHARED = ("conftest.py", "luck.py", "soaking.py", "combinations.py")
"""Of the folder of all tests: what each of them leans on."""


class Noticed:
    """The fingerprints of a stamp, and those of today."""

    def __init__(self, tests: Path = PROJECT / "tests", stamp: Path = STAMP) -> None:
        self._tests = tests
        self._stamp = stamp
        self._kept: dict[str, str] = json.loads(stamp.read_text()) if stamp.exists() else {}
        self._files = {path: path.read_text() for path in sorted(tests.rglob("*.py"))}
        self._taken: dict[str, str] = {}

    def knows(self, mutant: Mutant) -> bool:
        """Whether this mutant was noticed, and nothing has changed since."""
        return self._kept.get(_name(mutant)) == self._fingerprint(mutant)

    def keep(self, mutants: Iterable[Mutant], survivors: Iterable[Mutant]) -> None:
        """Write down what was noticed, of all mutants there are; what there is no more is forgotten."""
        fit = {_name(mutant): self._fingerprint(mutant) for mutant in mutants}
        for mutant in survivors:
            fit.pop(_name(mutant), None)
        if fit != self._kept:
            self._stamp.write_text(json.dumps(fit, indent=0, sort_keys=True) + "\n")

    def _fingerprint(self, mutant: Mutant) -> str:
        name = _name(mutant)
        if name not in self._taken:
            digest = hashlib.sha256()
            for path in (MAKER, mutant.path, *self._tests_of(mutant.clauses)):
                content = path.read_bytes()
                digest.update(f"{path.name} {len(content)}\n".encode())
                digest.update(content)
            digest.update(repr(statements_in(mutant.path)).encode())
            self._taken[name] = digest.hexdigest()[:16]
        return self._taken[name]

    def _tests_of(self, clauses: tuple[str, ...]) -> list[Path]:
        """The files whose tests are marked with one of these clauses, and what they lean on."""
        marked = [path for path, text in self._files.items() if _marks(text) & set(clauses)]
        folders = {path.parent for path in marked}
        beside = [path for path in self._files if path.parent in folders and not path.name.startswith("test_")]
        shared = [path for path in self._files if path.parent == self._tests and path.name in SHARED]
        return sorted({*marked, *beside, *shared})


def marked_files(tests: Path = PROJECT / "tests") -> list[str]:
    """The files with tests that are marked with a clause."""
    return [str(path) for path in sorted(tests.rglob("test_*.py")) if _marks(path.read_text())]


def _marks(text: str) -> set[str]:
    """The clauses that stand in the markers of a file."""
    return {clause for marker in MARKER.findall(text) for clause in CLAUSE.findall(marker)}


def _name(mutant: Mutant) -> str:
    return f"{mutant.path.parent.name}/{mutant.path.name} {' '.join(mutant.clauses)}"
