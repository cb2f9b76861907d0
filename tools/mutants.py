"""Switches off the code of each clause of the rules, in turn: a test of that clause must fail.

    python -m tools.mutants                      every mutant of every clause
    python -m tools.mutants --short              one mutant of each line
    python -m tools.mutants --short --changed    of those, the ones whose rules or tests have changed
    python -m tools.mutants --clause ONI-PLAY-3  the mutants of one clause

A mutant passes when some test marked with its clause notices it. Tests run uncompiled, and always with the same luck.
Each mutant has a process of its own, a fork of one that has everything loaded except the rules.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import json
import os
import resource
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tools.changed_modules import ChangedModules, module_name
from tools.clauses import RULES, places
from tools.mutations import Mutant, mutants_of
from tools.noticed import Noticed, marked_files

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.json")
"""Mutants that change nothing anybody could see, each with the reason."""

MEMORY = 4 << 30
MOST_SECONDS = 600

LOADED_BEFORE = "ignore::pytest.PytestAssertRewriteWarning"
WITHOUT = ("cacheprovider", "xdist", "pytest_cov", "randomly")
QUIET = ["-q", "-x", "--tb=no", "--assert=plain", "-W", LOADED_BEFORE, *(f"-pno:{plugin}" for plugin in WITHOUT)]

PASSED = pytest.ExitCode.OK
NOTICED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR)
"""A test failed; or the rules cannot even be imported, which pytest calls an interruption or tests not found."""


class Collector:
    """Notes which tests are marked with which clause."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for clause in {clause for mark in item.iter_markers("clause") for clause in mark.args}:
                self.tests.setdefault(clause, []).append(item.nodeid)


def in_a_fork(work: Callable[[], int], seconds: int) -> int:
    """Start a process that does this, silently, and ends with its number; the process id.

    One that takes more processor time than that never ends by itself, and is ended.
    """
    pid = os.fork()
    if pid:
        return pid
    status = pytest.ExitCode.INTERNAL_ERROR.value
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with contextlib.suppress(MemoryError):
            status = work()
    finally:
        os._exit(status)


def load_everything_else(rules: Path) -> None:
    """Import what all forks need, but none of the rules."""
    importlib.import_module(module_name(rules / "__init__.py").split(".")[0])
    for name in ("cython", "hypothesis", "msgspec"):
        importlib.import_module(name)
    with TemporaryDirectory() as nothing, contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIET, "--collect-only", nothing])


