"""Packages as others would install them: written into a folder, found by a Python that has it on its path."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SEEN_FROM_OUTSIDE = """
import json
import dedale
from dedale.bots import bots
from dedale.core.parts import troubles
told = {name: bots(name) for name in dedale.games()}
print(json.dumps([told, [str(trouble) for trouble in troubles()]]))
"""


def install(folder: Path, package: str, entries: Mapping[str, Mapping[str, str]], **modules: str) -> None:
    """Put a package with these modules and entry points (by room, then by game) into a folder."""
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(source)
    note = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    note.mkdir()
    (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    groups = (
        f"[dedale.{room}]\n" + "".join(f"{game} = {value}\n" for game, value in each.items())
        for room, each in entries.items()
    )
    (note / "entry_points.txt").write_text("\n".join(groups))


def ask(folder: Path, program: str, *arguments: str) -> str:
    """What a program prints in a Python that finds the packages of a folder."""
    return python(folder, "-c", program, *arguments).stdout


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python that finds the packages of a folder beside Dédale."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": str(folder), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def seen(folder: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The games with their bots, and the troubles, in a Python that finds the packages of a folder."""
    told: tuple[Any, Any] = tuple(json.loads(ask(folder, SEEN_FROM_OUTSIDE)))
    return told
