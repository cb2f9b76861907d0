"""How benchmarks measure and print: the best of several runs, and a ratio with what was asked of it."""

from __future__ import annotations

import time
from collections.abc import Callable


def heading(text: str | None) -> None:
    """The title of a benchmark: the first line of its docstring."""
    print(f"\n{(text or '').strip().splitlines()[0]}")


def rate(work: Callable[[], int], runs: int = 5, clock: Callable[[], float] = time.process_time) -> float:
    """Units of work a second: the best of several runs, since everything else can only slow one down."""
    best = 0.0
    for _ in range(runs):
        start = clock()
        units = work()
        best = max(best, units / (clock() - start))
    return best


def seconds(work: Callable[[], object], runs: int = 7) -> float:
    """Wall-clock seconds of one run: the best of several."""
    return 1 / rate(lambda: work() is None or 1, runs, time.perf_counter)


def row(what: str, value: float, unit: str, ratio: float | None = None, against: str = "", wanted: str = "") -> None:
    """One line: the figure, the ratio, and what was asked."""
    shown = (
        f"{value / 1e6:10.2f} M" if value >= 1e6 else f"{value / 1e3:10.2f} k" if value >= 1e3 else f"{value:10.2f}  "
    )
    line = f"  {what:<44} {shown} {unit}"
    if ratio is not None:
        line += f"   {ratio:6.2f} of {against}"
    if wanted:
        line += f"   (wanted: {wanted})"
    print(line)
