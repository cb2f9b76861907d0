"""A clock that a test drives: the time of an event loop, which goes on by itself, and forward as far as it is told."""

from __future__ import annotations

import asyncio
import sys
from threading import Thread


class DrivenLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is moved forward by the seconds that come as lines on the standard input."""

    def __init__(self) -> None:
        self._ahead = 0.0
        super().__init__()
        Thread(target=self._listen, daemon=True).start()

    def time(self) -> float:
        return super().time() + self._ahead

    def _listen(self) -> None:
        for line in sys.stdin:
            self.call_soon_threadsafe(self._forward, float(line))

    def _forward(self, seconds: float) -> None:
        self._ahead += seconds
