"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dedale.core.errors import DedaleError
from dedale.core.rehearsal import patience
from dedale.server.analyses import Analyses
from dedale.server.api import Api, table_info
from dedale.server.doorkeeper import Doorkeeper
from dedale.server.errors import failed, foreign_page, malformed, too_many
from dedale.server.front import Front
from dedale.server.headers import SafeHeaders
from dedale.server.kept import Keeper
from dedale.server.languages import words_asked
from dedale.server.limits import LARGEST_RECORD, Gate
from dedale.server.origin import same_origin
from dedale.server.page import Page
from dedale.server.players import BotPlayers
from dedale.server.registry import TableRegistry
from dedale.server.routes import openapi
from dedale.server.settings import Settings
from dedale.server.socket import SocketDoor
from dedale.server.store.housekeeping import prune_on
from dedale.server.store.log import Log
from dedale.server.sweeping import sweep
from dedale.server.thinking import Thinking
from dedale.server.trouble import trouble

_LOGGER = logging.getLogger("dedale.server")

BODY_WITHIN = 30.0
"""Seconds in which the body of a request has to come."""


@dataclass(frozen=True)
class App:
    """The whole server. A socket goes straight to its door, past all that is made for requests."""

    front: Front
    registry: TableRegistry
    thinking: Thinking
    close_lines: Callable[[], None]
    """Ends what visitors wait for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)

    def levels(self, keeper: Doorkeeper) -> dict[str, tuple[str, float]]:
        """How much there is of everything now."""
        tables = self.registry.tables
        return {
            "dedale_tables": ("Tables in memory.", len(tables)),
            "dedale_events": ("Events of the tables in memory.", sum(live.seq for live in tables)),
            "dedale_people": (
                "Sockets of people who play.",
                sum(bool(one.you) for live in tables for one in live.visitors),
            ),
            "dedale_watchers": ("Sockets that watch.", sum(not one.you for live in tables for one in live.visitors)),
            "dedale_connections": ("Connections of any kind.", keeper.count),
            "dedale_connections_cut": ("Connections refused, or cut off for being slow, so far.", keeper.cut),
            "dedale_writes_waiting": ("Changes that wait to be committed.", self.registry.log.waiting),
            "dedale_thoughts_waiting": (
                "Bots, hints, replays and tables that wait for a thread.",
                self.thinking.waiting,
            ),
        }


def make_app(log: Log, settings: Settings) -> App:
    """The server on a log that is open."""
    thinking = Thinking()
    analyses = Analyses(thinking)
    bots = BotPlayers(thinking, settings.pace)
    registry = TableRegistry(log, bots, thinking)
    gate = Gate(settings.limits)
    keeper = Keeper(registry, thinking, lambda live: msgspec.json.encode(table_info(live)).decode())

    @asynccontextmanager
    async def living(_: Starlette) -> AsyncIterator[None]:
        chores = [
            registry.keep_tidy(),
            sweep(),
            log.keep_looking(settings.check_every),
            keeper.keep_on(settings.keep_every),
            registry.peers.tell_room(lambda: thinking.room),
        ]
        if settings.prune_after is not None:
            chores.append(prune_on(log, settings.store, settings.prune_after))
        await registry.peers.listen()
        housekeeping = [asyncio.create_task(_goes_on(chore)) for chore in chores]
        yield
        for task in housekeeping:
            task.cancel()
        bots.close()
        analyses.close()
        thinking.close()
        await log.close()

    operations = Api(registry, thinking, analyses, gate, settings).operations()
    described = openapi(operations)

    async def describe(_: Request) -> Response:
        return JSONResponse(described)

    page = Page(settings.static, settings.prefix)
    web = Starlette(
        routes=[
            *(operation.route() for operation in operations),
            Route("/api/openapi.json", describe),
            Route("/{path:path}", page.show),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(Turnstile, gate=gate)],
        lifespan=living,
        exception_handlers={DedaleError: _told, HTTPException: _not_there, Exception: _failed},
    )
    return App(Front(web, SocketDoor(registry, thinking, gate), settings), registry, thinking, analyses.close)


async def _goes_on(chore: Coroutine[Any, Any, None]) -> None:
    """Something that is done for ever; if it fails after all, that is told, and the tables go on."""
    try:
        await chore
    except Exception:
        _LOGGER.exception("Something that is done now and then has ended.")


async def _told(request: Request, error: Exception) -> Response:
    """An error of ours as JSON."""
    return trouble(request, error) if isinstance(error, DedaleError) else Response(status_code=500)


async def _failed(request: Request, _: Exception) -> Response:
    """Something that should not happen: what it was is for the log alone."""
    return trouble(request, failed())


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    headers = error.headers if isinstance(error, HTTPException) else None
    words = words_asked(request.headers.get("accept-language", ""))
    key = "page-missing" if status == 404 else "page-wrong-method"
    return JSONResponse({"code": f"http-{status}", "words": words(key), "facts": {}}, status, headers)


class Turnstile:
    """Lets through as many requests to the API as one address may make, with bodies as large as they may be.

    What a page of somebody else's sends is no request of the person in front of it.
    """

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        if not self._gate.requests.take(client[0] if client else ""):
            await trouble(Request(scope), too_many())(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] == "POST" and not same_origin(headers.get("origin"), headers.get("host", "")):
            await trouble(Request(scope), foreign_page())(scope, receive, send)
            return
        try:
            async with asyncio.timeout(patience(BODY_WITHIN)):
                body = await _body(receive)
        except TimeoutError:
            await trouble(Request(scope), malformed("the body did not come"))(scope, receive, send)
            return
        if body is None:
            await trouble(Request(scope), malformed("the body is too long"))(scope, receive, send)
            return

        async def again() -> Message:
            nonlocal body
            if body is None:
                return await receive()
            whole, body = body, None
            return {"type": "http.request", "body": whole, "more_body": False}

        await self._app(scope, again, send)


async def _body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is longer than any may be."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > LARGEST_RECORD:
            return None
        if not message.get("more_body", False):
            return body
