"""One open socket: whose eyes it looks with, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from dedale.server.messages import ToPage, write_message
from dedale.words import Words

MOST_WAITING = 256
"""A page that has not taken so many messages is too slow; it finds back by a snapshot."""


class Visitor:
    """A page at a table: it plays the seats `you`, or none and watches."""

    def __init__(self, address: str, you: tuple[int, ...], words: Words) -> None:
        self.address = address
        self.you = you
        self.words = words
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.stop: Callable[[], None] = lambda: None
        """Called when the page is to be sent away: it was too slow, or something failed."""
        self.slow = False
        self.failure: Exception | None = None

    def send(self, message: ToPage) -> None:
        self.send_frame(write_message(message))

    def send_frame(self, frame: str) -> None:
        """Have a frame sent. It never waits: whoever does not listen holds nobody up."""
        if self.outbox.full():
            self.slow = True
            self.stop()
        else:
            self.outbox.put_nowait(frame)

    def dismiss(self, failure: Exception) -> None:
        """Send the page away; it will come back."""
        self.failure = failure
        self.stop()
