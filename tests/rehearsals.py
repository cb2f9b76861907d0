"""What commands under test draw follows from the seed and from the test that starts them: `dedale --rehearse FILE`."""

from __future__ import annotations

import os
from pathlib import Path

from tests.luck import SEED


def running_test() -> str:
    """The test that runs, or whose fixtures are being made."""
    return os.environ["PYTEST_CURRENT_TEST"].rpartition(" (")[0]


class Rehearsal:
    """The text that one command follows. Of those that are started in one folder each follows another."""

    def __init__(self, folder: Path) -> None:
        self._start = 1 + len(list(folder.glob("*.rehearsal")))
        self.file = folder / f"{self._start}.rehearsal"
        self.begin()

    def begin(self) -> None:
        """Begin the text of the test that runs now; the command need not be started anew."""
        self.file.write_text(f"{SEED} {running_test()} start {self._start}", encoding="utf-8")
