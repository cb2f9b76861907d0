"""The bots of Onirim: `fast` and the search of `expert` against plain playouts; two threads against one."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import dedale
from bench.measure import rate, row
from bench.playouts import decisions
from dedale.bots import Budget, Seat, bot
from dedale.bots.onirim.minds import Minds, imagined
from dedale.core.game import OVER

VARIANTS: dict[str, dict[str, object]] = {
    "base, solo": {},
    "Towers, solo": {"towers": "yes"},
    "all expansions, two silent": {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4},
}


def play_fast(options: dict[str, object], games: int) -> int:
    """Decisions made by `fast` in that many games."""
    fast = bot("onirim", "fast")
    budget = Budget(iterations=1)
    made = 0
    for number in range(games):
        state = dedale.game("onirim").new(options, number)
        while state.turn != OVER:
            state.apply(fast.choose(Seat(state, state.turn), budget, made))
            made += 1
    return made


def search(options: dict[str, object], deals: int, first: int = 0) -> int:
    """Simulations made for the first decision of that many deals."""
    minds = Minds()
    made = 0
    for number in range(first, first + deals):
        sampled = imagined(Seat(dedale.game("onirim").new(options, number), 0), number)
        mind = minds.of(sampled)
        before = mind.simulations_done()
        mind.best_action(sampled, 3_000)
        made += mind.simulations_done() - before
    return made


def main() -> None:
    deals = 30 if dedale.compiled else 1
    for name, options in VARIANTS.items():
        plain = decisions(options, 4_000 if dedale.compiled else 50)
        fast = rate(partial(play_fast, options, deals), 3)
        found = rate(partial(search, options, deals), 3)
        row(f"{name}: fast", fast, "decisions/s", fast / plain, "random playouts")
        row(f"{name}: expert", found, "simulations/s", found / plain, "random playouts")
    with ThreadPoolExecutor(2) as pool:

        def on(threads: int) -> int:
            return sum(pool.map(lambda i: search({}, 3 * deals, 1000 * i), range(threads)))

        one = rate(lambda: on(1), 5, time.perf_counter)
        two = rate(lambda: on(2), 5, time.perf_counter)
    row("expert, two threads", two, "simulations/s", two / one, "one thread", "1.7")
