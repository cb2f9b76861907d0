"""Runs the server: uvicorn on one socket, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

import uvicorn

from dedale.core.errors import DedaleError
from dedale.core.rehearsal import patience
from dedale.server.app import make_app
from dedale.server.errors import Refused
from dedale.server.limits import LARGEST_FRAME
from dedale.server.lines import Line, not_the_pages_fault
from dedale.server.settings import Settings
from dedale.server.store.log import Log

PORT = 8321
"""Where the server listens unless told otherwise."""

PING_EVERY = 15.0
"""Seconds between two heartbeats on a line."""

PONG_WITHIN = 30.0
"""Seconds in which a heartbeat has to be answered."""


class PortTaken(DedaleError, ValueError):
    """Something else listens at a port."""


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens at this port; without one at the usual port, or if that is taken at any that is free."""
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, PORT)
    except PortTaken:
        return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, ValueError) as error:
        listener.close()
        raise _not_bound(host, port, error) from None
    return listener


def _not_bound(host: str, port: int, error: Exception) -> DedaleError:
    """Why nothing can listen there, and what to do."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return PortTaken(
            "port-taken",
            f"Something else listens at {host}, port {port}, already; choose another --port, or stop that first.",
            host=host,
            port=str(port),
        )
    if number == errno.EACCES:
        return Refused(
            "port-denied", f"You may not listen at port {port}; choose a --port from 1024 on.", port=str(port)
        )
    return Refused(
        "host-unknown",
        f"This machine has no address {host!r} to listen at; leave --host out, or say --lan to let the house in.",
        host=host,
    )


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; `ready` is called once pages are answered."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(not_the_pages_fault)
    with listener:
        asyncio.run(_serve(listener, settings, ready))


class _Server(uvicorn.Server):
    """Ends what its visitors wait for before it waits for them to go."""

    def __init__(self, config: uvicorn.Config, closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._closing()
        await super().shutdown(sockets)


async def _serve(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    log = await Log.open(settings.store)
    app = make_app(log, settings)
    config = uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=patience(PING_EVERY),
        ws_ping_timeout=patience(PONG_WITHIN),
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_level="warning",
        timeout_keep_alive=round(patience(5)),
        timeout_graceful_shutdown=round(patience(3)),
        backlog=2048,
    )
    server = _Server(config, app.close_lines)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await serving
