"""A real server in a process of its own, on loopback and a real file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.nursery import Child
from tests.patience import PATIENCE
from tests.rehearsals import Rehearsal

ROOT = Path(__file__).parents[2]
PLAIN = ("dedale.terminal.app", "serve", "--pace", "0", "--lang", "en")
"""The command that everybody uses."""
WIDE = ("tests.server.limited_server",)
"""The same server with limits so wide that a test does not meet them."""
NARROW = (*WIDE, "--narrow")
"""The same server with limits so narrow that they are met at once: 20 messages a socket, 60 in all, two sockets."""
HELD_UP = (*WIDE, "--held-up")
"""The same server, whose analyses never come to an end."""
DRIVEN = (*WIDE, "--driven")
"""The same server, whose clock the test moves forward."""


class ServerProcess:
    """One server, from its start to its end. What it draws follows from the test."""

    def __init__(
        self, store: Path | str, command: tuple[str, ...] = PLAIN, port: int = 0, log: Path | None = None
    ) -> None:
        self.store = Path(store)
        self._log = log or Path(f"{store}.out")
        self.rehearsal = Rehearsal(self._log.parent)
        module, *options = command
        rehearse = ["--rehearse", str(self.rehearsal.file)]
        arguments = [*rehearse, *options, "--port", str(port), "--store", str(store)]
        out, into = os.pipe()
        heard, told = os.pipe()
        self._said, self._tell = os.fdopen(out), os.fdopen(told, "w", buffering=1)
        with self._log.open("ab") as written, os.fdopen(into, "wb") as says, os.fdopen(heard) as hears:
            self.process = begun(module, arguments, hears.fileno(), says.fileno(), written.fileno())
        self.address = self._address()

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/api/socket"

    @property
    def errors(self) -> str:
        """What it wrote besides its address."""
        return self._log.read_text()

    def kill(self) -> None:
        """End it at this instant, without a chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.send_signal(signal.SIGTERM)
        self._reap()

    def forward(self, seconds: float) -> None:
        """Move the clock of a driven server."""
        self._tell.write(f"{seconds}\n")

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(self.address + path, json=body, headers=headers, timeout=PATIENCE)

    def post_raw(self, path: str, content: str | bytes, **headers: str) -> httpx.Response:
        """Send a body that need be no JSON."""
        return httpx.post(self.address + path, content=content, headers=headers, timeout=PATIENCE)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, timeout=PATIENCE)

    def table(self, game: str, *seats: str, **options: Any) -> tuple[str, list[str]]:
        """A new table, seats given as "you", "friend", "open" or a level of bots: its code and its tokens.

        Friends have sat down already: the tokens are those of all people, by seat.
        """
        kinds = ("you", "friend", "open")
        asked = [{"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "options": options, "seats": asked})
        assert made.status_code == 201, made.text
        code, tokens = made.json()["table"], {one["seat"]: one["token"] for one in made.json()["seats"]}
        for one in made.json()["invitations"]:
            tokens[one["seat"]] = self.sit(code, f"Player {one['seat'] + 1}", one["invitation"])
        return code, [token for _, token in sorted(tokens.items())]

    def sit(self, code: str, name: str, invitation: str | None = None) -> str:
        """Sit down in an open seat, or with an invitation: the token."""
        wish = {"name": name} | ({} if invitation is None else {"invitation": invitation})
        seated = self.post(f"/api/tables/{code}/join", wish)
        assert seated.status_code == 200, seated.text
        token: str = seated.json()["token"]
        return token

    def _address(self) -> str:
        for line in self._said:
            if found := re.search(r"https?://\S+", line):
                return found[0].replace("localhost", "127.0.0.1")
        raise AssertionError(f"the server did not start: {self.errors}")

    def _reap(self) -> None:
        self.process.wait()
        self._said.close()
        self._tell.close()


def begun(module: str, arguments: list[str], *files: int) -> subprocess.Popen[bytes] | Child:
    """A module as a process on its three files: the command that everybody uses in an interpreter of its own."""
    if module == PLAIN[0]:
        program = [sys.executable, "-m", module, *arguments]
        return subprocess.Popen(program, cwd=ROOT, stdin=files[0], stdout=files[1], stderr=files[2])
    return Child(module, arguments, files)


@contextmanager
def running(store: Path, command: tuple[str, ...] = PLAIN) -> Iterator[ServerProcess]:
    """A server that is stopped in the end and must not have complained."""
    server = ServerProcess(store, command)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.errors
    assert server.errors == ""
