"""One open socket: whose eyes it looks with, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from dedale.server.messages import ToPage, write_message

MOST_WAITING = 256
MOST_LETTERS = 1_000_000
"""A page that has not taken so many messages, or so long ones, is too slow; it finds back by a snapshot."""


class Visitor:
    """A page at a table: it plays the seats `you`, or none and watches."""

    def __init__(self, address: str, you: tuple[int, ...]) -> None:
        self.address = address
        self.you = you
        self.stop: Callable[[], None] = lambda: None
        """Called when the page is to be sent away: it was too slow, or something failed."""
        self.slow = False
        self.failure: Exception | None = None
        self._waiting: deque[str] = deque()
        self._letters = 0
        self._more = asyncio.Event()

    def send(self, message: ToPage) -> None:
        self.send_frame(write_message(message))

    def send_frame(self, frame: str) -> None:
        """Have a frame sent. It never waits: whoever does not listen holds nobody up."""
        if self._waiting and (len(self._waiting) >= MOST_WAITING or self._letters + len(frame) > MOST_LETTERS):
            self.slow = True
            self.waiting()
            self.stop()
        elif not self.slow:
            self._waiting.append(frame)
            self._letters += len(frame)
            self._more.set()

    async def next_frame(self) -> str:
        """The frame that has waited longest, as soon as there is one."""
        await self._more.wait()
        frame = self._waiting.popleft()
        self._letters -= len(frame)
        if not self._waiting:
            self._more.clear()
        return frame

    def waiting(self) -> list[str]:
        """Everything that still waits; then nothing does."""
        frames = list(self._waiting)
        self._waiting.clear()
        self._letters = 0
        self._more.clear()
        return frames

    def dismiss(self, failure: Exception) -> None:
        """Send the page away; it will come back."""
        self.failure = failure
        self.stop()
