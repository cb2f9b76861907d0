"""The generator behind seeded states: splitmix64, with equal numbers compiled and uncompiled.

A seeded state holds a 64-bit counter. Each use adds GAMMA to it and scrambles the sum.
"""

from __future__ import annotations

M64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


def scramble(x: int) -> int:
    """64 well-mixed bits for a 64-bit number."""
    x = ((x ^ (x >> 30)) * FIRST) & M64
    x = ((x ^ (x >> 27)) * SECOND) & M64
    return x ^ (x >> 31)


def below(bits: int, n: int) -> int:
    """A number from 0 to n-1, made from 64 random bits."""
    return ((bits >> 32) * n) >> 32


class Generator:
    """The generator of random play, step by step: what `State.playout` uses inside the core.

    >>> pick = Generator(7)
    >>> [pick.below(6) for _ in range(5)]
    [2, 0, 5, 3, 2]
    """

    def __init__(self, seed: int) -> None:
        self._counter = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """The next number from 0 to n-1."""
        self._counter = (self._counter + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        return below(scramble(self._counter), n)
