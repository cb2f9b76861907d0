"""Sets of up to 64 small numbers as the bits of one machine word."""

from __future__ import annotations

import cython

if not cython.compiled:

    def count_bits(mask: int) -> int:
        """How many numbers the set has."""
        return mask.bit_count()

    def lowest_bit(mask: int) -> int:
        """The smallest number of a set that is not empty."""
        return (mask & -mask).bit_length() - 1
