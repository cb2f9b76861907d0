"""A compiled module that is older than its source would be tested in the place of the source."""

from __future__ import annotations

import os
from pathlib import Path

import dedale
from tests.build.source_tree import PACKAGE, STAMP
from tools.building.libraries import file_of
from tools.building.sources import compiled_modules, fingerprint, libraries, module_name


def compiled_files() -> set[Path]:
    return {path for pattern in ("*.so", "*.pyd") for path in PACKAGE.rglob(pattern)}


def test_what_is_compiled_is_compiled_from_the_sources_as_they_are() -> None:
    if not compiled_files():
        assert not STAMP.exists(), f"{STAMP.name} speaks of compiled modules, and there are none: run `make compile`."
        return
    assert STAMP.exists(), "There are compiled modules of unknown age: run `make compile`."
    assert STAMP.read_text().splitlines()[0] == fingerprint(), "The compiled modules are stale: run `make compile`."


def test_all_of_the_core_is_compiled_or_nothing_of_it() -> None:
    expected = {PACKAGE.parent / file_of(library) for library in libraries()}
    assert compiled_files() in (set(), expected)


def test_the_stamp_names_every_module_of_the_core() -> None:
    if STAMP.exists():
        named = [name for line in STAMP.read_text().splitlines()[1:] for name in line.split()[1:]]
        assert sorted(named) == sorted(map(module_name, compiled_modules()))


def test_the_core_is_compiled_where_that_is_required() -> None:
    required = os.environ.get("DEDALE_REQUIRE_COMPILED", "") not in ("", "0")
    assert dedale.compiled or not required, "DEDALE_REQUIRE_COMPILED is set, and the core runs uncompiled."
