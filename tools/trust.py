"""Looks for false alarms: runs the tests again and again, each time with other luck, on a machine made busy and slow.

    python -m tools.trust                          every part, 20 times
    python -m tools.trust --runs 5 server lab      these parts

Beside the tests a busy loop turns on every core, and every forced write to the disk waits. A test that fails here
and passes by itself is a false alarm, or a fault that only a slow machine shows: neither may stay.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.luck import GIVEN, SEED, VARIABLE, new_seed
from tools.suite import CORES, PARTS, PROJECT, Part, chosen_parts, run

LOGS = PROJECT / "build" / "trust"
SLOW_DISK = Path(__file__).with_name("slow_disk.c")
LUCKLESS = ("sanitizers", "coverage", "types", "page", "mutants", "layout")
"""Parts that compute, and wait for nothing and nobody."""

TRUSTED = [part for part in PARTS if part.name not in LUCKLESS]
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
BUSY = "import os\nwhile os.getppid() == {parent}: pass"


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many loops that do nothing else than keep a core busy; they end with this process at the latest."""
    program = [sys.executable, "-c", BUSY.format(parent=os.getpid())]
    started = [subprocess.Popen(program) for _ in range(loops)]
    try:
        yield
    finally:
        for loop in started:
            loop.kill()
            loop.wait()


def slow_disk() -> dict[str, str]:
    """The environment in which forced writes are slow; an empty one where that cannot be had."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    library = LOGS / "slow_disk.so"
    LOGS.mkdir(parents=True, exist_ok=True)
    if compiler is None or not sys.platform.startswith("linux"):
        print("There is no C compiler for Linux here: writes to the disk are as fast as ever.")
        return {}
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, SLOW_DISK, "-ldl"], check=True)
    return {"LD_PRELOAD": str(library)}


def round_of(parts: list[Part], number: int, environment: dict[str, str], slots: int) -> list[tuple[Part, str, str]]:
    """Every part once, all with one seed, new or given: the parts that failed, with the seed and what they said."""
    seed = str(SEED if GIVEN else new_seed())
    print(f"\nRun {number}, {VARIABLE}={seed}", flush=True)
    outcomes = run(parts, environment | {VARIABLE: seed}, LOGS / f"run-{number}", slots)
    return [(outcome.part, seed, outcome.said) for outcome in outcomes if outcome.code]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Looks for false alarms.")
    parser.add_argument("parts", nargs="*", help="only these parts")
    parser.add_argument("--runs", type=int, default=20, help="how many times (20)")
    parser.add_argument("--busy", type=int, default=CORES, help="how many busy loops beside the tests (one a core)")
    parser.add_argument("--slots", type=int, default=CORES, help="how many parts at a time (one a core)")
    asked = parser.parse_args(arguments)
    parts = chosen_parts(asked.parts, TRUSTED)
    environment, failures, ran = slow_disk(), [], Counter[str]()
    began = time.monotonic()
    with busy(asked.busy):
        for number in range(1, asked.runs + 1):
            failures += round_of(parts, number, environment, asked.slots)
            ran.update(part.name for part in parts)
    print(f"\n{'part':<12}{'runs':>6}{'failed':>8}")
    for part in parts:
        print(f"{part.name:<12}{ran[part.name]:>6}{sum(failed is part for failed, _, _ in failures):>8}")
    for part, seed, said in failures:
        for test in FAILED.findall(said) or [part.name]:
            print(f"{test} failed; the same again: {VARIABLE}={seed} make trust PARTS={part.name} RUNS=1")
    print(f"{(time.monotonic() - began) / 60:.0f} minutes; what was said is kept in {os.path.relpath(LOGS, PROJECT)}.")
    print(f"{sum(ran.values()) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
