"""Plays with the Dédale that is installed, wherever it came from: what every wheel and every sdist must be able to do.

`--compiled` also wants the core to be compiled. It needs nothing of the project but what is installed.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import dedale


def try_games() -> None:
    """Play every game from Python: to its end, and as a copy from a pickle."""
    for name in ("labyrinth", "onirim"):
        state = dedale.game(name).new({"turn_limit": 40} if name == "labyrinth" else None, seed=1)
        assert pickle.loads(pickle.dumps(state)).legal() == state.legal()
        while state.turn != dedale.OVER:
            state.play(state.legal()[0])
        print(f"{name}: {state.returns()}")


def try_command_line() -> None:
    """Play a game by the command line, with a bot, in both languages."""
    for language in ("en", "fr"):
        for command in (["play", "onirim", "--bot", "1=easy"], ["puzzle", "--number", "1", "--solution"], ["rules"]):
            spoken = [sys.executable, "-I", "-m", "dedale", "--lang", language, *command]
            done = subprocess.run(spoken, input="", capture_output=True, encoding="utf-8", check=False)
            assert done.returncode == 0, done.stderr
            assert "Traceback" not in done.stderr, done.stderr


def try_files() -> None:
    """See that the page, the notices of what it carries and the licences came along, and nothing that is not wanted."""
    installed = {str(file) for file in distribution("dedale").files or ()}
    static = "dedale/server/static/"
    assert {f"{static}index.html", f"{static}third-party-notices.txt", "dedale/py.typed"} <= installed
    assert sum("licenses/" in file for file in installed) >= 3
    needed = [need for need in distribution("dedale").requires or () if "extra ==" not in need]
    assert not any(need.lower().startswith("cython") for need in needed), needed


def main() -> None:
    """Try everything."""
    print(f"Dédale {dedale.__version__} in {Path(dedale.__file__).parent}, compiled: {dedale.compiled}")
    assert dedale.compiled or "--compiled" not in sys.argv, "The core is not compiled."
    try_games()
    try_command_line()
    try_files()


if __name__ == "__main__":
    main()
