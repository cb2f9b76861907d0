"""What the tests of the build need to know of the source tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.luck import SEED, VARIABLE
from tools.building.sources import compiled_modules, module_name
from tools.building.written_c import written_c

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = PROJECT / "src" / "dedale"

STAMP = PACKAGE / "_compiled_from.txt"
BUILT = ("*.so", "*.pyd", "*.egg-info", "__pycache__", STAMP.name)
"""What a copy of the sources is to be without."""


def compiled_sources() -> list[Path]:
    """The `.py` files that the build compiles."""
    return [PROJECT / source for source in compiled_modules()]


def generated_c(source: Path) -> Path:
    """The C that Cython wrote for a `.py`."""
    return PROJECT / written_c(source.relative_to(PROJECT))


def name_of(source: Path) -> str:
    """The name by which a file of the package is imported."""
    return module_name(source.relative_to(PROJECT))


def copy_of_the_build(folder: Path) -> None:
    """Copy all that a package is built from, except the package itself."""
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(PROJECT / name, folder)
    shutil.copytree(PROJECT / "web" / "licences", folder / "web" / "licences")
    shutil.copytree(
        PROJECT / "tools" / "building", folder / "tools" / "building", ignore=shutil.ignore_patterns(*BUILT)
    )


def run(program: str, *arguments: str, **environment: str) -> str:
    """What a Python program prints in a process of its own."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_"))}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=own | {VARIABLE: str(SEED)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
