"""The front: what every request and every socket passes first.

Here the server looks whether it is the one that was asked for, under the path that it has; answers HEAD wherever it
answers GET; and writes down what was asked, if that is wanted.
"""

from __future__ import annotations

import logging
import re
import time
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from dedale.server.addresses import Hosts
from dedale.server.errors import wrong_host
from dedale.server.logs import ACCESS
from dedale.server.metrics import REFUSALS, REQUESTS
from dedale.server.settings import Settings
from dedale.server.socket import SocketDoor
from dedale.server.trouble import trouble

_ACCESS = logging.getLogger(ACCESS)

KNOWN: Final = re.compile(
    r"/(?:api/(?:health|games|tables|records|invitation|openapi\.json|socket)?|statistics|"
    r"(?:rules|learn)/[a-z][a-z0-9]*|theme\.js|index\.html)?"
)
"""Paths that hold nothing that a guest has written."""
TABLE: Final = re.compile(r"(/api/tables/|/api/socket/|/t/)[a-z0-9]{8}(/(?:join|record|replay|analysis|review))?")


def shape(path: str) -> str:
    """A path as the log may have it: no code of a table, and nothing that only a guest knows."""
    if KNOWN.fullmatch(path):
        return path
    if table := TABLE.fullmatch(path):
        return f"{table[1]}CODE{table[2] or ''}"
    return "/assets/…" if path.startswith("/assets/") else "/…"


class Front:
    """Leads requests to the web, and sockets to their door, past all that is made for requests."""

    def __init__(self, web: ASGIApp, door: SocketDoor, settings: Settings) -> None:
        self._web = web
        self._door = door
        self._hosts = Hosts(settings.names, beyond=settings.beyond)
        self._prefix = settings.prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._web(scope, receive, send)
            return
        began = time.perf_counter()
        scope = self._inside(scope)
        known = self._hosts.know(Headers(scope=scope).get("host", ""))
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, known)
            _note(scope, began, 101 if known else 403)
            return
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._request(scope, receive, noted, known)
        finally:
            REQUESTS.add(str(status or 500))
            _note(scope, began, status or 500)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, known: bool) -> None:
        if known:
            await self._door.open(scope, receive, send)
        else:
            REFUSALS.add("wrong-host")
            await WebSocket(scope, receive, send).close(1008)

    async def _request(self, scope: Scope, receive: Receive, send: Send, known: bool) -> None:
        if not known:
            await trouble(Request(scope), wrong_host())(scope, receive, send)
        elif self._prefix and scope["path"] == self._prefix:
            await RedirectResponse(f"{self._prefix}/", 308)(scope, receive, send)
        else:
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}  # uvicorn leaves the body out, as it was asked
            await self._web(scope, receive, send)

    def _inside(self, scope: Scope) -> Scope:
        """A request as if the server had the host for itself; a proxy may have cut the prefix off already."""
        if not self._prefix or not scope["path"].startswith(f"{self._prefix}/"):
            return scope
        path = scope["path"].removeprefix(self._prefix)
        return {**scope, "path": path, "raw_path": scope["raw_path"].removeprefix(self._prefix.encode())}


def _note(scope: Scope, began: float, status: int) -> None:
    if not _ACCESS.isEnabledFor(logging.INFO):
        return
    client = scope.get("client")
    facts = {
        "address": client[0] if client else "",
        "method": scope.get("method", "SOCKET"),
        "path": shape(scope["path"]),
        "status": status,
        "ms": round(1000 * (time.perf_counter() - began), 1),
    }
    _ACCESS.info("asked", extra={"facts": facts})
