"""The build at work on a core of three small modules: what is made again, and with which compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import PACKAGE, copy_of_the_build
from tools.building.libraries import file_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not dedale.compiled, reason="Nothing can be compiled here: the core runs uncompiled."),
]

SOURCES = {
    "core/numbers": ("cpdef int seven() noexcept nogil\n", "def seven() -> int:\n    return 7\n"),
    "lanterns/state": (
        "cdef int LIT\ncdef int lit(int lanterns) noexcept nogil\n",
        "LIT = 2\n\ndef lit(lanterns: int) -> int:\n    return lanterns * LIT\n",
    ),
    "lanterns/game": (
        "from dedale.core.numbers cimport seven\nfrom dedale.lanterns.state cimport LIT, lit\n"
        "cpdef int play(int lanterns) noexcept nogil\n",
        "import cython\n\nif not cython.compiled:\n    from dedale.core.numbers import seven\n"
        "    from dedale.lanterns.state import LIT, lit\n\n"
        "def play(lanterns: int) -> int:\n    return lit(lanterns) + LIT + seven()\n",
    ),
}
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_"))}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with a game of lanterns."""
    copy_of_the_build(tmp_path)
    package = tmp_path / "src" / "dedale"
    for folder in ("", "core", "lanterns"):
        (package / folder).mkdir(parents=True)
        for suffix in ("py", "pxd"):
            (package / folder / f"__init__.{suffix}").write_text("")
    shutil.copy2(PACKAGE / "_uncompiled.py", package)
    (package / "__init__.py").write_text('from dedale._uncompiled import compiled\n\n__version__ = "0"\n')
    for name, (types, rules) in SOURCES.items():
        (package / f"{name}.pxd").write_text(types)
        (package / f"{name}.py").write_text(rules)
    return tmp_path


def run(tree: Path, *command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env=CLEAN | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def build(tree: Path, **environment: str) -> str:
    """What the build says last: how many files it compiled and linked."""
    said = run(tree, "setup.py", "--quiet", "build_ext", "--inplace", **environment)
    return said.strip().rpartition("\n")[2]


def played(tree: Path, **environment: str) -> str:
    program = "import dedale; from dedale.lanterns.game import play; print(dedale.compiled, play(3))"
    return run(tree, "-c", program, PYTHONPATH="src", **environment).strip()


def test_a_change_costs_one_compilation_and_one_link(tree: Path) -> None:
    assert build(tree) == "Compiling the core: 5 of 5"  # three modules, two libraries
    assert played(tree) == "True 15"
    assert build(tree) == ""
    rules = tree / "src" / "dedale" / "lanterns" / "state.py"
    rules.write_text(rules.read_text().replace("LIT = 2", "LIT = 3"))
    assert build(tree) == "Compiling the core: 2 of 2"
    assert played(tree) == "True 19"
    rules.write_text(f"{rules.read_text()}# A remark.\n")
    build(tree)
    assert played(tree) == "True 19"
    assert played(tree, DEDALE_UNCOMPILED="1") == "False 19"


def test_a_module_that_is_gone_is_gone_from_the_library(tree: Path) -> None:
    build(tree)
    package = tree / "src" / "dedale"
    for suffix in ("py", "pxd"):
        (package / "core" / f"numbers.{suffix}").unlink()
    game = package / "lanterns" / "game"
    for path in (game.with_suffix(".py"), game.with_suffix(".pxd")):
        lines = path.read_text().replace(" + seven()", "").splitlines(keepends=True)
        path.write_text("".join(line for line in lines if "seven" not in line))
    build(tree)
    assert played(tree) == "True 8"
    assert sorted(package.rglob("*.so")) == [tree / "src" / file_of("dedale._lanterns")]


def test_a_library_that_is_missing_leaves_all_uncompiled(tree: Path) -> None:
    build(tree)
    (tree / "src" / file_of("dedale._core")).unlink()
    assert played(tree) == "False 15"
    build(tree)
    assert played(tree) == "True 15"


def test_a_compiler_that_cannot_optimise_across_modules_links_them_all_the_same(tree: Path) -> None:
    real = shutil.which((os.environ.get("CC") or "cc").split()[0])
    wrapper = tree / "plain-cc"
    wrapper.write_text(f'#!/bin/sh\ncase "$*" in *-flto*) echo "no such flag" >&2; exit 1;; esac\nexec {real} "$@"\n')
    wrapper.chmod(0o755)
    said = run(tree, "setup.py", "--quiet", "build_ext", "--inplace", CC=str(wrapper), LDSHARED=f"{wrapper} -shared")
    assert "no such flag" not in said
    assert played(tree) == "True 15"
