"""A damaged or hand-edited saved state is refused, or it is a state like any other; nothing crashes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.build.source_tree import run
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

EXAMPLES = 100 if SOAK else 2
"""Thousands of spoilt saves."""

PROGRAM = "from tests.labyrinth.spoilt_saves import main; main()"


@pytest.mark.parametrize(("form", "thousands"), [("", 3 * EXAMPLES), ("1", EXAMPLES)], ids=["compiled", "uncompiled"])
def test_a_spoilt_save_is_refused_or_can_be_played_on(form: str, thousands: int) -> None:
    project = Path(__file__).resolve().parents[2]
    path = f"{project}{os.pathsep}{project / 'src'}"
    told = json.loads(run(PROGRAM, str(1000 * thousands), DEDALE_UNCOMPILED=form, PYTHONPATH=path))
    assert told["believed"] > 100
    assert told["refused"] > 100
