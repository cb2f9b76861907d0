"""The real server, in a process of its own, on a store of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


class Server:
    """`dedale serve`: it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._test = folder / "test.txt"
        self._test.touch()
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def deal_for(self, test: str) -> None:
        """Have the deals follow from the name of a test, the first table's from the beginning."""
        self._test.write_text(test)

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        program = [sys.executable, "-m", "tests.browser.dealing_server", str(self._test)]
        command = [*program, "serve", "--pace", "0", "--lang", "en"]
        self._process = subprocess.Popen(
            [*command, "--port", self._port, "--store", str(self._folder / "tables.sqlite")],
            stdout=subprocess.PIPE,
            env=os.environ | {"XDG_DATA_HOME": str(self._folder)},
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
