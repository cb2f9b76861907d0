"""`docs/adapters.md`: what it shows is what happens, and so do the modules of the adapters."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 20) == (0, True)


@pytest.mark.parametrize("name", ["gymnasium", "gymnasium_vector", "pettingzoo", "openspiel"])
def test_the_examples_of_the_modules_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"dedale.adapters.{name}"))
    assert (failed, tried > 2) == (0, True)
