"""Stepping through games from Python: one call of `legal` and one of `apply` a decision."""

from __future__ import annotations

import dedale
from bench.measure import rate, row


def steps(games: int = 4_000) -> int:
    """Play random-looking games from Python; the number of decisions."""
    start = dedale.game("onirim").new({})
    decisions = 0
    for seed in range(games):
        state = start.clone()
        state.reseed(seed)
        legal = state.legal
        apply = state.apply
        actions = legal()
        while actions:
            apply(actions[-1] if decisions & 1 else actions[0])
            decisions += 1
            actions = legal()
    return decisions


def main() -> None:
    row("legal + apply from Python", rate(steps), "decisions/s", wanted="3.5 M")
    state = dedale.game("onirim").new({"players": 2, "talk": "silent"}, 1)
    row("view of a seat", rate(lambda: sum(state.view(0) is not None for _ in range(5_000))), "views/s")
    row("sample of a seat", rate(lambda: sum(state.sample(0, i) is not None for i in range(100_000))), "samples/s")
