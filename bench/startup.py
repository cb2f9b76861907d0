"""How long it takes to import the package and to ask for help."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.measure import row, seconds


def wall(*command: str) -> float:
    """Milliseconds of a command: the best of several runs."""
    return 1000 * seconds(lambda: subprocess.run(command, check=True, capture_output=True), 9)


def main() -> None:
    dedale = str(Path(sys.executable).with_name("dedale"))
    bare = wall(sys.executable, "-c", "pass")
    row("python -c pass", bare, "ms")
    row("import dedale, on top of that", wall(sys.executable, "-c", "import dedale") - bare, "ms", wanted="under 50")
    engine = "import dedale; dedale.game('onirim').new({}, 1)"
    row("import and deal a game, on top of that", wall(sys.executable, "-c", engine) - bare, "ms", wanted="under 50")
    row("dedale --help", wall(dedale, "--help"), "ms", wanted="under 300")
