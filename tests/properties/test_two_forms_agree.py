"""Compiled and uncompiled, the rules play the same games: all combinations, state by state."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dedale
from dedale.onirim.game import GAME
from tests.build.source_tree import run
from tests.properties.traces import fingerprints
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

GAMES = 50 if SOAK else 1
OTHER_FORM = "" if not dedale.compiled else "1"

PROGRAM = "from tests.properties.traces import main; main()"


def test_the_two_forms_of_the_rules_play_the_same_games() -> None:
    project = str(Path(__file__).resolve().parents[2])
    told = json.loads(run(PROGRAM, str(GAMES), DEDALE_UNCOMPILED=OTHER_FORM, PYTHONPATH=project))
    assert not (dedale.compiled and told["compiled"])
    here = fingerprints(GAMES)
    differing = [options for options, a, b in zip(GAME.combinations(), told["games"], here, strict=True) if a != b]
    assert differing == []
    assert len(here) == 108
