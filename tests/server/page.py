"""A page as the tests play it: it says hello, keeps what it is shown, and sends choices back."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dedale.core.message import Message
from dedale.words import words as speech
from tests.patience import PATIENCE
from tests.server.following import Follower


def opened(socket: str, **more: Any) -> ClientConnection:
    """A socket on which only a hang takes too long."""
    connection: ClientConnection = connect(
        socket,
        max_size=None,
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        ping_interval=None,
        **more,
    )
    return connection


class Page:
    """One screen at one table."""

    def __init__(
        self,
        socket: str,
        table: str,
        *tokens: str,
        seq: int | None = None,
        hello: dict[str, Any] | None = None,
    ) -> None:
        self._ways = ExitStack()
        self._socket = socket
        self.last: dict[str, Any] = {}
        """The last snapshot or update."""
        self.log: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        """Every message, in order."""
        self._ids = 0
        self._hello: dict[str, Any] = {
            "type": "hello",
            "table": table,
            "tokens": tokens,
            "seq": seq,
            "version": None,
        }
        self._hello |= hello or {}

    def __enter__(self) -> Self:
        self.connection: ClientConnection = self._ways.enter_context(opened(self._socket))
        self.send(**self._hello)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ways.close()

    def send(self, **message: Any) -> None:
        """Send a message; if the server has closed already, `hear` and `closed` tell."""
        with suppress(ConnectionClosed):
            self.connection.send(json.dumps(message))

    def catch_up(self) -> None:
        """Take in what has come so far: whoever never reads is sent away."""
        with suppress(TimeoutError):
            while True:
                self.hear(0)

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(patience))
        self.heard.append(message)
        return self._see(message) if message["type"] in ("snapshot", "update", "presence") else message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; the others are taken in on the way."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
        """Send a request, with an id and the position that the page knows: the answer."""
        self._ids += 1
        request = {"type": kind, "id": f"r{self._ids}", "seat": seat} | fields
        if kind in ("move", "undo"):
            request.setdefault("base", self.last["seq"])
        self.send(**request)
        while True:
            answer = self.until("ack", "reject", "hint", "error")
            if answer.get("id") == request["id"]:
                return answer

    def said(self, words: Any, language: str = "en") -> str:
        """What a message says to whoever reads this screen."""
        you = self.last["you"]
        names = [f"bot {seat['level']}" if seat["kind"] == "bot" else seat["name"] for seat in self.last["seats"]]
        message = msgspec.convert(words, Message)
        return speech(language).say(message, you[0] if len(you) == 1 else None, names)

    def told(self, language: str = "en") -> list[str]:
        """What the log says."""
        return [self.said(line["words"], language) for line in self.log]

    def screen(self, seat: int | None = None) -> dict[str, Any]:
        """The screen of a seat, or the only one."""
        screens: list[dict[str, Any]] = self.last["screens"]
        return screens[0] if seat is None else next(one for one in screens if one["seat"] == seat)

    def choose(self, which: int = 0) -> dict[str, Any]:
        """Play one of the choices of the seat that is to decide: the answer."""
        seat = self.last["turn"]
        choices = self.screen(seat)["choices"]
        return self.ask("move", seat, action=choices[which % len(choices)]["action"])

    def closed(self) -> tuple[int, dict[str, Any] | None]:
        """Listen until the server closes: its code, and the error that it told before."""
        error = None
        try:
            while True:
                message = self.hear()
                error = message if message["type"] == "error" else error
        except ConnectionClosed as end:
            return (end.rcvd.code if end.rcvd else 1006), error

    def _see(self, message: dict[str, Any]) -> dict[str, Any]:
        """Take in what is shown: an update is given with everything that the page shows after it."""
        if message["type"] == "snapshot":
            self._follower = Follower(message, self.log)
        elif message["type"] == "update":
            self._follower.follow(message)
        else:
            self._follower.shown |= {"seats": message["seats"], "watchers": message["watchers"]}
            return message
        self.log = self._follower.shown["log"]
        told = {name: message[name] for name in ("type", "from", "log") if name in message}
        self.last = self._follower.shown | told
        return self.last
