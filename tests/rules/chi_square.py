"""Whether what was found by chance follows a law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import inf, sqrt
from typing import TypeVar

Told = TypeVar("Told", bound=Hashable)


def chi_square(expected: Mapping[Told, float], found: Counter[Told]) -> float:
    """How far what was found is from the law; infinite where something impossible was found."""
    if not found.keys() <= expected.keys():
        return inf
    total = found.total()
    return sum((found[key] - total * share) ** 2 / (total * share) for key, share in expected.items())


def bound(expected: Mapping[Told, float]) -> float:
    """More than chance does in a million runs: the mean, five standard deviations, and some for small tables."""
    freedom = len(expected) - 1
    return freedom + 5 * sqrt(2 * freedom) + 10
