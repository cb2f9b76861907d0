"""The doorkeeper: how many connections there are, and for how long one may take to say what it wants.

It counts them where they are accepted, before anything is read from them: whoever connects and says nothing, or half a
request, is counted too. Where there are too many, those who have kept it waiting for longest make room for others.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Sequence
from typing import Any

from dedale.server.addresses import Network, among, home_of

AT_ONCE = 64
"""So many that are sent away in a row; then the tables have their turn."""

Peer = tuple[Any, ...]


class Connection(socket.socket):
    """Somebody who is connected."""

    home = ""
    peer: Peer = ()
    keeper: Doorkeeper | None = None

    def close(self) -> None:
        """As any socket; the doorkeeper is told."""
        if self.keeper is not None:
            self.keeper.leave(self)
        super().close()

    def cut(self) -> None:
        """End it from this side; whoever serves it finds it at its end and closes it."""
        with contextlib.suppress(OSError):
            self.shutdown(socket.SHUT_RDWR)


class CountedListener(socket.socket):
    """A socket that people connect to, past the doorkeeper once there is one."""

    keeper: Doorkeeper | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one who may come in. Raises BlockingIOError where nobody waits."""
        for _ in range(AT_ONCE):
            plain, peer = super().accept()
            if self.keeper is None:
                return plain, peer
            found = Connection(fileno=plain.detach())
            if self.keeper.enter(found, peer):
                return found, peer
            found.close()
        raise BlockingIOError


class Doorkeeper:
    """Knows every connection: how many each home has, and who has yet to say what they want."""

    def __init__(
        self, most: int, most_of_a_home: int, within: float, unread: float, proxies: Sequence[Network]
    ) -> None:
        """At most so many, with a request to be whole `within` seconds, and what is sent not `unread` for longer."""
        self._most = most
        self._most_of_a_home = most_of_a_home
        self._within = within
        self._unread = unread
        self._proxies = proxies
        self._open: dict[Peer, Connection] = {}
        self._homes: dict[str, int] = {}
        self._waiting: dict[Connection, float] = {}
        """Since when each is waited for, longest first."""
        self.cut = 0
        """How many were sent away, or cut off for being slow."""

    @property
    def count(self) -> int:
        """How many are connected."""
        return len(self._open)

    def enter(self, connection: Connection, peer: Peer) -> bool:
        """Whether this one may come in; then somebody else may have had to go."""
        home = home_of(peer[0])
        crowded = self._homes.get(home, 0) >= self._most_of_a_home and not among(peer[0], self._proxies)
        if (crowded and not self._make_room(home)) or (len(self._open) >= self._most and not self._make_room(None)):
            self.cut += 1
            return False
        connection.home, connection.peer, connection.keeper = home, peer, self
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(self._unread * 1000))
        self._open[peer] = connection
        self._homes[home] = self._homes.get(home, 0) + 1
        self._waiting[connection] = time.monotonic()
        return True

    def leave(self, connection: Connection) -> None:
        """It is closed, or was cut off."""
        if self._open.pop(connection.peer, None) is None:
            return
        self._waiting.pop(connection, None)
        self._homes[connection.home] -= 1
        if not self._homes[connection.home]:
            del self._homes[connection.home]

    def wait_for(self, peer: Peer) -> None:
        """The next request of this one is waited for."""
        connection = self._open.get(peer)
        if connection is not None:
            self._waiting.setdefault(connection, time.monotonic())

    def serve(self, peer: Peer) -> None:
        """Whoever this is has said what they want."""
        connection = self._open.get(peer)
        if connection is not None:
            self._waiting.pop(connection, None)

    async def watch(self) -> None:
        """Cut off those who take too long, for ever."""
        while True:
            await asyncio.sleep(min(1.0, self._within / 4))
            late = time.monotonic() - self._within
            for connection in [one for one, since in self._waiting.items() if since < late]:
                self._send_away(connection)

    def _make_room(self, home: str | None) -> bool:
        """Whether one who is waited for, of this home or of any, could be sent away."""
        for connection in self._waiting:
            if home in (None, connection.home):
                self._send_away(connection)
                return True
        return False

    def _send_away(self, connection: Connection) -> None:
        self.cut += 1
        connection.cut()
        self.leave(connection)
