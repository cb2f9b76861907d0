"""The one number that all luck of a run comes from. DEDALE_TEST_SEED gives it, and so the same run again."""

from __future__ import annotations

import os
from random import Random, SystemRandom

VARIABLE = "DEDALE_TEST_SEED"

SEED = int(os.environ.setdefault(VARIABLE, str(SystemRandom().randrange(10**6))))
"""Kept in the environment, where workers and the commands that tests start find it."""


def luck_of(*what: object) -> Random:
    """The luck of one thing in this run: a test, a part of it, a combination of options."""
    return Random(" ".join(map(str, (SEED, *what))))


def seed_of(*what: object) -> int:
    """A number of 32 bits from the luck of one thing."""
    return luck_of(*what).getrandbits(32)
