"""Builds what is published into `dist`: a wheel for each of these Pythons, and the sdist. Tries each in a fresh place.

`python -m tools.wheels python3.11 python3.13`. Wheels are repaired to a manylinux tag, as cibuildwheel would (its
settings are in pyproject.toml). The sdist is installed where there is neither a compiler nor Node. docs/publishing.md
tells the whole way.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parents[1]
DIST = PROJECT / "dist"
TRIAL = PROJECT / "tools" / "try_installation.py"
MOST_BYTES = 5_000_000
BARE = {"CC": "/bin/false", "CXX": "/bin/false", "PATH": "/nowhere"}
"""A machine with neither a compiler nor Node."""


def run(*command: str | Path, cwd: Path = PROJECT, **environment: str) -> None:
    """Run a program to its end; leave if it fails."""
    here = Path(sys.executable).parent
    surroundings = os.environ | {"PATH": f"{here}{os.pathsep}{os.environ['PATH']}"} | environment
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=surroundings, check=False)
    if done.returncode:
        sys.exit(f"This failed, see above: {' '.join(map(str, command))}")


def build_wheel(python: str, folder: Path) -> Path:
    """A compiled wheel for this Python, with its manylinux tag, in `dist`."""
    built, repaired = folder / "built", folder / "repaired"
    run(python, "-m", "venv", folder / "builder")
    pip: list[str | Path] = [folder / "builder/bin/python", "-m", "pip", "wheel", "--quiet", "--no-deps"]
    run(*pip, "--wheel-dir", built, PROJECT, DEDALE_REQUIRE_COMPILED="1")
    (wheel,) = built.glob("*.whl")
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", repaired, wheel)
    (wheel,) = repaired.glob("*.whl")
    return keep(wheel)


def build_sdist(folder: Path) -> Path:
    """The sources, as they are published, in `dist`."""
    run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", folder)
    (made,) = folder.glob("*.tar.gz")
    return keep(made)


def keep(file: Path) -> Path:
    """Put a finished file into `dist`, unless it is too large."""
    size = file.stat().st_size
    if size > MOST_BYTES:
        sys.exit(f"{file.name} has {size:,} bytes, and no package of ours has more than {MOST_BYTES:,}.")
    DIST.mkdir(exist_ok=True)
    kept = DIST / file.name
    kept.write_bytes(file.read_bytes())
    print(f"{kept.relative_to(PROJECT)}: {size:,} bytes", flush=True)
    return kept


def install(python: str, package: Path, folder: Path, *wanted: str, **environment: str) -> None:
    """Install a package in a fresh environment, and play."""
    run(python, "-m", "venv", folder / "fresh")
    fresh = folder / "fresh" / "bin" / "python"
    run(fresh, "-m", "pip", "install", "--quiet", package, cwd=folder, **environment)
    run(fresh, "-I", TRIAL, *wanted, cwd=folder, **environment)


def main(pythons: list[str]) -> None:
    """Build everything, and try it."""
    if not runpy.run_path(str(PROJECT / "tools" / "page.py"))["is_fresh"]():
        sys.exit("The page is not built from the sources as they are; say: make page")
    for python in pythons:
        with TemporaryDirectory() as folder:
            install(python, build_wheel(python, Path(folder)), Path(folder), "--compiled")
    with TemporaryDirectory() as folder:
        install(pythons[0], build_sdist(Path(folder)), Path(folder), **BARE)


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])
