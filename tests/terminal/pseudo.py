"""Plays through a pseudo-terminal: what a person at a real one sees, escape sequences and all."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import termios
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.nursery import Child
from tests.terminal.driver import PROGRAM, PROMPT, environment, rehearsed

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class PseudoTerminal:
    """A terminal of so many lines and columns, with a command running in it."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        lines: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._terminal, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        surroundings = environment(home, TERM="xterm-256color", **(env or {}))
        self._process = Child(PROGRAM, rehearsed(home, *arguments), [inside] * 3, surroundings, own=True)
        os.close(inside)
        self.raw = ""
        """All that was written since the last answer."""
        self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._terminal)

    @property
    def screen(self) -> str:
        """What is to be seen: the text after the last time that the screen was cleared."""
        return ESCAPE.sub("", self.raw.rpartition(CLEAR)[2]).replace("\r\n", "\n")

    def answer(self, line: str) -> str:
        """Type a line; the next screen."""
        os.write(self._terminal, f"{line}\n".encode())
        self._read()
        return self.screen

    def interrupt(self) -> int:
        """Press Ctrl-C; the exit code."""
        os.write(self._terminal, b"\x03")
        self._read(past_prompts=True)
        return self._process.wait()

    @property
    def code(self) -> int:
        return self._process.wait()

    def _read(self, past_prompts: bool = False) -> None:
        """Up to the next prompt, or to the end."""
        data = b""
        while True:
            try:
                part = os.read(self._terminal, 65536)
            except OSError:  # nothing has this terminal open any more
                part = b""
            data += part
            self.raw = data.decode(errors="replace")
            shown = ESCAPE.sub("", self.raw)
            if not part or (shown.endswith(PROMPT) and not past_prompts):
                return
