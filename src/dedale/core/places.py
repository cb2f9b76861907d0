"""The ways in which a game writes the numbers of an observation, one behind the other; each says where it stopped.

Compiled, they are C in the `.pxd`, so that every module has them inline.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from collections.abc import Sequence

    def put_number(out: bytearray, at: int, number: int) -> int:
        """One number."""
        out[at] = number
        return at + 1

    def put_counts(out: bytearray, at: int, counts: Sequence[int], size: int) -> int:
        """The first counts of a zone."""
        out[at : at + size] = counts[:size]
        return at + size

    def put_one(out: bytearray, at: int, which: int, size: int) -> int:
        """A 1 at one place out of several, and 0 at the others; 0 at all of them if it is none of these."""
        out[at : at + size] = bytes(size)
        if 0 <= which < size:
            out[at + which] = 1
        return at + size

    def put_bits(out: bytearray, at: int, bits: int, size: int) -> int:
        """The lowest bits of a mask."""
        out[at : at + size] = bytes(bits >> place & 1 for place in range(size))
        return at + size