def collect(tests: list[str]) -> dict[str, list[str]]:
    """The tests of each clause, by their names."""
    reader, writer = os.pipe()

    def work() -> int:
        collector = Collector()
        status = pytest.main([*QUIET, "--collect-only", *tests], plugins=[collector])
        with os.fdopen(writer, "w") as stream:
            json.dump(collector.tests, stream)
        return int(status)

    pid = in_a_fork(work, MOST_SECONDS)
    os.close(writer)
    with os.fdopen(reader) as stream:
        text = stream.read()
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status not in (PASSED, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit("The tests cannot be collected; run pytest to see why, and mend them first.")
    found: dict[str, list[str]] = json.loads(text)
    return found


def test_mutant(mutant: Mutant | None, tests: Sequence[str]) -> int:
    """Run tests on a mutant, or on the rules as they are; pytest's exit code."""
    if mutant is not None:
        ChangedModules({mutant.path: mutant.changed_tree()}).install()
    return int(pytest.main([*QUIET, *tests]))


class Run:
    """Tests mutants, several at a time."""

    def __init__(self, tests: dict[str, list[str]], workers: int, seconds: int) -> None:
        self.tests = tests
        self.seconds = seconds
        self.workers = workers
        self.running: dict[int, Mutant | None] = {}
        self.done = 0
        self.total = 0
        self.survivors: list[Mutant] = []
        self.broken: list[str] = []

    def run(self, mutants: list[Mutant]) -> None:
        """Test all of them; and once the rules as they are, which must pass."""
        self.total = len(mutants)
        everything = sorted({test for mutant in mutants for test in self.tests_of(mutant)})
        self.start(None, everything)
        for mutant in mutants:
            self.start(mutant, self.tests_of(mutant))
        while self.running:
            self.wait()

    def tests_of(self, mutant: Mutant) -> list[str]:
        return sorted({test for clause in mutant.clauses for test in self.tests.get(clause, [])})

    def start(self, mutant: Mutant | None, tests: Sequence[str]) -> None:
        while len(self.running) >= self.workers:
            self.wait()
        seconds = MOST_SECONDS if mutant is None else self.seconds
        self.running[in_a_fork(lambda: test_mutant(mutant, tests), seconds)] = mutant

    def wait(self) -> None:
        """Take note of the next one that ends."""
        pid, status = os.wait()
        mutant = self.running.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        if mutant is None:
            if code != PASSED:
                self.broken.append("The tests fail before anything is changed; run pytest and mend them first.")
            return
        self.done += 1
        if code == PASSED:
            self.survivors.append(mutant)
        elif code > 0 and code not in NOTICED:
            self.broken.append(f"{mutant}: pytest ended with {code}, which says nothing of the rules.")
        if sys.stderr.isatty() or self.done % 50 == 0:
            end = "\r" if sys.stderr.isatty() else "\n"
            print(f"{self.done} of {self.total}, {len(self.survivors)} unnoticed", end=end, file=sys.stderr, flush=True)


def equivalent(mutants: list[Mutant], path: Path = EQUIVALENT) -> tuple[list[Mutant], list[str]]:
    """The mutants without those known to change nothing; and complaints about entries that fit none."""
    known: list[dict[str, Any]] = json.loads(path.read_text()) if path.exists() else []
    keys = {(entry["file"], entry["statement"], entry["what"]) for entry in known}
    found = {key_of(mutant) for mutant in mutants} & keys
    complaints = [f"{path.name} excuses a mutant that does not exist: {key}" for key in sorted(keys - found)]
    return [mutant for mutant in mutants if key_of(mutant) not in keys], complaints


def key_of(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.path.name, mutant.statement, mutant.what


def one_of_each_line(mutants: list[Mutant]) -> list[Mutant]:
    """The first mutant of each line and clause, which is the most drastic one."""
    return list({(mutant.path, mutant.line, mutant.clauses): mutant for mutant in reversed(mutants)}.values())[::-1]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Switches off the code of each clause: a test must fail.")
    parser.add_argument("--short", action="store_true", help="one mutant of each line")
    parser.add_argument("--changed", action="store_true", help="not those that were noticed and have not changed since")
    parser.add_argument("--clause", action="append", metavar="ID", help="only this clause (may be given several times)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--seconds", type=int, default=8, help="processor time for a mutant; a longer one never ends")
    parser.add_argument("--rules", type=Path, default=RULES, help="the folder of the rules")
    parser.add_argument("--equivalent", type=Path, default=EQUIVALENT, help="the mutants that change nothing")
    parser.add_argument("tests", nargs="*", default=marked_files(), help="where the tests are")
    chosen = parser.parse_args(arguments)

    os.environ |= {"DEDALE_UNCOMPILED": "1", "DEDALE_TEST_SEED": "1"}
    mutants, failures = equivalent(mutants_of(places(chosen.rules)), chosen.equivalent)
    if chosen.clause:
        mutants = [mutant for mutant in mutants if set(mutant.clauses) & set(chosen.clause)]
    if chosen.short:
        mutants = one_of_each_line(mutants)
    every, noticed = mutants, Noticed()
    if chosen.changed:
        mutants = [mutant for mutant in mutants if not noticed.knows(mutant)]
        print(f"{len(every) - len(mutants)} of {len(every)} mutants were noticed and have not changed since.")
    if not mutants:
        return finish(failures, len(every))

    load_everything_else(chosen.rules)
    tests = collect(chosen.tests)
    untested = sorted({clause for mutant in mutants for clause in mutant.clauses} - set(tests))
    failures += [f"{clause}: no test is marked with it." for clause in untested]

    run = Run(tests, chosen.workers, chosen.seconds)
    run.run([mutant for mutant in mutants if not set(mutant.clauses) & set(untested)])
    failures += run.broken
    failures += [f"{mutant}: no test notices." for mutant in sorted(run.survivors, key=str)]
    if chosen.changed and not chosen.clause and not run.broken:
        noticed.keep([mutant for mutant in every if not set(mutant.clauses) & set(untested)], run.survivors)
    return finish(failures, len(every) - len(run.survivors))


def finish(failures: list[str], passed: int) -> int:
    """Say what came of it; the exit code."""
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
