"""Everything that `make test` checks, in parts that run side by side, and where the time went.

    python -m tools.suite                  all parts
    python -m tools.suite server browser   these parts
    python -m tools.suite --quick          between two edits: what is not slow
    python -m tools.suite --list           what there is

Each part is one command after another in processes of its own; as many parts run at a time as there are cores, the
longest first. What a part says is kept in `build/tests`, and shown if it fails.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.luck import SEED, VARIABLE

PROJECT = Path(__file__).resolve().parents[1]
LOGS = PROJECT / "build" / "tests"

CORES = os.cpu_count() or 1
PYTHON = sys.executable
BIN = Path(sys.executable).parent
CODE = ("src", "tests", "tools", "bench", "setup.py")

WORKERS = ("-n", str(CORES // 2)) if CORES > 3 else ()
"""Parts run side by side; only where there are many cores does one use several."""

APART = ("adapters", "browser", "build", "lab", "server", "terminal")
"""The folders of tests that are parts of their own."""

RULE_TESTS = [f"tests/{folder}" for folder in ("rules", "core", "onirim", "labyrinth", "examples/test_pearls.py")]
RULES = [f"src/dedale/{folder}" for folder in ("core", "onirim", "labyrinth")]
CONTRACT_OF = "onirim and lost and ruins and dreams:6 and silent or labyrinth and players:3 and cards:2"
"""Two combinations that come past every branch of the contract's side of the rules."""

UNCOMPILED = {"DEDALE_UNCOMPILED": "1", VARIABLE: "1"}
"""Which branches are reached is counted with the same luck every time."""

COUNTED_BY = [PYTHON, "-m", "tools.counted"]
"""What a command leaves behind counts too: most of the time of a browser."""

Command = list[str]


def _tests(*chosen: str) -> Command:
    return [str(BIN / "pytest"), "-q", *WORKERS, *chosen]


def _covered(*chosen: str) -> Command:
    return [str(BIN / "pytest"), "-q", *WORKERS, "--cov", *chosen]


@dataclass(frozen=True)
class Part:
    """Some of the checks: commands that have to succeed one after another."""

    name: str
    about: str
    commands: list[Command]
    environment: Mapping[str, str] = field(default_factory=dict)


PARTS = [
    Part("browser", "the page in a real browser", [_tests("tests/browser")]),
    Part(
        "rest",
        "rules, contract, bots, words, art, docs",
        [_tests("tests", "README.md", *[f"--ignore=tests/{name}" for name in APART])],
    ),
    Part("server", "the server as a real process", [_tests("tests/server")]),
    Part("sanitizers", "the core built with -O1 and with sanitizers", [[PYTHON, "-m", "tools.sanitize"]]),
    Part(
        "coverage",
        "the uncompiled rules, with every branch reached",
        [
            _covered("--cov-report=", "--doctest-modules", *RULE_TESTS, *RULES, "--ignore-glob=*/test_spoilt_saves.py"),
            _covered("--cov-append", "--cov-fail-under=100", "tests/conformance", "-k", CONTRACT_OF),
        ],
        UNCOMPILED,
    ),
    Part("build", "the package, built and installed", [_tests("tests/build")]),
    Part("terminal", "the command line", [_tests("tests/terminal")]),
    Part("lab", "the lab", [_tests("tests/lab")]),
    Part("adapters", "Gymnasium, PettingZoo and OpenSpiel", [_tests("tests/adapters")]),
    Part("types", "types of the Python code", [[str(BIN / "mypy")]]),
    Part("page", "types and unit tests of the page", [[PYTHON, "tools/page.py", "check", "test"]]),
    Part("mutants", "rules switched off since the stamp", [[PYTHON, "-m", "tools.mutants", "--short", "--changed"]]),
    Part(
        "layout",
        "layout, lint and imports",
        [
            [str(BIN / "ruff"), "check", *CODE],
            [str(BIN / "ruff"), "format", "--check", *CODE],
            [str(BIN / "lint-imports"), "--no-logo"],
        ],
    ),
]
"""The longest first."""

QUICK = [
    Part(
        "tests",
        "every test that is not slow",
        [[str(BIN / "pytest"), "-q", "-n", str(CORES), "-m", "not slow"]],
        {"DEDALE_QUICK": "1"},
    ),
    *(part for part in PARTS if part.name in ("types", "layout")),
]
"""The parts of `make quick`."""

COUNTED = re.compile(r"^(?:.* )?(\d+) passed", re.MULTILINE)
FAILED = re.compile(r"\b(\d+) (?:failed|errors?)\b")


@dataclass
class Outcome:
    """How a part went."""

    part: Part
    code: int
    seconds: float
    processor: float
    said: str

    @property
    def tests(self) -> int:
        """How many tests passed, as the runners say."""
        return sum(map(int, COUNTED.findall(self.said)))


