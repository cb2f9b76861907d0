"""The seed of a run is the one in the environment, or a new one that whoever is started finds there."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.luck import VARIABLE
from tools.clauses import PROJECT

PROGRAM = "import os; from tests.luck import GIVEN, SEED; print(GIVEN, SEED, os.environ['DEDALE_TEST_SEED'])"


def asked(**environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, cwd=PROJECT, env=clean | environment, capture_output=True, text=True, check=False)


def test_it_is_the_one_that_was_given() -> None:
    assert asked(DEDALE_TEST_SEED="-7").stdout.split() == ["True", "-7", "-7"]


def test_without_one_it_is_drawn_and_handed_on() -> None:
    given, seed, handed_on = asked().stdout.split()
    assert (given, seed) == ("False", handed_on)


def test_what_is_no_number_is_told_in_a_sentence() -> None:
    done = asked(DEDALE_TEST_SEED="seven")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "DEDALE_TEST_SEED is a whole number, not 'seven'; leave it out to have one drawn.\n"
