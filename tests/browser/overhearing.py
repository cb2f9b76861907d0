"""What a page and the server say to each other: overheard on the wire, or carried and held back for a while."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, WebSocket, WebSocketRoute

from tests.browser.tabs import PATIENCE, alter

STEP = 20
"""Milliseconds between two looks at what was overheard."""

Message = dict[str, Any]


class Overheard:
    """All messages over the sockets of one page, in order."""

    def __init__(self, page: Page) -> None:
        self._page = alter(page)
        self.sent: list[Message] = []
        self.heard: list[Message] = []
        self._attach()

    def _attach(self) -> None:
        self._page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def forget(self) -> None:
        """Listen from here on."""
        self.sent.clear()
        self.heard.clear()

    def asked(self, sort: str) -> list[Message]:
        """What was asked for of this sort, each once, however often it was sent."""
        return list({one["id"]: one for one in self.sent if one["type"] == sort}.values())

    def moves(self) -> list[int]:
        """The actions that were sent."""
        return [one["action"] for one in self.asked("move")]

    def acknowledged(self) -> int:
        """How many requests were acknowledged."""
        return len({one["id"] for one in self.heard if one["type"] == "ack"})

    def rejected(self) -> list[Message]:
        return [one for one in self.heard if one["type"] in ("reject", "error")]

    def known(self) -> int:
        """The number of events of the table that the page has been told."""
        return max((one["seq"] for one in self.heard if one["type"] in ("snapshot", "update")), default=0)

    def until(self, done: Callable[[], bool]) -> None:
        """Wait until what was overheard is as it should be."""
        for _ in range(PATIENCE // STEP):
            if done():
                return
            self._page.wait_for_timeout(STEP)  # while this waits, what was said comes in
        raise AssertionError(f"sent {self.sent[-5:]}, heard {[one['type'] for one in self.heard[-5:]]}")


class Courier(Overheard):
    """Carries everything between a page and the server, from before the page comes to a table.

    What is `heard` has come from the server; what of it is `held` has not yet come to the page.
    """

    def _attach(self) -> None:
        self.held: list[Callable[[], None]] = []
        self._first: Callable[[Message], bool] | None = None
        self._page.route_web_socket(re.compile("/api/socket/"), self._carry)

    def hold(self, first: Callable[[Message], bool] = lambda _: True) -> None:
        """Keep from the page what the server says, from the first such message on."""
        self._first = first

    def let_go(self) -> None:
        """Deliver what was held back, in its order, and hold nothing more."""
        self._first = None
        for deliver in self.held:
            with suppress(Error):  # a page that waited for long has opened another line
                deliver()
        self.held.clear()

    def drop(self) -> None:
        """Lose what was held back, and hold nothing more."""
        self._first = None
        self.held.clear()

    def _carry(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame))
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            message = json.loads(frame)
            self.heard.append(message)
            if self.held or (self._first is not None and self._first(message)):
                self.held.append(lambda: page.send(frame))
            else:
                page.send(frame)

        page.on_message(to_server)
        server.on_message(to_page)
