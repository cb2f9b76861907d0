"""The lines that requests and sockets run over, as uvicorn keeps them; but nobody holds one up for ever."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from dedale.core.rehearsal import patience
from dedale.server.doorkeeper import Doorkeeper
from dedale.server.limits import Bucket, RateLimit

LAST_WORDS = 10.0
"""Seconds for a page to take what was still sent to it when its socket ended."""

SLICE = 2048
"""So many bytes are looked at before their frames are counted: the smallest frames are six bytes long."""

MOST_UNREAD = 256 * 1024
"""So many bytes may wait on a line whose page asks for more answers: pongs to its pings."""


class RequestLine(H11Protocol):
    """A line that requests come over. Its doorkeeper knows whether the next one is waited for."""

    def __init__(self, keeper: Doorkeeper, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._keeper = keeper
        self._upgraded = False
        self._peer: tuple[Any, ...] = ()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is connected."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._peer = transport.get_extra_info("peername") or ()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or several."""
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line becomes that of a socket."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def _note(self) -> None:
        if self._upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self._keeper.serve(self._peer)
        else:
            self._keeper.wait_for(self._peer)


class SocketLine(WebSocketsSansIOProtocol):
    """The line of a socket. A page that never reads what was sent would else keep it, and its memory, for ever.

    All frames are counted here, with or without a message in them, before a hello too.
    """

    def __init__(self, frames: RateLimit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._frames = Bucket(frames)
        self._cut = False

    async def run_asgi(self) -> None:
        """Serve the socket, then see to it that the line ends too."""
        await super().run_asgi()
        self.loop.call_later(patience(LAST_WORDS), self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """A piece of a frame, or many frames: only as many of them are read as may come."""
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self._cut or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self._counted() and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            super().handle_ping()
        else:
            self._end()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One may wait; the line is held up from the second on, as each time has its cost."""
        first = self.queue.empty() and not self.read_paused
        self.read_paused |= first
        super().send_receive_event_to_app()
        self.read_paused &= not first

    def keepalive_timeout(self) -> None:
        """Nobody answers any more: nobody will take what still waits."""
        super().keepalive_timeout()
        self.transport.abort()

    def _counted(self) -> bool:
        """Whether one more frame may come; if not, the line is cut."""
        if not self._cut and not self._frames.take():
            self._end()
        return not self._cut

    def _end(self) -> None:
        """Too much came, or too little was read: nothing more is taken, nor kept for anybody to read."""
        self._cut = True
        self.transport.abort()