class Running:
    """A part under way."""

    def __init__(self, part: Part, environment: Mapping[str, str], log: Path) -> None:
        self.part = part
        self._environment = {**os.environ, **environment, **part.environment}
        self._left = list(part.commands)
        self._log = log
        self._log.parent.mkdir(parents=True, exist_ok=True)
        self._log.write_text("")
        self._began = time.monotonic()
        self._processor = 0.0
        self.pid = self._next()

    def _next(self) -> int:
        with self._log.open("a") as log:
            command = [*COUNTED_BY, *self._left.pop(0)]
            process = subprocess.Popen(
                command, cwd=PROJECT, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        process.returncode = 0  # it is waited for with its processor time, by its number
        return process.pid

    def ended(self, status: int, processor: float) -> Outcome | None:
        """A command has ended: how the part went, or None if there is another one to come."""
        self._processor += processor
        code = os.waitstatus_to_exitcode(status)
        if code == 0 and self._left:
            self.pid = self._next()
            return None
        return Outcome(self.part, code, time.monotonic() - self._began, self._processor, self._log.read_text())


def run(parts: Iterable[Part], environment: Mapping[str, str], logs: Path = LOGS, slots: int = CORES) -> list[Outcome]:
    """Run parts, so many at a time; each is told when it begins and when it ends."""
    left, running, done = list(parts), dict[int, Running](), list[Outcome]()
    while left or running:
        while left and len(running) < slots:
            part = left.pop(0)
            print(f"{part.name}: {part.about} …", flush=True)
            begun = Running(part, environment, logs / f"{part.name}.log")
            running[begun.pid] = begun
        pid, status, usage = os.wait4(-1, 0)
        ended = running.pop(pid, None)
        if ended is None:
            continue
        outcome = ended.ended(status, usage.ru_utime + usage.ru_stime)
        if outcome is None:
            running[ended.pid] = ended
            continue
        done.append(outcome)
        print(told(outcome), flush=True)
    return done


def told(outcome: Outcome) -> str:
    """How a part went, in a line; what it said if it failed."""
    name, seconds = outcome.part.name, f"{outcome.seconds:.0f} s"
    if outcome.code == 0:
        return f"{name}: passed" + (f", {outcome.tests} tests" if outcome.tests else "") + f", {seconds}"
    return f"{outcome.said.rstrip()}\n{name}: FAILED, {seconds} (what it said stands above)"


def table(outcomes: list[Outcome], seconds: float) -> str:
    """Where the time went."""
    lines = [f"{'part':<12}{'tests':>7}{'seconds':>9}{'processor':>11}"]
    for one in sorted(outcomes, key=lambda outcome: -outcome.processor):
        mark = "" if one.code == 0 else "  FAILED"
        lines.append(f"{one.part.name:<12}{one.tests or '':>7}{one.seconds:>9.0f}{one.processor:>11.0f}{mark}")
    total, processor = sum(one.tests for one in outcomes), sum(one.processor for one in outcomes)
    return "\n".join([*lines, f"{'all':<12}{total:>7}{seconds:>9.0f}{processor:>11.0f}"])


def chosen_parts(names: list[str], parts: list[Part] = PARTS) -> list[Part]:
    """The parts of these names, or all. Exits with a sentence where there is none of a name."""
    known = {part.name for part in parts}
    for name in names:
        if name not in known:
            sys.exit(f"There is no part {name!r}; the parts are: {', '.join(sorted(known))}.")
    return [part for part in parts if not names or part.name in names]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Everything that `make test` checks, in parts.")
    parser.add_argument("parts", nargs="*", help="only these parts")
    parser.add_argument("--quick", action="store_true", help="what is not slow, and no more")
    parser.add_argument("--list", action="store_true", help="say which parts there are, and leave")
    asked = parser.parse_args(arguments)
    parts = chosen_parts(asked.parts, QUICK if asked.quick else PARTS)
    if asked.list:
        for part in parts:
            print(f"{part.name:<12}{part.about}")
        return 0
    print(f"The luck of this run: {VARIABLE}={SEED}", flush=True)
    began = time.monotonic()
    outcomes = run(parts, {VARIABLE: str(SEED)})
    failed = [outcome for outcome in outcomes if outcome.code]
    print(f"\n{table(outcomes, time.monotonic() - began)}\n")
    for outcome in failed:
        print(
            f"{outcome.part.name} failed; the same again: {VARIABLE}={SEED} {PYTHON} -m tools.suite {outcome.part.name}"
        )
    broken = sum(sum(map(int, FAILED.findall(outcome.said))) or 1 for outcome in failed)
    print(f"{sum(outcome.tests for outcome in outcomes)} passed, {broken} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
