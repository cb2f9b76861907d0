"""Plays through the real command line: starts `dedale`, reads its screens and answers its prompts through pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from types import TracebackType
from typing import IO, Self

from tests.nursery import Child
from tests.patience import PATIENCE
from tests.rehearsals import Rehearsal

PROMPT = "▸ "
RULE = "─" * 80
KEY = re.compile(r"(?<!\S)([1-9a-zA-Z]|[1-9][0-9])  (?=\S)")
COMMAND = [sys.executable, "-m", "dedale.terminal.app"]
PROGRAM = "tests.terminal.command"
"""The same, without the wait for an interpreter."""


def environment(home: Path, **extra: str) -> dict[str, str]:
    """A person's environment with a home of its own: nothing of this machine's settings."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "DEDALE_UNCOMPILED", "SYSTEMROOT")
        if name in os.environ
    }
    return kept | {"HOME": str(home), "LANG": "C.UTF-8"} | extra


def rehearsed(home: Path, *arguments: str) -> list[str]:
    """A command line whose deals follow from the test."""
    return ["--rehearse", str(Rehearsal(home).file), *arguments]


def run(
    home: Path, *arguments: str, lines: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """One command from beginning to end, with these lines as its input."""
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(lines.encode())
        stdin.seek(0)
        files = [stdin.fileno(), stdout.fileno(), stderr.fileno()]
        code = Child(PROGRAM, rehearsed(home, *arguments), files, environment(home, **(env or {}))).wait()
        said = [(file.seek(0), file.read().decode())[1] for file in (stdout, stderr)]
    return subprocess.CompletedProcess(arguments, code, *said)


def run_anew(home: Path, *arguments: str, lines: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """The same in a new interpreter, for which the environment says how it reads and writes and what it imports."""
    return subprocess.run(
        [*COMMAND, *rehearsed(home, *arguments)],
        input=lines,
        capture_output=True,
        env=environment(home, **env),
        timeout=PATIENCE,
        check=False,
    )


class Game:
    """One game at the command line, answered screen by screen."""

    def __init__(self, home: Path, *arguments: str) -> None:
        stdin, self._stdin = _pipe()
        self._stdout, stdout = _pipe()
        self._stderr, stderr = _pipe()
        with stdin, stdout, stderr:
            files = [stdin.fileno(), stdout.fileno(), stderr.fileno()]
            self._process = Child(PROGRAM, rehearsed(home, "play", *arguments), files, environment(home))
        self.screens: list[str] = [self._read()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._stdin, self._stdout, self._stderr):
            with suppress(BrokenPipeError):
                stream.close()

    @property
    def screen(self) -> str:
        """What was written since the last answer, up to the prompt."""
        return self.screens[-1]

    @property
    def keys(self) -> list[str]:
        """The keys of the choices on the screen."""
        return KEY.findall(self.screen.rpartition(RULE)[2])

    def answer(self, line: str) -> str:
        """Answer the prompt; the next screen. At the end of the program it has no prompt."""
        self._stdin.write(line + "\n")
        self._stdin.flush()
        self.screens.append(self._read())
        return self.screen

    def leave(self) -> str:
        """Close the input; what is said last."""
        self._stdin.close()
        rest = self._stdout.read()
        self._process.wait()
        return rest

    def interrupt(self) -> str:
        """Press Ctrl-C; what is said last."""
        self._process.send_signal(signal.SIGINT)
        rest = self._stdout.read()
        self._process.wait()
        return rest

    @property
    def errors(self) -> str:
        return self._stderr.read()

    @property
    def code(self) -> int:
        return self._process.wait()

    def play_on(self, random: Random, until: Callable[[str], bool]) -> None:
        """Answer at random until a screen is as wanted. Confirms everything."""
        while not until(self.screen):
            keys = self.keys
            self.answer(
                random.choice(keys) if keys else "y" if "(y/n)" in self.screen or "(o/n)" in self.screen else ""
            )

    def _read(self) -> str:
        """Up to the next prompt, or to the end."""
        said = ""
        while not said.endswith(PROMPT):
            one = self._stdout.read(1)
            if not one:
                break
            said += one
        return said


def _pipe() -> tuple[IO[str], IO[str]]:
    """The two ends of a pipe: one to read from, one to write to."""
    out, into = os.pipe()
    return os.fdopen(out, encoding="utf-8"), os.fdopen(into, "w", encoding="utf-8")
