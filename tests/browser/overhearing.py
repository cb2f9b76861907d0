"""What a page and the server say to each other, overheard on the wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import PATIENCE

STEP = 20


class Overheard:
    """All messages over the sockets of one page, in order."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def forget(self) -> None:
        """Listen from here on."""
        self.sent.clear()
        self.heard.clear()

    def moves(self) -> list[int]:
        """The actions that were sent, each once, however often it was sent."""
        return list({one["id"]: one["action"] for one in self.sent if one["type"] == "move"}.values())

    def acknowledged(self) -> int:
        """How many requests were acknowledged."""
        return len({one["id"] for one in self.heard if one["type"] == "ack"})

    def rejected(self) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["type"] in ("reject", "error")]

    def until(self, done: Callable[[], bool]) -> None:
        """Wait until what was overheard is as it should be."""
        for _ in range(PATIENCE // STEP):
            if done():
                return
            self._page.wait_for_timeout(STEP)
        raise AssertionError(f"sent {self.sent[-5:]}, heard {[one['type'] for one in self.heard[-5:]]}")
