"""The one number that all luck of a run comes from. DEDALE_TEST_SEED gives it, and so the same run again."""

from __future__ import annotations

import os
import sys
from random import Random, SystemRandom

VARIABLE = "DEDALE_TEST_SEED"
GIVEN = VARIABLE in os.environ
"""Whether somebody asked for a certain luck."""


def new_seed() -> int:
    """A seed that nobody chose, short enough to be typed."""
    return SystemRandom().randrange(10**6)


def _seed() -> int:
    """The seed of this run, kept in the environment, where workers and the commands that tests start find it."""
    text = os.environ.setdefault(VARIABLE, str(new_seed()))
    try:
        return int(text)
    except ValueError:
        sys.exit(f"{VARIABLE} is a whole number, not {text!r}; leave it out to have one drawn.")


SEED = _seed()


def luck_of(*what: object) -> Random:
    """The luck of one thing in this run: a test, a part of it, a combination of options."""
    return Random(" ".join(map(str, (SEED, *what))))


def seed_of(*what: object) -> int:
    """A number of 32 bits from the luck of one thing."""
    return luck_of(*what).getrandbits(32)
