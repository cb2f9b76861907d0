"""Plays through a pseudo-terminal: what a person at a real one sees, escape sequences and all."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.nursery import Child
from tests.terminal.driver import COMMAND, PROGRAM, PROMPT, environment, rehearsed

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
ASKED = re.compile(rf"{PROMPT}\S*$")
"""The prompt, and what was typed behind it."""
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
        anew: bool = False,
    ) -> None:
        """Begin it; `anew` in an interpreter of its own, for which the environment says what it imports."""
        self._terminal, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        surroundings = environment(home, TERM="xterm-256color", **(env or {}))
        command = rehearsed(home, *arguments)
        self._process: Child | subprocess.Popen[bytes]
        if anew:
            self._process = subprocess.Popen(
                [*COMMAND, *command],
                stdin=inside,
                stdout=inside,
                stderr=inside,
                env=surroundings,
                start_new_session=True,
            )
        else:
            self._process = Child(PROGRAM, command, [inside] * 3, surroundings, own=True)
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

    def answer(self, key: str) -> str:
        """Press these keys one after the other, each when what came of the one before is to be seen; the last screen.

        Without any, Enter. Spaces are for the reader.
        """
        for one in [key] if key.startswith("\x1b") else key.replace(" ", "") or "\r":
            os.write(self._terminal, one.encode())
            self._read()
        return self.screen

    def send(self, keys: str) -> None:
        """Press keys of which nothing comes that is to be seen."""
        os.write(self._terminal, keys.encode())

    def stop(self) -> None:
        """Press Ctrl-Z, and wait until the first screen is back and nothing moves any more."""
        os.write(self._terminal, b"\x1a")
        self._read(seen="\x1b[?1049l")
        about = Path(f"/proc/{self._process.pid}/stat")
        while not about.read_text().rpartition(") ")[2].startswith("T"):
            time.sleep(0.01)

    def go_on(self) -> str:
        """Have it go on after that, as a shell does; the screen that it then shows."""
        self._process.send_signal(signal.SIGCONT)
        self._read()
        return self.screen

    @property
    def echoes(self) -> bool:
        """Whether the terminal shows what is typed, as it does when nobody has asked for single keys."""
        return bool(termios.tcgetattr(self._terminal)[3] & termios.ECHO)

    def click(self, text: str) -> str:
        """Click on the last place of the screen where this stands; the next screen."""
        rows = [row for row, line in enumerate(self.screen.splitlines()) if text in line]
        column = self.screen.splitlines()[rows[-1]].rindex(text)
        return self.answer(f"\x1b[<0;{column + 1};{rows[-1] + 1}M\x1b[<0;{column + 1};{rows[-1] + 1}m")

    def resize(self, lines: int, columns: int, until: str) -> str:
        """Give the window another size; the screen as soon as this is to be seen in it."""
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._read(until=until)
        return self.screen

    def interrupt(self) -> int:
        """Press Ctrl-C; the exit code."""
        os.write(self._terminal, b"\x03")
        self._read(past_prompts=True)
        return self._process.wait()

    @property
    def code(self) -> int:
        return self._process.wait()

    def _read(self, past_prompts: bool = False, until: str = "", seen: str = "") -> None:
        """Up to the next prompt, to a text that is to be seen or a sequence that is written, or to the end."""
        data = b""
        while True:
            try:
                part = os.read(self._terminal, 65536)
            except OSError:  # nothing has this terminal open any more
                part = b""
            data += part
            self.raw = data.decode(errors="replace")
            shown = ESCAPE.sub("", self.raw)
            there = seen in self.raw if seen else until in self.screen if until else ASKED.search(shown)
            if not part or (there and not past_prompts):
                return
