"""Runs the server: uvicorn on one socket, until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import uvicorn

from dedale.core.rehearsal import patience
from dedale.server.app import App, make_app
from dedale.server.doorkeeper import CountedListener, Doorkeeper
from dedale.server.limits import LARGEST_FRAME
from dedale.server.lines import RequestLine, SocketLine
from dedale.server.listening import most_connections
from dedale.server.logs import set_up_logs
from dedale.server.metrics import telling
from dedale.server.settings import Settings
from dedale.server.store.opening import open_log

BACKLOG = 128
"""So many may wait to be let in. Where files run out, Python reports a failure for every one of them."""

PING_EVERY = 15.0
"""Seconds between two heartbeats on a line."""

PONG_WITHIN = 30.0
"""Seconds in which a heartbeat has to be answered."""


def serve(listener: CountedListener, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; `ready` is called once pages are answered."""
    set_up_logs(structured=settings.structured_log, access=settings.access_log)
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


async def _serve(listener: CountedListener, settings: Settings, ready: Callable[[], None]) -> None:
    keeper = listener.keeper = Doorkeeper(
        most_connections(),
        settings.limits.connections,
        settings.request_within,
        settings.unread_within,
        settings.proxies,
    )
    with contextlib.ExitStack() as ways:
        apps: list[App] = []
        if settings.metrics is not None:
            ways.enter_context(telling(settings.metrics, lambda: apps[0].levels(keeper) if apps else {}))
        app = make_app(await open_log(settings.store), settings)
        apps.append(app)
        ways.enter_context(_watched(keeper))
        server = _Server(_config(app, settings, keeper), app.close_lines)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready()
        await serving


@contextlib.contextmanager
def _watched(keeper: Doorkeeper) -> Iterator[None]:
    watching = asyncio.create_task(keeper.watch())
    try:
        yield
    finally:
        watching.cancel()


def _config(app: App, settings: Settings, keeper: Doorkeeper) -> uvicorn.Config:
    config = uvicorn.Config(
        cast(Any, app),
        http=cast(Any, partial(RequestLine, keeper)),
        ws=cast(Any, partial(SocketLine, settings.limits.frames)),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=patience(PING_EVERY),
        ws_ping_timeout=patience(PONG_WITHIN),
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(proxy) for proxy in settings.proxies],
        log_config=None,
        log_level="warning",
        timeout_keep_alive=round(patience(5)),
        timeout_graceful_shutdown=round(patience(3)),
        backlog=BACKLOG,
    )
    config.load()
    config.ssl = settings.certificate
    return config
