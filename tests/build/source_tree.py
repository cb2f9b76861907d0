"""What the tests of the build need to know of the source tree."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

from tests.luck import SEED, VARIABLE

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = PROJECT / "src" / "dedale"

_SETUP = runpy.run_path(str(PROJECT / "setup.py"), run_name="setup")
STAMP: Path = PACKAGE / _SETUP["STAMP"]


def fingerprint() -> str:
    """The hash of the sources as they are now, taken the way the build takes it."""
    taken: str = _SETUP["fingerprint"]()
    return taken


def compiled_sources() -> list[Path]:
    """The `.py` files that the build compiles."""
    return [PROJECT / source for source in _SETUP["compiled_modules"]()]


def generated_c(source: Path) -> Path:
    """The C that Cython wrote for a `.py`."""
    written: Path = _SETUP["generated_c"](source.relative_to(PROJECT))
    return PROJECT / written


def module_name(source: Path) -> str:
    """The name by which a file of the package is imported."""
    return ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)


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
