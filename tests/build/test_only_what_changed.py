"""A change compiles again what it touches: the module itself, and all that take C types from a changed `.pxd`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from Cython.Build.Dependencies import create_dependency_tree
from Cython.Compiler.Main import CompilationOptions, Context

from tests.build.source_tree import PROJECT, copy_of_the_build
from tools.building.sources import compiled_modules, types_used_by
from tools.building.written_c import recipe_of_c

pytestmark = pytest.mark.slow


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the core's sources, in which the build is at work."""
    for source in compiled_modules():
        for path in (source, source.with_suffix(".pxd")):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / path, tmp_path / path)
    copy_of_the_build(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def recipes(tree: Path) -> dict[str, str]:
    return {source.as_posix(): recipe_of_c(source) for source in compiled_modules(tree)}


def touched_by(tree: Path, name: str) -> set[str]:
    """The modules that are made again when a line is added to a file."""
    before = recipes(tree)
    with (tree / name).open("a") as file:
        file.write("# Another line.\n")
    return {module for module, recipe in recipes(tree).items() if recipe != before[module]}


def test_a_changed_module_is_compiled_again_and_no_other(tree: Path) -> None:
    assert touched_by(tree, "src/dedale/labyrinth/turn.py") == {"src/dedale/labyrinth/turn.py"}


def test_changed_types_compile_again_all_that_use_them(tree: Path) -> None:
    touched = touched_by(tree, "src/dedale/labyrinth/board.pxd")
    assert {"src/dedale/labyrinth/board.py", "src/dedale/bots/labyrinth/outlook.py"} <= touched
    assert not any("onirim" in module or "core" in module for module in touched)


def test_other_directives_compile_everything_again(tree: Path) -> None:
    assert touched_by(tree, "tools/building/written_c.py") == set(recipes(tree))


def test_cython_knows_of_no_types_that_the_build_overlooks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    context = Context.from_options(CompilationOptions(include_path=["src"]))
    dependencies = create_dependency_tree(context, quiet=True)
    for source in compiled_modules():
        known = {Path(path).resolve() for path in dependencies.all_dependencies(source.as_posix())}
        types = {path for path in known if path.suffix == ".pxd" and path.is_relative_to(PROJECT / "src")}
        assert types == {path.resolve() for path in types_used_by(source)}
