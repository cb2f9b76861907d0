"""How long the server waits for somebody who says nothing: for a hello, for a body, for the answer to a heartbeat."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from dedale.core.rehearsal import patience
from dedale.server.app import BODY_WITHIN
from dedale.server.run import PING_EVERY, PONG_WITHIN
from dedale.server.socket import HELLO_WITHIN
from tests.patience import PATIENCE
from tests.server.process import DRIVEN, ServerProcess, running

ASKED = {"game": "labyrinth", "options": {}, "seats": [{"kind": "you"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(tmp_path / "tables.sqlite", DRIVEN) as started:
        yield started


def line_to(server: ServerProcess) -> socket.socket:
    address = urlsplit(server.address)
    return socket.create_connection((address.hostname, address.port), timeout=PATIENCE)


class Wire:
    """A socket that says nothing, not even the answer to a heartbeat, unless it is told to."""

    def __init__(self, server: ServerProcess) -> None:
        self._line = line_to(server)
        self._protocol = ClientProtocol(parse_uri(server.socket))
        self._frames: list[Frame] = []
        self._protocol.send_request(self._protocol.connect())
        self.say()
        while self._protocol.handshake_exc is None and self._protocol.state.name == "CONNECTING":
            self._read()
        assert self._protocol.handshake_exc is None

    def say(self, message: dict[str, Any] | None = None) -> None:
        """Send a message, and the answers that are due."""
        if message is not None:
            self._protocol.send_text(json.dumps(message).encode())
        for data in self._protocol.data_to_send():
            self._line.sendall(data)

    def next(self) -> Frame:
        """The next frame from the server."""
        while not self._frames:
            self._read()
        return self._frames.pop(0)

    def heard(self, sort: str) -> dict[str, Any]:
        """The next message of this sort."""
        while True:
            frame = self.next()
            if frame.opcode is Opcode.TEXT and (message := json.loads(bytes(frame.data)))["type"] == sort:
                told: dict[str, Any] = message
                return told

    def answered(self, number: int) -> bool:
        """Whether somebody is there who answers."""
        self.say({"type": "ping", "n": number})
        return bool(self.heard("pong")["n"] == number)

    def ended(self) -> bool:
        """Wait until the line is cut."""
        while True:
            try:
                if not self._line.recv(65536):
                    return True
            except ConnectionResetError:
                return True

    def close(self) -> None:
        self._line.close()

    def _read(self) -> None:
        data = self._line.recv(65536)
        assert data, "the server hung up"
        self._protocol.receive_data(data)
        self._frames += [event for event in self._protocol.events_received() if isinstance(event, Frame)]


def hello(table: str) -> dict[str, Any]:
    return {"type": "hello", "table": table, "tokens": [], "seq": None}


def test_a_page_that_says_no_hello_is_sent_away(server: ServerProcess) -> None:
    code, _ = server.table("labyrinth", "you")
    with closing(Wire(server)) as silent, closing(Wire(server)) as slow:
        server.forward(patience(HELLO_WITHIN) / 2)
        slow.say(hello(code))
        assert slow.heard("snapshot")["table"] == code
        server.forward(patience(HELLO_WITHIN) / 2)
        assert "no hello came" in silent.heard("error")["words"]
        assert silent.next().opcode is Opcode.CLOSE
        assert slow.answered(1)


def test_a_body_that_does_not_come_is_not_waited_for(server: ServerProcess) -> None:
    body = json.dumps(ASKED).encode()
    host = urlsplit(server.address).netloc
    head = f"POST /api/tables HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n"
    head += f"content-length: {len(body)}\r\nexpect: 100-continue\r\n\r\n"
    with line_to(server) as never, line_to(server) as slow:
        for line in (never, slow):
            line.sendall(head.encode())
            assert line.recv(100).startswith(b"HTTP/1.1 100")
        server.forward(patience(BODY_WITHIN) / 2)
        slow.sendall(body)
        assert slow.recv(100).startswith(b"HTTP/1.1 201")
        server.forward(patience(BODY_WITHIN) / 2)
        answer = never.recv(65536)
        assert answer.startswith(b"HTTP/1.1 422")
        while b"the body did not come" not in answer:
            more = never.recv(65536)
            assert more, answer
            answer += more


def test_a_line_on_which_nobody_answers_is_cut(server: ServerProcess) -> None:
    code, _ = server.table("labyrinth", "you")
    with closing(Wire(server)) as silent, closing(Wire(server)) as lively:
        for wire in (silent, lively):
            wire.say(hello(code))
            wire.heard("snapshot")
        server.forward(patience(PING_EVERY))
        for wire in (silent, lively):
            while wire.next().opcode is not Opcode.PING:
                pass
        assert lively.answered(1)  # and with that it sent the answer to the heartbeat
        server.forward(patience(PONG_WITHIN))
        assert silent.ended()
        assert lively.answered(2)
