"""What the tutorial and the docstrings show is what happens."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src"
MODULES = sorted(
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for file in (SOURCE / "dedale").rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8") and "adapters" not in file.parts
)


def test_what_the_tutorial_shows_happens() -> None:
    page = PROJECT / "docs" / "tutorial.md"
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 20
    assert found.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_what_a_docstring_shows_happens(module: str) -> None:
    found = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0
