"""Figures for whoever runs the server, told in the form of Prometheus where that is asked for."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from dedale.server.errors import Refused

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds that times are sorted by."""


class Count:
    """How often something happened, by its sort if there are several."""

    def __init__(self, name: str, about: str, sort: str | None = None) -> None:
        self.name = name
        self.about = about
        self.sort = sort
        self.values: dict[str, int] = defaultdict(int)

    def add(self, sort: str = "") -> None:
        """Once more."""
        self.values[sort] += 1


class Times:
    """How long something took."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long this takes."""
        began = time.perf_counter()
        yield
        self.note(time.perf_counter() - began)


MOVES = Count("dedale_changes", "Changes of tables that were committed: moves, undos, seats.")
REFUSALS = Count("dedale_refusals", "Requests and sockets that were refused.", "code")
REQUESTS = Count("dedale_requests", "Requests that were answered.", "status")
FAILURES = Count("dedale_store_failures", "Groups of changes that could not be committed.")
COMMITTING = Times("dedale_commit_seconds", "From the wish to write a change to its commit.")
TELLING = Times("dedale_tell_seconds", "Telling a change to all who look on.")

COUNTS = (MOVES, REFUSALS, REQUESTS, FAILURES)
TIMES = (COMMITTING, TELLING)

Levels = Callable[[], dict[str, tuple[str, float]]]
"""Gives for each name what it is about, and how much of it there is now."""


class _Collector:
    """Hands the figures over."""

    def __init__(self, levels: Levels) -> None:
        self._levels = levels

    def collect(self) -> Iterator[Any]:
        """All figures, as Prometheus knows them."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, (about, level) in self._levels().items():
            yield GaugeMetricFamily(name, about, value=level)
        for count in COUNTS:
            counted = CounterMetricFamily(count.name, count.about, labels=[] if count.sort is None else [count.sort])
            for sort, number in dict(count.values).items() or ([] if count.sort else [("", 0)]):
                counted.add_metric([] if count.sort is None else [sort], number)
            yield counted
        for times in TIMES:
            sums = [sum(times.counts[: at + 1]) for at in range(len(times.counts))]
            buckets = [*zip(map(str, BOUNDS), sums[:-1], strict=True), ("+Inf", sums[-1])]
            timed = HistogramMetricFamily(times.name, times.about)
            timed.add_metric([], buckets, times.total)
            yield timed


@contextmanager
def telling(address: tuple[str, int], levels: Levels) -> Iterator[None]:
    """Tell the figures at an address and a port of their own as long as this lasts. Raises Refused."""
    from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    registry.register(_Collector(levels))
    host, port = address
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError:
        raise Refused(
            "metrics-taken",
            f"Nothing can be told at {host}, port {port}: something else listens there, or it is no address of this "
            "machine; choose another place for --metrics.",
            host=host,
            port=str(port),
        ) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
