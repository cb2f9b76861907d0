"""Nearly all clear hints say why: counted in a few games of each kind. `tools/hint_tally.py` counts more."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from dedale.bots import Budget

pytestmark = pytest.mark.slow

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "hint_tally.py"))
FEW = Budget(iterations=8)


@pytest.mark.parametrize("game", ["labyrinth", "onirim"])
def test_nearly_all_clear_hints_have_a_reason(game: str) -> None:
    found = [TOOL["tally"](kind, 6, FEW) for kind in TOOL["KINDS"] if kind.startswith(game)]
    clear, explained = (sum(getattr(one, name) for one in found) for name in ("clear", "explained"))
    assert clear > 3
    assert explained >= 0.8 * clear
