"""Random playouts, decisions a second, against the C++ limit of the base game alone."""

from __future__ import annotations

import os
import subprocess
import sys

import dedale
from bench import limit
from bench.measure import rate, row

VARIANTS: dict[str, dict[str, object]] = {
    "base, solo": {},
    "base, two players": {"players": 2},
    "Book": {"book": "yes"},
    "Towers": {"towers": "yes"},
    "Dreams": {"dreams": 4},
    "all expansions, solo": {"book": "yes", "towers": "yes", "dreams": 4},
    "all expansions, two silent": {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4},
}
WANTED = {"base, solo": "0.9", "all expansions, solo": "0.9", "all expansions, two silent": "0.9"}


def decisions(options: dict[str, object], games: int) -> float:
    """Decisions a second of random games from the deal on."""
    start = dedale.game("onirim").new(options)
    return rate(lambda: start.playouts(games, 42)[1])


def main() -> None:
    games = 40_000 if dedale.compiled else 300
    best = limit.figures()
    for name, options in VARIANTS.items():
        found = decisions(options, games if not options else games // 4)
        ratio = found / best["decisions"] if best else None
        row(name, found, "decisions/s", ratio, "C++", WANTED.get(name, ""))
    if dedale.compiled:
        code = "from bench.playouts import decisions; print(decisions({}, 300))"
        uncompiled = {**os.environ, "DEDALE_UNCOMPILED": "1"}
        printed = subprocess.run(
            [sys.executable, "-c", code], env=uncompiled, check=True, capture_output=True, text=True
        )
        row("base, solo, uncompiled", float(printed.stdout), "decisions/s", wanted="60 k")
