"""The line between a browser and the server, which can be cut, fall silent in either direction, and be mended."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Literal
from urllib.parse import urlsplit

CHUNK = 65536

Trouble = Literal["", "cut", "to server", "to page"]
"""Nothing; nobody gets through; or what goes one way is lost, and nobody is told."""


class Wire:
    """A way to the server at an address of its own."""

    def __init__(self, server: str) -> None:
        self._port = urlsplit(server).port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._trouble: Trouble = ""
        self._open: set[socket.socket] = set()
        self._lock = Lock()
        Thread(target=self._accept, daemon=True).start()

    def fail(self, trouble: Trouble) -> None:
        """From now on, until it is mended."""
        self._trouble = trouble
        if trouble == "cut":
            self._hang_up()

    def mend(self) -> None:
        """Let everything through again, on new connections: of the old ones something may be lost."""
        self._trouble = ""
        self._hang_up()

    def close(self) -> None:
        self._trouble = "cut"
        self._listener.close()
        self._hang_up()

    def _hang_up(self) -> None:
        with self._lock:
            for one in self._open:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
                one.close()
            self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self._listener.accept()
                if self._trouble == "cut":
                    page.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._port))
                with self._lock:
                    self._open |= {page, server}
                Thread(target=self._carry, args=(page, server, "to server"), daemon=True).start()
                Thread(target=self._carry, args=(server, page, "to page"), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, way: Trouble) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                if self._trouble != way:
                    other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
