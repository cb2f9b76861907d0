"""The socket: a page says hello, asks things of its table, and is told what happens there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from functools import partial
from hmac import compare_digest
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from dedale.core.errors import DedaleError
from dedale.core.rehearsal import patience
from dedale.server.errors import CLOSINGS, TOO_SLOW, malformed, old_page, public_facts, too_many, wrong_token
from dedale.server.limits import LARGEST_FRAME, Bucket, Gate
from dedale.server.live import LiveTable
from dedale.server.messages import (
    AskHint,
    ErrorMessage,
    FromPage,
    Hello,
    Ping,
    Pong,
    Reject,
    Request,
    read_message,
    write_message,
)
from dedale.server.metrics import REFUSALS
from dedale.server.origin import same_origin
from dedale.server.registry import TableRegistry
from dedale.server.requests import answer
from dedale.server.thinking import Thinking
from dedale.server.tokens import token_hash
from dedale.server.visitor import Visitor
from dedale.server.wire_version import WIRE

PATH = "/api/socket"
ADDRESS: Final = re.compile(rf"{PATH}(?:/([a-z0-9]{{8}}))?")
"""Every socket's address; with the code of a table in it, a balancer can lead by table."""

HELLO_WITHIN = 10.0
"""Seconds in which a page has to say hello."""

PARTING = 2.0
"""Seconds that the last words to a page may take."""

_LOGGER = logging.getLogger("dedale.server")


class SocketDoor:
    """Lets pages in, one socket each."""

    def __init__(self, registry: TableRegistry, thinking: Thinking, gate: Gate) -> None:
        self._registry = registry
        self._thinking = thinking
        self._gate = gate

    async def open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its handshake to its end."""
        socket = WebSocket(scope, receive, send)
        code = table_in(scope["path"])
        if code is None:
            await socket.close()
            return
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
            await socket.close(1008)
            return
        await socket.accept()
        if not self._gate.enter(address):
            await _part(socket, too_many())
            return
        try:
            await self._serve(socket, address, code)
        except WebSocketDisconnect:
            pass
        finally:
            self._gate.leave(address)

    async def _serve(self, socket: WebSocket, address: str, code: str) -> None:
        try:
            if not self._gate.messages.take(address):
                raise too_many()
            async with asyncio.timeout(patience(HELLO_WITHIN)):
                hello = _read(await _frame(socket))
                if not isinstance(hello, Hello):
                    raise malformed("the first message is a hello")
                if code not in ("", hello.table):
                    raise malformed("the address of the socket names another table")
                if hello.version not in (None, WIRE):
                    raise old_page(WIRE)
                live = await self._registry.table(hello.table, address)
        except TimeoutError:
            await _part(socket, malformed("no hello came"))
            return
        except DedaleError as error:
            await _part(socket, error)
            return
        visitor, size = Visitor(address, ()), live.seq
        if not self._gate.load(address, size):
            await _part(socket, too_many())
            return
        try:
            await self._stay(socket, live, visitor, hello)
        finally:
            self._gate.unload(address, size)

    async def _stay(self, socket: WebSocket, live: LiveTable, visitor: Visitor, hello: Hello) -> None:
        """Serve a page that has said hello until it goes."""
        stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        visitor.stop = partial(_finish, stopped)
        try:
            await live.come(visitor, hello.seq, partial(seats_of, live, hello.tokens))
        except DedaleError as error:
            await _part(socket, error)
            return
        hearing = asyncio.create_task(self._hear(socket, live, visitor))
        sending = asyncio.create_task(_send_all(socket, visitor))
        tasks = (hearing, sending)
        try:
            await asyncio.wait((*tasks, stopped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.go(visitor)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(patience(PARTING)):
                await _see_off(socket, visitor, ended[0])

    async def _hear(self, socket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
        """Take one message after the other. A hint is thought of beside, and holds up nothing."""
        bucket = Bucket(self._gate.limits.messages)
        async with asyncio.TaskGroup() as beside:
            while True:
                frame = await _frame(socket)
                if not (bucket.take() and self._gate.messages.take(visitor.address)):
                    raise too_many()
                message = _read(frame)
                match message:
                    case Hello():
                        raise malformed("a page says hello once")
                    case Ping():
                        visitor.send(Pong(message.n))
                    case AskHint():
                        beside.create_task(self._answer(live, visitor, message))
                    case _:
                        await self._answer(live, visitor, message)

    async def _answer(self, live: LiveTable, visitor: Visitor, message: Request) -> None:
        told = await answer(live, self._thinking, visitor, message)
        if isinstance(told, Reject):
            REFUSALS.add(told.code)
        visitor.send(told)


def table_in(path: str) -> str | None:
    """The code of the table in the address of a socket, empty if it names none; None if it is no such address."""
    named = ADDRESS.fullmatch(path)
    return None if named is None else named[1] or ""


def _finish(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


async def _frame(socket: WebSocket) -> str | bytes:
    """The next frame. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    frame: str | bytes = message.get("bytes") or b"" if text is None else text
    if len(frame) > LARGEST_FRAME:
        raise malformed(f"a message has at most {LARGEST_FRAME} bytes")
    return frame


def _read(frame: str | bytes) -> FromPage:
    try:
        return read_message(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)[:200]) from None


def seats_of(live: LiveTable, tokens: list[str]) -> tuple[int, ...]:
    """The seats that these tokens open. Raises WrongToken if one of them opens none. Whoever gave up looks on."""
    found = set()
    for token in tokens:
        hashed = token_hash(token)
        seats = [n for n, seat in enumerate(live.stored.seats) if seat.token and compare_digest(seat.token, hashed)]
        if not seats:
            raise wrong_token()
        found.update(seats)
    return tuple(sorted(found - live.table.record.timeline.left.keys()))


async def _send_all(socket: WebSocket, visitor: Visitor) -> None:
    """Send what waits, as long as the page listens."""
    while True:
        await socket.send_text(await visitor.next_frame())


async def _see_off(socket: WebSocket, visitor: Visitor, heard: BaseException | bool | None) -> None:
    """Close the socket, and say why if the page is to know. What waits after a failure may not be in the log."""
    if visitor.slow:
        await socket.close(TOO_SLOW)
        return
    failure = visitor.failure or heard
    if isinstance(failure, BaseExceptionGroup):
        failure = failure.exceptions[0]
    if isinstance(failure, DedaleError):
        for frame in [] if visitor.failure else visitor.waiting():
            await socket.send_text(frame)
        await _part(socket, failure)
    elif isinstance(failure, Exception) and not isinstance(failure, WebSocketDisconnect):
        _LOGGER.error("A socket failed.", exc_info=failure)
        await socket.close(1011)


async def _part(socket: WebSocket, error: DedaleError) -> None:
    """Say what was wrong, then close."""
    REFUSALS.add(error.code)
    message = ErrorMessage(error.code, str(error), public_facts(error))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(write_message(message))
        await socket.close(CLOSINGS.get(type(error), 4400))
