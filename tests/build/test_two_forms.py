"""The core has two forms, compiled and not, and a switch between them."""

from __future__ import annotations

import json

import pytest

from tests.build.source_tree import compiled_sources, name_of, run

MODULES = [name_of(source) for source in compiled_sources()]

FORMS = """
import importlib, json, sys
import dedale
files = [importlib.import_module(name).__file__ for name in sys.argv[1:]]
print(json.dumps({"compiled": dedale.compiled, "files": files}))
"""


@pytest.mark.parametrize("value", ["1", "yes"])
def test_the_switch_runs_every_module_uncompiled(value: str) -> None:
    found = json.loads(run(FORMS, *MODULES, DEDALE_UNCOMPILED=value))
    assert found["compiled"] is False
    assert [file for file in found["files"] if not file.endswith(".py")] == []


@pytest.mark.parametrize("value", ["", "0"])
def test_without_the_switch_every_module_has_the_form_that_is_told(value: str) -> None:
    found = json.loads(run(FORMS, *MODULES, DEDALE_UNCOMPILED=value))
    ending = (".so", ".pyd") if found["compiled"] else ".py"
    assert [file for file in found["files"] if not file.endswith(ending)] == []


def test_importing_the_package_imports_no_game_and_no_screen() -> None:
    loaded = run("import sys, dedale; print(*(name for name in sys.modules if name.startswith('dedale.')))").split()
    assert {name.split(".")[1] for name in loaded} == {"_uncompiled", "core"}


def test_importing_the_package_imports_nothing_slow() -> None:
    loaded = set(run("import sys, dedale; print(*sys.modules)").split())
    before = set(run("import sys; print(*sys.modules)").split())
    slow = {"cython", "fluent", "importlib.metadata", "msgspec", "pathlib", "rich", "typer"}
    assert (loaded - before) & slow == set()
