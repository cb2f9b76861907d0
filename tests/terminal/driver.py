"""Plays through the real command line: starts `dedale`, reads its screens and answers its prompts through pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import IO, Self

PROMPT = "▸ "
RULE = "─" * 80
KEY = re.compile(r"(?<!\S)([1-9a-zA-Z]|[1-9][0-9])  (?=\S)")
COMMAND = [sys.executable, "-m", "dedale.terminal.app"]


def environment(home: Path, **extra: str) -> dict[str, str]:
    """A person's environment with a home of its own: nothing of this machine's settings."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "DEDALE_UNCOMPILED", "SYSTEMROOT")
        if name in os.environ
    }
    return kept | {"HOME": str(home), "LANG": "C.UTF-8"} | extra


def run(
    home: Path, *arguments: str, lines: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """One command from beginning to end, with these lines as its input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **(env or {})),
        timeout=120,
        check=False,
    )


class Game:
    """One game at the command line, answered screen by screen."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(home),
        )
        self.screens: list[str] = [self._read()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(BrokenPipeError):
                _open(stream).close()

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
        stdin = _open(self._process.stdin)
        stdin.write(line + "\n")
        stdin.flush()
        self.screens.append(self._read())
        return self.screen

    def leave(self) -> str:
        """Close the input; what is said last."""
        _open(self._process.stdin).close()
        rest = _open(self._process.stdout).read()
        self._process.wait()
        return rest

    @property
    def errors(self) -> str:
        return _open(self._process.stderr).read()

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
        stdout = _open(self._process.stdout)
        said = ""
        while not said.endswith(PROMPT):
            one = stdout.read(1)
            if not one:
                break
            said += one
        return said


def _open(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream
