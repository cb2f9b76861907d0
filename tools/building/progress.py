"""How far a build is, in words."""

from __future__ import annotations

import sys
from threading import Lock


class Progress:
    """How much of the core is compiled, in words: one line that changes on a terminal, four lines elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.counting = Lock()
        self.changes = sys.stdout.isatty()
        if self.changes and total:
            self.say(end="")

    def one_more(self) -> None:
        """Count one file more."""
        with self.counting:
            self.done += 1
            if self.changes:
                self.say(end="\n" if self.done == self.total else "")
            elif 4 * self.done // self.total > 4 * (self.done - 1) // self.total:
                self.say(end="\n")

    def say(self, end: str) -> None:
        """Say how much is done."""
        start = "\r" if self.changes else ""
        print(f"{start}Compiling the core: {self.done} of {self.total}", end=end, flush=True)

    def break_off(self) -> None:
        """Let what is said next begin on a line of its own."""
        if self.changes:
            print()
