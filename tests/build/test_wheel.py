"""A wheel carries the compiled core, without the names that only debuggers read, and plays where it is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

import dedale
from tests.build.source_tree import BUILT, PROJECT, copy_of_the_build
from tools.building.libraries import file_of
from tools.building.sources import libraries

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not dedale.compiled, reason="Nothing can be compiled here: the core runs uncompiled."),
]

CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_", "PYTHON"))}

PLAY = """
import dedale, pickle
for name in ("onirim", "labyrinth"):
    state = dedale.game(name).new(seed=1)
    assert pickle.loads(pickle.dumps(state)).legal() == state.legal()
    print(dedale.compiled, state.playouts(5, 1))
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=CLEAN | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is published; what was compiled in this tree is compiled no second time, only linked."""
    tree = tmp_path_factory.mktemp("wheel")
    copy_of_the_build(tree)
    shutil.copytree(PROJECT / "src", tree / "src", ignore=shutil.ignore_patterns(*BUILT))
    for built in (PROJECT / "build").glob("*"):
        if built.is_dir() and (built.name in ("src", "libraries") or built.name.startswith("temp.")):
            shutil.copytree(built, tree / "build" / built.name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist"]
    run(*pip, ".", cwd=tree, DEDALE_REQUIRE_COMPILED="1")
    (made,) = (tree / "dist").glob("*.whl")
    return made


def test_a_wheel_has_the_libraries_without_names_of_functions(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        found = {name: packed.read(name) for name in packed.namelist() if name.endswith((".so", ".pyd"))}
    assert set(found) == {file_of(library).as_posix() for library in libraries()}
    if sys.platform == "linux":
        assert [name for name, content in found.items() if b".symtab" in content] == []


def test_a_wheel_is_small_and_names_what_it_needs_and_every_licence(wheel: Path) -> None:
    assert wheel.stat().st_size < 5_000_000
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        (about,) = (packed.read(name).decode() for name in names if name.endswith("METADATA"))
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "Apache-2.0.txt", "OFL-1.1.txt"}
    assert "License-Expression: MIT AND Apache-2.0 AND OFL-1.1" in about
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)[^;\n]*$", about, flags=re.MULTILINE)
    assert sorted(needed) == ["fluent.runtime", "msgspec", "rich", "typer"]


@pytest.mark.skipif(sys.platform != "linux", reason="Only wheels for Linux have a manylinux tag.")
def test_a_wheel_can_have_a_manylinux_tag(wheel: Path) -> None:
    said = run(sys.executable, "-m", "auditwheel", "show", wheel, cwd=wheel.parent)
    assert '"manylinux_2_' in said


def test_an_installed_wheel_plays_as_the_sources_do(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=tmp_path).strip()
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", site, wheel, cwd=tmp_path)
    needed = os.pathsep.join([site, sysconfig.get_path("purelib")])
    said = run(python, "-c", PLAY, cwd=tmp_path, PYTHONPATH=needed)
    assert said.count("True") == 2
    assert said == run(sys.executable, "-c", PLAY, cwd=tmp_path, PYTHONPATH=str(PROJECT / "src"))
