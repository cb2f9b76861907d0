"""The real server, in a process of its own, on a store of its own; all its luck follows from a text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


class Server:
    """`dedale serve`: it can be stopped and started again at the same address."""

    def __init__(self, folder: Path, *options: str, site: Path | None = None) -> None:
        """The server on a store in this folder, with further options; it finds the packages of a site, too."""
        self._folder = folder
        self._site = {} if site is None else {"PYTHONPATH": str(site)}
        self._options = options
        self._script = folder / "rehearsal.txt"
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self._starts = 0
        self.address = ""
        self.rehearse("")

    def rehearse(self, text: str) -> None:
        """From here on have everything follow from a text, from its beginning."""
        self._text = text
        self._script.write_text(f"{text} {self._starts}")

    def start(self) -> None:
        """Start it, and wait until it says where it is. It deals nothing that it dealt before it was stopped."""
        self._starts += 1
        self.rehearse(self._text)
        program = [sys.executable, "-m", "dedale.terminal.app", "--rehearse", str(self._script)]
        where = ["--name", "house.test", "--port", self._port, "--store", str(self._folder / "tables.sqlite")]
        self._process = subprocess.Popen(
            [*program, "serve", "--pace", "0", "--lang", "en", *where, *self._options],
            stdout=subprocess.PIPE,
            env=os.environ | {"XDG_DATA_HOME": str(self._folder)} | self._site,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if said := re.search(r"http://localhost:(\d+)", line):
                self._port = said[1]
                self.address = f"http://127.0.0.1:{self._port}"
                return
        raise AssertionError("The server did not start.")

    def stop(self) -> None:
        """Stop it as a machine that goes down does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None
