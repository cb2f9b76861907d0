"""The generator behind seeded states: splitmix64, with equal numbers compiled and uncompiled.

A seeded state holds a 64-bit counter. Each use adds GAMMA to it and scrambles the sum.
Compiled, the few lines of arithmetic are C in the `.pxd`, so that every module has them inline.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    M64 = 0xFFFFFFFFFFFFFFFF
    GAMMA = 0x9E3779B97F4A7C15

    def scramble(x: int) -> int:
        """64 well-mixed bits for a 64-bit number."""
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & M64
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & M64
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
        self._counter = seed & M64

    def below(self, n: int) -> int:
        """The next number from 0 to n-1."""
        self._counter = (self._counter + GAMMA) & M64
        return below(scramble(self._counter), n)
