"""A compiled module that is older than its source would be tested in the place of the source."""

from __future__ import annotations

import os

import dedale
from tests.build.source_tree import PACKAGE, STAMP, compiled_sources, fingerprint


def test_what_is_compiled_is_compiled_from_the_sources_as_they_are() -> None:
    compiled = sorted(path for pattern in ("*.so", "*.pyd") for path in PACKAGE.rglob(pattern))
    if not compiled:
        assert not STAMP.exists(), f"{STAMP.name} speaks of compiled modules, and there are none: run `make compile`."
        return
    assert STAMP.exists(), "There are compiled modules of unknown age: run `make compile`."
    assert STAMP.read_text().strip() == fingerprint(), "The compiled modules are stale: run `make compile`."


def test_all_of_the_core_is_compiled_or_nothing_of_it() -> None:
    compiled = {path.with_name(path.name.partition(".")[0] + ".py") for path in PACKAGE.rglob("*.so")}
    assert compiled in (set(), set(compiled_sources()))


def test_the_core_is_compiled_where_that_is_required() -> None:
    required = os.environ.get("DEDALE_REQUIRE_COMPILED", "") not in ("", "0")
    assert dedale.compiled or not required, "DEDALE_REQUIRE_COMPILED is set, and the core runs uncompiled."
