"""The core against the C++ limit: both in turns, the best of each, so that a busy machine slows both."""

from __future__ import annotations

from collections.abc import Callable

import dedale
from bench import limit
from bench.clones import CORE_LOOP, core_loop
from bench.measure import rate, row
from bench.python_calls import steps

ROUNDS = 5

Figures = dict[str, tuple[Callable[[], int], str, str, str]]
"""For each figure what to do, its unit, which figure of the limit it is held against, and the ratio that is wanted."""


def game_by_game() -> int:
    """Random games from the deal on, a call from Python each; the number of decisions."""
    start = dedale.game("onirim").new({})
    return sum(start.clone().playout(seed)[1] for seed in range(10_000))


def figures() -> Figures:
    """What is measured."""
    start = dedale.game("onirim").new({})
    loop = core_loop(CORE_LOOP)
    return {
        "random games, base, solo": (lambda: start.playouts(20_000, 42)[1], "decisions/s", "decisions", "0.9"),
        "the same game by game from Python": (game_by_game, "decisions/s", "decisions", "0.8"),
        "copies inside the core": (lambda: loop.copy_often(start, 2_000_000), "copies/s", "copy", "0.7"),
        "clones inside the core": (lambda: loop.clone_often(start, 2_000_000), "clones/s", "clone", "0.5"),
        "legal + apply from Python": (lambda: steps(1_000), "decisions/s", "", "3.5 M"),
    }


def main() -> None:
    if not dedale.compiled:
        print("  (the core is not compiled here)")
        return
    measured = figures()
    ours = dict.fromkeys(measured, 0.0)
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, value in limit.figures(runs=1).items():
            best[name] = max(best.get(name, 0.0), value)
        for name, (work, *_) in measured.items():
            ours[name] = max(ours[name], rate(work, runs=2))
    for name, (_work, unit, peer, wanted) in measured.items():
        ratio = ours[name] / best[peer] if peer in best else None
        row(name, ours[name], unit, ratio, f"C++ {peer}", wanted)
