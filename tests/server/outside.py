"""A guest from outside: plain sockets, `docs/protocol.md` and the standards of the web; no code of ours."""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

from tests.patience import PATIENCE

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Outside:
    """One connection to a server."""

    def __init__(self, address: str, *, home: str = "127.0.0.1", room: int | None = None) -> None:
        """Connect from this address of loopback, with so much room for what comes and is not read."""
        where = urlsplit(address)
        self.host = where.netloc
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        if room is not None:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.line.bind((home, 0))
        self.line.connect((where.hostname, where.port))
        self._read = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def request(
        self, method: str, path: str, body: bytes = b"", host: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask for something: the status, the headers and the body of the answer."""
        head = {"Host": self.host if host is None else host, "Content-Length": str(len(body)), "Connection": "close"}
        head |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items() if value), "", ""]
        self.send("\r\n".join(lines).encode() + body)
        whole = self.rest()
        top, _, content = whole.partition(b"\r\n\r\n")
        first, *others = top.decode("latin-1").split("\r\n")
        answered = {name.lower(): value for name, _, value in (line.partition(": ") for line in others)}
        return int(first.split()[1]), answered, content

    def rest(self) -> bytes:
        """Everything that still comes, until the server closes."""
        parts = [self._read]
        self._read = b""
        with suppress(ConnectionError):
            while part := self.line.recv(65536):
                parts.append(part)
        return b"".join(parts)

    def upgrade(self, path: str = "/api/socket", host: str | None = None, **headers: str) -> int:
        """Ask for a socket: the status of the answer, 101 if it is given."""
        head = {
            "Host": self.host if host is None else host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version": "13",
        } | {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        self.send("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self._read:
            part = self.line.recv(65536)
            assert part, "the server closed before it answered"
            self._read += part
        top, _, self._read = self._read.partition(b"\r\n\r\n")
        return int(top.split()[1])

    def say(self, **message: Any) -> None:
        """Send a message of the protocol."""
        self.send(frame(TEXT, json.dumps(message).encode()))

    def hear(self) -> dict[str, Any]:
        """The next message of the protocol."""
        while True:
            opcode, data = self._frame()
            assert opcode != CLOSE, data
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(data)
                return message

    def until_it_ends(self, data: bytes, most: int) -> int:
        """Send something again and again until the server has enough of it: how often it could be sent."""
        for number in range(most):
            try:
                self.send(data)
            except ConnectionError:
                return number
        return most

    def _frame(self) -> tuple[int, bytes]:
        head = self._exactly(2)
        size = head[1] & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._exactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._exactly(8))
        return head[0] & 0x0F, self._exactly(size)

    def _exactly(self, size: int) -> bytes:
        while len(self._read) < size:
            part = self.line.recv(65536)
            assert part, "the server closed"
            self._read += part
        found, self._read = self._read[:size], self._read[size:]
        return found


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a page sends it."""
    mask = b"mask"
    head = bytes([opcode | (0x80 if last else 0)])
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
    return head + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
