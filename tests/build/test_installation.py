"""A machine without a C compiler gets a complete installation that works, and is told so in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import BUILT, PACKAGE, PROJECT, copy_of_the_build

pytestmark = pytest.mark.slow

NO_COMPILER = {"CC": "/bin/false", "CXX": "/bin/false"}
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_"))}


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=CLEAN | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with nothing that was ever built from them."""
    copy = tmp_path_factory.mktemp("tree")
    copy_of_the_build(copy)
    shutil.copytree(PROJECT / "src", copy / "src", ignore=shutil.ignore_patterns(*BUILT))
    return copy


@pytest.fixture(scope="module")
def installed(tree: Path) -> Path:
    """The folder of an installation that was made without a compiler."""
    folder = tree / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--target", folder, tree, cwd=tree, **NO_COMPILER)
    return folder


def test_the_build_says_in_one_line_that_it_is_slower(tree: Path) -> None:
    said = run(sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", cwd=tree, **NO_COMPILER)
    assert said.count("\n") == 1
    assert "everything works, only slower" in said


def test_without_a_compiler_cython_does_not_work_for_nothing(tree: Path, installed: Path) -> None:
    assert (installed / "dedale" / "__init__.py").exists()
    assert not list(tree.rglob("*.c"))


def test_nothing_is_missing_from_the_installation(installed: Path) -> None:
    built = {".so", ".pyd", ".pyc"}
    sources = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.*") if path.suffix not in built}
    package = installed / "dedale"
    found = {path.relative_to(package) for path in package.rglob("*.*") if path.suffix != ".pyc"}
    assert found == sources - {Path("_compiled_from.txt")}


def test_the_command_works_and_says_that_it_is_uncompiled(installed: Path) -> None:
    said = run(installed / "bin" / "dedale", "--version", cwd=installed, PYTHONPATH=str(installed))
    assert dedale.__version__ in said
    where = run(
        sys.executable, "-c", "import dedale; print(dedale.compiled, dedale.__file__)", cwd=installed, PYTHONPATH="."
    )
    assert where.split() == ["False", str(installed / "dedale" / "__init__.py")]


def test_nobody_needs_cython_to_play(installed: Path, tmp_path: Path) -> None:
    site = Path(sysconfig.get_path("platlib"))
    for needed in site.glob("msgspec*"):
        (tmp_path / needed.name).symlink_to(needed)
    program = (
        "import dedale, cython; print(cython.__file__); "
        "print([dedale.game(name).new(seed=1).playouts(2, 1) for name in dedale.games()])"
    )
    bare = run(sys.executable, "-S", "-c", program, cwd=tmp_path, PYTHONPATH=f"{installed}{os.pathsep}{tmp_path}")
    real = run(sys.executable, "-c", program, cwd=tmp_path, PYTHONPATH=str(installed))
    assert bare.splitlines()[0] == str(installed / "dedale" / "_cython.py")
    assert real.splitlines()[0].endswith("Cython/Shadow.py") or "site-packages" in real.splitlines()[0]
    assert bare.splitlines()[1] == real.splitlines()[1]


def test_a_game_runs_to_its_end(installed: Path) -> None:
    program = "import dedale; print(dedale.game('onirim').new(seed=1).playout(1)[1] > 0)"
    assert run(sys.executable, "-c", program, cwd=installed, PYTHONPATH=".").strip() == "True"


def test_a_compiler_can_be_required(tree: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tree,
        env=CLEAN | NO_COMPILER | {"DEDALE_REQUIRE_COMPILED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "The core must be compiled here" in done.stderr
    assert "Traceback" not in done.stderr
