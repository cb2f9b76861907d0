"""`dedale serve` whose deals follow from the name of the test that runs: what happens once happens every time."""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from unittest.mock import patch

from dedale.core import luck
from dedale.terminal.app import run


class Dealer:
    """Stands in for the module `secrets` where tables draw theirs; a file says which test they are for."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._dealt = 0

    def token_bytes(self, size: int) -> bytes:
        """The secret of the next table of a test."""
        test = self._file.read_text()
        self._dealt = self._dealt + 1 if test == self._test else 1
        self._test = test
        return blake2b(f"{test} {self._dealt}".encode(), digest_size=size).digest()


if __name__ == "__main__":
    _, file, *arguments = sys.argv
    with patch.object(luck, "secrets", Dealer(Path(file))):
        sys.exit(run(arguments))
