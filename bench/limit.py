"""The limit: hand-written C++ for the same games, built beside the benchmark and run in the same minute.

Its source is no part of the project. It is looked for in the folder that DEDALE_LIMIT names, else in
`shared/limit` beside the project; without it the benchmarks print their own figures alone.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


def source() -> Path:
    """Where the limit's `main.cpp` should be."""
    return Path(os.environ.get("DEDALE_LIMIT", PROJECT.parent / "shared" / "limit")) / "main.cpp"


@cache
def program() -> Path | None:
    """The limit, compiled; None where there is no source or no compiler."""
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None or not source().exists():
        print(f"  (no limit to compare with: it needs a C++ compiler and {source().name} where DEDALE_LIMIT says)")
        return None
    built = Path(tempfile.mkdtemp(prefix="dedale-limit-")) / "limit"
    flags = ["-O3", "-march=native", "-std=c++17", "-pthread"]
    subprocess.run([compiler, *flags, "-o", built, source()], check=True)
    return built


def figures(runs: int = 3) -> dict[str, float]:
    """Decisions, games, clones and move generations a second: the best of several runs."""
    limit = program()
    best: dict[str, float] = {}
    if limit is None:
        return best
    for _ in range(runs):
        printed = subprocess.run([limit, "x"], check=True, capture_output=True, text=True).stdout
        found = json.loads(printed[printed.index("JSON ") + 5 :])
        for name, value in found.items():
            if isinstance(value, int | float):
                best[name] = max(best.get(name, 0.0), value)
    return best
