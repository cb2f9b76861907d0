"""How long it takes to import the package, and what the command line costs before it does anything."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.measure import row, seconds


def wall(*command: str) -> float:
    """Milliseconds of a command: the best of several runs."""
    return 1000 * seconds(lambda: subprocess.run(command, check=True, capture_output=True), 9)


def processor(*command: str) -> float:
    """Milliseconds of processor time that a command takes, its system calls included: the least of several runs."""
    return 1000 * min(_used(command) for _ in range(10))


def _used(command: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main() -> None:
    dedale = str(Path(sys.executable).with_name("dedale"))
    bare = wall(sys.executable, "-c", "pass")
    row("python -c pass", bare, "ms")
    row("import dedale, on top of that", wall(sys.executable, "-c", "import dedale") - bare, "ms", wanted="under 50")
    engine = "import dedale; dedale.game('onirim').new({}, 1)"
    row("import and deal a game, on top of that", wall(sys.executable, "-c", engine) - bare, "ms", wanted="under 50")
    row("dedale --help", wall(dedale, "--help"), "ms", wanted="under 300")
    least = processor(sys.executable, "-c", "pass")
    row("processor time of python -c pass", least, "ms")
    with tempfile.TemporaryDirectory() as folder:
        play = ("play", "onirim", "--save", str(Path(folder, "game.txt")))
        for asked, wanted in ((("--version",), "under 150 ms"), (("--help",), "under 150 ms"), (play, "")):
            used = processor(dedale, *asked)
            row(f"processor time of dedale {' '.join(asked[:2])}", used, "ms", used / least, "python -c pass", wanted)
