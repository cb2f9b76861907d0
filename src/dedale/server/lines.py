"""The lines that sockets run over, as uvicorn keeps them; but one that is over is cut, whoever does not read."""

from __future__ import annotations

import logging

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dedale.core.rehearsal import patience

LAST_WORDS = 10.0
"""Seconds for a page to take what was still sent to it when its socket ended."""


class Line(WebSocketsSansIOProtocol):
    """One line. A page that never reads what was sent would else keep it, and its memory, for ever."""

    async def run_asgi(self) -> None:
        """Serve the socket, then see to it that the line ends too."""
        await super().run_asgi()
        self.loop.call_later(patience(LAST_WORDS), self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers any more: nobody will take what still waits."""
        super().keepalive_timeout()
        self.transport.abort()


def not_the_pages_fault(record: logging.LogRecord) -> bool:
    """Whether a report is worth writing down: text that is none, from a page, is its own affair."""
    return not str(record.msg).startswith("Invalid UTF-8")
