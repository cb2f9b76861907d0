"""How much one guest may do: buckets that fill slowly and are emptied by doing."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dedale.server.addresses import home_of

LARGEST_FRAME: Final = 16 * 1024
LARGEST_RECORD: Final = 256 * 1024
LONGEST_NAME: Final = 40
MOST_EVENTS: Final = 5_000
"""No table goes on for longer: more than ten times the length of a game."""
MOST_MOVES: Final = 2_500
"""So many choices and chances of a table may stand: the rest of the events cannot use up their room."""
MOST_ASIDE: Final = 2_000
"""So much may be taken back, hinted at and handed over."""
MOST_SEATED: Final = 2_500
"""And so much in all that is no move: people can still come when nothing more can be taken back."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """So many a second for a long time, and so many at once."""

    steady: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one socket and one address may do."""

    messages: RateLimit = RateLimit(20, 60)
    """Messages on one socket."""
    address_messages: RateLimit = RateLimit(200, 600)
    """Messages from one address."""
    requests: RateLimit = RateLimit(30, 300)
    """HTTP requests from one address to the API."""
    tables: RateLimit = RateLimit(1, 60)
    """Tables made from one address."""
    sockets: int = 200
    """Sockets from one address at a time."""
    connections: int = 300
    """Connections from one address at a time, whatever they are for; a trusted proxy may have more."""
    frames: RateLimit = RateLimit(60, 300)
    """Frames on one socket: messages, their pieces, and those that say nothing."""
    events: int = 200_000
    """Events of all tables that one address has sockets at: several hundred games, or forty of the longest."""

    def times(self, factor: float) -> Limits:
        """The same limits so many times as wide."""

        def wider(rate: RateLimit) -> RateLimit:
            return RateLimit(rate.steady * factor, rate.burst * factor)

        return Limits(
            wider(self.messages),
            wider(self.address_messages),
            wider(self.requests),
            wider(self.tables),
            int(self.sockets * factor),
            int(self.connections * factor),
            wider(self.frames),
            int(self.events * factor),
        )


class Bucket:
    """Lets through what a rate allows."""

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for long."""
        self._fill()
        return self._level >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.steady)
        self._at = now


class Buckets:
    """A bucket for each address; those that are full again are let go."""

    MOST = 10_000

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do one more now."""
        home = home_of(address)
        bucket = self._buckets.get(home)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {known: one for known, one in self._buckets.items() if not one.full}
            bucket = self._buckets[home] = Bucket(self._rate, self._clock)
        return bucket.take()


class Gate:
    """What all sockets and requests of the server have to pass."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.messages = Buckets(limits.address_messages)
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self._sockets: dict[str, int] = {}
        self._events: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether this address may open one more socket; then it has."""
        home = home_of(address)
        if self._sockets.get(home, 0) >= self.limits.sockets:
            return False
        self._sockets[home] = self._sockets.get(home, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One of its sockets is closed."""
        _take_off(self._sockets, home_of(address), 1)

    def load(self, address: str, events: int) -> bool:
        """Whether this address may have a socket at one more table of so many events; then it has."""
        home = home_of(address)
        if self._events.get(home, 0) + events > self.limits.events:
            return False
        self._events[home] = self._events.get(home, 0) + events
        return True

    def unload(self, address: str, events: int) -> None:
        """Its socket at a table that had so many events is closed."""
        _take_off(self._events, home_of(address), events)


def _take_off(counts: dict[str, int], home: str, number: int) -> None:
    counts[home] -= number
    if not counts[home]:
        del counts[home]
