"""Two threads without the GIL against one."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import dedale
from bench.measure import rate, row

GAMES = 60_000 if dedale.compiled else 200


def main() -> None:
    start = dedale.game("onirim").new({})
    with ThreadPoolExecutor(2) as pool:

        def on(threads: int) -> int:
            return sum(done for _, done in pool.map(lambda i: start.playouts(GAMES, i * GAMES), range(threads)))

        one = rate(lambda: on(1), 7, time.perf_counter)
        two = rate(lambda: on(2), 7, time.perf_counter)
    row("one thread", one, "decisions/s")
    row("two threads", two, "decisions/s", two / one, "one thread", "1.7")
